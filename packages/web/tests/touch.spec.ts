/** Fingers, on a phone of 360 × 640. */
import type { CDPSession, Page } from '@playwright/test';
import {
  drawn,
  expect,
  game,
  home,
  known,
  openKnown,
  place,
  test,
  tool,
  tour,
  type Known,
} from './app-page.ts';
import { certain } from '../../engine/src/index.ts';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

interface Point {
  readonly x: number;
  readonly y: number;
}

const fingers = async (page: Page): Promise<CDPSession> => page.context().newCDPSession(page);
const touch = (cdp: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
  cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(({ x, y }, id) => ({ x, y, id })) });

test('a puzzle solved by taps', async ({ page }) => {
  const puzzle = known('taps');
  await openKnown(page, puzzle);
  for (const edge of puzzle.lines) {
    const { x, y } = await place(page, puzzle, edge);
    await page.touchscreen.tap(x, y);
  }
  await expect(page.getByRole('heading', { name: 'Solved!' })).toBeVisible();
  const board = await page.locator('.board').boundingBox();
  const card = await page.locator('.solved-card').boundingBox();
  expect(board && card && board.y + board.height <= card.y + 1).toBe(true); // the board stays in view
});

test('a finger draws from dot to dot and commits on release', async ({ page }) => {
  const puzzle = known('finger', 5);
  await openKnown(page, puzzle);
  const cdp = await fingers(page);
  const [start, ...way] = await Promise.all(tour(puzzle).map((dot) => place(page, puzzle, dot)));
  await touch(cdp, 'touchStart', [certain(start)]);
  for (const point of way) await touch(cdp, 'touchMove', [point]);
  await expect(drawn(page, 'line')).toHaveCount(0);
  await touch(cdp, 'touchEnd', []);
  await expect(page.getByRole('heading', { name: 'Solved!' })).toBeVisible();
});

test('a second finger cancels; two fingers zoom and pan and never draw', async ({ page }) => {
  const puzzle = known('pinch', 5);
  await openKnown(page, puzzle);
  const cdp = await fingers(page);
  const [a, b] = await Promise.all([place(page, puzzle, 'dot:0'), place(page, puzzle, 'dot:2')]);
  await touch(cdp, 'touchStart', [a]);
  await touch(cdp, 'touchMove', [b]);
  await touch(cdp, 'touchStart', [b, { x: b.x + 40, y: b.y + 120 }]);
  await touch(cdp, 'touchEnd', []);
  await expect(drawn(page, 'line')).toHaveCount(0);
  const before = await page.locator('.plane').boundingBox();
  await touch(cdp, 'touchStart', [
    { x: 120, y: 250 },
    { x: 220, y: 350 },
  ]);
  for (let i = 1; i <= 5; i++)
    await touch(cdp, 'touchMove', [
      { x: 120 - 12 * i, y: 250 - 12 * i },
      { x: 220 + 12 * i, y: 350 + 12 * i },
    ]);
  await touch(cdp, 'touchEnd', []);
  const after = await page.locator('.plane').boundingBox();
  expect((after?.width ?? 0) / (before?.width ?? 1)).toBeGreaterThan(1.5);
  await expect(page.locator('.board .over line')).toHaveCount(0);
});

test('the two marks can be swapped; a long press makes the second', async ({ page }) => {
  const puzzle = known('swap');
  await openKnown(page, puzzle);
  const at = await place(page, puzzle, 'edge:2');
  await tool(page, 'Crosses').tap();
  await page.touchscreen.tap(at.x, at.y);
  await expect(drawn(page, 'cross')).toHaveCount(1);
  await tool(page, 'Crosses').tap();
  await page.touchscreen.tap(at.x, at.y);
  await expect(drawn(page, 'line')).toHaveCount(1);
  const cdp = await fingers(page);
  const other = await place(page, puzzle, 'edge:9');
  const now = await page.evaluate(() => performance.now());
  await touch(cdp, 'touchStart', [other]);
  await page.waitForFunction((from) => performance.now() > from + 700, now);
  await expect(page.locator('.overlay .m-picked')).toHaveCount(1); // seen before the finger is lifted
  await touch(cdp, 'touchEnd', []);
  await expect(page.locator('.overlay .m-picked')).toHaveCount(0);
  await expect(drawn(page, 'cross')).toHaveCount(1);
});

/** Pixels per cell, as the board is now. */
const cell = async (page: Page, { scene }: Known): Promise<number> =>
  ((await page.locator('.plane').boundingBox())?.width ?? 0) / scene.width;

test('a board whose cells are too small for a finger starts zoomed in', async ({ page }) => {
  for (const [size, least] of [
    [5, 40], // large enough as a whole
    [12, 22],
    [20, 22],
  ] as const) {
    const puzzle = known('near', size);
    await openKnown(page, puzzle);
    expect(await cell(page, puzzle)).toBeGreaterThanOrEqual(least - 0.1);
  }
});

test('a locked view shows the whole board, however small', async ({ page }) => {
  const puzzle = known('near', 11);
  await page.goto(`${home()}#/settings`);
  await page.getByLabel('Locked').check();
  await openKnown(page, puzzle);
  const board = await page.locator('.board').boundingBox();
  const { x } = await place(page, puzzle, 'cell:10');
  expect(x).toBeLessThan((board?.x ?? 0) + (board?.width ?? 0));
  expect(await cell(page, puzzle)).toBeLessThan(34);
});

test('nothing is cut off, and every tool is large enough for a thumb', async ({ page }) => {
  const puzzle = known('thumb');
  await openKnown(page, puzzle);
  for (const button of await page.getByRole('toolbar').getByRole('button').all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  }
  for (const hash of ['#/', '#/settings', `#/rules/${game.id}`, `#/new/${game.id}`]) {
    await page.goto(puzzle.link.split('#')[0] + hash);
    await expect(page.locator('main')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  }
});
