/** Solitaire: what the rules force, else the place that keeps the most points possible. */
import { reasonsOf, type Hint } from '../../../vocabulary.ts';
import { cellKey, neighbours } from '../../../grid/hex.ts';
import type { Task } from '../../../task.ts';
import { placementSpots } from '../rules/empty.ts';
import {
  boardOf,
  hexSpot,
  inHand,
  type Move,
  type Placed,
  type Puzzle,
  type State,
  tileSpot,
} from '../rules/rules.ts';
import { bestFrom } from '../solve/search/solitaire-search.ts';
import { legalPlaces, mustFill } from '../rules/solitaire.ts';

export function* solitaireHint(puzzle: Puzzle, state: State): Task<Hint<Move> | undefined> {
  const [tile] = inHand(puzzle, state);
  if (tile === undefined) return undefined;
  const forced = puzzle.rules === 'strict' ? forcedPlace(state, tile) : undefined;
  if (forced) return forced;
  const best = yield* bestFrom(puzzle, state);
  if (!best) return stuck(state, tile);
  const place = best.state.placed[state.placed.length];
  return {
    kind: 'advice',
    code: 'keeps-score',
    level: 'search',
    at: placementSpots(puzzle, state, place),
    because: [],
    offers: { code: 'offer.score', with: { score: best.score } },
    moves: [{ kind: 'place', ...place }],
    with: { tile, score: best.score, cell: cellKey(place), turn: place.turn },
  };
}

/** One forced space and one turn: there is no choice. */
function forcedPlace(state: State, tile: number): Hint<Move> | undefined {
  const board = boardOf(state);
  if (mustFill(board, tile).length === 0) return undefined;
  const [place, ...others] = legalPlaces(board, tile);
  if (others.length > 0) return undefined;
  const why = neighbours(place).flatMap((cell) => board.get(cellKey(cell)) ?? []);
  const enough = isForced(why, place) ? why : state.placed;
  return {
    kind: 'step',
    code: 'forced-space',
    level: 'fit',
    moves: [{ kind: 'place', ...place }],
    at: [hexSpot(place), tileSpot(tile)],
    because: reasonsOf(enough.map(hexSpot), hexSpot(place)),
    with: { tile, cell: cellKey(place), turn: place.turn },
  };
}

/** Do these tiles alone leave a tile one legal place? */
export function isForced(placed: readonly Placed[], place: Placed): boolean {
  const board = boardOf({ placed });
  if (mustFill(board, place.tile).length === 0) return false;
  const legal = legalPlaces(board, place.tile);
  return legal.length === 1 && cellKey(legal[0]) === cellKey(place) && legal[0].turn === place.turn;
}

/** The tile fits nowhere, or a later one will not, as far as the search went. */
function stuck(state: State, tile: number): Hint<Move> | undefined {
  const last = state.placed.at(-1);
  if (!last) return undefined;
  const here = legalPlaces(boardOf(state), tile).length === 0;
  return {
    kind: 'mistake',
    code: here ? 'no-place' : 'no-end',
    level: 'search',
    at: [hexSpot(last)],
    because: reasonsOf(state.placed.map(hexSpot), hexSpot(last)),
    moves: [{ kind: 'shelve', tile: last.tile }],
    with: { tile, back: last.tile },
  };
}
