/** What an app may ask beside the hints: what fits a cell, what is short, and the first document's own hint. */
import { NOWHERE } from '../../../grid/triangle.ts';
import { makeRng, shuffle } from '../../../rng.ts';
import type { Move } from '../rules/moves.ts';
import {
  agreement,
  boardOf,
  demandsOn,
  FREE,
  isThreefold,
  labelCount,
  looseCount,
  mate,
  piecesByCell,
  SHELF,
  turnFor,
  type Piece,
  type Puzzle,
  type State,
} from '../rules/rules.ts';

export interface Way {
  readonly piece: number;
  readonly turn: number;
}

/** The ways in which pieces of the shelf can lie in a cell without breaking a side; a piece there counts as lifted. */
export function fitting(puzzle: Puzzle, state: State, cell: number): readonly Way[] {
  const byCell = piecesByCell(puzzle, state);
  const demands = demandsOn(puzzle, state, byCell, cell);
  const up = boardOf(puzzle).up[cell];
  return puzzle.pieces.flatMap((labels, piece) =>
    state.at[piece] === SHELF ? turnsFitting(labels, up, demands).map((turn) => ({ piece, turn })) : [],
  );
}

/** The turns at which a piece meets these demands. */
export function turnsFitting(labels: Piece, up: boolean, demands: readonly number[]): readonly number[] {
  const turns = isThreefold(labels) ? [Number(!up)] : [0, 1, 2].map((moved) => turnFor(up, moved));
  return turns.filter((turn) => agreement(labels, turn, demands).bad === 0);
}

/** Empty cells that no piece of the shelf fits. */
export const starving = (puzzle: Puzzle, state: State): readonly number[] =>
  piecesByCell(puzzle, state).flatMap((piece, cell) =>
    piece === NOWHERE && fitting(puzzle, state, cell).length === 0 ? [cell] : [],
  );

export interface Balance {
  readonly label: number;
  readonly supply: number; // sides on the shelf that show it
  readonly demand: number; // sides of empty cells that must show it
}

/** Supply and demand of every label in use. A demand above its supply cannot be met. */
export function balance(puzzle: Puzzle, state: State): readonly Balance[] {
  const top = Math.max(...puzzle.pieces.flat(), ...puzzle.walls);
  const count = puzzle.match === 'equal' ? top + 1 : labelCount('complement', (top >> 1) + 1);
  const supply = Array.from({ length: count }, () => 0);
  const demand = Array.from({ length: count }, () => 0);
  puzzle.pieces.forEach((piece, i) => {
    if (state.at[i] === SHELF) for (const label of piece) supply[label]++;
  });
  const byCell = piecesByCell(puzzle, state);
  byCell.forEach((piece, cell) => {
    if (piece !== NOWHERE) return;
    for (const label of demandsOn(puzzle, state, byCell, cell)) if (label !== FREE) demand[label]++;
  });
  return supply.map((each, label) => ({ label, supply: each, demand: demand[label] }));
}

/** Of each label, sides on the shelf that neither a demand nor a partner takes. */
function oddSides(puzzle: Puzzle, state: State): readonly number[] {
  const spare = balance(puzzle, state).map(({ supply, demand }) => supply - demand);
  return spare.map((each, label) =>
    puzzle.match === 'equal' ? each & 1 : Math.max(0, each - spare[mate(puzzle.match, label)]),
  );
}

/** Labels of which some sides can only go to the free border. */
export const unpairedLabels = (puzzle: Puzzle, state: State): readonly number[] =>
  oddSides(puzzle, state).flatMap((sides, label) => (sides > 0 ? [label] : []));

/** Sides that cannot pair up, and the free border sides that could take them. */
export function unpaired(puzzle: Puzzle, state: State): { readonly sides: number; readonly border: number } {
  const board = boardOf(puzzle);
  const byCell = piecesByCell(puzzle, state);
  const border = board.border.filter(
    (at, i) => puzzle.walls[i] === FREE && byCell[Math.floor(at / 3)] === NOWHERE,
  );
  return {
    sides: oddSides(puzzle, state).reduce((sum, each) => sum + each, 0),
    border: border.length,
  };
}

/**
 * The first document's hint, as moves for one step that undo takes back: pieces that lie elsewhere than
 * in the solution go to the shelf, right ones are turned, then three more are laid, or one when fewer
 * than three are left. The same position always gives the same pieces.
 */
export function threePieces(puzzle: Puzzle, state: State, solution: State): readonly Move[] {
  const { names } = boardOf(puzzle);
  const loose = Array.from({ length: looseCount(puzzle) }, (_, piece) => piece);
  const lies = (piece: number): boolean => state.at[piece] !== SHELF;
  const away = loose.filter((piece) => lies(piece) && state.at[piece] !== solution.at[piece]);
  const askew = loose.filter(
    (piece) => state.at[piece] === solution.at[piece] && state.turn[piece] !== solution.turn[piece],
  );
  const left = loose.filter((piece) => !lies(piece) || away.includes(piece));
  shuffle(makeRng(`three ${state.at.join()} ${puzzle.pieces.join()}`), left);
  const shown = left.slice(0, left.length < 3 ? 1 : 3);
  const unlock = [...away, ...askew].filter((piece) => state.locked[piece]);
  const lay = (piece: number): Move => ({
    piece,
    act: '@',
    cell: names[solution.at[piece]],
    turn: solution.turn[piece],
  });
  return [
    ...unlock.map((piece): Move => ({ piece, act: '!' })),
    ...away.map((piece): Move => ({ piece, act: '-' })),
    ...[...askew, ...shown].map(lay),
  ];
}
