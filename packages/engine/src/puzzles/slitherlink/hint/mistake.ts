/** What went wrong: the mark to blame, what it leads to, and how to take it back. */
import type { Task } from '../../../task.ts';
import { reasonsOf, type Hint, type MistakeHint, type Spot } from '../../../vocabulary.ts';
import {
  boardOf,
  cellSpot,
  edgeSpot,
  isClue,
  LINE,
  meshOf,
  OPEN,
  type Change,
  type Move,
  type Puzzle,
  type State,
} from '../rules/rules.ts';
import { refute, refuteBySupposing, type Refutation } from './deduce/refute.ts';
import { smallestRefutation } from './smallest-reason.ts';
import { spotsOf, valuesOf } from './wording.ts';
import type { WrongMarks } from './wrong-marks.ts';

export function* mistake(puzzle: Puzzle, state: State, wrong: WrongMarks): Task<Hint<Move>> {
  const clear =
    (on: Change['on']) =>
    (index: number): Change => ({ on, index, to: 0 });
  const moves = [[...wrong.edges.map(clear('edge')), ...wrong.cells.map(clear('cell'))]];
  if (!wrong.edges.length) return cellMistake(puzzle, state, wrong, moves);
  const suspects = wrong.dated ? wrong.edges.slice(0, 1) : wrong.edges;
  const board = boardOf(puzzle);
  const found =
    (yield* refute(board, state.edges, wrong.edges, suspects)) ??
    (yield* refuteBySupposing(board, state.edges, wrong.edges, suspects[0]));
  return found
    ? hintOfRefutation(puzzle, state, found, moves)
    : yield* kernelMistake(puzzle, state, wrong, moves);
}

function hintOfRefutation(
  puzzle: Puzzle,
  state: State,
  { edge, level, reason, proof, end }: Refutation,
  moves: Move[],
): Hint<Move> {
  const because = reasonsOf(spotsOf(reason), edgeSpot(edge));
  return { ...mistakeAt(state, edge), level, because, with: valuesOf(puzzle, reason, end), proof, moves };
}

const mistakeAt = (state: State, edge: number): Pick<MistakeHint<Move>, 'kind' | 'code' | 'at'> => ({
  kind: 'mistake',
  code: state.edges[edge] === LINE ? 'mistake-line' : 'mistake-cross',
  at: [edgeSpot(edge)],
});

/** No level sees it: the kernel's smallest set of clues and marks that cannot hold with it. */
function* kernelMistake(puzzle: Puzzle, state: State, wrong: WrongMarks, moves: Move[]): Task<Hint<Move>> {
  const [edge] = wrong.edges;
  const because = reasonsOf(yield* smallestRefutation(puzzle, state, wrong), edgeSpot(edge));
  return { ...mistakeAt(state, edge), level: 'beyond', because, with: { end: 'none' }, moves };
}

const everything = (puzzle: Puzzle, state: State): Spot[] => [
  ...Array.from(meshOf(puzzle).faceEdges, (_, cell) => cell)
    .filter((cell) => isClue(puzzle.clues[cell]))
    .map(cellSpot),
  ...Array.from(state.edges, (_, edge) => edge)
    .filter((edge) => state.edges[edge] !== OPEN)
    .map(edgeSpot),
];

/** A wrong note on a cell does no harm yet; it is named, and the whole board is the reason. */
const cellMistake = (puzzle: Puzzle, state: State, { cells }: WrongMarks, moves: Move[]): Hint<Move> => ({
  kind: 'mistake',
  code: 'mistake-cell',
  level: 'beyond',
  at: cells.map(cellSpot),
  because: reasonsOf(everything(puzzle, state), cellSpot(cells[0])),
  with: { end: 'none' },
  moves,
});
