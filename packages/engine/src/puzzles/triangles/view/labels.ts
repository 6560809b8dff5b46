/** How spots are read out: a cell by row letter and number, a piece by number, sides in their one order. */
import type { Lookup, Note } from '../../../vocabulary.ts';
import { NOWHERE } from '../../../grid/triangle.ts';
import { symbolValues } from '../rules/colours.ts';
import {
  boardOf,
  demandsOn,
  FREE,
  isFixed,
  mate,
  SHELF,
  shown,
  type Puzzle,
  type State,
} from '../rules/rules.ts';

type Label = Pick<Note, 'code' | 'with'>;

/** `up` is 1 with the tip up: then a, b, c are left, right, bottom; else left, top, right. */
const signsOf = (puzzle: Puzzle, up: boolean, labels: readonly number[]): Lookup<string | number> => {
  const [a, b, c] = ['a', 'b', 'c'].map((key, side) =>
    labels[side] === FREE ? { [key]: '' } : symbolValues(puzzle, key, labels[side]),
  );
  return { up: up ? 1 : 0, ...a, ...b, ...c };
};

export function cellLabel(puzzle: Puzzle, state: State, byCell: readonly number[], cell: number): Label {
  const board = boardOf(puzzle);
  const piece = byCell[cell];
  const up = board.up[cell];
  const name = board.names[cell];
  if (piece === NOWHERE) {
    const asked = demandsOn(puzzle, state, byCell, cell);
    return { code: 'label.empty', with: { cell: name, ...signsOf(puzzle, up, asked) } };
  }
  const code = isFixed(puzzle, piece) ? 'label.fixed' : state.locked[piece] ? 'label.locked' : 'label.laid';
  return { code, with: { cell: name, ...pieceValues(puzzle, state, piece) } };
}

const pieceValues = (puzzle: Puzzle, state: State, piece: number): Lookup<string | number> => {
  const turn = state.turn[piece];
  const labels = [0, 1, 2].map((side) => shown(puzzle.pieces[piece], turn, side));
  return { piece: piece + 1, turn: turn + 1, ...signsOf(puzzle, turn % 2 === 0, labels) };
};

export function pieceLabel(puzzle: Puzzle, state: State, piece: number): Label {
  if (state.at[piece] === SHELF) return { code: 'label.shelf', with: pieceValues(puzzle, state, piece) };
  return { code: 'label.gap', with: { piece: piece + 1, cell: boardOf(puzzle).names[state.at[piece]] } };
}

const sideNames = { up: ['left', 'right', 'bottom'], down: ['left', 'top', 'right'] } as const;

export function wallLabel(puzzle: Puzzle, border: number): Label {
  const board = boardOf(puzzle);
  const at = board.border[border];
  const cell = Math.floor(at / 3);
  return {
    code: 'label.wall',
    with: {
      cell: board.names[cell],
      side: sideNames[board.up[cell] ? 'up' : 'down'][at % 3],
      ...symbolValues(puzzle, 'sign', mate(puzzle.match, puzzle.walls[border])),
    },
  };
}
