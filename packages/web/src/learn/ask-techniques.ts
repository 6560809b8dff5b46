/** What a game teaches, asked of the worker once a screen needs it. */
import { useEffect, useState } from 'preact/hooks';
import { ask, Stopped, type Lane } from '../game/jobs.ts';
import type { Api, OnProgress } from '../game/job-server.ts';
import { notify } from '../shell/announce.ts';
import { words } from '../shell/words/index.ts';

/** Undefined while it is not known yet; asked again when a key changes, and not answered then for the old one. */
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
