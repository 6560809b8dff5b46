/** The yardstick for submissions, in a separate process: replays certificates as often as asked, and answers. */
import { games, verify } from 'edgewise';
import { processorOf } from './server-processes.ts';

export interface VerifyOrder {
  readonly certificates: readonly string[];
  readonly times: number;
}

process.on('message', ({ certificates, times }: VerifyOrder) => {
  const before = processorOf(process.pid);
  for (let time = 0; time < times; time++) for (const text of certificates) verify(games, text);
  process.send?.((processorOf(process.pid) - before) / (times * certificates.length));
});
