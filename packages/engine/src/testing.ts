/** For tests only. */
import type { Result } from './result.ts';
import type { Task } from './task.ts';
import { NOTHING_HERE, type Hint, type Note, type Reasons, type Spot } from './vocabulary.ts';

/** Why a gesture is refused; undefined if it is allowed or means nothing. */
export const refusalOf = (meant: Result<unknown, Note>): Note | undefined =>
  meant.ok || meant.error === NOTHING_HERE ? undefined : meant.error;

/** The same hint with other reasons, however few: to see whether fewer would do. */
export const withReasons = <Move>(hint: Hint<Move>, because: readonly Spot[]): Hint<Move> => ({
  ...hint,
  because: because as Reasons,
});

/** The largest amount of work between two yields of a task, and the number of yields; `work` counts up as it is done. */
export function stepsOfWork(
  task: Task<unknown>,
  work: () => number,
): { readonly yields: number; readonly largest: number } {
  let largest = 0;
  for (let yields = 0; ; yields++) {
    const before = work();
    const { done } = task.next();
    largest = Math.max(largest, work() - before);
    if (done) return { yields, largest };
  }
}
