/** Making puzzles: the count of solutions after every entry, drafts that survive the page, links with a heading. */
import { readFile } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import { finish, games, type AnyGame } from '../../engine/src/index.ts';
import { clean, expect, fitsThePage, game, home, ready, test, tool } from './app-page.ts';

const WORDS = { none: 'No solution', one: 'One solution', many: /More than \d+ solutions|^\d+ solutions/ };

const statusOf = (each: AnyGame, text: string): keyof typeof WORDS => {
  const read = each.native.parse(text);
  if (!read.ok) throw new Error(text);
  const { found } = finish(each.solve(read.value.puzzle, { limit: 2 }));
  return found.length > 1 ? 'many' : found.length ? 'one' : 'none';
};

async function begin(page: Page, name: string): Promise<void> {
  await page.goto(`${home()}#/make`);
  await page.getByRole('button', { name: `Make a ${name} puzzle` }).click();
  await expect(page.locator('.board .plane')).toBeVisible();
}

const headline = (page: Page) => page.locator('.draft-status h2');

async function resize(page: Page, size: string): Promise<void> {
  await page.getByLabel('Size').fill(size);
  await page.getByLabel('Size').press('Enter');
}

/** The keys go to the board. */
const onBoard = (page: Page): Promise<void> => page.locator('.board [role=button][tabindex="0"]').focus();

test('clue by clue the count is what the solver says', async ({ page }) => {
  await begin(page, 'Slitherlink');
  await resize(page, '3x3');
  await expect(headline(page)).toHaveText(WORDS.many);
  await onBoard(page);
  await page.keyboard.press('Home');
  const clues = [...'a3a230a3a'].map((sign) => (sign === 'a' ? '' : sign));
  let written = '';
  for (const [at, clue] of clues.entries()) {
    if (at % 3 === 0 && at > 0)
      for (const key of ['ArrowDown', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
    else if (at > 0) await page.keyboard.press('ArrowRight');
    if (clue) await page.keyboard.press(clue);
    written += clue || 'a';
    const native = `slitherlink:3x3:${written}${'a'.repeat(9 - written.length)}`;
    await expect(headline(page), native).toHaveText(WORDS[statusOf(game, native)]);
  }
  await expect(page.getByText(/^Level: /)).toBeVisible();
  await page.getByRole('button', { name: 'Step through the solution' }).click();
  await expect(page.getByRole('dialog').getByText(/^Step 1 of \d+/)).toBeVisible();
  await page.keyboard.press('Escape');
  // One undo for everything, the size too.
  for (let i = 0; i < 7; i++) await page.keyboard.press('Control+z');
  await expect(page.getByLabel('Size')).toHaveValue('7x7');
});

test('the solution is walked with its proofs, and copied with places', async ({ page }) => {
  await page.goto(`${home()}#/make`);
  await page
    .getByLabel('Paste a puzzle, a link or a draft')
    .fill('slitherlink:8x8:223a13d2b1a3a2g1b32232332b2g2a2a3b3d21a323');
  await page.getByRole('button', { name: 'Open a puzzle to edit' }).click();
  await page.getByRole('button', { name: 'Step through the solution' }).click();
  const dialog = page.getByRole('dialog');
  const links = dialog.locator('.reasoning-links button');
  await expect(links.first()).toHaveAttribute('aria-current', 'step');
  const text = await dialog.getByLabel('Copy as text').inputValue();
  expect(text).toMatch(/^1\. .*\(h8\)\n {3}1\.1 /);
  await expect(links.first()).toHaveText(/\n {3}1\.1 (.*)\n/.exec(text)?.[1] ?? 'no first link');
  await page.keyboard.press('.');
  await expect(links.nth(1)).toHaveAttribute('aria-current', 'step');
});

test('clues that contradict each other are named, suggestions lead to one solution', async ({ page }) => {
  await begin(page, 'Slitherlink');
  await resize(page, '4x4');
  await onBoard(page);
  await page.keyboard.press('Home');
  for (const key of ['4', 'ArrowRight', '4']) await page.keyboard.press(key);
  await expect(headline(page)).toHaveText('No solution');
  await expect(page.getByText(/marked clues? (contradict|cannot)/)).toBeVisible();
  await expect(page.getByText(/The last solution was lost with/)).toBeVisible();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  // Whatever loop is chosen, no single clue leaves it alone here.
  for (const key of ['Home', '2', 'End', '2']) await page.keyboard.press(key);
  await expect(headline(page)).toHaveText(WORDS.many);
  await page.getByRole('button', { name: 'Show two' }).click();
  await expect(page.locator('.solutions .sol-second *').first()).toBeAttached();
  await page.getByRole('button', { name: 'Suggest clues' }).click();
  await page.getByRole('button', { name: 'Add all' }).click();
  await expect(headline(page)).toHaveText('One solution');
});

test('a drawing becomes a puzzle', async ({ page }) => {
  await begin(page, 'Slitherlink');
  await page.getByText('Solution first').click();
  await page.getByRole('button', { name: 'Fill in the rest' }).click();
  await expect(headline(page)).toHaveText('One solution');
  await expect(page.getByText(/marked clues could be removed/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove spare clues' }).click();
  await expect(page.getByText('Every clue is needed.')).toBeVisible();
});

test('a draft is tried out with a report, and survives the browser', async ({ browserName }, info) => {
  test.slow();
  expect(browserName).toBe('chromium');
  const folder = info.outputPath('profile');
  const { launchOptions } = info.project.use;
  const context = await chromium.launchPersistentContext(folder, { ...launchOptions });
  const page = await context.newPage();
  await begin(page, 'Slitherlink');
  await resize(page, '3x3');
  await onBoard(page);
  for (const key of ['Home', '3', 'ArrowRight', '1']) await page.keyboard.press(key);
  await tool(page, 'Try it').click();
  await expect(page.getByText('You are trying out your own puzzle.')).toBeVisible();
  await ready(page);
  await page.keyboard.press('e');
  await expect(page.getByText(/Not solved yet/)).toBeVisible();
  const address = page.url();
  await context.close();
  const again = await chromium.launchPersistentContext(folder, { ...launchOptions });
  const other = await again.newPage();
  await other.goto(address);
  await expect(other.locator('.draft-entry h2')).toBeVisible();
  await expect(other.getByLabel('Size')).toHaveValue('3x3');
  await expect(other.locator('.board').getByText('3', { exact: true })).toBeVisible();
  await again.close();
});

test('title, author and note are passed on as plain text', async ({ page, browser }) => {
  await begin(page, 'Masyu');
  await tool(page, 'Publish').click();
  const hostile = '<img src=x onerror=alert(1)>';
  await page.getByLabel('Title').fill(hostile);
  await page.getByLabel('Author').fill('A. “Setter” & Co');
  await page.getByLabel('Note for solvers').fill('First line\n{{second}} <b>line</b>');
  await page.getByLabel('Note for solvers').blur();
  const link = await page.locator('#publish-solve').inputValue();
  await page.getByRole('combobox', { name: 'As text' }).selectOption('puzzlink');
  await expect(page.locator('#share-text')).toHaveValue(/puzz\.link.*mashu/);
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'SVG' }).click(),
  ]);
  expect(picture.suggestedFilename()).toBe('masyu.svg');
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { name: hostile })).toBeVisible();
  await expect(other.getByText('by A. “Setter” & Co')).toBeVisible();
  await expect(other.getByText('{{second}} <b>line</b>')).toBeVisible();
  await other.goto(await page.locator('#publish-edit').inputValue());
  await expect(other.locator('.draft-status')).toBeVisible();
  await expect(other.getByRole('heading', { name: hostile })).toBeVisible();
  await context.close();
});

test('the page that starts a puzzle: axe, and the unfinished draft', async ({ page }) => {
  await begin(page, 'Steps');
  await page.goto(`${home()}#/make`);
  await expect(page.getByText('Untitled Steps')).toBeVisible();
  await clean(page);
});

for (const each of games.filter(({ edit }) => edit))
  test(`making ${each.id}: axe, phone and desktop`, async ({ page }) => {
    test.slow();
    const name = String(each.words.en['name']);
    await begin(page, name);
    await expect(headline(page)).not.toHaveText('Counting solutions…', { timeout: 20_000 });
    await clean(page);
    await page.setViewportSize({ width: 360, height: 640 });
    await fitsThePage(page);
    await clean(page);
  });

test('drafts are saved together, and the file opens as a set', async ({ page }) => {
  await begin(page, 'Steps');
  await page.goto(`${home()}#/make`);
  await begin(page, 'Masyu');
  await page.goto(`${home()}#/make`);
  const ticks = page.getByRole('checkbox', { name: /^Pick/ });
  await expect(ticks).toHaveCount(2);
  for (const tick of await ticks.all()) await tick.check();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save 2 as a set' }).click(),
  ]);
  const text = await readFile(await file.path(), 'utf8');
  await page.goto(home());
  await page.getByRole('button', { name: 'Open or paste' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(text);
  await page.getByRole('dialog').getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Set of 2 puzzles' })).toBeVisible();
});
