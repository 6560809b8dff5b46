/** When did it go wrong? The one place where a mistake is dated. */
import type { Task } from '../task.ts';

/**
 * The index of the first position from which the puzzle can no longer be finished, in a series of
 * positions, each following from the one before; undefined when the last one still can. A position that can
 * be finished may follow one that cannot (something was undone), so the last good one is searched for from
 * the end: in doubling steps, then by bisection between a good and a bad one.
 */
export function* firstUnsolvable<State>(
  line: readonly State[],
  canFinish: (state: State) => Task<boolean>,
): Task<number | undefined> {
  let bad = line.length - 1;
  if (bad < 0 || (yield* canFinish(line[bad]))) return undefined;
  let step = 1;
  let good = -1;
  while (good < 0 && bad > 0) {
    const look = Math.max(0, bad - step);
    if (yield* canFinish(line[look])) good = look;
    else bad = look;
    step *= 2;
  }
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (yield* canFinish(line[middle])) good = middle;
    else bad = middle;
  }
  return bad;
}
