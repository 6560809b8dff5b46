/** What a game teaches, requested from the worker when a screen needs it. */
import { useEffect, useState } from 'preact/hooks';
import { ask, Stopped, type Lane } from '../game/jobs.ts';
import type { Api, OnProgress } from '../game/job-server.ts';
import { notify } from '../shell/announce.ts';
import { words } from '../shell/words/index.ts';

/** Undefined until known; requested again when a key changes, and a late answer for the old key is dropped. */
export function useAnswer<T>(
  call: (api: Api, job: number, on: OnProgress) => Promise<T>,
  keys: readonly unknown[],
  lane: Lane = 'asked',
): { readonly value: T } | undefined {
  const [answer, setAnswer] = useState<{ readonly value: T }>();
  useEffect(() => {
    const stop = new AbortController();
    setAnswer(undefined);
    ask(lane, call, stop.signal).then(
      (value) => setAnswer({ value }),
      (error: unknown) => {
        if (!(error instanceof Stopped)) notify(words.value.failed, 'wrong');
      },
    );
    return () => stop.abort();
  }, keys);
  return answer;
}
