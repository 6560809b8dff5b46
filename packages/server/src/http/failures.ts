/** What a caller is told about a failure: refusals as they are, a database or threads in trouble, and our own bugs. */
import { Busy } from '../work/pool.ts';
import { Refusal } from './refusal.ts';

interface FailureAnswer {
  readonly status: Refusal['status'] | 500;
  readonly code: string;
  readonly message: string;
  readonly wait?: number; // seconds
  readonly isBug?: true;
}

/** Connections (node and postgres.js), a server going down or starting (57P0x), no room (53xxx), a damaged file. */
const DATABASE_TROUBLE =
  /^(ECONN\w+|EPIPE|ENOTFOUND|ENOENT|ENOSPC|CONNECTION_\w+|CONNECT_TIMEOUT|57P0\d|53\d{3}|58\d{3}|08\d{3}|XX\d{3}|25006|25P02)$/;

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
      message: 'The database does not answer or has no room. Nothing was changed; try again later.',
      wait: 5,
    };
  return { status: 500, code: 'bug', message: 'This is a mistake of the server.', isBug: true };
}

const isDatabaseTrouble = (error: unknown): boolean =>
  error instanceof Error &&
  (DATABASE_TROUBLE.test(String(Reflect.get(error, 'code'))) ||
    /PGlite is closed|No space left|could not (write|extend|open|access)|Connection terminated/i.test(
      error.message,
    ));
