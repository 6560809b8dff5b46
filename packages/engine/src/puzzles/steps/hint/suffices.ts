/**
 * Does a hint follow from what it names and nothing else? By a fresh kernel; what
 * is too deep for it, by the table of all solutions, which is not used to find reasons.
 */
import { finish } from '../../../task.ts';
import type { Hint, Lookup } from '../../../vocabulary.ts';
import { SHAPES, type Placement } from '../rules/pieces.ts';
import {
  inTray,
  lying,
  pegSpot,
  pieceSpot,
  placementsOf,
  type Move,
  type Puzzle,
  type State,
} from '../rules/rules.ts';
import { allSolutions, solutionsWith } from '../solve/all-solutions.ts';
import { factsOf, makeModel, refutes } from '../solve/model.ts';
import { domainAfter, fitTogether } from '../solve/search.ts';
import { barred, countFor } from './deduce.ts';

/** What `because` names: the place of a piece on the board, or that a piece in the tray has to go somewhere. */
interface Named {
  readonly board: readonly Placement[];
  readonly tray: readonly number[];
}

export function suffices(_: Puzzle, state: State, hint: Hint<Move>): boolean {
  const moves = hint.moves.flatMap((move) => (move.do === 'place' ? placementsOf([move.placement]) : []));
  if (hint.kind === 'advice') return keepsOpen(placementsOf(state.placed), moves, hint.offers.with ?? {});
  const named = SHAPES.filter((shape) => hint.because.includes(pieceSpot(shape)));
  const known: Named = {
    board: named.flatMap((shape) => lying(state, shape) ?? []),
    tray: named.filter((shape) => !lying(state, shape)),
  };
  if (hint.code === 'only-reach') return moves.every((target) => counted(known, state, hint, target));
  const targets = hint.kind === 'mistake' ? [undefined] : moves;
  return targets.every((target) => forced(known, inTray(state), target));
}

/** Counting takes all pieces in the tray and every location that only one of them reaches, and few of those on the board. */
function counted({ board, tray }: Named, state: State, hint: Hint<Move>, target: Placement): boolean {
  const all = inTray(state);
  const sole = countFor(placementsOf(state.placed), all, target)?.sole ?? [];
  return (
    tray.length === all.length &&
    sole.every((location) => hint.because.includes(pegSpot(location))) &&
    countFor(board, all, target) !== undefined
  );
}

/** Can the named pieces not all be added, or not with the target elsewhere? */
function forced(known: Named, tray: readonly number[], target: Placement | undefined): boolean {
  const steps = makeModel();
  const facts = [...factsOf(steps, known.board, tray), ...(target ? [steps.lies(target) ^ 1] : [])];
  return refutes(steps, facts, known.tray.map(pieceSpot)) ?? forcedInAll(known, target);
}

/** Placements tried, well under a second; anything they do not decide does not count as shown. */
const PLACEMENTS = 2_000_000;

/** The table knows whole boards only; a reason that names fewer pieces goes to the search. */
function forcedInAll({ board, tray }: Named, target: Placement | undefined): boolean {
  if (board.length + tray.length === SHAPES.length)
    return solutionsWith(finish(allSolutions()), board).every(
      (solution) => target !== undefined && solution.includes(target),
    );
  const shapes = tray.reduce((bits, shape) => bits | (1 << shape), 0);
  return !fitTogether(barred(domainAfter(board), target), shapes, PLACEMENTS);
}

/** Advice only claims that this many solutions are left. */
function keepsOpen(
  placed: readonly Placement[],
  moves: readonly Placement[],
  { solutions = 1 }: Lookup<string | number>,
): boolean {
  return solutionsWith(finish(allSolutions()), [...placed, ...moves]).length >= Number(solutions);
}
