/** One process per data folder: two on the same PGlite folder silently lose rows. */
import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFile } from 'edgewise-cli/lock';
import { StartError } from './database.ts';

/** Takes the lock, which the system holds as long as this process lives; the function returned releases it. */
export async function lockFolder(folder: string): Promise<() => void> {
  const real = realpathSync(folder);
  const holder = join(real, 'in-use-by');
  const lock = (await lockFile(join(real, 'edgewise'))) ?? (await lockFile(elsewhere(real)));
  if (lock === undefined)
    throw new StartError(`The data folder ${folder} cannot be locked: choose another one (--data).`);
  if (lock === 'taken') throw new StartError(inUse(folder, holder));
  writeFileSync(holder, `${process.pid}\n`);
  return () => {
    rmSync(holder, { force: true });
    lock.release();
  };
}

/** If the path is too long for a socket, or the file system has none, the lock is among the temporary files. */
const elsewhere = (real: string): string =>
  join(tmpdir(), `edgewise-${createHash('sha256').update(real).digest('hex').slice(0, 16)}`);

function inUse(folder: string, holder: string): string {
  const pid = pidIn(holder);
  const who = pid === undefined ? 'another process' : `process ${pid}`;
  return `The data folder ${folder} is in use by ${who}. Stop that one first, choose another folder (--data), or use PostgreSQL (DATABASE_URL), which several processes can share.`;
}

function pidIn(holder: string): string | undefined {
  try {
    return readFileSync(holder, 'utf8').trim() || undefined;
  } catch {
    return undefined;
  }
}
