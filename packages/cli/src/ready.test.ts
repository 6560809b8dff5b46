/** Scripts install what is missing; two that start at once must not interfere with each other. */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const scripts = join(import.meta.dirname, '../../../scripts');

function project(): string {
  const folder = mkdtempSync(join(tmpdir(), 'edgewise-ready-'));
  mkdirSync(join(folder, 'scripts'));
  mkdirSync(join(folder, 'node_modules'));
  cpSync(join(scripts, 'ready.mjs'), join(folder, 'scripts/ready.mjs'));
  const named = { name: 'nothing', version: '1.0.0' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(named));
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({ ...named, lockfileVersion: 3, packages: { '': named } }),
  );
  return folder;
}

/** What it says on stderr, and its exit code. */
const makeReady = (folder: string): Promise<readonly [said: string, code: number | null]> =>
  new Promise((resolve) => {
    const program = spawn(
      process.execPath,
      ['--input-type=module', '-e', "(await import('./scripts/ready.mjs')).makeReady()"],
      { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    let said = '';
    program.stderr.on('data', (text: Buffer) => (said += text.toString()));
    program.once('exit', (code) => resolve([said, code]));
  });

test('of several that start at once one installs, and the others wait for it', async () => {
  const folder = project();
  const all = await Promise.all(Array.from({ length: 3 }, () => makeReady(folder)));
  expect(all.map(([, code]) => code)).toEqual([0, 0, 0]);
  expect(all.filter(([said]) => said.includes('Installing what is needed'))).toHaveLength(1);
  expect(existsSync(join(folder, 'node_modules/.edgewise-installed'))).toBe(true);
  rmSync(folder, { recursive: true });
});

test('the lock of a process that is gone is taken over', async () => {
  const folder = project();
  mkdirSync(join(folder, '.cache'));
  writeFileSync(join(folder, '.cache/installing'), '4194304'); // larger than any process number
  const [said, code] = await makeReady(folder);
  expect([code, said.includes('Installing')]).toEqual([0, true]);
  expect(existsSync(join(folder, '.cache/installing'))).toBe(false);
  rmSync(folder, { recursive: true });
});
