/** The levels of a game as its card shows them, and which one the player chose last. */
import { signal } from '@preact/signals';
import type { AnyGame, ParamRecord, Preset } from 'edgewise';
import { certain } from '../shell/certain.ts';
import { keep, kept } from '../shell/keep.ts';

export type Level = Preset<ParamRecord> & { readonly dots: number };

/** Easiest first. A game without dots shows its presets as they come, all with one. */
export function levelsOf(game: AnyGame): readonly [Level, ...Level[]] {
  const named = game.params.presets.flatMap((preset) =>
    preset.dots === undefined ? [] : [{ ...preset, dots: preset.dots }],
  );
  const all = named.length ? named : game.params.presets.map((preset) => ({ ...preset, dots: 1 as const }));
  const [first, ...others] = [...all].sort((a, b) => a.dots - b.dots);
  return [certain(first), ...others];
}

const STORE = 'edgewise-levels';

const chosen = signal<Readonly<Record<string, string>>>(kept(STORE));

export function chosenLevel(game: AnyGame): Level {
  const levels = levelsOf(game);
  return levels.find(({ id }) => id === chosen.value[game.id]) ?? levels[0];
}

export function chooseLevel(game: AnyGame, id: string): void {
  chosen.value = { ...chosen.value, [game.id]: id };
  keep(STORE, chosen.value);
}
