/**
 * The next step and why; but first, whether the board can still be finished, and if not, since
 * which piece. A step is a piece that has the same place in every solution and may be played now; where
 * there is none, one that most solutions share is advised.
 */
import { reasonsOf, type Hint, type StepHint, type AdviceHint } from '../../../vocabulary.ts';
import type { Task } from '../../../task.ts';
import { levelOfReason } from '../make/levels.ts';
import { LOCATIONS, type Placement } from '../rules/pieces.ts';
import { countedForce, smallestForce, spotsOf } from './deduce.ts';
import {
  inTray,
  letterOf,
  pegSpot,
  pieceSpot,
  placementsOf,
  type Move,
  type Puzzle,
  type State,
} from '../rules/rules.ts';
import { isOpen } from '../solve/search.ts';
import { Completions } from '../solve/solver.ts';
import { deadEnd } from './mistake.ts';
import { argumentOf } from './argument.ts';
import { easiestToShow, type Shown } from './easiest.ts';
import { proofOf } from './proof.ts';

/** Undefined: solved. */
export function* hint(
  puzzle: Puzzle,
  state: State,
  past: readonly State[] = [],
): Task<Hint<Move> | undefined> {
  if (!inTray(state).length) return undefined;
  const placed = placementsOf(state.placed);
  if (!isOpen(placed)) return yield* deadEnd(puzzle, state, past);
  const forced = yield* inAllSolutions(placed);
  const next = forced.filter((each) => isOpen([...placed, each]));
  return (yield* easiest(placed, next)) ?? (yield* advice(placed));
}

/** The placements that every way to finish the board has in common. */
function* inAllSolutions(placed: readonly Placement[]): Task<Placement[]> {
  const completions = new Completions(placed);
  let common = (yield* completions.next()) ?? [];
  while (common.length) {
    const rest = yield* completions.next();
    if (!rest) break;
    common = common.filter((each) => rest.includes(each));
  }
  return common;
}

/** Whichever is easier to follow: a chain of places ruled out, or counting. */
function* easiest(placed: readonly Placement[], targets: readonly Placement[]): Task<Hint<Move> | undefined> {
  const shown = yield* easiestToShow(placed, targets);
  const counted = shown && isPlain(shown) ? undefined : yield* countedStep(placed, targets);
  if (counted) return counted;
  return shown && (yield* shownStep(placed, shown));
}

/** Easier than counting: nothing has to be ruled out, or the same piece would never have a place. */
const isPlain = ({ goal, struck, wrongs }: Shown): boolean =>
  (struck.length === 0 && !goal.covers) ||
  (struck.length === 1 && struck[0].values.every((slot) => wrongs.get(slot)?.end.is === 'left'));

function* countedStep(
  placed: readonly Placement[],
  targets: readonly Placement[],
): Task<Hint<Move> | undefined> {
  for (const target of targets) {
    const found = yield* countedForce(placed, target);
    if (!found) continue;
    const { reach, need, sole } = found;
    return {
      ...step(target, 'only-reach', levelOfReason(COUNTED)),
      because: reasonsOf([...spotsOf(found), ...sole.map(pegSpot)], pieceSpot(target.shape)),
      with: {
        piece: letterOf(target.shape),
        placement: target.text,
        reach,
        need,
        locations: sole.map((location) => LOCATIONS[location]).join(''),
      },
    };
  }
  return undefined;
}

/** Counting takes about as much thought as three pieces together. */
const COUNTED = 3;

function* shownStep(
  placed: readonly Placement[],
  shown: Shown & { readonly target: Placement },
): Task<Hint<Move> | undefined> {
  const { struck, target } = shown;
  const reason = yield* smallestForce(placed, target, ALL);
  if (!reason) return undefined;
  const proof = yield* proofOf(placed, shown, target);
  const { code, with: values } = argumentOf(placed, target, shown);
  return {
    ...step(target, code, levelOfReason(reason.tray.length)),
    because: reasonsOf(spotsOf(reason), pieceSpot(target.shape)),
    with: values,
    ...(struck.length > 0 && { proof }),
  };
}

const ALL = 9; // more pieces than there are

const step = (target: Placement, code: string, level: string): Omit<StepHint<Move>, 'because' | 'with'> => ({
  kind: 'step',
  code,
  level,
  at: [pieceSpot(target.shape), ...target.rings.map((ring) => pegSpot(ring.location))],
  moves: [{ do: 'place', placement: target.text }],
});

/** Solutions looked at before one piece is advised: enough to tell a rare one from a common one. */
const COMPARED = 200;

/** Pieces to choose the advised one from. */
const CANDIDATES = 8;

/** Several solutions with nothing in common: of the pieces that most of them share, the one that leaves most. */
function* advice(placed: readonly Placement[]): Task<AdviceHint<Move> | undefined> {
  const having = new Map<Placement, number>();
  for (const each of (yield* someCompletions(placed)).flat()) having.set(each, (having.get(each) ?? 0) + 1);
  const common = [...having].sort((a, b) => b[1] - a[1]).map(([each]) => each);
  let [target, solutions]: [Placement | undefined, number] = [undefined, 0];
  for (const each of common.filter((one) => isOpen([...placed, one])).slice(0, CANDIDATES)) {
    const left = (yield* someCompletions([...placed, each])).length;
    if (left > solutions) [target, solutions] = [each, left];
  }
  return target && advised(placed, target, solutions);
}

const advised = (placed: readonly Placement[], target: Placement, solutions: number): AdviceHint<Move> => ({
  ...step(target, 'keeps-open', 'beyond'),
  kind: 'advice',
  because: placed.map((each) => pieceSpot(each.shape)),
  offers: { code: solutions < COMPARED ? 'offer.solutions' : 'offer.some-solutions', with: { solutions } },
  with: { piece: letterOf(target.shape), placement: target.text },
});

function* someCompletions(placed: readonly Placement[]): Task<readonly (readonly Placement[])[]> {
  const completions = new Completions(placed);
  const found: Placement[][] = [];
  while (found.length < COMPARED) {
    const rest = yield* completions.next();
    if (!rest) break;
    found.push(rest);
  }
  return found;
}
