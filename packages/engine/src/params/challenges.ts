/** Numbered challenges: the same puzzle for everyone under each number, so their seeds never change. */
import type { Preset, Series, SeriesStep } from './params.ts';

/** `each` puzzles of every named preset, one preset after another; seeds in `repeats` would repeat an earlier puzzle. */
export function challenges<Params>(
  presets: readonly Preset<Params>[],
  ids: readonly string[],
  each: number | readonly number[], // how many of every level, or of each
  repeats: readonly string[] = [],
): Series<Params> {
  const chosen = ids.flatMap((id) => presets.filter((preset) => preset.id === id));
  const counts = typeof each === 'number' ? chosen.map(() => each) : each;
  const steps = chosen
    .flatMap(({ id, params }, at) => seeds(id, counts[at], repeats).map((seed) => ({ params, seed })))
    .map((step, i): SeriesStep<Params> => ({ name: String(i + 1), ...step }));
  return { id: 'challenges', fixed: true, steps };
}

const seeds = (id: string, count: number, repeats: readonly string[]): readonly string[] =>
  Array.from({ length: count + repeats.length }, (_, i) => `challenge ${id} ${i + 1}`)
    .filter((seed) => !repeats.includes(seed))
    .slice(0, count);
