/** What is wrong or left, in one pass over the sides: any filling without mismatches is a solution. */
import type { Issue, Lookup, Report } from '../../../vocabulary.ts';
import { NOWHERE } from '../../../grid/triangle.ts';
import { symbolValues } from './colours.ts';
import {
  boardOf,
  cellSpot,
  FREE,
  looseCount,
  mate,
  piecesByCell,
  shown,
  wallSpot,
  type Puzzle,
  type State,
} from './rules.ts';

/** A side that disagrees with what is beyond it; inner edges once, as seen from their UP cell. */
interface Mismatch {
  readonly cell: number;
  readonly side: number;
  readonly other: number; // the cell beyond, or NOWHERE for a wall
}

export function mismatches(puzzle: Puzzle, state: State): readonly Mismatch[] {
  const board = boardOf(puzzle);
  const byCell = piecesByCell(puzzle, state);
  const found: Mismatch[] = [];
  for (let at = 0; at < 3 * board.cellCount; at++) {
    const [cell, side] = [Math.floor(at / 3), at % 3];
    if (byCell[cell] === NOWHERE) continue;
    const opposite = board.opposite[at];
    const other = opposite < 0 ? NOWHERE : Math.floor(opposite / 3);
    if (other === NOWHERE) {
      const wall = puzzle.walls[board.borderOf[at]];
      if (wall !== FREE && wall !== labelAt(cell, side)) found.push({ cell, side, other });
    } else if (board.up[cell] && byCell[other] !== NOWHERE) {
      if (labelAt(cell, side) !== mate(puzzle.match, labelAt(other, opposite % 3)))
        found.push({ cell, side, other });
    }
  }
  return found;

  function labelAt(cell: number, side: number): number {
    return shown(puzzle.pieces[byCell[cell]], state.turn[byCell[cell]], side);
  }
}

export function check(puzzle: Puzzle, state: State): Report {
  const board = boardOf(puzzle);
  const wrong = mismatches(puzzle, state);
  const blamed = new Set(wrong.flatMap(({ cell, other }) => [cell, other]));
  const empty = piecesByCell(puzzle, state).flatMap((piece, cell) => (piece === NOWHERE ? [cell] : []));
  const issues: Issue[] = wrong.map((each) => issueOf(puzzle, state, each));
  if (empty.length)
    issues.push({
      kind: 'todo',
      code: 'pieces-left',
      at: empty.map((cell) => cellSpot(board, cell)),
      with: { count: empty.length },
    });
  const of = looseCount(puzzle);
  const good = state.at.filter((cell, piece) => piece < of && cell !== NOWHERE && !blamed.has(cell)).length;
  // A puzzle whose fixed pieces disagree is never done, however many pieces match.
  return { issues, progress: { done: wrong.length ? Math.min(good, of - 1) : good, of } };
}

function issueOf(puzzle: Puzzle, state: State, { cell, side, other }: Mismatch): Issue {
  const board = boardOf(puzzle);
  const at = 3 * cell + side;
  const showing = (key: string, place: number): Lookup<string | number> => {
    const piece = state.at.indexOf(Math.floor(place / 3));
    return symbolValues(puzzle, key, shown(puzzle.pieces[piece], state.turn[piece], place % 3));
  };
  const own = { cell: board.names[cell], ...showing('sign', at) };
  if (other === NOWHERE) {
    const border = board.borderOf[at];
    return {
      kind: 'wrong',
      code: 'wall-mismatch',
      at: [cellSpot(board, cell), wallSpot(border)],
      with: { ...own, ...symbolValues(puzzle, 'wall', mate(puzzle.match, puzzle.walls[border])) },
    };
  }
  return {
    kind: 'wrong',
    code: 'mismatch',
    at: [cellSpot(board, cell), cellSpot(board, other)],
    with: { ...own, other: board.names[other], ...showing('facing', board.opposite[at]) },
  };
}
