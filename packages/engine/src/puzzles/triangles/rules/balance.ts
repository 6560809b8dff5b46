/** Supply and demand: what the shelf can show against what empty cells must show. */
import { NOWHERE } from '../../../grid/triangle.ts';
import {
  boardOf,
  demandsOn,
  FREE,
  labelCount,
  mate,
  piecesByCell,
  SHELF,
  type Puzzle,
  type State,
} from './rules.ts';

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

interface Position {
  readonly puzzle: Puzzle;
  readonly state: State;
}

/** More of this label is needed than there is. */
export const isShort = ({ puzzle, state }: Position, label: number): boolean =>
  balance(puzzle, state).some((each) => each.label === label && each.demand > each.supply);

/** More sides cannot pair up than the free border takes. */
export function isUnpaired({ puzzle, state }: Position): boolean {
  const { sides, border } = unpaired(puzzle, state);
  return sides > border;
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
