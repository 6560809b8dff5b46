/**
 * The next step and why; before all else, whether the board can still be finished, and if not, since
 * which piece. A step is a piece that has the same place in every solution and may be played now; where
 * there is none, one that most solutions share is advised.
 */
import { reasonsOf, type Hint, type StepHint, type AdviceHint } from '../../../vocabulary.ts';
import { proofCost } from '../../../kernel/proof-cost.ts';
import type { Task } from '../../../task.ts';
import { levelOfReason } from '../make/levels.ts';
import { LOCATIONS, type Placement } from '../rules/pieces.ts';
import { countedForce, smallestForce, spotsOf, type Reason } from './deduce.ts';
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
import { countIn, domainAfter, isOpen } from '../solve/search.ts';
import { Completions } from '../solve/solver.ts';
import { deadEnd } from './mistake.ts';
import { easiestToShow, type Shown } from './proof.ts';

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

/** What is easiest to follow: a chain of places that fall away, or counting; else only that it is so. */
function* easiest(placed: readonly Placement[], targets: readonly Placement[]): Task<Hint<Move> | undefined> {
  const shown = yield* easiestToShow(placed, targets);
  const counted =
    shown && proofCost(shown.proof) <= COUNTING ? undefined : yield* countedStep(placed, targets);
  if (counted) return counted;
  return shown ? yield* shownStep(placed, shown) : yield* deepStep(placed, targets);
}

/** To count is about as hard as to follow a chain of this cost. */
const COUNTING = 6;

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
  { target, struck, proof }: Shown,
): Task<Hint<Move> | undefined> {
  const reason = yield* smallestForce(placed, target, ALL);
  if (!reason) return undefined;
  const partners = [...new Set(struck.flatMap(({ rule }) => rule.wrong.shapes))].filter(
    (shape) => shape !== target.shape,
  );
  const isPlain = partners.length === 1 && struck.every(({ rule }) => rule.shape === target.shape);
  const code = !struck.length
    ? 'only-place'
    : isPlain
      ? 'leaves-no-room'
      : proof.links.length > LONGEST
        ? 'forced'
        : 'fall-away';
  const made = stepOf(placed, target, code, reason, partners);
  return struck.length ? { ...made, proof } : made;
}

/** A longer chain can be looked at, but nobody would call it a reason. */
const LONGEST = 12;
const ALL = 9; // more pieces than there are

/** No chain shows it: the fewest pieces that leave no other place, and no more is claimed. */
function* deepStep(
  placed: readonly Placement[],
  targets: readonly Placement[],
): Task<Hint<Move> | undefined> {
  let best: { target: Placement; reason: Reason } | undefined;
  for (const target of targets) {
    const reason = yield* smallestForce(placed, target, best ? best.reason.tray.length : ALL);
    if (reason) best = { target, reason };
  }
  if (!best) return undefined;
  const { target, reason } = best;
  const partners = reason.tray.filter((shape) => shape !== target.shape);
  return stepOf(placed, target, 'forced', reason, partners);
}

function stepOf(
  placed: readonly Placement[],
  target: Placement,
  code: string,
  reason: Reason,
  partners: readonly number[],
): StepHint<Move> {
  return {
    ...step(target, code, levelOfReason(reason.tray.length)),
    because: reasonsOf(spotsOf(reason), pieceSpot(target.shape)),
    with: {
      piece: letterOf(target.shape),
      placement: target.text,
      others: countIn(domainAfter(placed), target.shape) - 1,
      pieces: partners
        .toSorted((a, b) => a - b)
        .map(letterOf)
        .join(''),
    },
  };
}

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

/** Several solutions, and nothing in common: of the pieces that most of them share, the one that leaves most. */
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
