/** Nothing is ever lost: reloads, closed pages, other tabs, full and denied storage, no network. */
import { chromium } from '@playwright/test';
import {
  click,
  drawn,
  expect,
  firstPage,
  game,
  home,
  known,
  more,
  openKnown,
  playOn,
  ready,
  settled,
  test,
  tool,
} from './app-page.ts';
import { certain } from '../../engine/src/index.ts';

test('a reload in mid-game keeps the position and the whole history', async ({ page }) => {
  const puzzle = known('reload');
  await openKnown(page, puzzle);
  for (const edge of ['edge:0', 'edge:1', 'edge:2']) await click(page, puzzle, edge);
  await settled(page, 6);
  await page.reload();
  await ready(page);
  await expect(drawn(page, 'line')).toHaveCount(3);
  for (let left = 2; left >= 0; left--) {
    await tool(page, 'Undo').click();
    await expect(drawn(page, 'line')).toHaveCount(left);
  }
  await page.reload();
  await ready(page);
  await tool(page, 'Redo').click();
  await expect(drawn(page, 'line')).toHaveCount(1);
});

test('a killed browser loses nothing that was played', async ({ browserName }, info) => {
  const profile = info.outputPath(`profile-${browserName}`);
  const options = { ...info.project.use.launchOptions, viewport: { width: 1280, height: 800 } };
  const puzzle = known('kill');
  const first = await chromium.launchPersistentContext(profile, options);
  const page = firstPage(first);
  await openKnown(page, puzzle);
  await click(page, puzzle, 'edge:0');
  await click(page, puzzle, 'edge:5', 'right');
  await settled(page, 5);
  const cdp = await first.newCDPSession(page);
  await Promise.all([first.waitForEvent('close'), cdp.send('Browser.crash').catch(() => {})]);
  const second = await chromium.launchPersistentContext(profile, options);
  const again = firstPage(second);
  await again.goto(home());
  await again.getByRole('link', { name: /^Continue/ }).click();
  await ready(again);
  await expect(drawn(again, 'line')).toHaveCount(1);
  await expect(drawn(again, 'cross')).toHaveCount(1);
  await again.keyboard.press('Control+z');
  await expect(drawn(again, 'cross')).toHaveCount(0);
  await second.close();
});

test('undo crosses start again and the shown solution, never into another game', async ({ page }) => {
  const puzzle = known('across');
  await openKnown(page, puzzle);
  await click(page, puzzle, 'edge:0');
  await more(page, 'Start again');
  await expect(drawn(page, 'line')).toHaveCount(0);
  await tool(page, 'Undo').click();
  await expect(drawn(page, 'line')).toHaveCount(1);
  await more(page, 'Show the solution');
  await page.getByRole('dialog').getByRole('button', { name: 'Show the solution' }).click();
  await expect(page.getByRole('heading', { name: 'Solution shown' })).toBeVisible();
  await playOn(page);
  await tool(page, 'Undo').click();
  await expect(page.getByRole('heading', { name: 'Solution shown' })).toBeHidden();
  await expect(drawn(page, 'line')).toHaveCount(1);
  await page.keyboard.press('n');
  await page.getByRole('button', { name: /^Gentle/ }).click();
  await expect(page).toHaveURL(/#\/play\//);
  await ready(page);
  await expect(drawn(page, 'line')).toHaveCount(0);
  const fresh = page.url();
  await expect(tool(page, 'Undo')).toBeDisabled();
  await page.keyboard.press('Control+z');
  await expect(page).toHaveURL(fresh);
  await expect(drawn(page, 'line')).toHaveCount(0);
});

test('two tabs do not overwrite each other', async ({ page, context }) => {
  const puzzle = known('tabs');
  await openKnown(page, puzzle);
  await click(page, puzzle, 'edge:0');
  await settled(page, 4);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.locator('.banners').getByText('This game is open in another tab.')).toBeVisible();
  await click(other, puzzle, 'edge:7');
  await expect(drawn(other, 'line')).toHaveCount(1);
  await click(page, puzzle, 'edge:1');
  await settled(page, 5);
  await other.getByRole('button', { name: 'Play here' }).click();
  await expect(other.locator('.banners').getByText('This game is open in another tab.')).toBeHidden();
  await expect(drawn(other, 'line')).toHaveCount(2);
  await expect(page.locator('.banners').getByText('This game is open in another tab.')).toBeVisible();
  await click(other, puzzle, 'edge:2');
  await settled(other, 6);
});

test('several games at once, each where it was', async ({ page }) => {
  const [first, second] = [known('one'), known('two', 5)];
  await openKnown(page, first);
  await click(page, first, 'edge:0');
  await settled(page, 4);
  await page.goto(home());
  await openKnown(page, second);
  await click(page, second, 'edge:1');
  await click(page, second, 'edge:2');
  await settled(page, 9);
  await page.goto(home());
  await page.getByRole('button', { name: '1 more' }).click();
  await expect(page.getByRole('link', { name: /^Continue/ })).toHaveCount(2);
  await openKnown(page, first); // the same link finds the game that was begun
  await expect(drawn(page, 'line')).toHaveCount(1);
  await page.goto(home());
  await page.getByRole('button', { name: '1 more' }).click();
  await expect(page.getByRole('link', { name: /^Continue/ })).toHaveCount(2);
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: /^Continue/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: /^Continue/ })).toHaveCount(2);
});

test('denied storage: says so, playable, downloadable', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('no', 'SecurityError');
    };
  });
  const puzzle = known('refused');
  await openKnown(page, puzzle);
  await expect(page.getByText('This browser will not save anything')).toBeVisible();
  await click(page, puzzle, 'edge:0');
  await expect(drawn(page, 'line')).toHaveCount(1);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.edgewise$/);
});

/** Nothing more goes into the database, here or in a worker, until there is room. */
function fillUp(full: boolean): void {
  IDBObjectStore.prototype.add = function (value: unknown, key?: IDBValidKey) {
    if (full) throw new DOMException('full', 'QuotaExceededError');
    return this.put(value, key);
  };
}

test('full storage: says so, playable, and saved again when there is room', async ({ page }) => {
  const puzzle = known('full');
  await openKnown(page, puzzle);
  await click(page, puzzle, 'edge:0');
  await settled(page, 4);
  const writer = certain(page.workers().find((worker) => worker.url().includes('log-writer')));
  const everywhere = async (full: boolean) => {
    await writer.evaluate(fillUp, full);
    await page.evaluate(fillUp, full);
  };
  await everywhere(true);
  await click(page, puzzle, 'edge:1');
  await expect(page.getByText('Storage is full.')).toBeVisible();
  await click(page, puzzle, 'edge:2');
  await expect(drawn(page, 'line')).toHaveCount(3);
  await everywhere(false);
  await click(page, puzzle, 'edge:3');
  await expect(page.getByText('Storage is full.')).toBeHidden();
  await settled(page, 7);
});

test('if the worker that writes does not start, or fails, the page writes itself', async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('log-writer') === 'yes') return;
    const Real = Worker;
    window.Worker = class extends Real {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        if (String(address).includes('log-writer')) this.terminate();
      }
    };
  });
  const puzzle = known('no-log-writer');
  await openKnown(page, puzzle);
  await click(page, puzzle, 'edge:0');
  await settled(page, 4);
  await page.evaluate(() => localStorage.setItem('log-writer', 'yes'));
  await page.reload();
  await ready(page);
  await expect(drawn(page, 'line')).toHaveCount(1);
  await click(page, puzzle, 'edge:1');
  await settled(page, 5);
  await page.evaluate(() => {
    Worker.prototype.postMessage = function () {
      this.dispatchEvent(new ErrorEvent('error'));
    };
  });
  for (const edge of ['edge:2', 'edge:3']) await click(page, puzzle, edge);
  await settled(page, 7);
  await expect(page.getByText('Storage is full.')).toBeHidden();
});

test('offline: the app, a game, a new game and a link', async ({ page, context }) => {
  const puzzle = known('offline');
  await openKnown(page, puzzle);
  await click(page, puzzle, 'edge:0');
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated')
      await new Promise((resolve) => active?.addEventListener('statechange', resolve));
  });
  await settled(page, 4);
  await context.setOffline(true);
  await page.reload();
  await ready(page);
  await expect(drawn(page, 'line')).toHaveCount(1);
  await page.goto(home());
  await page.getByRole('button', { name: /^Play Slitherlink/ }).click();
  await ready(page);
  await openKnown(page, known('offline-link'));
  await expect(page.getByRole('timer')).toBeVisible();
});

test('no cookies, and all data can be exported and imported again', async ({ page, context, browser }) => {
  const puzzle = known('backup');
  await openKnown(page, puzzle);
  await click(page, puzzle, 'edge:0');
  await click(page, puzzle, 'edge:1');
  await settled(page, 5);
  await page.goto(`${home()}#/settings`);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download a backup' }).click(),
  ]);
  const path = await file.path();
  expect(await context.cookies()).toEqual([]);
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.locator('.notice').getByText('Everything deleted.')).toBeVisible();
  await settled(page, 0);
  const fresh = await browser.newContext();
  const elsewhere = await fresh.newPage();
  await elsewhere.goto(`${home()}#/settings`);
  await elsewhere.locator('input[type=file]').setInputFiles(path);
  await expect(elsewhere.locator('.notice').getByText('1 game imported.')).toBeVisible();
  await elsewhere.goto(home());
  await elsewhere
    .getByRole('link', { name: new RegExp(`^Continue ${String(game.words.en['name'])}`) })
    .click();
  await ready(elsewhere);
  await expect(drawn(elsewhere, 'line')).toHaveCount(2);
  await elsewhere.keyboard.press('Control+z');
  await expect(drawn(elsewhere, 'line')).toHaveCount(1);
  await fresh.close();
});
