/** What the workshop shows of solutions: over the board where they are on it, beside it where they are not. */
import type { Page } from '@playwright/test';
import { makeLink } from '../../engine/src/index.ts';
import { clean, expect, home, test, tool } from './app-page.ts';

/** Opens a puzzle in any format for editing. */
async function change(page: Page, text: string): Promise<void> {
  await page.goto(makeLink(home(), text).replace('#p=', '#d='));
  await expect(page.locator('.draft-status h2')).not.toHaveText('Counting solutions…', { timeout: 20_000 });
}

const SEVERAL = 'slitherlink:5x5:d2a2c2d3b0a3c2';

test('every pair of solutions can be seen, and suggestions stay on the board until they are accepted', async ({
  page,
}) => {
  await change(page, SEVERAL);
  await page.getByRole('button', { name: 'Show two' }).click();
  const lines = page.locator('.solutions .sol-second');
  const before = await lines.innerHTML();
  await page.getByRole('button', { name: 'Another pair' }).click();
  await expect.poll(() => lines.innerHTML()).not.toBe(before);
  await page.getByRole('button', { name: 'Suggest clues' }).click();
  const offered = page.locator('.draft-suggestions li button');
  await expect(offered.first()).toBeVisible();
  const count = await offered.count();
  await expect(page.locator('.board .suggested > *')).toHaveCount(count);
  for (let left = count; left > 0; left--) {
    await expect(offered).toHaveCount(left);
    await offered.first().click();
  }
  await expect(page.locator('.draft-status h2')).toHaveText('One solution');
  await expect(page.locator('.board .suggested > *')).toHaveCount(0);
});

test('Tantrix: the chart stays clear of solutions, and the drawing has its tiles beside it', async ({
  page,
}) => {
  await change(page, 'tantrix:free:1-6:B:loop:all:none');
  await page.getByRole('button', { name: 'Show two' }).click();
  await expect(
    page.getByRole('img', { name: 'Second solution' }).locator('.m-differs').first(),
  ).toBeAttached();
  await expect(page.locator('.board .solutions > *')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show what is certain' }).click();
  await expect(page.locator('.draft-certain .m-differs').first()).toBeAttached();
  await clean(page);
  await tool(page, 'Draw').click();
  await expect(page.locator('.shelf')).toBeVisible();
  await expect(page.locator('.board').getByText('56', { exact: true })).toHaveCount(0);
});

test('Tantrix: a colour that cannot be met is named', async ({ page }) => {
  await change(page, 'tantrix:free:1-7:Y:loop:all:none');
  await expect(page.locator('.draft-status h2')).toHaveText('No solution');
  await expect(page.getByText('This cannot be met: Colour = Yellow.')).toBeVisible();
});

test('Steps on a phone: solutions are drawn on the board as it is turned', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await change(page, 'steps:CEn');
  await page.getByRole('button', { name: 'Show two' }).click();
  const pieces = page.locator('.solutions .sol-first');
  await expect(pieces.locator('*').first()).toBeAttached();
  const [plane, drawn] = [await page.locator('.board .plane').boundingBox(), await pieces.boundingBox()];
  if (!plane || !drawn) throw new Error('nothing is drawn');
  expect(drawn.x).toBeGreaterThanOrEqual(plane.x - 1);
  expect(drawn.x + drawn.width).toBeLessThanOrEqual(plane.x + plane.width + 1);
  expect(drawn.y + drawn.height).toBeLessThanOrEqual(plane.y + plane.height + 1);
});

test('fast typing keeps the worker that it has', async ({ page }) => {
  await page.addInitScript(`{
    const Plain = Worker;
    globalThis.begun = 0;
    globalThis.Worker = class extends Plain {
      constructor(...given) {
        super(...given);
        if (!String(given[0]).includes('log-writer')) globalThis.begun++;
      }
    };
  }`);
  await change(page, `slitherlink:20x20:${'2'.repeat(400)}`);
  await page.locator('.board [role=button][tabindex="0"]').focus();
  const before = await page.evaluate<number>('globalThis.begun');
  for (let i = 0; i < 24; i++) await page.keyboard.press(i % 2 ? 'ArrowRight' : String(i % 4));
  await page.waitForTimeout(1000); // longer than a worker has to stop a job
  expect(await page.evaluate<number>('globalThis.begun')).toBe(before);
});
