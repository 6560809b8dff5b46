// Threads and processes of tests as plain modules: from the sources each of them would compile the engine again.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const SOURCES = ['engine', 'print', 'cli', 'web', 'server'].map((name) => join('packages', name, 'src'));

/** The folder of worker.js and testing-process.js; made when one of the sources is another than last time. */
export async function bundleForTests() {
  const all = join(root, '.cache', 'server-tests');
  const folder = join(all, digest());
  if (existsSync(folder)) return folder;
  mkdirSync(all, { recursive: true });
  const making = mkdtempSync(join(all, 'making-'));
  const { build } = await import('rolldown');
  await build({
    cwd: join(root, 'packages/server'),
    input: { worker: 'src/work/worker.ts', 'testing-process': 'src/testing-process.ts' },
    platform: 'node',
    external: [/^node:/, /^@electric-sql\/pglite/, /^postgres$/, /^pg-boss$/, /^@resvg\/resvg-js$/],
    resolve: { conditionNames: ['edgewise-source', 'node', 'import', 'default'] },
    logLevel: 'silent',
    output: { dir: making, format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
  });
  for (const name of readdirSync(all))
    if (/^[0-9a-f]{16}$/.test(name)) rmSync(join(all, name), { recursive: true, force: true });
  try {
    renameSync(making, folder);
  } catch {
    rmSync(making, { recursive: true }); // another process was faster
  }
  return folder;
}

function digest() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const source of SOURCES)
    for (const name of readdirSync(join(root, source), { recursive: true, encoding: 'utf8' }).sort())
      if (/\.(ts|tsx|json)$/.test(name) && !/\.test\.tsx?$/.test(name))
        hash.update(name).update(readFileSync(join(root, source, name)));
  return hash.digest('hex').slice(0, 16);
}
