/**
 * Lanterns: each lantern of a row is lit or dark; a number says how many of the three around it are lit
 * (its own and the one on either side; at the ends there are only two).
 *
 *     ●  ○  ·  ●      lantern:0 … lantern:3      lit, dark, not yet decided, lit
 *     1     2         clue:0, clue:2
 *
 * Invariant: a state has one mark for each place of the puzzle, and there are at least two places.
 */
import type { Spot } from '../../../vocabulary.ts';

export type Mark = 'lit' | 'dark' | 'open';
export interface Puzzle {
  readonly clues: readonly (number | undefined)[]; // [1, undefined, 2, undefined]
}
export type State = readonly Mark[];
export interface Move {
  readonly lantern: number;
  readonly mark: Mark;
}

export const lanternSpot = (index: number): Spot => `lantern:${index}`;
export const clueSpot = (index: number): Spot => `clue:${index}`;

export const start = (puzzle: Puzzle): State => puzzle.clues.map(() => 'open');

/** The two or three lanterns that a number counts. */
export const around = (length: number, index: number): readonly number[] =>
  [index - 1, index, index + 1].filter((each) => each >= 0 && each < length);

export const countAround = (state: State, index: number, mark: Mark): number =>
  around(state.length, index).filter((each) => state[each] === mark).length;
