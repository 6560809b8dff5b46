/** Playing together with a real server: off at first, then keys, links, boards and a second device. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { clean, click, fitsThePage, game, known, more, ready, tool } from './app-page.ts';

const command = join(import.meta.dirname, '../../cli/dist/main.js');
const data = mkdtempSync(join(tmpdir(), 'edgewise-together-'));
let server: ChildProcess;
let base = '';

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(90_000);
  server = spawn(process.execPath, [command, 'serve', '--port', '0', '--data', data], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  base = await new Promise<string>((resolve, reject) => {
    let said = '';
    server.stdout?.on('data', (part: Buffer) => {
      said += part.toString();
      const [url] = /http:\S+/.exec(said) ?? [];
      if (url) resolve(url);
    });
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
});

test.afterAll(async () => {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
  rmSync(data, { recursive: true, force: true });
});

async function joinAs(page: Page, name: string): Promise<void> {
  await page.goto(`${base}#/settings`);
  const card = page.locator('#together');
  await card.getByLabel('Name on boards').fill(name);
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByLabel('Play together')).toBeChecked();
}

test('nothing is sent before it is turned on', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${base}#/days`);
  await page.getByRole('button', { name: /Steps, .*not started/i }).click();
  await expect(page.locator('.board')).toBeVisible();
  expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);
});

test('a day’s puzzle is started on the server, and its board can be seen', async ({ page }) => {
  await joinAs(page, 'Ada');
  const started = page.waitForResponse((response) => response.url().endsWith('/steps/start'));
  await page.goto(`${base}#/days`);
  await page.getByRole('button', { name: /Steps, .*not started/i }).click();
  expect((await started).status()).toBe(200);
  const day = /daily\/([\d-]+)/.exec((await started).url())?.[1];
  await page.goto(`${base}#/board/${day}/steps`);
  await expect(page.getByText('No results yet.').first()).toBeVisible();
});

test('a short link opens elsewhere, with its title, and its owner deletes it', async ({ page, browser }) => {
  await joinAs(page, 'Setter');
  await page.goto(`${base}#/days`);
  await page.getByRole('button', { name: /Steps, .*not started/i }).click();
  await expect(page.locator('.board')).toBeVisible();
  await more(page, 'Share');
  await page.getByLabel('Title').fill('<b>For you</b>');
  await page.getByRole('button', { name: 'Make a short link' }).click();
  const link = page.locator('dialog a[href*="/p/"]');
  await expect(link).toBeVisible();
  const address = (await link.getAttribute('href')) ?? '';
  const other = await browser.newPage();
  await other.goto(address);
  await expect(other.getByRole('heading', { name: '<b>For you</b>' })).toBeVisible();
  await other.getByRole('button', { name: 'Play' }).click();
  await expect(other.locator('.board')).toBeVisible();
  await other.close();
  await page.goto(address);
  await page.getByText('Edit or delete this link').click();
  await page.getByRole('button', { name: 'Delete this link' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.locator('.notice').getByText('Deleted.')).toBeVisible();
});

/** At both widths and in both languages. */
async function looksRight(page: Page, finnish: string): Promise<void> {
  for (const [width, height] of [
    [1280, 800],
    [360, 640],
  ]) {
    await page.setViewportSize({ width, height });
    await clean(page);
    await fitsThePage(page);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  const turn = (language: string) =>
    page.evaluate((to) => {
      const kept = JSON.parse(localStorage.getItem('edgewise-settings') ?? '{}') as object;
      localStorage.setItem('edgewise-settings', JSON.stringify({ ...kept, language: to }));
    }, language);
  await turn('fi');
  await page.reload();
  await expect(page.getByText(finnish).first()).toBeVisible();
  await turn('en');
  await page.reload();
}

test('a collection has one link, its own page, and a place on its setter’s page', async ({
  page,
  browser,
}) => {
  test.setTimeout(90_000);
  await joinAs(page, 'Emmy N/ö');
  const puzzles = [known('collected-1', 3), known('collected-2', 3)];
  const lines = puzzles.map(({ saved }) => game.native.format({ puzzle: saved.puzzle }));
  await page.goto(`${base}#/collect`);
  await page.getByRole('button', { name: 'Make the link' }).click();
  await expect(page.getByText('Choose at least one puzzle.')).toBeVisible();
  await page.getByLabel('More puzzles, one per line').fill('nonsense');
  await page.getByRole('button', { name: 'Make the link' }).click();
  await expect(page.locator('.collect-page .problem')).toContainText('does not look like a puzzle');
  await page.getByLabel('More puzzles, one per line').fill(`# title: First\n${lines.join('\n')}`);
  await page.getByLabel('Title').fill('Two & <more>');
  await page.getByLabel('Note').fill('For a train ride.');
  await page.getByLabel('Show it in my public list').check();
  await page.getByRole('button', { name: 'Make the link' }).click();
  const address = await page.getByLabel('Short link').inputValue();
  expect(address).toMatch(/\/p\/\w{8}$/);
  await looksRight(page, 'Tee kokoelma');

  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(address);
  await expect(other.getByRole('heading', { name: 'Two & <more>' })).toBeVisible();
  await expect(other.getByText('0 of 2 solved')).toBeVisible();
  await looksRight(other, 'Pelaa seuraava');
  await other.getByRole('button', { name: 'Play next' }).click();
  await ready(other);
  for (const spot of puzzles[0].lines) await click(other, puzzles[0], spot);
  await expect(other.locator('.solved-card')).toBeVisible();
  await other.goto(address);
  await expect(other.getByText('1 of 2 solved')).toBeVisible();
  await expect(other.locator('.path-list li').first()).toContainText('First');
  await expect(other.locator('.path-list li').first()).toContainText('Solved');
  await other.getByRole('button', { name: 'Play next' }).click();
  await ready(other);
  await other.goto(address);
  await expect(other.getByRole('button', { name: 'Resume: Puzzle 2' })).toBeVisible();
  await other.getByRole('link', { name: 'More by Emmy N/ö' }).click();
  await expect(other.getByRole('heading', { name: 'Puzzles by Emmy N/ö' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Two & <more>' })).toBeVisible();
  await looksRight(other, 'Tehtävät, tekijä Emmy N/ö');

  await page.goto(address);
  await page.getByText('Edit or delete this link').click();
  await page.getByLabel('Title').fill('Renamed');
  await page.getByLabel('Show it in my public list').uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Renamed' })).toBeVisible();
  await other.reload();
  await expect(other.getByText('Nothing in the public list yet.')).toBeVisible();
  await context.close();
  await page.goto(`${base}#/settings`);
  await expect(page.locator('#together').getByRole('link', { name: 'Renamed' })).toBeVisible();
  await clean(page);
});

test('a puzzle from the workshop gets a short link with its own texts', async ({ page }) => {
  await joinAs(page, 'Maker');
  const { saved } = known('workshop', 3);
  await page.goto(`${base}#/make`);
  await page.locator('#make-text').fill(`# title: By hand\n${game.native.format({ puzzle: saved.puzzle })}`);
  await page.locator('#make-text').press('Tab');
  await page.locator('.make-open button[type=submit]').click();
  await tool(page, 'Publish').click();
  const form = page.getByRole('dialog').locator('.together-form');
  await expect(form.getByLabel('Title')).toHaveValue('By hand');
  await form.getByRole('button', { name: 'Make a short link' }).click();
  const address = await page.getByLabel('Short link').inputValue();
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'By hand' })).toBeVisible();
  await page.goto(`${base}#/collect`);
  await expect(page.getByRole('group', { name: 'Your drafts' }).getByText(/By hand/)).toBeVisible();
});

test('the page that a server sends may ask nobody but that server', async ({ page }) => {
  await page.goto(base);
  const refused = await page.evaluate(async () => {
    const told = new Promise<string>((resolve) =>
      document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective), {
        once: true,
      }),
    );
    await fetch('https://example.org/').catch(() => {});
    return told;
  });
  expect(refused).toBe('connect-src');
});

test('words bring identity and games to another device, and deleting is real', async ({ page, browser }) => {
  await joinAs(page, 'Mover');
  await page.goto(`${base}#/days`);
  await page.getByRole('button', { name: /Steps, .*not started/i }).click();
  await expect(page.locator('.board')).toBeVisible();
  await page.goto(`${base}#/settings`);
  await page.getByRole('button', { name: 'Back up and sync' }).click();
  await expect(page.locator('.notice').getByText(/^Synced: [1-9]/)).toBeVisible();
  await page.getByRole('button', { name: 'Show words' }).click();
  const words = (await page.locator('.secret-words').textContent()) ?? '';
  expect(words.split(' ')).toHaveLength(17);
  const context = await browser.newContext();
  const other = await context.newPage();
  await joinAs(other, '');
  await other.getByLabel('Words from another device').fill(words.replace(' ', '  '));
  await other.getByRole('button', { name: 'Use these words' }).click();
  await expect(other.locator('.notice').getByText('This device now has that identity.')).toBeVisible();
  await other.getByRole('button', { name: 'Back up and sync' }).click();
  await expect(other.locator('.notice').getByText(/^Synced: \d+ sent, [1-9]/)).toBeVisible();
  await other.getByRole('button', { name: 'Delete me from the server' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Delete me from the server' }).click();
  await expect(other.getByLabel('Play together')).not.toBeChecked();
  await context.close();
  await page.getByRole('button', { name: 'Download everything the server has' }).click();
  await expect(page.locator('.notice').getByText(/This key is not known here/)).toBeVisible();
});
