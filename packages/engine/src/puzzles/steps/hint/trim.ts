/** A chain of places that fall away, made shorter: a look goes where all that rests on it can be seen without it. */
import type { Task } from '../../../task.ts';
import { getMasks, WORDS } from '../rules/masks.ts';
import type { Placement } from '../rules/pieces.ts';
import { refute, slotsIn, type Work } from './refute.ts';
import { kindOf, type Strike, type StruckPlaces } from './strike.ts';

/** Some 100 ms; what is not looked at by then stays. */
const MOST_LOOKS = 20_000;

interface Look {
  readonly rule: Strike;
  /** By place, the places struck earlier that it rests on. */
  readonly needs: ReadonlyMap<number, Int32Array>;
}

/** `goal`: the places that the chain has to strike; `tray`: the pieces that have to go somewhere. */
export function* trimmed(
  board: Int32Array,
  tray: readonly number[],
  struck: readonly StruckPlaces[],
  goal: readonly number[],
): Task<readonly StruckPlaces[]> {
  const work: Work = { looks: 0 };
  const all = getMasks().all;
  const first = struck.map(({ rule, values }) => ({
    rule,
    needs: new Map(values.map((value) => [value, all])),
  }));
  let looks: readonly Look[] | undefined = yield* seenAgain(board, tray, first, all, work);
  if (!looks) return struck;
  for (const { needs } of looks.toReversed()) {
    if (work.looks > MOST_LOOKS) break;
    const left: Look[] = looks.filter((each) => each.needs !== needs);
    if (left.length === looks.length || goal.some((value) => needs.has(value))) continue;
    const shorter = yield* seenAgain(board, tray, left, setOf(needs.keys()), work);
    if (shorter) looks = wanted(shorter, goal);
  }
  return looks.map(({ rule, needs }) => ({ rule, values: [...needs.keys()] }));
}

/** The same looks where these places have not been struck; undefined when one of them no longer shows the same. */
function* seenAgain(
  board: Int32Array,
  tray: readonly number[],
  looks: readonly Look[],
  without: Int32Array,
  work: Work,
): Task<Look[] | undefined> {
  const open = board.slice();
  const again: Look[] = [];
  for (const { rule, needs } of looks) {
    const now = new Map(needs);
    for (const [slot, rests] of needs) {
      if (!rests.some((bits, word) => (bits & without[word]) !== 0)) continue;
      yield { done: work.looks, of: MOST_LOOKS };
      const place = getMasks().slots[slot] as Placement;
      const wrong = refute({ board, open }, place, tray, rule.depth, work);
      if (!wrong || kindOf(wrong) !== kindOf(rule.wrong)) return undefined;
      now.set(slot, wrong.needs);
    }
    again.push({ rule, needs: now });
    for (const slot of needs.keys()) open[slot >> 5] &= ~(1 << slot);
  }
  return again;
}

/** Only what the goal rests on, near and far. */
function wanted(looks: readonly Look[], goal: readonly number[]): Look[] {
  const all = new Set(goal);
  const kept: Look[] = [];
  for (const { rule, needs } of looks.toReversed()) {
    const used = [...needs].filter(([slot]) => all.has(slot));
    for (const each of used.flatMap(([, rests]) => slotsIn(rests))) all.add(each);
    if (used.length > 0) kept.unshift({ rule, needs: new Map(used) });
  }
  return kept;
}

function setOf(slots: Iterable<number>): Int32Array {
  const set = new Int32Array(WORDS);
  for (const slot of slots) set[slot >> 5] |= 1 << slot;
  return set;
}
