/** Printing: the browser's own sheet, and PDFs that the worker makes. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { finish, games, makeRng } from '../../engine/src/index.ts';
import { makeLink } from '../../engine/src/text/link.ts';
import {
  clean,
  click,
  expect,
  fitsThePage,
  home,
  known,
  more,
  openKnown,
  settled,
  test,
} from './app-page.ts';

/** `print()` opens a window that no test can close. */
async function withoutPrinter(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
}

const dialog = (page: Page) => page.getByRole('dialog');

test('print: the puzzle alone on paper, the solution on its own page', async ({ page }) => {
  await withoutPrinter(page);
  const puzzle = known('print');
  await openKnown(page, puzzle);
  await more(page, 'Print');
  await dialog(page).getByLabel('With the solution').check();
  await dialog(page).getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.print-sheet .picture svg')).toHaveCount(2);
  await expect(page.locator('.print-sheet')).toBeVisible();
  await expect(page.locator('.toolbar')).toBeHidden();
  await expect(page.locator('.print-sheet section:last-child .s-loop')).toHaveCount(1);
  await expect(page.locator('.print-sheet section:first-child .s-loop')).toHaveCount(0);
  await settled(page, 3); // printing a solution plays nothing
});

test('the browser’s shortcut prints a blank puzzle; marks only on request', async ({ page }) => {
  await withoutPrinter(page);
  const puzzle = known('blank');
  await openKnown(page, puzzle);
  await click(page, puzzle, puzzle.lines[0]);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('.print-sheet .picture svg')).toHaveCount(1);
  await expect(page.locator('.print-sheet .s-line')).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.locator('.print-sheet')).toHaveCount(0);
  await more(page, 'Print');
  await dialog(page).getByLabel('With my marks').check();
  await dialog(page).getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.locator('.print-sheet .s-line')).toHaveCount(1);
});

async function pdfFrom(page: Page, start: () => Promise<void>): Promise<Buffer> {
  const [file] = await Promise.all([page.waitForEvent('download'), start()]);
  const bytes = readFileSync(await file.path());
  expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  expect(bytes.subarray(-6).toString('latin1')).toContain('%%EOF');
  return bytes;
}

/** The same by the command: one code, so the same bytes. */
function byCommand(spec: object): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'edgewise-print-'));
  writeFileSync(join(folder, 'spec.json'), JSON.stringify(spec));
  const command = join(import.meta.dirname, '../../cli/bin/edgewise.mjs');
  const made = spawnSync(process.execPath, [
    command,
    'book',
    join(folder, 'spec.json'),
    '-o',
    join(folder, 'book.pdf'),
  ]);
  expect(made.status, String(made.stderr)).toBe(0);
  return readFileSync(join(folder, 'book.pdf'));
}

test('a book from the page is byte for byte the one of the command', async ({ page }) => {
  await page.goto(home());
  await page.getByRole('link', { name: 'Print' }).click();
  await page.getByLabel('How many').fill('5');
  await page.getByLabel('Title').fill('Äiti & Åke');
  await page.getByLabel('Seed').fill('browser');
  await page.getByLabel('Hints').check();
  const bytes = await pdfFrom(page, () => page.getByRole('button', { name: 'Make the PDF' }).click());
  await expect(page.getByText(/\d+ pages, \d+ KB/)).toBeVisible();
  const [game] = games;
  const section = { game: game.id, preset: 'gentle', count: 5 };
  const spec = { title: 'Äiti & Åke', seed: 'browser', hints: true, sections: [section] };
  expect(bytes.equals(byCommand(spec))).toBe(true);
});

test('a long job shows its progress and can be cancelled', async ({ page }) => {
  await page.goto(`${home()}#/print`);
  await page.getByLabel('How many').fill('1000');
  await page.getByLabel('Level').selectOption('large');
  await page.getByRole('button', { name: 'Make the PDF' }).click();
  await expect(page.getByText('Making the PDF…')).toBeVisible();
  await expect(page.getByText(/^\d+ of 1001$/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Making the PDF…')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Make the PDF' })).toBeEnabled();
});

test('what cannot be printed is said in one sentence', async ({ page }) => {
  await page.goto(`${home()}#/print`);
  await page.getByLabel('How many').fill('1');
  await page.getByLabel('Title').fill('Пазлы');
  await page.getByRole('button', { name: 'Make the PDF' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The title contains' })).toBeVisible();
});

const pieceGame = games.find((game) => game.kit !== undefined);

test('the pieces of the current puzzle, from the play screen', async ({ page }) => {
  if (!pieceGame) throw new Error('no game has a kit');
  const made = finish(pieceGame.generate(pieceGame.params.presets[0].params, makeRng('kit')));
  if (!made.ok) throw new Error(made.error.code);
  await page.goto(makeLink(home(), pieceGame.native.format({ puzzle: made.value.puzzle })));
  await more(page, 'Print');
  await pdfFrom(page, () => dialog(page).getByRole('button', { name: 'Pieces to cut out' }).click());
  await pdfFrom(page, () => dialog(page).getByRole('button', { name: 'This puzzle' }).click());
});

for (const theme of ['light', 'dark', 'contrast'])
  for (const [width, height] of [
    [1280, 800],
    [360, 640],
  ] as const)
    test(`axe: the print page, ${theme}, ${width}`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height });
      await page.addInitScript(
        (chosen) => localStorage.setItem('edgewise-settings', JSON.stringify({ theme: chosen })),
        theme,
      );
      await page.goto(`${home()}#/print`);
      for (const kind of ['Book', 'Worksheet', 'Cut-out pieces']) {
        await page.getByRole('radio', { name: kind }).check();
        await clean(page);
        await fitsThePage(page);
      }
    });
