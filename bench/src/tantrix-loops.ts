/** Shared by the Tantrix rows: levels, and a loop from a seed. */
import { Dice } from '../../packages/engine/src/puzzles/tantrix/solve/search/chain.ts';
import { FirstLoop } from '../../packages/engine/src/puzzles/tantrix/solve/search/first.ts';
import { tablesOf } from '../../packages/engine/src/puzzles/tantrix/solve/search/problem.ts';
import type { Puzzle, State } from '../../packages/engine/src/puzzles/tantrix/rules/rules.ts';
import { levelColour, type Colour } from '../../packages/engine/src/puzzles/tantrix/rules/tiles.ts';

export const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);
export const seeds = upTo(20);

export const level = (tiles: readonly number[], colour: Colour): Puzzle => ({
  mode: 'discovery',
  tiles,
  colour,
  goal: 'loop',
  match: 'all',
  holes: 'none',
  rules: 'strict',
  locks: false,
});

export const colourOf = (count: number): Colour => levelColour(count) ?? 'R';

/** One hole-free loop from a seed, checked. */
export function firstLoop(tiles: readonly number[], colour: Colour, seed: number): State {
  const tables = tablesOf({ tiles, colour, match: 'all', holes: 'none', pins: [] });
  const search = tables && new FirstLoop(tables, new Dice(seed * 7919 + tiles.length));
  while (search && !search.run(10_000)) if (search.steps > 5_000_000) break;
  if (!search?.found) throw new Error('no loop found');
  return { placed: search.found, turns: tiles.map(() => 0), locked: 0 };
}

export const met = (yes: boolean): string => (yes ? 'yes' : 'NO');
