/** What goes with a spot, and how each sign stands: the parts of `help.ts` as every screen can ask for them. */
import type { Meter } from '../../../game.ts';
import type { Fit, Spot } from '../../../vocabulary.ts';
import { NOWHERE } from '../../../grid/triangle.ts';
import { colourNumber, signValues } from '../view/colours.ts';
import { balance, turnsFitting, unpaired, unpairedLabels, type Balance } from './what-if.ts';
import type { Move } from '../rules/moves.ts';
import {
  boardOf,
  cellSpot,
  demandsOn,
  parseSpot,
  piecesByCell,
  pieceSpot,
  SHELF,
  signOf,
  TURNS,
  type Puzzle,
  type State,
} from '../rules/rules.ts';

/** For an empty cell the pieces of the shelf, for a piece of the shelf the empty cells; each pair once. */
export function fits(puzzle: Puzzle, state: State, at: Spot): readonly Fit<Move>[] | undefined {
  const pointed = parseSpot(puzzle, at);
  const byCell = piecesByCell(puzzle, state);
  if (pointed?.kind === 'cell' && byCell[pointed.cell] === NOWHERE) {
    const demands = demandsOn(puzzle, state, byCell, pointed.cell);
    return state.at.flatMap((place, piece) =>
      place === SHELF ? fitOf(puzzle, state, demands, piece, pointed.cell) : [],
    );
  }
  if (pointed?.kind === 'piece' && state.at[pointed.piece] === SHELF)
    return byCell.flatMap((there, cell) =>
      there === NOWHERE
        ? fitOf(puzzle, state, demandsOn(puzzle, state, byCell, cell), pointed.piece, cell)
        : [],
    );
  return undefined;
}

/** Of several ways the one with the least turning, clockwise. */
function fitOf(
  puzzle: Puzzle,
  state: State,
  demands: readonly number[],
  piece: number,
  cell: number,
): readonly Fit<Move>[] {
  const board = boardOf(puzzle);
  const away = (turn: number): number => (turn - state.turn[piece] + TURNS) % TURNS;
  const [turn] = turnsFitting(puzzle.pieces[piece], board.up[cell], demands).toSorted(
    (a, b) => away(a) - away(b),
  );
  if (turn === undefined) return [];
  const move: Move = { piece, act: '@', cell: board.names[cell], turn };
  return [{ piece: pieceSpot(piece), place: cellSpot(board, cell), move }];
}

/** Sides on the shelf against sides that empty cells must show, sign by sign. */
export function gauges(puzzle: Puzzle, state: State): readonly Meter[] {
  const { sides, border } = unpaired(puzzle, state);
  const stranded = new Set(sides > border ? unpairedLabels(puzzle, state) : []);
  return balance(puzzle, state).map((each) => gaugeOf(puzzle, each, stranded.has(each.label)));
}

function gaugeOf(puzzle: Puzzle, { label, supply, demand }: Balance, stranded: boolean): Meter {
  const short = demand > supply;
  const state = short || stranded ? 'short' : supply === 0 ? 'full' : 'open';
  return {
    code: short ? 'gauge.short' : stranded ? 'gauge.pairs' : state === 'full' ? 'gauge.full' : 'gauge.open',
    with: { ...signValues(puzzle, 'sign', label), have: supply, need: demand },
    role: `label-${colourNumber(puzzle, label)}`,
    sign: signOf(puzzle.match, label),
    have: supply,
    need: demand,
    state,
  };
}
