/** Puzzles and aimless play, for tests. */
import type { Rng } from '../../rng.ts';
import type { Move, Puzzle, State } from './rules/rules.ts';
import { apply } from './rules/moves.ts';

/** A red loop of these tiles, unless requested otherwise. */
export const freePuzzle = (tiles: readonly number[], changes: Partial<Puzzle> = {}): Puzzle => ({
  mode: 'free',
  tiles,
  colour: 'R',
  goal: 'loop',
  match: 'all',
  holes: 'none',
  rules: 'strict',
  locks: false,
  ...changes,
});

/** Aimless play of every kind of move, also where colours disagree. */
export function wander(puzzle: Puzzle, state: State, rng: Rng): State {
  const tile = puzzle.tiles[rng.below(puzzle.tiles.length)];
  const near = { q: rng.below(4) - 2, r: rng.below(4) - 2 };
  const options: Move[] = [
    { kind: 'place', tile, ...near, turn: rng.below(6) },
    { kind: 'place', tile, ...near, turn: rng.below(6) },
    { kind: 'turn', tile, by: rng.below(2) ? 1 : -1 },
    { kind: 'shelve', tile },
  ];
  const next = apply(puzzle, state, options[rng.below(options.length)]);
  return next.ok ? next.value : state;
}
