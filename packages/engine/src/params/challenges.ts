/** Numbered challenges: the same puzzle for everybody under each number, so their seeds never change. */
import type { Preset, Series, SeriesStep } from './params.ts';

/** `each` puzzles of every named preset, one preset after another. */
export function challenges<Params>(
  presets: readonly Preset<Params>[],
  ids: readonly string[],
  each: number,
): Series<Params> {
  const chosen = ids.flatMap((id) => presets.filter((preset) => preset.id === id));
  const steps = chosen.flatMap(({ id, params }, at) =>
    Array.from({ length: each }, (_, i): SeriesStep<Params> => {
      const name = String(at * each + i + 1);
      return { name, params, seed: `challenge ${id} ${i + 1}` };
    }),
  );
  return { id: 'challenges', fixed: true, steps };
}
