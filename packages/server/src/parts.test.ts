/** Individual parts: threads with budgets, limits, the clock, metrics, the lock. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { steadyClock } from './clock.ts';
import { lockFolder } from './database/folder-lock.ts';
import { RateLimiter } from './http/rate-limit.ts';
import { Metrics } from './metrics.ts';
import { daysAfter, dayIn, isDay, isOver, latestDay } from './together/days.ts';
import { certificateOf, temporaryFolder } from './testing.ts';
import { Busy, OverBudget, Pool } from './work/pool.ts';

const folder = temporaryFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('threads', () => {
  const pool = new Pool(1, 3);
  afterAll(() => pool.close());
  const puzzle = 'steps:FBgEFBDAWHEOCGQADkGGS';
  const hard = { puzzle: 'slitherlink:30x30:', language: 'en' as const };

  test('answer, and are ended when a budget is used up; the next answer still comes', async () => {
    expect(await pool.run('grade', { puzzle, language: 'en' }, 10_000)).toMatchObject({ solutions: 'one' });
    const head = `edgewise 1\ngame steps\npuzzle ${puzzle}\n`;
    const endless = pool.run(
      'judge',
      [{ certificate: `${head}${'hint 1 1\n'.repeat(300_000)}end\n`, lines: 0 }],
      200,
    );
    await expect(endless).rejects.toBeInstanceOf(OverBudget);
    expect(pool.overruns).toBe(1);
    expect(await pool.run('judge', [{ certificate: certificateOf(puzzle), lines: 0 }], 10_000)).toMatchObject(
      [{ solved: true }],
    );
  });

  test('stop a search between two of its steps', async () => {
    const made = await pool
      .run('new', { game: 'slitherlink', preset: 'huge', seed: 'a', language: 'en' }, 1)
      .then(
        () => 'made',
        (error: unknown) => error,
      );
    expect(made).toBeInstanceOf(OverBudget);
    expect(await pool.run('read', hard, 5_000)).toHaveProperty('refused');
  });

  test('report when too many tasks are waiting', async () => {
    const asked = Array.from({ length: 8 }, () =>
      pool.run('grade', { puzzle, language: 'en' }, 10_000).then(
        () => 'done',
        (error: unknown) => (error instanceof Busy ? 'busy' : 'failed'),
      ),
    );
    const answers = await Promise.all(asked);
    expect(answers.filter((each) => each === 'busy')).toHaveLength(4);
    expect(answers.filter((each) => each === 'done')).toHaveLength(4);
  });
});

test('a bucket refills, and every client has one', () => {
  const limiter = new RateLimiter({ burst: 3, perSecond: 2 });
  expect([1, 2, 3, 4].map(() => limiter.take('a', 1, 0))).toEqual([0, 0, 0, 1]);
  expect(limiter.take('b', 3, 0)).toBe(0);
  expect(limiter.take('a', 1, 500)).toBe(0);
  expect(limiter.take('a', 3, 500)).toBe(2);
});

test('a clock that is set back stands still', () => {
  const times = [5, 9, 3, 8, 10];
  const clock = steadyClock(() => times.shift() ?? 0);
  expect([1, 2, 3, 4, 5].map(() => clock.now())).toEqual([5, 9, 9, 9, 10]);
});

test('days', () => {
  expect(['2026-11-16', '2024-02-29', '2026-02-29', '2026-13-01', 'x'].map(isDay)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(daysAfter('2026-12-30', 3)).toBe('2027-01-02');
  const at = Date.parse('2026-11-16T11:00:00Z');
  expect([dayIn(0, at), dayIn(840, at), dayIn(-720, at), dayIn(99_999, at), latestDay(at)]).toEqual([
    '2026-11-16',
    '2026-11-17',
    '2026-11-15',
    '2026-11-17',
    '2026-11-17',
  ]);
  expect(isOver('2026-11-11', at)).toBe(false);
  expect(isOver('2026-11-10', at)).toBe(true);
});

test('metrics are in the form Prometheus reads', () => {
  const metrics = new Metrics();
  metrics.count('a_total', { route: 'GET "x"\n' });
  metrics.time('r', 0.02);
  metrics.gauge('g', () => 7);
  const lines = metrics.text().trim().split('\n');
  expect(lines).toContain(String.raw`a_total{route="GET \"x\"\n"} 1`);
  expect(lines).toContain('edgewise_request_seconds_bucket{route="r",le="0.025"} 1');
  expect(lines).toContain('edgewise_request_seconds_bucket{route="r",le="0.01"} 0');
  for (const line of lines) expect(line).toMatch(/^(# TYPE \w+ \w+|\w+(\{.*\})? [\d.e+-]+)$/);
});

test('a folder has one owner at a time', async () => {
  const data = join(folder, 'locked');
  mkdirSync(data);
  const unlock = await lockFolder(data);
  await expect(lockFolder(data)).rejects.toThrow(`in use by process ${process.pid}`);
  unlock();
  (await lockFolder(data))();
  const deep = join(data, 'x'.repeat(120));
  mkdirSync(deep);
  const unlockDeep = await lockFolder(deep);
  await expect(lockFolder(deep)).rejects.toThrow('in use');
  unlockDeep();
});
