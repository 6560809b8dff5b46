/** A worker thread: one job with its settings, then batches of items until it is terminated. */
import { parentPort, workerData } from 'node:worker_threads';
import { games } from 'edgewise';
import type { Settings } from '../args/settings.ts';
import type { Answer, Item } from './answer.ts';
import { finishJob } from './finish-job.ts';
import { jobs, type JobName } from './jobs.ts';
import type { Reply } from './pool.ts';

const { name, settings } = workerData as { readonly name: JobName; readonly settings: Settings };

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's, not a window's
parentPort?.on('message', (items: readonly Item[]) => parentPort?.postMessage(replyTo(items)));

function replyTo(items: readonly Item[]): Reply {
  const answers: Answer[] = [];
  try {
    for (const item of items) answers.push(finishJob(jobs[name](item, settings, games)));
    return { answers };
  } catch (failure) {
    return { answers, failure };
  }
}
