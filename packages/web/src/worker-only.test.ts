/** Long work is left out of the page, so no file of the page may call it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stubOf } from '../build/worker-only.ts';

test('a stub has the names of what it replaces, and says what is wrong', async () => {
  const stub = stubOf(
    'export function* solve() {}\nexport interface Patience {}\nexport const a = 1;\nconst b = 2;',
  );
  const made = (await import(`data:text/javascript,${encodeURIComponent(stub)}`)) as Record<
    string,
    () => void
  >;
  expect(Object.keys(made).toSorted()).toEqual(['a', 'solve']);
  expect(() => made['solve']?.()).toThrow('Ask the worker');
});

test('only the worker makes, solves, grades and hints', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const callers = files.filter(
    (file) =>
      /(?<!\.test)\.tsx?$/.test(file) &&
      /\bgame\.(generate|solve|grade|hint|runAction)\b/.test(
        readFileSync(join(import.meta.dirname, file), 'utf8'),
      ),
  );
  expect(callers.sort()).toEqual([join('game', 'job-server.ts'), join('game', 'workshop-jobs.ts')]);
});
