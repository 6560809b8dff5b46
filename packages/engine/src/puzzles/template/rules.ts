/**
 * Lanterns: each lantern of a row is lit or dark; a number tells how many of the three around it are lit
 * (its own and the one on either side; at the ends there are only two).
 *
 *     ●  ○  ·  ●      lantern:0 … lantern:3      lit, dark, not yet decided, lit
 *     1     2         clue:0, clue:2
 *
 * Invariant: a state has one mark for each place of the puzzle, and there are at least two places.
 */
import type { Issue, Note, Report, Spot } from '../../vocabulary.ts';
import { fail, ok, type Result } from '../../result.ts';

export const marks = ['lit', 'dark', 'open'] as const;
export type Mark = (typeof marks)[number];

export interface Puzzle {
  readonly clues: readonly (number | undefined)[]; // [1, undefined, 2, undefined]
}
export type State = readonly Mark[];
export interface Move {
  readonly lantern: number;
  readonly mark: Mark;
}

export const minLength = 2;
export const maxLength = 60;

export const lanternSpot = (index: number): Spot => `lantern:${index}`;
export const clueSpot = (index: number): Spot => `clue:${index}`;

export const start = (puzzle: Puzzle): State => puzzle.clues.map(() => 'open');

/** The two or three lanterns a number speaks of. */
export const around = (puzzle: Puzzle, index: number): readonly number[] =>
  [index - 1, index, index + 1].filter((each) => each >= 0 && each < puzzle.clues.length);

/** Of the lanterns around a place, those with this mark. */
export const having = (puzzle: Puzzle, state: State, index: number, mark: Mark): readonly number[] =>
  around(puzzle, index).filter((each) => state[each] === mark);

export function apply(puzzle: Puzzle, state: State, move: Move): Result<State, Note> {
  if (move.lantern >= puzzle.clues.length)
    return fail({
      code: 'no-such-lantern',
      at: [],
      with: { n: move.lantern + 1, length: puzzle.clues.length },
    });
  return ok(state.with(move.lantern, move.mark));
}

/** The move that says the opposite; there is none of taking a mark back. */
export function negate(move: Move): Move | undefined {
  if (move.mark === 'open') return undefined;
  return { ...move, mark: move.mark === 'lit' ? 'dark' : 'lit' };
}

export function check(puzzle: Puzzle, state: State): Report {
  const open = state.flatMap((mark, index) => (mark === 'open' ? [index] : []));
  const issues = puzzle.clues.flatMap((clue, index) => clueIssues(puzzle, state, index, clue));
  if (open.length > 0)
    issues.push({ kind: 'todo', code: 'undecided', at: open.map(lanternSpot), with: { count: open.length } });
  return { issues, progress: { done: state.length - open.length, of: state.length } };
}

function clueIssues(puzzle: Puzzle, state: State, index: number, clue: number | undefined): Issue[] {
  if (clue === undefined) return [];
  const lit = having(puzzle, state, index, 'lit');
  const dark = having(puzzle, state, index, 'dark');
  if (lit.length > clue) return [clueIssue('too-many', index, lit, { clue, lit: lit.length })];
  const most = around(puzzle, index).length - dark.length;
  return most < clue ? [clueIssue('too-few', index, dark, { clue, most })] : [];
}

const clueIssue = (
  code: string,
  index: number,
  culprits: readonly number[],
  values: Record<string, number>,
): Issue => ({ kind: 'wrong', code, at: [clueSpot(index), ...culprits.map(lanternSpot)], with: values });
