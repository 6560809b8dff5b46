/** Running a task from outside: to its end, or until it is stopped. */
import { expect, test } from 'vitest';
import { run, type Task } from './task.ts';

function* counting(to: number, onEnd = (): void => {}): Task<string> {
  try {
    for (let done = 1; done <= to; done++) yield { done, of: to };
    return 'counted';
  } finally {
    onEnd();
  }
}

test('runs to the end, reports its progress, and pauses after every step', async () => {
  const seen: number[] = [];
  let pauses = 0;
  const value = await run(counting(3), {
    onProgress: ({ done }) => seen.push(done),
    pause: async () => pauses++,
  });
  expect([value, seen, pauses]).toEqual(['counted', [1, 2, 3], 3]);
});

test('stops when aborted, and lets the task clean up', async () => {
  const stop = new AbortController();
  let ended = false;
  const running = run(
    counting(1e9, () => (ended = true)),
    { signal: stop.signal, pause: async () => stop.abort(new Error('enough')) },
  );
  await expect(running).rejects.toThrow('enough');
  expect(ended).toBe(true);
});

test('an aborted signal starts nothing', async () => {
  await expect(run(counting(1), { signal: { aborted: true } })).rejects.toThrow('aborted');
});
