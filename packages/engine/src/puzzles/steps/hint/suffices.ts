import type { Hint } from '../../../vocabulary.ts';
import { SHAPES } from '../rules/pieces.ts';
import {
  type Puzzle,
  type State,
  type Move,
  pieceSpot,
  inTray,
  lying,
  placementsOf,
} from '../rules/rules.ts';
import { makeModel, factsOf, refutes } from '../solve/model.ts';

/**
 * `because` names pieces: of one on the board it takes the place, of one in the tray that it has to
 * lie somewhere. Nothing else is told to a fresh model.
 */

export function suffices(_: Puzzle, state: State, hint: Hint<Move>): boolean {
  const steps = makeModel();
  const known = SHAPES.filter((shape) => hint.because.includes(pieceSpot(shape)));
  const tray = inTray(state);
  const facts = factsOf(
    steps,
    known.flatMap((shape) => lying(state, shape) ?? []),
    tray,
  );
  const groups = known.filter((shape) => tray.includes(shape)).map(pieceSpot);
  if (hint.kind === 'mistake') return refutes(steps, facts, groups);
  const forced = hint.moves.flatMap((move) => (move.do === 'place' ? placementsOf([move.placement]) : []));
  return forced.every((each) => refutes(steps, [...facts, steps.lies(each) ^ 1], groups));
}
