/** Databases for tests: real ones in temporary folders, copied from one that was created once. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import postgres from 'postgres';
import type { DatabaseOptions } from './database/open.ts';
import { eventually, freePort, temporaryFolder } from './testing.ts';

export interface TestDatabase {
  readonly name: string;
  /** In a folder of the test's choosing, if it matters. Undefined if the database is not installed. */
  readonly start: ((folder?: string) => Promise<StartedDatabase>) | undefined;
}

export interface StartedDatabase {
  /** A new, empty database. */
  fresh(): Promise<DatabaseOptions>;
  stop(): Promise<void>;
}

const NOBODY = 65_534;

/** Debian keeps PostgreSQL's programs out of PATH. */
function postgresPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).map((each) => join(debian, each, 'bin')) : [];
  return [...versions, ...(process.env['PATH'] ?? '').split(':')].find((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))),
  );
}

const programs = postgresPrograms();

if (!programs)
  process.stderr.write(
    'Skipped with PostgreSQL: it is not installed (Debian: apt-get install postgresql).\n',
  );

export const DATABASES: readonly [TestDatabase, TestDatabase] = [
  { name: 'PGlite', start: async (folder) => embedded(folder) },
  {
    name: 'PostgreSQL',
    start: programs === undefined ? undefined : (folder) => TestPostgres.start(folder, programs),
  },
];

/** Where the lock file is; this module may run from its source or from a bundle. */
function checkout(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package-lock.json'))) folder = dirname(folder);
  return folder;
}

/** As root, keeps the owner too. */
function copyFolder(from: string, to: string): void {
  const { status, stderr } = spawnSync('cp', ['-a', from, to], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`cp: ${stderr}`);
}

/** An empty database of a version, created once per checkout: that takes seconds, copying it a tenth of a second. */
async function template(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const all = join(checkout(), '.cache', 'databases');
  const folder = join(all, name);
  if (existsSync(folder)) return folder;
  const making = temporaryFolder();
  if (process.getuid?.() === 0) chownSync(making, NOBODY, NOBODY);
  await make(join(making, 'db'));
  mkdirSync(all, { recursive: true });
  const beside = mkdtempSync(`${folder}-`);
  copyFolder(join(making, 'db'), join(beside, 'db'));
  try {
    renameSync(join(beside, 'db'), folder);
  } catch {
    // another process has created it in the meantime
  }
  for (const each of [making, beside]) rmSync(each, { recursive: true, force: true });
  return folder;
}

const emptyPglite = (): Promise<string> => {
  const about = join(checkout(), 'node_modules/@electric-sql/pglite/package.json');
  const { version } = JSON.parse(readFileSync(about, 'utf8')) as { version: string };
  return template(`pglite-${version}`, async (folder) => (await PGlite.create({ dataDir: folder })).close());
};

function embedded(folder?: string): StartedDatabase {
  const folders: string[] = [];
  return {
    fresh: async () => {
      const data = folder === undefined ? temporaryFolder() : join(folder, 'data');
      mkdirSync(data, { recursive: true });
      folders.push(data);
      copyFolder(await emptyPglite(), join(data, 'database'));
      return { data };
    },
    stop: async () => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })),
  };
}

/** PostgreSQL does not run as root. */
function spawnOf(folderOfPrograms: string, name: string, args: readonly string[]): ChildProcess {
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  return spawn(join(folderOfPrograms, name), args, {
    ...user,
    stdio: 'ignore',
    cwd: '/',
    env: { LC_ALL: 'C', PATH: process.env['PATH'] },
  });
}

const INITDB = ['-U', 'edgewise', '-A', 'trust', '-N', '-E', 'UTF8'];

function emptyCluster(folderOfPrograms: string): Promise<string> {
  const { stdout } = spawnSync(join(folderOfPrograms, 'postgres'), ['--version'], { encoding: 'utf8' });
  const name = stdout.trim().replaceAll(/[^\w.]+/g, '-');
  return template(name, async (folder) => {
    const made = spawnOf(folderOfPrograms, 'initdb', ['-D', folder, ...INITDB]);
    await new Promise((resolve, reject) =>
      made.once('exit', (code) => (code ? reject(new Error('initdb')) : resolve(0))),
    );
  });
}

/** A separate cluster under a separate user: PostgreSQL does not run as root. */
export class TestPostgres implements StartedDatabase {
  readonly #folder: string;
  readonly #programs: string;
  readonly #port: number;
  #process: ChildProcess | undefined;
  #count = 0;

  private constructor(folder: string, folderOfPrograms: string, port: number) {
    this.#folder = folder;
    this.#programs = folderOfPrograms;
    this.#port = port;
  }

  static async start(within?: string, folderOfPrograms = programs): Promise<TestPostgres> {
    if (folderOfPrograms === undefined) throw new Error('PostgreSQL is not installed');
    const folder = within === undefined ? temporaryFolder() : mkdtempSync(join(within, 'cluster-'));
    if (process.getuid?.() === 0) chownSync(folder, NOBODY, NOBODY);
    const own = new TestPostgres(folder, folderOfPrograms, await freePort());
    copyFolder(await emptyCluster(folderOfPrograms), join(folder, 'db'));
    await own.begin();
    return own;
  }

  /** Works after `end` too, with everything that was committed. */
  async begin(): Promise<void> {
    const settings = ['fsync=off', 'max_connections=60', 'shared_buffers=32MB', 'listen_addresses=127.0.0.1'];
    const options = settings.flatMap((each) => ['-c', each]);
    const args = ['-D', join(this.#folder, 'db'), '-k', this.#folder, '-p', String(this.#port), ...options];
    this.#process = spawnOf(this.#programs, 'postgres', args);
    if (!(await eventually(() => this.#answers()))) throw new Error('PostgreSQL did not start');
  }

  async #answers(): Promise<boolean> {
    const sql = postgres(this.#url('postgres'), { max: 1, connect_timeout: 1, onnotice: () => {} });
    return sql`select 1`.then(
      () => sql.end().then(() => true),
      () => sql.end({ timeout: 0 }).then(() => false),
    );
  }

  #url(name: string): string {
    return `postgres://edgewise@127.0.0.1:${this.#port}/${name}`;
  }

  async fresh(): Promise<DatabaseOptions> {
    const name = `test_${this.#count++}`;
    const sql = postgres(this.#url('postgres'), { max: 1, onnotice: () => {} });
    await sql.unsafe(`create database ${name}`);
    await sql.end();
    return { data: '', url: this.#url(name) };
  }

  /** The database is gone, at once. */
  async end(signal: NodeJS.Signals = 'SIGQUIT'): Promise<void> {
    const running = this.#process;
    if (running?.exitCode !== null || !running.kill(signal)) return;
    await new Promise((resolve) => running.once('exit', resolve));
  }

  async stop(): Promise<void> {
    await this.end();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
