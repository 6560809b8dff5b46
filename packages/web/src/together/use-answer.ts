/** What a server says, as a part of a screen. */
import { useEffect, useState } from 'preact/hooks';
import { client } from './account.ts';
import type { Answer } from './protocol/index.ts';

/** Undefined until it has answered; asked again when the path or `turn` changes. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- what the server answers is known by its address
export function useAnswer<T>(path: string, turn = 0): Answer<T> | undefined {
  const [answer, setAnswer] = useState<Answer<T> | undefined>(undefined);
  useEffect(() => void client().then((asking) => asking.ask<T>('GET', path).then(setAnswer)), [path, turn]);
  return answer;
}
