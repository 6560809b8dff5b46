/**
 * Asking the worker. Four lanes: what the player waits for, what is made in advance, what is printed, and the live
 * status in the workshop; none waits for another. A job that does not stop when asked is stopped with its worker.
 */
import { proxy, wrap } from 'comlink';
import type { Api, OnProgress } from './job-server.ts';

export type Lane = 'asked' | 'ahead' | 'print' | 'workshop';

export class Stopped extends Error {}

/** The worker's script did not load, so the job was never started. */
class NotStarted extends Error {}

interface WorkerEntry {
  readonly worker: Worker;
  readonly api: Api;
  /** It has loaded its games and listens. */
  readonly started: Promise<void>;
  hasStarted: boolean;
}

let script = '';

/** Where workers come from: the app's entry knows which games they have. */
export function provideWorkers(address: string): void {
  script = address;
}

const lanes = new Map<Lane, WorkerEntry>();
let lastJob = 0;
const PATIENCE = 400;
const STARTS = 3;

function entryOf(lane: Lane): WorkerEntry {
  const known = lanes.get(lane);
  if (known) return known;
  const worker = new Worker(script, { type: 'module' });
  // Every method of the API already returns a promise, so the remote API looks like the local one.
  const api = wrap<Api>(worker) as unknown as Api;
  // The worker's first message says that it is ready: see `serveJobs`.
  const started = new Promise<void>((resolve) => {
    worker.addEventListener('message', () => resolve(), { once: true });
  });
  const made = { worker, api, started, hasStarted: false };
  void started.then(() => (made.hasStarted = true));
  lanes.set(lane, made);
  return made;
}

type Call<T> = (api: Api, job: number, onProgress: OnProgress) => Promise<T>;

/**
 * Rejects with `Stopped` when the signal says so. Offline, WebKit often does not find a worker's script, although
 * the service worker has it; once the page itself has fetched it, the worker finds it too.
 */
export async function ask<T>(
  lane: Lane,
  call: Call<T>,
  signal: AbortSignal,
  onProgress: OnProgress = () => {},
): Promise<T> {
  for (let start = 1; ; start++)
    try {
      return await attempt(lane, call, signal, onProgress);
    } catch (error) {
      if (!(error instanceof NotStarted) || start === STARTS) throw error;
      await fetch(script).catch(() => {});
    }
}

function attempt<T>(lane: Lane, call: Call<T>, signal: AbortSignal, onProgress: OnProgress): Promise<T> {
  if (signal.aborted) return Promise.reject(new Stopped());
  const entry = entryOf(lane);
  const { api, worker } = entry;
  const job = ++lastJob;
  return new Promise((resolve, reject) => {
    let settled = false;
    const stop = () => {
      reject(new Stopped());
      void Promise.resolve(api.stop(job)).catch(() => {});
      // One that is still loading is not stuck: a new one would only have to load again.
      void entry.started.then(() =>
        setTimeout(() => {
          if (!settled) dismiss(lane, worker);
        }, PATIENCE),
      );
    };
    signal.addEventListener('abort', stop, { once: true });
    const broken = () => {
      dismiss(lane, worker);
      reject(entry.hasStarted ? new Error('the worker failed') : new NotStarted('no worker'));
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
