/** What goes with a spot: for a piece in the tray the pegs, for an empty peg the pieces. */
import type { Fit, Spot } from '../../../vocabulary.ts';
import { isPeg, type Placement } from '../rules/pieces.ts';
import {
  inTray,
  locationOf,
  lying,
  orientationOf,
  pegSpot,
  pieceSpot,
  placementsOf,
  holderOf,
  shapeOf,
  type Move,
  type Puzzle,
  type State,
} from '../rules/rules.ts';
import { countIn, domainAfter, placementsIn } from '../solve/search.ts';

/**
 * For a piece, the homes it can go to in its orientation. For a peg that nothing covers, the pieces that can,
 * in any orientation; none is a dead peg. Gaps are left out: pieces bridge them, and seven locations
 * stay empty in the end. A placement that leaves another piece without a place is not a fit.
 */
export function fits(_: Puzzle, state: State, at: Spot): readonly Fit<Move>[] | undefined {
  const shape = shapeOf(at);
  if (shape !== undefined)
    return lying(state, shape)
      ? undefined
      : fairPlacements(state, shape)
          .filter((each) => each.orientation === orientationOf(state, shape))
          .map((each) => fitOf(each, each.home));
  const location = locationOf(at);
  if (location < 0 || !isPeg(location) || holderOf(state, location)) return undefined;
  return inTray(state).flatMap((each) => covering(state, each, location));
}

/** In its orientation if that covers the peg, otherwise turned. */
function covering(state: State, shape: number, location: number): readonly Fit<Move>[] {
  const all = fairPlacements(state, shape).filter((each) =>
    each.rings.some((ring) => ring.location === location),
  );
  const best = all.find((each) => each.orientation === orientationOf(state, shape)) ?? all[0];
  return best ? [fitOf(best, location)] : [];
}

const fitOf = (placement: Placement, location: number): Fit<Move> => ({
  piece: pieceSpot(placement.shape),
  place: pegSpot(location),
  move: { do: 'place', placement: placement.text },
});

/** The legal placements of a shape that take no other piece's last place. */
function fairPlacements(state: State, shape: number): Placement[] {
  const placed = placementsOf(state.placed);
  const domain = domainAfter(placed);
  const others = inTray(state).filter((each) => each !== shape && countIn(domain, each) > 0);
  return placementsIn(domain, shape).filter((each) => {
    const after = domainAfter([...placed, each]);
    return others.every((other) => countIn(after, other) > 0);
  });
}
