// Builds the app and the command, each only when one of its sources has changed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, root } from './ready.mjs';

const SKIPPED = new Set(['node_modules', 'dist', 'test-results', 'tests']);

export function buildApp() {
  build('edgewise-web', 'packages/web', ['packages/engine/src', 'packages/print', 'packages/web']);
}

export function buildCommand() {
  build('edgewise-cli', 'packages/cli', ['packages/engine/src', 'packages/print', 'packages/cli']);
}

/** It contains the packed app, which is built first. */
export function buildServer() {
  build('edgewise-server', 'packages/server', [
    'packages/engine/src',
    'packages/print',
    'packages/cli',
    'packages/web',
    'packages/server',
  ]);
}

function build(name, folder, sources) {
  const stamp = join(root, '.cache', `${name}.built`);
  const wanted = digest(['package-lock.json', ...sources]);
  const isBuilt = existsSync(join(root, folder, 'dist')) && existsSync(stamp);
  if (isBuilt && readFileSync(stamp, 'utf8') === wanted) return;
  console.log(`Building ${name} …`);
  npm(['run', '--silent', 'build', '-w', name]);
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(stamp, wanted);
}

function digest(paths) {
  const hash = createHash('sha256');
  for (const path of paths)
    for (const file of filesIn(path)) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function filesIn(path) {
  const entries = path.endsWith('.json') ? undefined : readdirSync(join(root, path), { withFileTypes: true });
  if (!entries) return [path];
  return entries
    .filter(({ name }) => !SKIPPED.has(name) && !/\.test\.tsx?$/.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(`${path}/${entry.name}`) : [`${path}/${entry.name}`]));
}
