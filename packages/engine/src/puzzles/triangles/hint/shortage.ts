/** A shortage of a label as a proof: first how much is needed, then that there is less. */
import { NOWHERE } from '../../../grid/triangle.ts';
import { tonesOf, type Proof, type ProofLink, type Spot } from '../../../vocabulary.ts';
import {
  boardOf,
  cellSpot,
  demandsOn,
  piecesByCell,
  pieceSpot,
  SHELF,
  type Move,
  type Puzzle,
  type State,
} from '../rules/rules.ts';
import { around } from './partial-position.ts';
import type { Lookup } from '../../../vocabulary.ts';

type Link = ProofLink<Move>;

/** The sides that empty cells must show, and the pieces of the shelf that show them: fewer than asked for. */
export function proofOfShortage(
  puzzle: Puzzle,
  state: State,
  label: number,
  values: Lookup<string | number>,
  culprit: Spot,
): Proof<Move> {
  const board = boardOf(puzzle);
  const byCell = piecesByCell(puzzle, state);
  const asking = puzzle.pieces
    .map((_, cell) => cell)
    .filter((cell) => byCell[cell] === NOWHERE && demandsOn(puzzle, state, byCell, cell).includes(label));
  const having = puzzle.pieces.flatMap((piece, i) =>
    state.at[i] === SHELF && piece.includes(label) ? [pieceSpot(i)] : [],
  );
  const cells = asking.map((cell) => cellSpot(board, cell));
  const demand: Link = {
    code: 'count.demand',
    at: cells,
    because: [...new Set([...around(puzzle, state, asking), culprit])],
    with: values,
    ...tonesOf({ demand: cells }),
  };
  const supply: Link = {
    code: 'break.short',
    at: having,
    because: [...having, culprit],
    with: values,
    ...tonesOf({ demand: cells, supply: having }),
  };
  return { links: [demand, supply] };
}
