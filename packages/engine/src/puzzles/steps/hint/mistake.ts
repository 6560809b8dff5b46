/** A board that cannot be finished: since which piece, what can no longer be added, and what to lift. */
import { type Task, ready } from '../../../task.ts';
import { type Hint, reasonsOf, tonesOf } from '../../../vocabulary.ts';
import { levelOfReason } from '../make/levels.ts';
import { type Placement, findPlacement } from '../rules/pieces.ts';
import {
  type Puzzle,
  type State,
  type Move,
  placementsOf,
  pieceSpot,
  TRAY,
  letterOf,
  coverersOf,
} from '../rules/rules.ts';
import { isOpen } from '../solve/search.ts';
import { smallestClash, spotsOf } from './deduce.ts';
import { proofOfDeadEnd } from './proof.ts';
import { firstUnsolvable } from '../../../kernel/date-mistake.ts';

/** When it became impossible, what can no longer be added, and what to lift. */
export function* deadEnd(puzzle: Puzzle, state: State, past: readonly State[]): Task<Hint<Move> | undefined> {
  const placed = placementsOf(state.placed);
  const culprit = (yield* datedBy(state, past)) ?? (yield* firstBad(placed, puzzle.start.length));
  const broken = asItBroke(placed, culprit);
  const reason = yield* smallestClash(broken, culprit);
  if (!reason) return undefined;
  const proof = yield* proofOfDeadEnd(broken, culprit);
  const lifted = culprit ? yield* toLift(puzzle, placed, culprit) : [];
  return {
    kind: 'mistake',
    code: culprit ? 'dead-end' : 'impossible',
    level: levelOfReason(reason.tray.length),
    at: culprit ? [pieceSpot(culprit.shape)] : reason.tray.map(pieceSpot),
    because: reasonsOf(spotsOf(reason), TRAY),
    with: {
      piece: culprit ? letterOf(culprit.shape) : '',
      placement: culprit?.text ?? '',
      pieces: reason.tray.map(letterOf).join(''),
      lift: lifted.map((each) => letterOf(each.shape)).join(''),
    },
    ...(proof && { proof }),
    ...tonesOf({ stranded: reason.tray.length === 1 ? reason.tray.map(pieceSpot) : [] }),
    moves: lifted.map((each) => ({ do: 'lift', shape: letterOf(each.shape) })),
  };
}

/** Up to the piece that broke it, if that shows it: what came later is not to blame. */
function asItBroke(placed: readonly Placement[], culprit: Placement | undefined): readonly Placement[] {
  const upTo = placed.slice(0, culprit ? placed.indexOf(culprit) + 1 : placed.length);
  return isOpen(upTo) ? placed : upTo;
}

/** The piece that turned the last good position into a bad one, if it is still where it was put. */
function* datedBy(state: State, past: readonly State[]): Task<Placement | undefined> {
  const line = [...past, state];
  const bad = yield* firstUnsolvable(line, (each) => ready(isOpen(placementsOf(each.placed))));
  if (bad === undefined || bad === 0) return undefined;
  const before = line[bad - 1].placed;
  const [first] = line[bad].placed.filter((text) => !before.includes(text) && state.placed.includes(text));
  return findPlacement(first ?? '');
}

/** The first in the order of play after which there was no way on; none when the start itself had none. */
function* firstBad(placed: readonly Placement[], given: number): Task<Placement | undefined> {
  const line = [...placed.keys(), placed.length].slice(given).map((count) => placed.slice(0, count));
  const bad = yield* firstUnsolvable(line, (some) => ready(isOpen(some)));
  return bad === undefined || bad === 0 ? undefined : placed[given + bad - 1];
}

/** The culprit alone if that helps; else all since it, or since the first bad one, the last first. */
function* toLift(
  { start }: Puzzle,
  placed: readonly Placement[],
  culprit: Placement,
): Task<readonly Placement[]> {
  const others = placed.filter((each) => each !== culprit);
  if (!coverersOf(placed, culprit).length && isOpen(others)) return [culprit];
  const bad = (yield* firstBad(placed, start.length)) ?? culprit;
  return placed.slice(placed.indexOf(bad)).reverse();
}
