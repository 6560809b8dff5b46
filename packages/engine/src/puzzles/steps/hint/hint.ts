/**
 * The next step and why; before all else, whether the board can still be finished, and if not, since
 * which piece. A step is a piece that has the same place in every solution and may be played now; where
 * there is none, one that most solutions share is advised.
 */
import { reasonsOf, type Hint, type StepHint, type AdviceHint } from '../../../vocabulary.ts';
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

/** The fewest pieces to think of, then the fewest other places to rule out. */
function* easiest(placed: readonly Placement[], targets: readonly Placement[]): Task<Hint<Move> | undefined> {
  const domain = domainAfter(placed);
  const others = (target: Placement): number => countIn(domain, target.shape) - 1;
  let best: { target: Placement; reason: Reason } | undefined;
  for (const target of [...targets].sort((a, b) => others(a) - others(b))) {
    const reason = yield* smallestForce(placed, target, best ? best.reason.tray.length - 1 : 8);
    if (reason) best = { target, reason };
  }
  if (!best) return undefined;
  const counted = best.reason.tray.length < COUNTING ? undefined : yield* countedStep(placed, targets);
  return counted ?? stepOf(best.target, best.reason, others(best.target));
}

/** To count is about as hard as to see that three pieces have no room together. */
const COUNTING = 3;

function* countedStep(
  placed: readonly Placement[],
  targets: readonly Placement[],
): Task<Hint<Move> | undefined> {
  for (const target of targets) {
    const found = yield* countedForce(placed, target);
    if (!found) continue;
    const { reach, need, sole } = found;
    return {
      ...step(target, 'only-reach', levelOfReason(COUNTING)),
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

/** In words up to four pieces: nobody follows more, so then it is only said that it is so. */
const IN_WORDS = 4;

function stepOf(target: Placement, reason: Reason, others: number): Hint<Move> {
  const size = reason.tray.length;
  const partners = reason.tray.filter((shape) => shape !== target.shape);
  const code = size === 1 ? 'only-place' : size > IN_WORDS ? 'forced' : 'leaves-no-room';
  return {
    ...step(target, code, levelOfReason(size)),
    because: reasonsOf(spotsOf(reason), pieceSpot(target.shape)),
    with: {
      piece: letterOf(target.shape),
      placement: target.text,
      others,
      pieces: partners.map(letterOf).join(''),
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
