/** Days later: the clocks of server and browsers are moved on, and everyone's solution can be replayed. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { certain, finish, games } from '../../engine/src/index.ts';
import { clean, typeMove } from './app-page.ts';
import { joinAs } from './together-server.ts';

interface ServerPackage {
  readonly packedApp: () => string | undefined;
  readonly serve: (options: object) => Promise<{ readonly url: string; stop(): Promise<void> }>;
}

const DAY = '2026-11-16';
const HOUR = 3_600_000;
let data = '';
let time = Date.parse(`${DAY}T12:00:00Z`);
let server: Awaited<ReturnType<ServerPackage['serve']>>;

test.beforeAll(async () => {
  test.setTimeout(90_000);
  data = mkdtempSync(join(tmpdir(), 'edgewise-later-'));
  const built = '../../server/dist/index.js';
  const { packedApp, serve } = (await import(built)) as ServerPackage;
  const clock = { now: () => time };
  server = await serve({ port: 0, data, app: packedApp(), threads: 1, prepare: false, clock });
});

test.afterAll(async () => {
  await server.stop();
  rmSync(data, { recursive: true, force: true });
});

/** A device of its own, at the server's time. */
async function device(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ timezoneId: 'UTC', locale: 'en-GB', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.clock.install({ time });
  return page;
}

/** Joins, starts the daily Steps puzzle and solves it, after undoing the given number of times. */
async function play(page: Page, name: string, secondThoughts = 0): Promise<number> {
  await joinAs(page, server.url, name);
  const started = page.waitForResponse((response) => response.url().endsWith('/steps/start'));
  await page.goto(`${server.url}#/days`);
  await page.getByRole('button', { name: /Steps, .*not started/i }).click();
  const { puzzle: line } = (await (await started).json()) as { puzzle: string };
  const steps = games.find(({ id }) => id === 'steps');
  const read = steps?.native.parse(line);
  if (!steps || !read?.ok) throw new Error(line);
  const { puzzle } = read.value;
  const [solution] = finish(steps.solve(puzzle, { limit: 1 })).found;
  const moves = steps.plan(puzzle, steps.start(puzzle), solution).map((move) => steps.moves.format(move));
  await expect(page.locator('.board')).toBeVisible();
  for (let i = 0; i < secondThoughts; i++) {
    await typeMove(page, certain(moves[0]));
    await typeMove(page, 'undo');
  }
  const sent = page.waitForResponse((response) => response.url().endsWith('/api/results'));
  for (const move of moves) await typeMove(page, move);
  expect(await (await sent).json()).toMatchObject({ day: DAY, game: 'steps', verdict: 'clean', first: true });
  return moves.length;
}

test('five days after a daily puzzle anyone can replay everyone’s solution', async ({ browser }) => {
  test.setTimeout(90_000);
  const [ada, nameless] = [await device(browser), await device(browser)];
  const moves = await play(ada, 'Ada');
  await play(nameless, '', 2);
  const board = `${server.url}#/board/${DAY}/steps`;
  await ada.goto(board);
  await expect(
    ada.getByText('Everyone’s solution can be replayed five days after the puzzle.'),
  ).toBeVisible();
  await expect(ada.getByRole('heading', { name: 'How others solved it' })).toHaveCount(0);
  await ada.context().close();
  await nameless.context().close();

  time = Date.parse(`${DAY}T12:00:00Z`) + 5 * 24 * HOUR + 12 * HOUR; // when the fifth day has ended everywhere
  const stranger = await device(browser);
  await stranger.goto(board);
  await expect(stranger.getByRole('heading', { name: 'How others solved it' })).toBeVisible();
  const paths = stranger.locator('.path-list li');
  await expect(paths).toHaveCount(2);
  await clean(stranger);
  for (const name of ['Ada', 'Anonymous']) {
    await paths.filter({ hasText: name }).getByRole('button', { name: 'Replay' }).click();
    const dialog = stranger.getByRole('dialog');
    await expect(dialog.getByRole('img', { name: `Move 0 of ${moves}` })).toBeVisible();
    const picture = dialog.getByRole('img', { name: /^Move/ });
    const empty = await picture.innerHTML();
    for (let move = 1; move <= moves; move++) {
      await dialog.getByRole('button', { name: 'Step forward' }).click();
      await expect(dialog.getByRole('img', { name: `Move ${move} of ${moves}` })).toBeVisible();
    }
    expect(await picture.innerHTML()).not.toBe(empty);
    await expect(dialog.getByRole('button', { name: 'Step forward' })).toBeDisabled();
    await clean(stranger);
    await stranger.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  // What was replayed is not among one's own games.
  await stranger.goto(`${server.url}#/statistics`);
  await expect(stranger.getByRole('button', { name: /^Replay/ })).toHaveCount(0);
  await stranger.context().close();
});
