/**
 * A lock that the system holds: a socket beside the save that its owner listens on. When the owner dies,
 * for whatever reason, the kernel closes the socket and nothing answers any more, so no lock is ever left over,
 * and no process number has to mean the same inside and outside a container.
 *
 * Every window listens on a name of its own and then asks all the others. A name is never used twice, so one
 * that does not answer can be removed without a race, and two windows that open a game at the same moment
 * find each other. Where no socket can be made (a foreign file system, a path too long for one) there is
 * no lock: then the save's size reveals a second writer (save-file.ts).
 */
import { randomBytes } from 'node:crypto';
import { readdirSync, unlinkSync } from 'node:fs';
import { createConnection, createServer, type Server } from 'node:net';
import { basename, dirname, join } from 'node:path';

export interface Lock {
  release(): void;
}

const LONGEST_PATH = 100; // bytes; the lowest limit for a socket's address on any system is 104

/** `taken`: another window has it. Undefined: nothing can be locked here. */
export async function lockFile(file: string): Promise<Lock | 'taken' | undefined> {
  const own = `${file}.${randomBytes(3).toString('hex')}.lock`;
  const server = Buffer.byteLength(own) > LONGEST_PATH ? undefined : await listenOn(own);
  if (!server) return undefined;
  const release = (): void => {
    server.close();
    removeSocket(own);
  };
  if (await othersAnswer(file, own)) {
    release();
    return 'taken';
  }
  return { release };
}

const listenOn = (path: string): Promise<Server | undefined> =>
  new Promise((resolve) => {
    const server = createServer((asking) => asking.destroy());
    server.once('error', () => resolve(undefined));
    server.listen(path, () => resolve(server.unref()));
  });

async function othersAnswer(file: string, own: string): Promise<boolean> {
  const folder = dirname(file);
  const others = readdirSync(folder)
    .filter((name) => name.startsWith(`${basename(file)}.`) && name.endsWith('.lock'))
    .map((name) => join(folder, name))
    .filter((path) => path !== own);
  const alive = await Promise.all(others.map(answers));
  others.filter((_, i) => !alive[i]).forEach(removeSocket);
  return alive.includes(true);
}

const answers = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const asking = createConnection(path, () => {
      asking.destroy();
      resolve(true);
    });
    asking.once('error', () => resolve(false));
  });

function removeSocket(path: string): void {
  try {
    unlinkSync(path);
  } catch {
    // another window removed it, or the folder is gone
  }
}
