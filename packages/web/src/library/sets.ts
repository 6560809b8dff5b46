/** Sets of puzzles: the games that came in one file, in its order, with what is solved of them. */
import type { GameRecord, SolveRecord } from '../game/store/records.ts';
import { placeInSet } from '../game/set-origin.ts';

export interface SetPuzzle {
  readonly number: number;
  readonly game: string; // the game's id
  readonly puzzle: string; // native, without state
  readonly shown: string; // native, with state: its picture
  readonly record: GameRecord | undefined; // none: solved, and its game removed since
  readonly isSolved: boolean;
  readonly isBegun: boolean;
}

export interface PuzzleSet {
  readonly id: string;
  readonly name: string;
  readonly puzzles: readonly SetPuzzle[];
  readonly solved: number;
}

/** Never opened. Progress says nothing: a 0 is satisfied before the first move. */
export const isUntouched = ({ elapsed, solved }: GameRecord): boolean => !solved && elapsed === 0;

/** In the order of the records: the most recently played set comes first. */
export function setsIn(records: readonly GameRecord[], solves: readonly SolveRecord[]): readonly PuzzleSet[] {
  const sets = new Map<string, { name: string; puzzles: Map<number, SetPuzzle> }>();
  const put = (origin: string | undefined, make: (number: number) => SetPuzzle) => {
    const place = placeInSet(origin);
    if (!place) return;
    const known = sets.get(place.set) ?? { name: place.name, puzzles: new Map<number, SetPuzzle>() };
    sets.set(place.set, known);
    const before = known.puzzles.get(place.number);
    const next = make(place.number);
    known.puzzles.set(
      place.number,
      before ? { ...before, isSolved: before.isSolved || next.isSolved } : next,
    );
  };
  for (const record of records) put(record.origin, (number) => fromRecord(number, record));
  for (const solve of solves) put(solve.origin, (number) => fromSolve(number, solve));
  return [...sets].map(([id, { name, puzzles }]) => {
    const inOrder = [...puzzles.values()].sort((a, b) => a.number - b.number);
    return { id, name, puzzles: inOrder, solved: inOrder.filter(({ isSolved }) => isSolved).length };
  });
}

const fromRecord = (number: number, record: GameRecord): SetPuzzle => ({
  number,
  game: record.game,
  puzzle: record.puzzle,
  shown: record.now,
  record,
  isSolved: record.solved,
  isBegun: !isUntouched(record),
});

const fromSolve = (number: number, { game, puzzle, state }: SolveRecord): SetPuzzle => ({
  number,
  game,
  puzzle,
  shown: state,
  record: undefined,
  isSolved: true,
  isBegun: true,
});

/** The next that is not solved, after this number first, then from the beginning. */
export function nextInSet({ puzzles }: PuzzleSet, after = 0): SetPuzzle | undefined {
  const open = puzzles.filter(({ isSolved, record }) => !isSolved && record);
  return open.find(({ number }) => number > after) ?? open[0];
}
