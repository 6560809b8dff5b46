/** What gestures mean: dragging places, moves and swaps; a tap turns; the shelf takes tiles back. */
import { fail, ok, type Result } from '../../../result.ts';
import { NOTHING_HERE, type Gesture, type Note, type Spot } from '../../../vocabulary.ts';
import type { Cell } from '../../../grid/hex.ts';
import {
  hexSpot,
  inHand,
  type Move,
  placeOf,
  type Puzzle,
  shelfSpot,
  type State,
  tileSpot,
} from './rules.ts';
import { apply } from './moves.ts';
import { emptyCells } from './empty.ts';

/** The move a gesture means, or why the rules forbid it. */
export function interpret(puzzle: Puzzle, state: State, gesture: Gesture): Result<Move, Note> {
  const move = intendedMove(puzzle, state, gesture);
  if (!move)
    return fail((gesture.verb === 'flip' ? oneSided(puzzle, state, gesture.on) : undefined) ?? NOTHING_HERE);
  const done = apply(puzzle, state, move);
  return done.ok ? ok(move) : done;
}

const oneSided = (puzzle: Puzzle, state: State, on: Spot): Note | undefined => {
  const tile = tileOn(puzzle, state, on);
  return tile === undefined ? undefined : { code: 'one-sided', at: [on], with: { tile } };
};

/** The move a gesture means, allowed or not: `apply` then says why not. */
export function intendedMove(puzzle: Puzzle, state: State, gesture: Gesture): Move | undefined {
  if ('path' in gesture) return gesture.verb === 'drag' ? dragged(puzzle, state, gesture.path) : undefined;
  const tile = tileOn(puzzle, state, gesture.on);
  if (tile === undefined)
    return gesture.on === shelfSpot && gesture.verb === 'mark' ? locked(puzzle, state) : undefined;
  switch (gesture.verb) {
    case 'tap':
    case 'turn':
    case 'cycle':
      return { kind: 'turn', tile, by: 1 };
    case 'back':
      return { kind: 'turn', tile, by: -1 };
    case 'clear':
      return placeOf(state, tile) ? { kind: 'shelve', tile } : undefined;
    case 'flip': // tiles are printed on one side
    case 'mark': // locking is done on the shelf, for all tiles at once
      return undefined;
  }
}

/** Submitting, as the document calls it. */
const locked = (puzzle: Puzzle, { placed, locked: before }: State): Move | undefined =>
  puzzle.locks && placed.length > before ? { kind: 'lock', count: placed.length } : undefined;

/** Only where a drag begins and ends counts. */
function dragged(puzzle: Puzzle, state: State, path: readonly Spot[]): Move | undefined {
  const [from, to] = [path[0], path.at(-1)];
  const tile =
    from === undefined || to === undefined || from === to ? undefined : tileOn(puzzle, state, from);
  if (tile === undefined || to === undefined) return undefined;
  if (to === shelfSpot || to.startsWith('tile:')) return placeOf(state, tile) && { kind: 'shelve', tile };
  const cell = cellOn(puzzle, state, to);
  return cell && { kind: 'place', tile, ...cell, turn: turnOf(puzzle, state, tile) };
}

const turnOf = (puzzle: Puzzle, state: State, tile: number): number =>
  placeOf(state, tile)?.turn ?? state.turns[puzzle.tiles.indexOf(tile)];

/** The tile seen at a spot: 'hex:0,0' where there is one, 'tile:7' wherever 7 is. */
function tileOn(puzzle: Puzzle, state: State, spot: Spot): number | undefined {
  const placed = state.placed.find((each) => hexSpot(each) === spot || tileSpot(each.tile) === spot);
  return placed?.tile ?? inHand(puzzle, state).find((tile) => tileSpot(tile) === spot);
}

/** Cells that can be pointed at: where tiles are, and where they may go. */
const cellOn = (puzzle: Puzzle, state: State, spot: Spot): Cell | undefined => {
  const found = [...state.placed, ...emptyCells(puzzle, state)].find((cell) => hexSpot(cell) === spot);
  return found && { q: found.q, r: found.r };
};
