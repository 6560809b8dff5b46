/**
 * What a move costs on a large board, and how soon the app answers: measured in a real Chromium.
 * Times are processor time of the page's main thread, so that other work on the machine does not count.
 *
 *     npx tsx packages/web/scripts/bench.ts [size] [moves]
 */
import { join } from 'node:path';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { finish, games, makeRng } from '../../engine/src/index.ts';
import { makeLink } from '../src/link.ts';
import { findBrowser } from './find-browser.mjs';
import { serve } from './serve.mjs';

const size = Number(process.argv[2] ?? 50);
const moves = Number(process.argv[3] ?? 60);
const [game] = games;

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1];
const out = (text: string): void => void process.stdout.write(`${text}\n`);

/** Seconds of the main thread so far. */
async function spent(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}

const idle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 500 })),
      ),
  );

async function firstLoad(page: Page, url: string): Promise<number> {
  await page.goto(url);
  await page.locator('.game-card .primary').first().waitFor();
  return page.evaluate(() => performance.now());
}

/** What measuring itself costs: the same wait with nothing done. */
async function resting(page: Page, cdp: CDPSession): Promise<number> {
  const measured: number[] = [];
  for (let i = 0; i < 9; i++) {
    await idle(page);
    const before = await spent(cdp);
    await page.waitForTimeout(60);
    measured.push(((await spent(cdp)) - before) * 1000);
  }
  return median(measured);
}

async function costs(
  page: Page,
  cdp: CDPSession,
  points: readonly { x: number; y: number }[],
): Promise<number[]> {
  const measured: number[] = [];
  const nothing = await resting(page, cdp);
  for (const { x, y } of points) {
    await idle(page);
    const before = await spent(cdp);
    await cdp.send('Input.dispatchMouseEvent', { type: 'mousePressed', x, y, button: 'left', clickCount: 1 });
    await cdp.send('Input.dispatchMouseEvent', {
      type: 'mouseReleased',
      x,
      y,
      button: 'left',
      clickCount: 1,
    });
    await page.waitForTimeout(60);
    measured.push(((await spent(cdp)) - before) * 1000 - nothing);
  }
  return measured;
}

/** Counted by a plain text of script: what the loader adds to functions does not exist in the page. */
const COUNT = `new Promise((resolve) => {
  const times = [];
  requestAnimationFrame(function tick(now) {
    times.push(now);
    if (now - times[0] > 1000) resolve((times.length - 1) / ((now - times[0]) / 1000));
    else requestAnimationFrame(tick);
  });
})`;

/** How often frames come while the board is zoomed or panned. */
async function frames(page: Page, x: number, y: number, zoom: boolean): Promise<number> {
  await page.mouse.move(x, y);
  const counting = page.evaluate<number>(COUNT);
  if (zoom) await page.keyboard.down('Control');
  for (let i = 0; i < 30; i++) await page.mouse.wheel(0, (i < 15 ? -1 : 1) * (zoom ? 40 : 30));
  if (zoom) await page.keyboard.up('Control');
  return counting;
}

const made = finish(
  game.generate(
    { ...game.params.presets[0].params, width: size, height: size, level: 'counts' },
    makeRng('bench'),
  ),
);
if (!made.ok) throw new Error(made.error.code);
const { puzzle, solution } = made.value;
const server = await serve({ dir: join(import.meta.dirname, '../dist'), base: '/bench/' });
const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
out(`first load, until a game can be begun: ${(await firstLoad(page, server.url)).toFixed(0)} ms`);
const cdp = await page.context().newCDPSession(page);
await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
for (const [name, state] of [
  ['empty', undefined],
  ['nearly full', solution],
] as const) {
  await page.goto(
    makeLink(server.url, game.native.format(state === undefined ? { puzzle } : { puzzle, state })),
  );
  await page.locator('.board .layer.still path').first().waitFor();
  const box = await page.locator('.plane').boundingBox();
  const scene = game.scene(puzzle, game.start(puzzle));
  const edges = scene.targets.filter(({ kind }) => kind === 'edge');
  if (!box) throw new Error('no board');
  const points = Array.from({ length: moves }, (_, i) => {
    const { x, y } = edges[(i * 7919) % edges.length];
    return { x: box.x + (x / scene.width) * box.width, y: box.y + (y / scene.height) * box.height };
  });
  const measured = await costs(page, cdp, points);
  const sorted = [...measured].sort((a, b) => a - b);
  out(
    `${size}×${size} ${name}: one move ${median(measured).toFixed(2)} ms of main thread (median of ${moves}; 90 %: ${sorted[Math.floor(moves * 0.9)].toFixed(2)})`,
  );
}
const box = await page.locator('.board').boundingBox();
if (box) {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  out(`zooming: ${(await frames(page, x, y, true)).toFixed(0)} frames a second`);
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  out(`panning: ${(await frames(page, x, y, false)).toFixed(0)} frames a second`);
}
await browser.close();
await server.close();
