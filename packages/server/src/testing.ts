/** Real parts for tests: temporary folders, players with keys, solved games. */
import { existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finish, games, Session } from 'edgewise';
import { Client, identityOf, newSecret } from 'edgewise-web/together';

const ROOMY = 2_000_000_000; // bytes

/** In memory if there is plenty: tests check what survives the death of a process, not of the machine. */
const temporary = (): string => {
  const memory = '/dev/shm';
  const { bavail, bsize } = existsSync(memory) ? statfsSync(memory) : { bavail: 0, bsize: 0 };
  return bavail * bsize > ROOMY ? memory : tmpdir();
};

export const temporaryFolder = (): string => mkdtempSync(join(temporary(), 'edgewise-test-'));

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Waits up to this long for a condition; returns whether it was ever met. */
export async function eventually(
  holds: () => Promise<boolean> | boolean,
  patience = 30_000,
): Promise<boolean> {
  for (const end = Date.now() + patience; Date.now() < end;) {
    if (await holds()) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

export async function newPlayer(base: string, now?: () => number) {
  const identity = await identityOf(newSecret());
  const client = new Client({ base, identity, ...(now && { now }) });
  return { identity, client };
}

interface Playing {
  readonly msPerStep?: number;
  readonly hints?: number;
  /** How many of the last steps the program plays. */
  readonly given?: number;
}

/** A list of changes that a program makes at once takes a person many moves. */
const apart = (move: unknown): readonly unknown[] =>
  Array.isArray(move) ? (move as readonly unknown[]).map((each) => [each]) : [move];

/** The certificate of a solved game, from a native line: solved by the solver, played step by step. */
export function certificateOf(line: string, { msPerStep = 500, hints = 0, given = 0 }: Playing = {}): string {
  const game = games.find(({ id }) => line.startsWith(`${id}:`));
  const read = game?.native.parse(line);
  if (!game || !read?.ok) throw new Error(line);
  const session = new Session(game, read.value);
  const { puzzle } = session;
  const [solution] = finish(game.solve(puzzle, { limit: 1 })).found;
  const moves = game.plan(puzzle, session.state, solution).flatMap(apart);
  let at = 0;
  for (let i = 0; i < hints; i++) session.countHint(1, (at += 10));
  for (const [i, move] of moves.entries()) {
    const played = session.play([move], (at += msPerStep), i >= moves.length - given ? 'program' : 'hand');
    if (!played.ok) throw new Error(played.error.code);
  }
  return session.save();
}
