/**
 * Asking the worker. Two lanes: what the player waits for, and what is made ahead of need; neither
 * waits for the other. A job that does not stop when told is stopped with its worker.
 */
import { proxy, wrap } from 'comlink';
import type { Api, OnProgress } from './job-server.ts';

export type Lane = 'asked' | 'ahead';

export class Stopped extends Error {}

interface WorkerEntry {
  readonly worker: Worker;
  readonly api: Api;
}

let makeWorker = (): Worker => {
  throw new Error('no workers were provided');
};

/** Where workers come from: the app's entry knows which games they have. */
export function provideWorkers(make: () => Worker): void {
  makeWorker = make;
}

const lanes = new Map<Lane, WorkerEntry>();
let lastJob = 0;
const PATIENCE = 400;

function entryOf(lane: Lane): WorkerEntry {
  const known = lanes.get(lane);
  if (known) return known;
  const worker = makeWorker();
  // Every method of the api is a promise already, so the remote one looks like the one at home.
  const made = { worker, api: wrap<Api>(worker) as unknown as Api };
  lanes.set(lane, made);
  return made;
}

/** Rejects with `Stopped` when the signal says so. */
export function ask<T>(
  lane: Lane,
  call: (api: Api, job: number, onProgress: OnProgress) => Promise<T>,
  signal: AbortSignal,
  onProgress: OnProgress = () => {},
): Promise<T> {
  const { api, worker } = entryOf(lane);
  const job = ++lastJob;
  return new Promise((resolve, reject) => {
    let settled = false;
    const stop = () => {
      reject(new Stopped());
      void Promise.resolve(api.stop(job)).catch(() => {});
      setTimeout(() => {
        if (!settled) dismiss(lane, worker);
      }, PATIENCE);
    };
    if (signal.aborted) return reject(new Stopped());
    signal.addEventListener('abort', stop, { once: true });
    const broken = () => {
      dismiss(lane, worker);
      reject(new Error('the worker failed'));
    };
    worker.addEventListener('error', broken);
    call(api, job, proxy(onProgress))
      .then(resolve, (error: unknown) => reject(signal.aborted ? new Stopped() : error))
      .finally(() => {
        settled = true;
        signal.removeEventListener('abort', stop);
        worker.removeEventListener('error', broken);
      });
  });
}

function dismiss(lane: Lane, worker: Worker): void {
  worker.terminate();
  if (lanes.get(lane)?.worker === worker) lanes.delete(lane);
}
