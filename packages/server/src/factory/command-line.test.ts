/** `edgewise factory` as people type it, on a real database: an order, its work, its status, its export. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call as callCommand } from '../../../cli/src/testing.ts';
import { temporaryFolder } from '../testing.ts';
import { DATABASES, type StartedDatabase } from '../testing-databases.ts';
import { dailyGames } from '../together/dailies.ts';

const folder = temporaryFolder();
let database: StartedDatabase;
let call: (...args: string[]) => ReturnType<typeof callCommand>;
beforeAll(async () => {
  database = await DATABASES.findLast(({ start }) => start)!.start!(); // reopened by every command, so the quickest one
  const { data, url } = await database.fresh();
  const env: Record<string, string> = url === undefined ? {} : { DATABASE_URL: url };
  call = (...args) => callCommand(['factory', ...args, ...(url ? [] : ['--data', data])], { env });
}, 60_000);
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await database?.stop();
});

test('an order is added, worked on, reported and exported', async () => {
  const order = ['--game', 'slitherlink', '--preset', 'gentle', '--count', '11', '--seed', 'cli'];
  expect(await call('export')).toMatchObject({ code: 2 });
  expect(await call('add', ...order)).toMatchObject({ code: 0 });
  expect(JSON.parse((await call('status', '--json')).out)).toMatchObject({
    orders: [{ count: 11, made: 0 }],
    jobs: { waiting: 2 },
  });
  expect((await call('export')).code).toBe(1); // not all are there yet
  expect(await call('work', '--jobs', '1')).toMatchObject({ code: 0 });
  const lines = (await call('export')).out.trim().split('\n');
  const plain = await callCommand(['new', 'slitherlink', ...order.slice(2)]);
  expect(lines).toEqual(plain.out.trim().split('\n'));
  const path = join(folder, 'made.jsonl');
  expect(await call('export', '--json', '-o', path)).toMatchObject({ code: 0, out: '' });
  const first: unknown = JSON.parse(readFileSync(path, 'utf8').split('\n')[0]!);
  expect(first).toMatchObject({ game: 'slitherlink', number: 1, seed: 'cli', puzzle: lines[0] });
  expect((await call('export', '--order', 'nothing')).err).toContain('nothing');
  expect(await call('mend')).toMatchObject({ code: 2 });
}, 60_000);

test('the puzzles of the coming days are queued as jobs, each once', async () => {
  const count = 30 * dailyGames().length;
  const waiting = async () =>
    (JSON.parse((await call('status', '--json')).out) as { jobs: { waiting: number } }).jobs.waiting;
  expect((await call('add', '--days', '30')).out).toContain(String(count));
  await call('add', '--days', '30');
  expect(await waiting()).toBe(count);
}, 60_000);
