/** Fills in the service worker's list of files once everything is written: names, and one hash of everything. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

export function offlinePlugin(): Plugin {
  let dist = '';
  return {
    name: 'offline',
    apply: 'build',
    configResolved: (config) => {
      dist = resolve(config.root, config.build.outDir);
    },
    closeBundle: () => fill(dist),
  };
}

function fill(dist: string): void {
  const worker = join(dist, 'sw.js');
  const files = filesIn(dist).filter((file) => file !== worker && !file.endsWith('.map'));
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(file));
  const names = files.map((file) => relative(dist, file).split(sep).join('/'));
  const text = readFileSync(worker, 'utf8')
    .replace('__FILES__', JSON.stringify(names).slice(1, -1).replaceAll('"', '').replaceAll(',', '|'))
    .replace('__VERSION__', hash.digest('hex').slice(0, 12));
  writeFileSync(worker, text);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder)
    .sort()
    .map((name) => join(folder, name))
    .flatMap((path) => (statSync(path).isDirectory() ? filesIn(path) : [path]));
}
