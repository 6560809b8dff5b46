/**
 * What a move costs on a large board, and how soon the app responds: measured in a real Chromium.
 * Times are processor time of the page's main thread, so that other work on the machine does not count.
 *
 *     npx tsx packages/web/scripts/bench.ts [size] [moves]
 */
import { join } from 'node:path';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { finish, games, makeRng } from '../../engine/src/index.ts';
import { certain, makeLink } from 'edgewise';
import { spoiltLinks, typing } from './bench-answers.ts';
import { findBrowser } from './find-browser.mjs';
import { serve } from './serve.mjs';

const size = Number(process.argv[2] ?? 50);
const moves = Number(process.argv[3] ?? 150);
const [game] = games;

const median = (values: readonly number[]): number =>
  certain([...values].sort((a, b) => a - b)[values.length >> 1]);
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

/**
 * Waits for an element and says where it is. By hand, since a locator leaves listeners in the page that
 * every click would pay for.
 */
async function boxOf(page: Page, selector: string): Promise<DOMRect> {
  for (;;) {
    const box = await page.evaluate<DOMRect | null>(
      `document.querySelector(${JSON.stringify(selector)})?.getBoundingClientRect().toJSON() ?? null`,
    );
    if (box) return box;
  }
}

async function firstLoad(page: Page, url: string): Promise<number> {
  await page.goto(url);
  await boxOf(page, '.game-card .primary');
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

const WANTED = 4; // milliseconds per move

function report(name: string, measured: readonly number[], wanted?: number): void {
  const sorted = [...measured].sort((a, b) => a - b);
  const middle = median(measured);
  const most = certain(sorted[Math.floor(measured.length * 0.9)]).toFixed(2);
  const verdict = wanted === undefined ? '' : `; ${wanted} wanted: ${middle <= wanted ? 'met' : 'missed'}`;
  out(
    `${name}: one move ${middle.toFixed(2)} ms of main thread (median of ${measured.length}; 90 %: ${most})${verdict}`,
  );
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

/** Counted by a plain script text: helpers that the loader adds to functions do not exist in the page. */
const COUNT = `new Promise((resolve) => {
  const times = [];
  requestAnimationFrame(function tick(now) {
    times.push(now);
    if (now - times[0] > 1000) resolve((times.length - 1) / ((now - times[0]) / 1000));
    else requestAnimationFrame(tick);
  });
})`;

/** As many lines and numbers as a full board in one SVG, and a click that only adds a line. */
function plainSvg(lines: number, across: number): string {
  const at = (i: number) => [(i % across) * 16, Math.floor(i / across) * 16] as const;
  const line = (_: unknown, i: number) => `<path stroke="#000" d="M${at(i).join(' ')}h14"/>`;
  const text = (_: unknown, i: number) => `<text x="${at(i)[0]}" y="${at(i)[1]}" font-size="10">3</text>`;
  const script = `addEventListener('pointerup', ({ clientX, clientY }) => {
    const line = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    line.setAttribute('stroke', '#000');
    line.setAttribute('d', 'M' + clientX + ' ' + clientY + 'h14');
    document.querySelector('svg').append(line);
  })`;
  const shapes = [...Array.from({ length: lines }, line), ...Array.from({ length: across * across }, text)];
  return `<svg width="900" height="850">${shapes.join('')}</svg><script>${script}</script>`;
}

/** The frame rate while the board is zoomed or panned. */
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

/** `count` of them, from everywhere. */
const some = (spots: readonly string[], count: number): string[] =>
  Array.from({ length: count }, (_, i) => certain(spots[(i * 7919) % spots.length]));

const tapped = (state: unknown, spots: readonly string[]): unknown =>
  spots.reduce((now, on) => {
    const meant = game.interpret(puzzle, now, { verb: 'tap', on });
    const next = meant.ok ? game.apply(puzzle, now, meant.value) : meant;
    if (!next.ok) throw new Error(next.error.code);
    return next.value;
  }, state);

const scene = game.scene(puzzle, solution ?? game.start(puzzle));
const edges = scene.targets.flatMap(({ kind, spot }) => (kind === 'edge' ? spot : []));
const lines = scene.shapes.flatMap(({ role, spot }) => (role === 'line' ? (spot ?? []) : []));
const missing = some(lines, moves + 1); // one more, so that the last move does not solve it
const sittings: readonly (readonly [name: string, state: unknown, moves: readonly string[]])[] = [
  ['empty', undefined, some(edges, moves)],
  ['nearly full', tapped(solution, missing), missing.slice(1)],
];
for (const [name, state, spots] of sittings) {
  const link = makeLink(server.url, game.native.format(state === undefined ? { puzzle } : { puzzle, state }));
  await page.goto(link);
  await boxOf(page, '.board .layer.still path');
  const box = await boxOf(page, '.plane');
  const points = spots.map((on) => {
    const { x, y } = scene.targets.find(({ spot }) => spot === on) ?? { x: 0, y: 0 };
    return { x: box.x + (x / scene.width) * box.width, y: box.y + (y / scene.height) * box.height };
  });
  report(`${size}×${size} ${name}`, await costs(page, cdp, points), WANTED);
}
const board = await boxOf(page, '.board');
const [x, y] = [board.x + board.width / 2, board.y + board.height / 2];
out(`zooming: ${(await frames(page, x, y, true)).toFixed(0)} frames a second`);
await page.keyboard.press('+');
await page.keyboard.press('+');
out(`panning: ${(await frames(page, x, y, false)).toFixed(0)} frames a second`);
out(await typing(page, server.url, 30));
out(await spoiltLinks(page, server.url));
await page.goto('about:blank'); // the app's page forbids foreign scripts
await page.setContent(plainSvg(lines.length, size));
await page.waitForTimeout(500);
const anywhere = Array.from({ length: moves }, (_, i) => ({
  x: 50 + ((i * 7919) % 750),
  y: 50 + ((i * 104_729) % 750),
}));
report('yardstick, a plain svg', await costs(page, cdp, anywhere));
await browser.close();
await server.close();
