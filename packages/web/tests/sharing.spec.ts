/** In and out of the app: every format, links, files, pictures, paper; and what must not come in. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { certain, formatsOf } from '../../engine/src/index.ts';
import { makeLink } from '../../engine/src/text/link.ts';
import { click, drawn, expect, game, home, known, more, openKnown, ready, test } from './app-page.ts';

const box = 'Paste a puzzle in any format';
const openBox = (page: Page) => page.getByRole('button', { name: 'Open or paste' }).click();

for (const format of formatsOf(game))
  test(`import: ${format.id}`, async ({ page }) => {
    const puzzle = known('formats', 5);
    const { saved } = puzzle;
    expect(format.refuses?.({ puzzle: saved.puzzle })).toBeUndefined();
    await page.goto(home());
    await openBox(page);
    await page.getByLabel(box).fill(format.format({ puzzle: saved.puzzle }));
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await ready(page);
    const clues = puzzle.scene.shapes.filter(({ kind }) => kind === 'text').length;
    await expect(page.locator('.board .over text')).toHaveCount(clues);
  });

test('import: a saved game, a file, a dropped file, many at once, and nonsense', async ({ page }) => {
  const puzzle = known('import');
  await openKnown(page, puzzle);
  await click(page, puzzle, 'edge:0');
  await more(page, 'Share');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'The whole game' }).click(),
  ]);
  const text = await readFile(await file.path(), 'utf8');
  await page.goto(home());
  await openBox(page);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.edgewise', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await ready(page);
  await expect(drawn(page, 'line')).toHaveCount(1);
  await page.goto(home());
  await expect(page.getByRole('button', { name: 'Open or paste' })).toBeVisible(); // from now on the page accepts files
  const lines = ['a', 'b', 'c'].map((seed) => game.native.format({ puzzle: known(seed).saved.puzzle }));
  const drop = await page.evaluateHandle((content) => {
    const data = new DataTransfer();
    data.items.add(new File([content], 'many.txt', { type: 'text/plain' }));
    return data;
  }, lines.join('\n'));
  await page.dispatchEvent('main', 'drop', { dataTransfer: drop });
  await expect(page.getByRole('heading', { name: 'Set of 3 puzzles' })).toBeVisible();
  await page.goto(home());
  await openBox(page);
  await page.getByLabel(box).fill('<img src=x onerror=alert(1)>');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.locator('#import-problem')).toContainText('This does not look like a puzzle');
  await page.getByLabel(box).fill(`${certain(lines[0]).slice(0, -3)}<b>`);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.locator('#import-problem')).toContainText('column');
  expect(await page.locator('#import-problem b').count()).toBe(0);
});

test('a link round trip, bare and with progress', async ({ page, browser }) => {
  const puzzle = known('link', 5);
  await openKnown(page, puzzle);
  for (const edge of ['edge:0', 'edge:3', 'edge:4']) await click(page, puzzle, edge);
  await more(page, 'Share');
  const field = page.getByLabel('Link', { exact: true });
  await expect(field).toHaveValue(puzzle.link);
  await page.getByLabel('With my progress').check();
  await page.getByLabel('QR code').check();
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  const link = await field.inputValue();
  expect(link).not.toBe(puzzle.link);
  const fresh = await browser.newContext();
  const other = await fresh.newPage();
  await other.goto(link);
  await ready(other);
  await expect(drawn(other, 'line')).toHaveCount(3);
  await other.goto(puzzle.link); // a bare link finds the game that was begun
  await ready(other);
  await expect(drawn(other, 'line')).toHaveCount(3);
  await fresh.close();
});

const native = (): string => game.native.format({ puzzle: known('hostile').saved.puzzle });

const hostile: readonly (readonly [string, () => string, RegExp])[] = [
  ['a wrong checksum', () => `${home()}#p=zzzz.${native()}`, /damaged/],
  ['a cut link', () => makeLink(home(), native()).slice(0, -4), /damaged/],
  ['a broken escape', () => `${home()}#p=1.%E0%A4%A`, /damaged/],
  ['a huge board', () => makeLink(home(), native().replace(/\d+x\d+/, '99999x99999')), /\S/],
  ['a board of a milliard cells', () => makeLink(home(), native().replace(/\d+x\d+/, '1000000000x2')), /\S/],
  ['very long', () => `${home()}#p=1.${'a'.repeat(400_000)}`, /too long/],
  ['deep nesting', () => makeLink(home(), '['.repeat(50_000)), /\S/],
  ['markup', () => makeLink(home(), '<img src=x onerror=alert(1)>'), /\S/],
];

for (const [name, link, message] of hostile)
  test(`hostile link: ${name}`, async ({ page }) => {
    await page.goto(link());
    await expect(page.getByRole('alert').filter({ hasText: message }).first()).toBeVisible();
    expect(await page.locator('main img').count()).toBe(0);
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('heading', { name: 'Play', exact: true })).toBeVisible();
  });

test('copy as any format; a format that cannot hold it says why', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const puzzle = known('copy', 5);
  await openKnown(page, puzzle);
  await more(page, 'Share');
  for (const format of formatsOf(game)) {
    await page.getByLabel('As text').selectOption(format.id);
    await expect(page.locator('#share-text')).toHaveValue(format.format({ puzzle: puzzle.saved.puzzle }));
  }
  await page.getByRole('button', { name: 'Copy' }).first().click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(puzzle.link);
  for (const kind of ['SVG', 'PNG']) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: kind }).click(),
    ]);
    const bytes = await readFile(await file.path());
    expect(bytes.subarray(0, 4).toString('latin1')).toBe(kind === 'SVG' ? '<svg' : '\x89PNG');
    expect(bytes.length).toBeGreaterThan(1000);
  }
});

test('a link to a puzzle requests the engine before the shell has loaded; home paints first', async ({
  page,
}) => {
  const began = (part: string) =>
    page.evaluate(
      (name) =>
        performance
          .getEntriesByType('resource')
          .filter((each) => each.name.includes(`/assets/${name}-`))
          .map(({ startTime }) => startTime)
          .at(0) ?? 0,
      part,
    );
  const painted = () => page.evaluate(() => performance.getEntriesByType('paint')[0]?.startTime ?? Infinity);
  await page.route('**/assets/shell-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  const puzzle = known('ahead');
  await openKnown(page, puzzle);
  expect(await began('engine')).toBeGreaterThan(0);
  expect(await began('engine')).toBeLessThan((await began('shell')) + 300);
  await page.goto('about:blank');
  await page.goto(home());
  await expect(page.locator('.game-card .play-now').first()).toBeVisible();
  await expect.poll(() => began('engine')).toBeGreaterThan(0);
  expect(await began('engine')).toBeGreaterThan(await painted());
});
