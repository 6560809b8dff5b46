/**
 * Only the worker makes, solves, grades, hints and runs a game's actions: the page asks it, and never calls these
 * functions itself. Their code is left out of the page, which halves what it loads before a game can be shown. The
 * worker is bundled separately.
 */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const LONG_WORK =
  /\/puzzles\/[\w-]+\/(make\/(generator|grade)|solve\/(solver|variety)|hint\/hint|help\/run-action)\.ts$/;
/** Positions that show techniques: the worker answers questions about them. */
const TAUGHT = /\/puzzles\/[\w-]+\/techniques\.ts$/;
const EXPORTED = /^export (?:const|class|(?:async )?function\*?) (\w+)/gm;

export const workerOnlyPlugin = (): Plugin => ({
  name: 'worker-only',
  apply: 'build',
  enforce: 'pre',
  load: (id) => {
    if (TAUGHT.test(id)) return 'export const techniques = [];';
    return LONG_WORK.test(id) ? stubOf(readFileSync(id, 'utf8')) : undefined;
  },
});

/** The same names; calling one throws an error that says what is wrong. */
export function stubOf(source: string): string {
  const names = [...source.matchAll(EXPORTED)].map(([, name]) => name);
  return [
    'const ask = () => { throw new Error("Ask the worker for this."); };',
    ...names.map((name) => `export const ${name} = ask;`),
  ].join('\n');
}
