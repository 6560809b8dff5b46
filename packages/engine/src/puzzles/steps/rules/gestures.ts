/**
 * What gestures mean. A piece in the tray turns when tapped and is dragged to the peg for its home, in its
 * orientation; a piece on the board is lifted when tapped, and turns, flips and moves where that can be
 * played. Pointing at a ring points at its piece.
 */
import { fail, ok, type Result } from '../../../result.ts';
import { NOTHING_HERE, type Gesture, type Note, type Spot } from '../../../vocabulary.ts';
import { columnOf, LETTERS, locationAt, neighboursOf, placementAt, rowOf, type Placement } from './pieces.ts';
import {
  holderOf,
  locationOf,
  lying,
  offBoard,
  orientationOf,
  shapeOf,
  TRAY,
  turnedBy,
  type Move,
  type Puzzle,
  type State,
  type Turn,
} from './rules.ts';
import { apply } from './moves.ts';

/** The first meaning that can be played; where none can, what prevents the best. */
export function interpret(puzzle: Puzzle, state: State, gesture: Gesture): Result<Move, Note> {
  const moves = intendedMoves(state, gesture);
  const results = moves.map((move) => apply(puzzle, state, move));
  const playable = results.findIndex((result) => result.ok);
  if (playable >= 0) return ok(moves[playable]);
  const [first] = results;
  if (first && !first.ok) return first;
  return fail(('path' in gesture ? homeOff(state, gesture.path) : undefined) ?? NOTHING_HERE);
}

/** The moves a gesture may mean, the best first. */
function intendedMoves(state: State, gesture: Gesture): Move[] {
  if ('path' in gesture) return gesture.verb === 'drag' ? dragged(state, gesture.path) : [];
  const shape = shapeAt(state, gesture.on);
  if (shape === undefined) return [];
  const under = lying(state, shape);
  switch (gesture.verb) {
    case 'tap':
      return under ? [lifting(shape)] : [turning(shape, '>')];
    case 'clear':
      return under ? [lifting(shape)] : [];
    case 'turn':
    case 'cycle':
      return under ? about(under, [1, 2, 3]) : [turning(shape, '>')];
    case 'back':
      return under ? about(under, [3, 2, 1]) : [turning(shape, '<')];
    case 'flip':
    case 'mark':
      return under ? over(under) : [turning(shape, '~')];
  }
}

const lifting = (shape: number): Move => ({ do: 'lift', shape: LETTERS[shape] });
const turning = (shape: number, by: Turn): Move => ({ do: 'turn', shape: LETTERS[shape], by });

/** About its home, to the first orientation that can be played. */
const about = ({ shape, orientation, home }: Placement, steps: readonly number[]): Move[] =>
  steps.flatMap((step) => {
    let next = orientation;
    for (let i = 0; i < step; i++) next = turnedBy(next, '>');
    return shifting(placementAt(shape, next, home));
  });

/** Turned over, home changes its level and with it the kind of location: one step aside. */
const over = ({ shape, orientation, home }: Placement): Move[] =>
  neighboursOf(home).flatMap((aside) => shifting(placementAt(shape, turnedBy(orientation, '~'), aside)));

const shifting = (placement: Placement | undefined): Move[] =>
  placement ? [{ do: 'shift', placement: placement.text }] : [];

function dragged(state: State, path: readonly Spot[]): Move[] {
  const [from, to] = [path[0] ?? '', path[path.length - 1] ?? ''];
  const shape = path.length < 2 ? undefined : shapeAt(state, from);
  if (shape === undefined) return [];
  const under = lying(state, shape);
  if (isTray(state, to)) return under ? [lifting(shape)] : [];
  const home = homeFor(under, locationOf(from), locationOf(to));
  const next = placementAt(shape, orientationOf(state, shape), home);
  if (!next || next.text === under?.text) return [];
  return under ? shifting(next) : [{ do: 'place', placement: next.text }];
}

/** Held by a ring, that ring goes to the target; held by its spot, its home does. */
function homeFor(under: Placement | undefined, from: number, to: number): number {
  if (!under || from < 0 || to < 0) return to;
  return locationAt(
    rowOf(under.home) + rowOf(to) - rowOf(from),
    columnOf(under.home) + columnOf(to) - columnOf(from),
  );
}

/** A piece held by one of its rings, so near the edge that its home would be off the board. */
function homeOff(state: State, path: readonly Spot[]): Note | undefined {
  const [from, to] = [locationOf(path[0] ?? ''), locationOf(path[path.length - 1] ?? '')];
  const under = holderOf(state, from);
  if (!under || to < 0 || homeFor(under, from, to) >= 0) return undefined;
  const ring = under.rings.find((each) => each.location === under.home);
  const row = rowOf(under.home) + rowOf(to) - rowOf(from);
  const column = columnOf(under.home) + columnOf(to) - columnOf(from);
  return ring && offBoard(under, { ...ring, row, column, location: -1 }, to);
}

const isTray = (state: State, spot: Spot): boolean => {
  const shape = shapeOf(spot);
  return spot === TRAY || (shape !== undefined && !lying(state, shape));
};

/** 'piece:D' or the location of one of its rings. */
const shapeAt = (state: State, spot: Spot): number | undefined =>
  shapeOf(spot) ?? holderOf(state, locationOf(spot))?.shape;
