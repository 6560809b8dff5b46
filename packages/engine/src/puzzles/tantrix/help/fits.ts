/** What goes with a place or a tile now: fits that break no rule, the least turned first. */
import type { Fit, Issue, Spot } from '../../../vocabulary.ts';
import { type Cell, side, sides } from '../../../grid/hex.ts';
import { check, goalColours } from '../rules/check.ts';
import { agrees, demands } from '../rules/solitaire.ts';
import {
  type Board,
  boardOf,
  hexSpot,
  inHand,
  type Move,
  type Puzzle,
  type State,
  tileSpot,
} from '../rules/rules.ts';
import { apply } from '../rules/moves.ts';
import { emptyCells } from '../rules/empty.ts';

type Fits = readonly Fit<Move>[];

export function fits(puzzle: Puzzle, state: State, at: Spot): Fits | undefined {
  const cells = emptyCells(puzzle, state);
  const tile = inHand(puzzle, state).find((each) => tileSpot(each) === at);
  if (tile !== undefined) return new Fitting(puzzle, state).all([tile], cells);
  const cell = cells.find((each) => hexSpot(each) === at);
  return cell && new Fitting(puzzle, state).all(inHand(puzzle, state), [cell]);
}

class Fitting {
  readonly #puzzle: Puzzle;
  readonly #state: State;
  readonly #board: Board;
  readonly #wrongs: ReadonlySet<string>;

  constructor(puzzle: Puzzle, state: State) {
    this.#puzzle = puzzle;
    this.#state = state;
    this.#board = boardOf(state);
    this.#wrongs = wrongsIn(puzzle, state);
  }

  all(tiles: readonly number[], cells: readonly Cell[]): Fits {
    return tiles.flatMap((tile) => cells.flatMap((cell) => this.#together(tile, cell)));
  }

  /** Where every turn fits, only the tile's own: the others would add nothing. */
  #together(tile: number, cell: Cell): Fits {
    const now = this.#state.turns[this.#puzzle.tiles.indexOf(tile)];
    const turns = byEffort.map((by) => side(now + by)).filter((turn) => this.#goes(tile, cell, turn));
    return (turns.length === sides.length ? [now] : turns).map((turn) => ({
      piece: tileSpot(tile),
      place: hexSpot(cell),
      move: { kind: 'place', tile, q: cell.q, r: cell.r, turn },
    }));
  }

  #goes(tile: number, { q, r }: Cell, turn: number): boolean {
    if (!this.#suits(tile, { q, r }, turn)) return false;
    const after = apply(this.#puzzle, this.#state, { kind: 'place', tile, q, r, turn });
    return after.ok && [...wrongsIn(this.#puzzle, after.value)].every((wrong) => this.#wrongs.has(wrong));
  }

  /** A wanted line that runs into another colour can no longer be a loop, though no issue says so yet. */
  #suits(tile: number, cell: Cell, turn: number): boolean {
    const { mode, goal, match } = this.#puzzle;
    if (mode === 'solitaire' || (match === 'loop' && goal === 'line')) return true;
    const wanted = demands(this.#board, cell);
    return goalColours(this.#puzzle).some((colour) => agrees(this.#puzzle, colour, wanted, tile, turn));
  }
}

const byEffort = [0, 1, -1, 2, -2, 3];

/** What only taking back can put right, identified by what and where. */
const wrongsIn = (puzzle: Puzzle, state: State): ReadonlySet<string> =>
  new Set(check(puzzle, state).issues.flatMap((issue) => (issue.kind === 'wrong' ? [tag(issue)] : [])));

const tag = ({ code, at, with: values }: Issue): string => JSON.stringify([code, at.toSorted(), values]);
