/** Solitaire: what the rules force, else the place that keeps the most points possible. */
import { reasonsOf, type Hint, type Label } from '../../../vocabulary.ts';
import { type Cell, cellKey, distance } from '../../../grid/hex.ts';
import { minimiseAtOnce } from '../../../kernel/minimise.ts';
import type { Task } from '../../../task.ts';
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
import { advised, lineSaid } from './advice.ts';
import { bestFrom } from '../solve/search/solitaire-search.ts';
import { legalPlaces, mustFill } from '../rules/solitaire.ts';

export function* solitaireHint(puzzle: Puzzle, state: State): Task<Hint<Move> | undefined> {
  const [tile] = inHand(puzzle, state);
  if (tile === undefined) return undefined;
  const forced = puzzle.rules === 'strict' ? forcedPlace(state, tile) : undefined;
  if (forced) return forced;
  const best = yield* bestFrom(puzzle, state);
  if (!best.state) return stuck(state, tile, best.certain);
  const place = best.state.placed[state.placed.length];
  const { code, with: values } = goodFor(puzzle, state, place);
  const said = { code, with: { ...values, score: best.score } };
  return advised(puzzle, state, place, said, { code: 'offer.score', with: { score: best.score } });
}

/** What makes a place good, in rotation: the points it keeps, the line it makes, or how few or bad the others are. */
function goodFor(puzzle: Puzzle, state: State, place: Placed): Label {
  const [line] = lineSaid(puzzle, state, place);
  const places = puzzle.rules === 'strict' ? legalPlaces(boardOf(state), place.tile).length : 0;
  const all: readonly Label[] = [
    { code: 'keeps-score', with: { says: 'score' } },
    ...(line ? [{ code: 'keeps-score', with: { ...line.with, says: 'line' } }] : []),
    ...(places > 1 ? [{ code: 'keeps-score', with: { says: 'places', places } }] : []),
  ];
  return all[state.placed.length % all.length];
}

/** One forced space and one turn: there is no choice. */
function forcedPlace(state: State, tile: number): Hint<Move> | undefined {
  const board = boardOf(state);
  if (mustFill(board, tile).length === 0) return undefined;
  const [place, ...others] = legalPlaces(board, tile);
  if (others.length > 0) return undefined;
  const why = minimiseAtOnce(nearestFirst(state.placed, place), (some) => isForced(some, place));
  return {
    kind: 'step',
    code: 'forced-space',
    level: 'fit',
    moves: [{ kind: 'place', ...place }],
    at: [hexSpot(place), tileSpot(tile)],
    because: reasonsOf((why ?? state.placed).map(hexSpot), hexSpot(place)),
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

/** Nearby tiles are named rather than distant ones. */
const nearestFirst = (placed: readonly Placed[], to: Cell): readonly Placed[] =>
  placed.toSorted((a, b) => distance(a, to) - distance(b, to));

export const hasPlace = (placed: readonly Placed[], tile: number): boolean =>
  legalPlaces(boardOf({ placed }), tile).length > 0;

/** The tile fits nowhere, or a later one will not; if that is not certain, taking back is only advised. */
function stuck(state: State, tile: number, certain: boolean): Hint<Move> | undefined {
  const last = state.placed.at(-1);
  if (!last) return undefined;
  const here = !hasPlace(state.placed, tile);
  const back = { kind: 'shelve', tile: last.tile } as const;
  const base = { level: 'search', at: [hexSpot(last)], moves: [back], with: { tile, back: last.tile } };
  if (!here && !certain)
    return { ...base, kind: 'advice', code: 'no-end', because: [], offers: { code: 'offer.way-back' } };
  const why = here
    ? minimiseAtOnce(nearestFirst(state.placed, last), (some) => some.length > 0 && !hasPlace(some, tile))
    : state.placed;
  const because = reasonsOf((why ?? state.placed).map(hexSpot), hexSpot(last));
  return { ...base, kind: 'mistake', code: here ? 'no-place' : 'no-end', because };
}
