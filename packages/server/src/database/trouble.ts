/** A database that does not respond or is full, as PostgreSQL, PGlite and the connection report it. */

/** Connections (node and postgres.js), a server stopping or starting (57P0x), lack of resources (53xxx), a damaged file. */
const CODES =
  /^(ECONN\w+|EPIPE|ENOTFOUND|ENOENT|ENOSPC|CONNECTION_\w+|CONNECT_TIMEOUT|57P0\d|53\d{3}|58\d{3}|08\d{3}|XX\d{3}|25006|25P02)$/;

const SENTENCES =
  /PGlite is closed|No space left|could not (write|extend|open|access)|Connection terminated/i;

export const isDatabaseTrouble = (error: unknown): boolean =>
  error instanceof Error && (CODES.test(String(Reflect.get(error, 'code'))) || SENTENCES.test(error.message));
