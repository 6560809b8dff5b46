/** The factory on every database: every puzzle proved and made exactly once; workers may be killed at any time. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { finish, formatParams, games, makeRng } from 'edgewise';
import { openDatabase, type DatabaseOptions } from '../database/open.ts';
import { DATABASES, TestPostgres, type StartedDatabase } from '../testing-databases.ts';
import { DIES_AT, TestProcess, type ProcessOptions } from '../testing-processes.ts';
import { factory } from './commands.ts';
import { addOrder, madeOf } from './orders.ts';
import { storeMade } from './store.ts';
import { startFactory } from './work.ts';

const log = (): void => {};
const PATIENCE = 1; // seconds without a heartbeat

const slitherlink = games.find(({ id }) => id === 'slitherlink')!;
const gentle = slitherlink.params.presets[0].params;
const order = (count: number, seed: string) => ({
  game: 'slitherlink',
  params: formatParams(slitherlink.params, gentle),
  preset: 'gentle',
  seed,
  count,
});

/** The result of an order, and how many jobs there are in each state. */
async function madeIn(options: DatabaseOptions, id: string) {
  const opened = await openDatabase(options);
  const all = [];
  for await (const page of madeOf(opened, id)) all.push(...page);
  const rows = await opened.query<{ state: string; count: number }>(
    'select state::text, count(*)::int as count from pgboss.job group by state',
  );
  await opened.close();
  return { all, jobs: Object.fromEntries(rows.map(({ state, count }) => [state, count])) };
}

async function add(options: DatabaseOptions, count: number, seed: string): Promise<string> {
  const opened = await factory({ ...options, log, patience: PATIENCE });
  const { id } = await opened.add(order(count, seed));
  await opened.close();
  return id;
}

for (const { name, start } of DATABASES)
  describe.skipIf(!start)(`with ${name}`, () => {
    let database: StartedDatabase;
    let options: DatabaseOptions; // of all tests that kill nothing
    beforeAll(async () => {
      if (!start) return;
      database = await start();
      options = await database.fresh();
    }, 120_000);
    afterAll(() => database?.stop());

    test('an order is made once, as `new` makes it, proved and graded; adding it again adds what is missing', async () => {
      const opened = await factory({ ...options, log });
      const { id, jobs } = await opened.add(order(12, 'spring'));
      expect(jobs).toBe(2);
      expect((await opened.add(order(12, 'spring'))).id).toBe(id);
      expect((await opened.status()).jobs).toEqual({ waiting: 2, active: 0, failed: 0 });
      await opened.work(2, true, new AbortController().signal);
      expect((await opened.add(order(15, 'spring'))).jobs).toBe(1);
      await opened.work(1, true, new AbortController().signal);
      expect(await opened.status()).toMatchObject({
        orders: [{ id, count: 15, made: 15, failed: 0 }],
        jobs: { waiting: 0, active: 0, failed: 0 },
      });
      await opened.close();
      const { all } = await madeIn(options, id);
      expect(all.map(({ number }) => number)).toEqual(Array.from({ length: 15 }, (_, i) => i + 1));
      for (const { number, seed, puzzle, solution, level } of all) {
        expect(seed).toBe(number === 1 ? 'spring' : `spring-${number}`);
        const made = finish(slitherlink.generate(gentle, makeRng(seed)));
        expect(made.ok && slitherlink.native.format({ puzzle: made.value.puzzle })).toBe(puzzle);
        const read = slitherlink.native.parse(solution);
        if (!read.ok) throw new Error(solution);
        expect(slitherlink.check(read.value.puzzle, read.value.state).issues).toEqual([]);
        expect(finish(slitherlink.grade(read.value.puzzle))).toMatchObject({ solutions: 'one', level });
      }
    }, 120_000);

    test('twins are refused, whichever worker stores them', async () => {
      const opened = await openDatabase(options);
      const { preset: level, ...rest } = order(2, 'summer');
      await addOrder(opened, { id: 'summer', level, ...rest }, 0);
      const made = { order: 'summer', seed: 'seed', puzzle: 'p', solution: 's', level: 'counts' };
      const refused = async (...all: (readonly [number, string])[]) => {
        const puzzles = all.map(([number, likeness]) => ({ ...made, number, likeness }));
        return (await storeMade(opened, puzzles, 0)).map(({ number }) => number);
      };
      expect(await refused([1, 'same'])).toEqual([]);
      expect(await refused([1, 'same'])).toEqual([]); // known already
      expect(await refused([2, 'same'])).toEqual([2]);
      expect(await refused([1, 'same'], [2, 'other'], [3, 'same'], [4, 'new'], [5, 'new'])).toEqual([3, 5]);
      await opened.close();
    }, 60_000);

    test('a number whose seed makes a twin goes on to its next seed', async () => {
      const id = await add(options, 2, 'autumn');
      const opened = await openDatabase(options);
      const twin = finish(slitherlink.generate(gentle, makeRng('autumn-2')));
      if (!twin.ok) throw new Error('no twin');
      const likeness = slitherlink.likeness!(twin.value.puzzle);
      const other = {
        order: id,
        number: 99,
        seed: 'elsewhere',
        puzzle: 'p',
        solution: 's',
        level: '',
        likeness,
      };
      await storeMade(opened, [other], 0);
      const url = options.url === undefined ? {} : { url: options.url };
      const running = await startFactory(opened, { threads: 1, log, ...url });
      await running.idle();
      await running.stop();
      await opened.close();
      const { all } = await madeIn(options, id);
      expect(all.map(({ number, seed }) => [number, seed])).toEqual([
        [1, 'autumn'],
        [2, 'autumn-2+1'],
        [99, 'elsewhere'],
      ]);
    }, 60_000);

    test('kill -9 of workers: every number is made, once', async () => {
      const own = await database.fresh();
      const count = 200;
      const id = await add(own, count, 'killed');
      const workers = name === 'PGlite' ? 1 : 2; // one process at a time on a folder, any number on PostgreSQL
      const working = (dies?: ProcessOptions['dies']) =>
        Promise.all(
          Array.from({ length: workers }, () =>
            TestProcess.start('work', { ...own, patience: PATIENCE, ...(dies && { dies }) }),
          ),
        );
      // Each kills itself with kill -9, once while a puzzle is being stored and once just after.
      for (const dies of ['writing', 'written'] as const) {
        const codes = await Promise.all((await working(dies)).map((each) => each.gone()));
        expect(codes).toEqual(codes.map(() => null));
      }
      const { all: before } = await madeIn(own, id);
      expect(before.length).toBeGreaterThan(DIES_AT); // a number that two workers have made is stored once
      expect(before.length).toBeLessThan(count);
      await Promise.all((await working()).map((each) => each.gone()));
      const { all, jobs } = await madeIn(own, id);
      expect(all.map(({ number }) => number)).toEqual(Array.from({ length: count }, (_, i) => i + 1));
      expect(new Set(all.map(({ puzzle }) => puzzle)).size).toBe(count);
      expect(jobs).toEqual({ completed: count / 10 });
    }, 120_000);
  });

describe.skipIf(!DATABASES[1].start)('PostgreSQL', () => {
  test('may go away and come back: workers continue, and every number is made once', async () => {
    const database = await TestPostgres.start();
    const own = await database.fresh();
    const count = 40;
    const id = await add(own, count, 'away');
    const worker = await TestProcess.start('work', { ...own, patience: PATIENCE });
    await database.end();
    await database.begin();
    expect(await worker.gone()).toBe(0);
    const { all, jobs } = await madeIn(own, id);
    expect(all.map(({ number }) => number)).toEqual(Array.from({ length: count }, (_, i) => i + 1));
    expect(jobs).toEqual({ completed: count / 10 });
    await database.stop();
  }, 120_000);
});
