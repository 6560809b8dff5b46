import type { Task } from '../../../task.ts';
import { type Hint, reasonsOf } from '../../../vocabulary.ts';
import { levelOfReason } from '../make/levels.ts';
import type { Placement } from '../rules/pieces.ts';
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
import { smallestClash } from './deduce.ts';
import { spotsOf } from './hint.ts';

/** Since when there is no way on, what cannot be added any more, and what to lift. */
export function* deadEnd(puzzle: Puzzle, state: State, past: readonly State[]): Task<Hint<Move> | undefined> {
  const placed = placementsOf(state.placed);
  const culprit = datedBy(state, past) ?? firstBad(placed, puzzle.start.length);
  const reason = yield* smallestClash(placed, culprit);
  if (!reason) return undefined;
  const lifted = culprit ? toLift(puzzle, placed, culprit) : [];
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
    moves: lifted.map((each) => ({ do: 'lift', shape: letterOf(each.shape) })),
  };
}
/** The piece whose placing made the last good position a bad one, if it still lies so. */

function datedBy(state: State, past: readonly State[]): Placement | undefined {
  const good = past.findLastIndex((each) => isOpen(placementsOf(each.placed)));
  if (good < 0) return undefined;
  const after = past[good + 1] ?? state;
  return placementsOf(
    after.placed.filter((text) => !past[good].placed.includes(text) && state.placed.includes(text)),
  )[0];
}
/** The first in the order of play after which there was no way on; none when the start itself has none. */

function firstBad(placed: readonly Placement[], given: number): Placement | undefined {
  if (!isOpen(placed.slice(0, given))) return undefined;
  return placed.find((_, i) => i >= given && !isOpen(placed.slice(0, i + 1)));
}
/** The culprit alone if that helps; else all since it, or since the first bad one, the last first. */

function toLift({ start }: Puzzle, placed: readonly Placement[], culprit: Placement): Placement[] {
  const others = placed.filter((each) => each !== culprit);
  if (!coverersOf(placed, culprit).length && isOpen(others)) return [culprit];
  const bad = firstBad(placed, start.length) ?? culprit;
  return placed.slice(placed.indexOf(bad)).reverse();
}
