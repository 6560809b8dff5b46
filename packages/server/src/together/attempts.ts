/** A player's attempt at a daily puzzle: when it was started, and how much of its log has been seen. */
import { chainOf, NO_LINES } from 'edgewise-web/together';
import { oneRow, type Database, type Queries } from '../database/database.ts';
import { Refusal } from '../http/refusal.ts';
import type { Player } from '../identity/players.ts';
import { dayIn } from './days.ts';

export interface Attempt {
  readonly started_at: Date;
  readonly counts: boolean;
  readonly log_lines: number;
  readonly log_digest: Uint8Array<ArrayBuffer> | null;
}

export interface WhichAttempt {
  readonly day: string;
  readonly game: string;
}

export const attemptOf = (
  queries: Queries,
  player: Player,
  day: string,
  game: string,
): Promise<Attempt | undefined> =>
  oneRow<Attempt>(
    queries,
    'select started_at, counts, log_lines, log_digest from attempt where player = $1 and day = $2 and game = $3',
    [player.id, day, game],
  );

/** The first start is kept: a reload resets nothing. It counts on the player's own date. */
export async function start(
  database: Database,
  player: Player,
  { day, game, zone }: { readonly day: string; readonly game: string; readonly zone: number },
  now: number,
): Promise<Attempt> {
  await database.query(
    `insert into attempt (player, day, game, started_at, counts) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [player.id, day, game, new Date(now), dayIn(zone, now) === day],
  );
  const attempt = await attemptOf(database, player, day, game);
  if (!attempt) throw new Error('an attempt that was just written is gone');
  return attempt;
}

/**
 * Lines of the log as they are played, so that the certificate can be compared later: what was seen here cannot
 * be left out there. The lines themselves are not kept.
 */
export async function follow(
  database: Database,
  player: Player,
  { day, game, from, lines }: { day: string; game: string; from: number; lines: readonly string[] },
): Promise<number> {
  return database.transaction(async (inside) => {
    const attempt = await attemptOf(inside, player, day, game);
    if (!attempt) throw new Refusal(409, 'not-started', 'This puzzle has not been started here.');
    if (attempt.log_lines !== from)
      throw new Refusal(
        409,
        'log-elsewhere',
        `${attempt.log_lines} lines are known; expected the ones after them.`,
      );
    const digest = await chainOf(lines, Uint8Array.from(attempt.log_digest ?? NO_LINES));
    await inside.query(
      `update attempt set log_lines = $4, log_digest = $5
       where player = $1 and day = $2 and game = $3 and log_lines = $6`,
      [player.id, day, game, from + lines.length, digest, from],
    );
    return from + lines.length;
  });
}

/** Does the certificate begin with the lines that were seen? */
export async function isContinued(attempt: Attempt, log: readonly string[]): Promise<boolean> {
  if (attempt.log_digest === null) return true;
  if (log.length < attempt.log_lines) return false;
  const digest = await chainOf(log.slice(0, attempt.log_lines));
  return Buffer.from(digest).equals(Buffer.from(attempt.log_digest));
}
