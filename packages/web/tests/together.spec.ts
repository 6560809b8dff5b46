/** Playing together with a real server: off at first, then links, boards and collections. */
import { expect, test, type Page } from '@playwright/test';
import { certain } from '../../engine/src/index.ts';
import { clean, click, fitsThePage, game, known, more, ready, tool } from './app-page.ts';
import { joinAs, serverForAll } from './together-server.ts';

const base = serverForAll();

test.describe.configure({ mode: 'serial' });

test('nothing is sent before it is turned on', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${base()}#/days`);
  await page.getByRole('button', { name: /Steps, .*not started/i }).click();
  await expect(page.locator('.board')).toBeVisible();
  expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);
});

test('a day’s puzzle is started on the server, and its board can be seen', async ({ page }) => {
  await joinAs(page, base(), 'Ada');
  const started = page.waitForResponse((response) => response.url().endsWith('/steps/start'));
  await page.goto(`${base()}#/days`);
  await page.getByRole('button', { name: /Steps, .*not started/i }).click();
  expect((await started).status()).toBe(200);
  const day = /daily\/([\d-]+)/.exec((await started).url())?.[1];
  await page.goto(`${base()}#/board/${day}/steps`);
  await expect(page.getByText('No results yet.').first()).toBeVisible();
});

test('a short link opens elsewhere, with its title, and its owner deletes it', async ({ page, browser }) => {
  await joinAs(page, base(), 'Setter');
  await page.goto(`${base()}#/days`);
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
  ] as const) {
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
  await joinAs(page, base(), 'Emmy N/ö');
  const puzzles = [known('collected-1', 3), known('collected-2', 3)];
  const lines = puzzles.map(({ saved }) => game.native.format({ puzzle: saved.puzzle }));
  await page.goto(`${base()}#/collect`);
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
  const first = certain(puzzles[0]);
  for (const spot of first.lines) await click(other, first, spot);
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
  await page.getByLabel('Title', { exact: true }).fill('Renamed');
  await page.getByLabel('Show it in my public list').uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Renamed' })).toBeVisible();
  await other.reload();
  await expect(other.getByText('Nothing in the public list yet.')).toBeVisible();
  await context.close();
  await page.goto(`${base()}#/settings`);
  await expect(page.locator('#together').getByRole('link', { name: 'Renamed' })).toBeVisible();
  await clean(page);
});

test('the owner edits which puzzles a collection has, their titles and their order', async ({
  page,
  browser,
}) => {
  test.setTimeout(90_000);
  await joinAs(page, base(), 'Editor');
  const lines = ['edited-1', 'edited-2', 'edited-3'].map((seed) =>
    game.native.format({ puzzle: known(seed, 3).saved.puzzle }),
  );
  await page.goto(`${base()}#/collect`);
  await page
    .getByLabel('More puzzles, one per line')
    .fill(`# title: One\n${lines[0]}\n# title: Two\n${lines[1]}`);
  await page.getByRole('button', { name: 'Make the link' }).click();
  const address = await page.getByLabel('Short link').inputValue();
  await page.goto(address);
  await page.getByText('Edit or delete this link').click();
  await looksRight(page, 'Muokkaa linkkiä tai poista se');
  await page.getByText('Edit or delete this link').click();
  const list = page.getByRole('group', { name: 'Puzzles in this link' });
  await list.getByRole('button', { name: 'Move down: One' }).click();
  await list.getByLabel('Title of puzzle 1').fill('Two & <better>');
  const save = page.getByRole('button', { name: 'Save' });
  await page.getByLabel('More puzzles, one per line').fill('nonsense');
  await save.click();
  await expect(page.locator('.shared-page .problem')).toContainText('does not look like a puzzle');
  await page.getByLabel('More puzzles, one per line').fill(`# title: Three\n${lines[2]}`);
  await save.click();
  await expect(list.getByLabel('Title of puzzle 3')).toHaveValue('Three');
  const context = await browser.newContext();
  const other = await context.newPage();
  const shown = async (...titles: string[]) => {
    await other.goto(address);
    await expect(other.locator('.path-list li > span')).toContainText(titles);
    await expect(other.locator('.path-list li')).toHaveCount(titles.length);
    await expect(other.getByText('Edit or delete this link')).toHaveCount(0);
  };
  await shown('Two & <better>', 'One', 'Three');
  for (const title of ['One', 'Three', 'Two & <better>'])
    await list.getByRole('button', { name: `Remove: ${title}` }).click();
  await save.click();
  await expect(page.getByText('Choose at least one puzzle.')).toBeVisible();
  await page.reload();
  await page.getByText('Edit or delete this link').click();
  await list.getByRole('button', { name: 'Remove: One' }).click();
  await save.click();
  await expect(page.locator('.notice').getByText('Saved.')).toBeVisible();
  await shown('Two & <better>', 'Three');
  await context.close();
});

test('a puzzle from the workshop gets a short link with its own texts', async ({ page }) => {
  await joinAs(page, base(), 'Maker');
  const { saved } = known('workshop', 3);
  await page.goto(`${base()}#/make`);
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
  await page.goto(`${base()}#/collect`);
  await expect(page.getByRole('group', { name: 'Your drafts' }).getByText(/By hand/)).toBeVisible();
});

test('the page from a server may contact only that server', async ({ page }) => {
  await page.goto(base());
  const refused = await page.evaluate(async () => {
    const violation = new Promise<string>((resolve) =>
      document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective), {
        once: true,
      }),
    );
    await fetch('https://example.org/').catch(() => {});
    return violation;
  });
  expect(refused).toBe('connect-src');
});
