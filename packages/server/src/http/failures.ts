/** What a caller learns about a failure: refusals as they are, trouble with the database or threads, and our own bugs. */
import { isDatabaseTrouble } from '../database/trouble.ts';
import { Busy } from '../work/pool.ts';
import { Refusal } from './refusal.ts';

interface FailureAnswer {
  readonly status: Refusal['status'] | 500;
  readonly code: string;
  readonly message: string;
  readonly wait?: number; // seconds
  readonly isBug?: true;
}

export function answerTo(error: unknown): FailureAnswer {
  if (error instanceof Refusal) {
    const { status, code, message } = error;
    const [, wait] = /^wait-(\d+)$/.exec(code) ?? [];
    return wait ? { status, code: 'too-many', message, wait: Number(wait) } : { status, code, message };
  }
  if (error instanceof Busy)
    return { status: 503, code: 'busy', message: 'The server is busy. Try again in a moment.', wait: 2 };
  if (isDatabaseTrouble(error))
    return {
      status: 503,
      code: 'database',
      message: 'The database is not responding or is full. Nothing was changed; try again later.',
      wait: 5,
    };
  return { status: 500, code: 'bug', message: 'This is a bug in the server.', isBug: true };
}
