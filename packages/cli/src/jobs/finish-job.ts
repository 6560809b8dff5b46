/** A job run to the end at once, with what it printed on the way before its answer. */
import type { Answer, JobTask } from './answer.ts';

export function finishJob(task: JobTask<Answer>): Answer {
  const parts: string[] = [];
  for (;;) {
    const step = task.next();
    if (step.done)
      return parts.length === 0 ? step.value : { ...step.value, out: parts.join('') + step.value.out };
    if (step.value.out !== undefined) parts.push(step.value.out);
  }
}
