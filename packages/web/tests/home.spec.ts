/** Home: the first visit and the lesson, levels, today's puzzles, what a solve leads to; denied storage; a sub-path. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as plain } from '@playwright/test';
import { build } from 'vite';
import { certain, finish, games, makeRng } from '../../engine/src/index.ts';
import { serve } from '../scripts/serve.mjs';
import { dailyPreset, dailySeed, dayOf } from '../src/library/daily.ts';
import {
  clean,
  cleanInEveryTheme,
  click,
  drawn,
  expect,
  fitsThePage,
  game,
  home,
  known,
  openKnown,
  place,
  ready,
  test,
  tour,
  withSolution,
} from './app-page.ts';

for (const game of games)
  test(`the lesson of ${game.id} is followed to its end`, async ({ page }) => {
    await page.goto(`${home()}#/learn/${game.id}`);
    const title = (at: number) => String(game.words.en[`lesson.${game.lesson?.[at]?.code ?? ''}`]);
    for (const [at, { gesture }] of (game.lesson ?? []).entries()) {
      await expect(page.getByRole('heading', { name: title(at) })).toBeVisible();
      await page.locator('.lesson-table').click({ position: { x: 2, y: 2 } });
      await expect(page.getByText('Not there: try the ringed place.').first()).toBeVisible();
      const touches = 'path' in gesture ? gesture.path.length : 1;
      for (let i = 0; i < touches; i++) await page.locator('.ring').click();
    }
    await page.getByRole('button', { name: 'Play your first puzzle' }).click();
    await expect(page.locator('.board')).toBeVisible();
  });

test('the first visit offers the lesson; a level is chosen, kept and played', async ({ page }) => {
  await page.goto(home());
  await expect(page.getByRole('link', { name: 'Learn in two minutes' })).toBeVisible();
  await page.getByLabel('Level of Slitherlink').selectOption('easy');
  await page.reload();
  await page.getByRole('button', { name: 'Play Slitherlink, Easy' }).click();
  await ready(page);
  // The chosen level and the goal, and nothing of the solver's opinion.
  await expect(page.locator('.topbar .chosen')).toHaveText('Easy7 × 7');
  await expect(page.locator('.goal')).toHaveText(/^Goal: Draw one loop\./);
  await page.goto(home());
  await expect(page.getByRole('link', { name: /^Continue Slitherlink/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
});

test('today’s puzzle is the same in another browser, and can be continued', async ({
  page,
  context,
  browser,
}) => {
  test.slow(); // on Sundays the loop is a long one
  const puzzleOf = async (each: typeof page) => {
    await each.goto(`${home()}#/days`);
    await each.getByRole('button', { name: /^Slitherlink,/ }).click();
    await ready(each);
    const numbers = await each.locator('.board text, .board .number').allTextContents();
    expect(numbers.length).toBeGreaterThan(4);
    return numbers.join(' ');
  };
  const first = await puzzleOf(page);
  const address = page.url();
  await puzzleOf(page);
  expect(page.url()).toBe(address);
  const other = await browser.newContext();
  expect(await puzzleOf(await other.newPage())).toBe(first);
  await other.close();
  // Solved, it starts a streak, leads back to the day, and can be shared without spoilers.
  const day = dayOf(new Date());
  const made = finish(game.generate(dailyPreset(game, day)?.params ?? {}, makeRng(dailySeed(game, day))));
  if (!made.ok) throw new Error(made.error.code);
  const puzzle = withSolution(made.value);
  const way = await Promise.all(tour(puzzle).map((dot) => place(page, puzzle, dot)));
  const from = certain(way.shift());
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const { x, y } of way) await page.mouse.move(x, y);
  await page.mouse.up();
  await expect(page.locator('.solved-day')).toContainText('1 day in a row');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.locator('.solved-day a').click();
  await page.getByRole('button', { name: 'Share today’s result' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/\n✓ Slitherlink \d+:\d\d\n/);
});

test('a solve is in the statistics and can be replayed', async ({ page }) => {
  const puzzle = known('statistics');
  await openKnown(page, puzzle);
  for (const line of puzzle.lines) await click(page, puzzle, line);
  await expect(page.getByText('Solved!').first()).toBeVisible();
  await page.goto(`${home()}#/statistics`);
  await expect(page.getByRole('row', { name: /^Other puzzles 1 1/ })).toBeVisible();
  await clean(page);
  await page.getByRole('button', { name: /^Replay Slitherlink/ }).click();
  await page.getByRole('button', { name: 'Step forward' }).click();
  await expect(page.getByRole('img', { name: `Move 1 of ${puzzle.lines.length}` })).toBeVisible();
  await clean(page);
});

test('storage denied altogether: it runs, says so once, and offers a download', async ({ page }) => {
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: deny });
    LockManager.prototype.request = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  });
  const puzzle = known('denied');
  await openKnown(page, puzzle);
  await expect(page.getByText('This browser will not save anything')).toHaveCount(1);
  await click(page, puzzle, 'edge:0');
  await expect(drawn(page, 'line')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Download', exact: true })).toBeVisible();
  await page.goto(home());
  await expect(page.getByRole('heading', { name: 'Play', exact: true })).toBeVisible();
});

for (const hash of [
  '#/',
  '#/days',
  '#/learn/triangles',
  '#/challenges/steps',
  '#/rules/tantrix',
  '#/print',
  '#/new/tantrix',
  '#/settings',
  '#/statistics',
])
  test(`axe: ${hash}`, async ({ page }) => {
    test.slow();
    await page.goto(home() + hash);
    await expect(page.locator('main:not(.waiting)')).toBeVisible();
    await cleanInEveryTheme(page);
  });

for (const hash of ['#/', '#/days', '#/learn/steps', '#/print', '#/settings', '#/challenges/tantrix'])
  test(`it fits every screen: ${hash}`, async ({ page }) => {
    await page.goto(home() + hash);
    await expect(page.locator('main:not(.waiting)')).toBeVisible();
    for (const [width, height] of [
      [1440, 900],
      [820, 1100],
      [390, 844],
      [360, 640],
      [844, 390],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      await fitsThePage(page);
    }
  });

// On a server of its own, so without the check for requests to other hosts.
plain('built for a sub-path it plays there, with its fonts', async ({ page }) => {
  plain.setTimeout(120_000);
  const outDir = mkdtempSync(join(tmpdir(), 'edgewise-base-'));
  const configFile = join(import.meta.dirname, '../vite.config.ts');
  await build({ configFile, base: '/edgewise/', logLevel: 'error', build: { outDir, emptyOutDir: true } });
  const server = await serve({ dir: outDir, base: '/edgewise/' });
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) missing.push(response.url());
  });
  await page.goto(server.url);
  await page.getByRole('button', { name: /^Play Slitherlink/ }).click();
  await ready(page);
  expect(await page.evaluate(() => document.fonts.check('16px Figtree'))).toBe(true);
  expect(missing).toEqual([]);
  await server.close();
});
