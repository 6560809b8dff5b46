/** Pieces beside the board, in a tiny game made for this: by mouse, by touch, by keyboard. */
import type { Page } from '@playwright/test';
import { makeLink } from '../../engine/src/text/link.ts';
import { clean, expect, strokes, test, tool, typeMove } from './app-page.ts';

const shelfHome = (): string => process.env['EDGEWISE_SHELF_URL'] ?? '';

async function open(page: Page): Promise<void> {
  await page.goto(makeLink(shelfHome(), 'arrows:4'));
  await expect(page.locator('.shelf')).toBeVisible();
  await expect(page.locator('.board .layer.still > *').first()).toBeAttached();
}

const slot = (page: Page, piece: number) => page.locator(`button.slot[data-spot="piece:${piece}"]`);
const pieces = (page: Page) => page.locator('.board .over polygon');

async function cell(page: Page, index: number): Promise<{ x: number; y: number }> {
  const box = await page.locator('.plane').boundingBox();
  if (!box) throw new Error('no board');
  return { x: box.x + ((index + 1) / 5) * box.width, y: box.y + box.height / 2 };
}

async function middle(page: Page, piece: number): Promise<{ x: number; y: number }> {
  const box = await slot(page, piece).boundingBox();
  if (!box) throw new Error('no slot');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

type Point = { readonly x: number; readonly y: number };

async function drag(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
}

test('click and click: a piece is held, shown where it would go, and placed; a gap stays', async ({
  page,
}) => {
  await open(page);
  await expect(page.locator('.shelf-count')).toHaveText('3 left');
  await slot(page, 1).click();
  await expect(slot(page, 1)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => strokes(page.locator('.overlay .m-may'))).toBe(4);
  const to = await cell(page, 2);
  await page.mouse.move(to.x, to.y);
  await expect(page.locator('.overlay .p-piece')).toHaveCount(1);
  await page.mouse.click(to.x, to.y);
  await expect(pieces(page)).toHaveCount(1);
  await expect(page.locator('.slot.gap')).toHaveCount(1);
  await expect(page.locator('.shelf-count')).toHaveText('2 left');
  await expect(page.locator('.overlay .m-may, .overlay .p-piece')).toHaveCount(0);
  await tool(page, 'Undo').click();
  await expect(slot(page, 1)).toBeVisible();
});

test('dragging: shelf to board, board to board, swap, back to the shelf, outside', async ({ page }) => {
  await open(page);
  await drag(page, await middle(page, 0), await cell(page, 1));
  await expect(pieces(page)).toHaveCount(1);
  await drag(page, await middle(page, 1), await cell(page, 2));
  await expect(pieces(page)).toHaveCount(2);
  await expect(page.locator('.carried')).toHaveCount(0);
  await drag(page, await cell(page, 1), await cell(page, 3));
  await expect(pieces(page)).toHaveCount(2);
  await drag(page, await cell(page, 3), await cell(page, 2)); // swap
  await expect(pieces(page)).toHaveCount(2);
  await drag(page, await middle(page, 2), { x: 400, y: 70 }); // outside
  await expect(slot(page, 2)).toHaveAttribute('aria-pressed', 'false');
  await expect(pieces(page)).toHaveCount(2);
  await drag(page, await cell(page, 2), await middle(page, 2));
  await expect(pieces(page)).toHaveCount(1);
  await expect(slot(page, 0)).toBeVisible();
});

test('after a refusal the piece is still held, with the reason and the culprit highlighted', async ({
  page,
}) => {
  await open(page);
  await drag(page, await middle(page, 0), await cell(page, 0));
  await expect(page.locator('#announced-now')).toHaveText('The first cell is closed.');
  await expect(slot(page, 0)).toHaveAttribute('aria-pressed', 'true');
  expect(await page.locator('.overlay .m-wrong').count()).toBeGreaterThan(0);
  const to = await cell(page, 1);
  await page.mouse.click(to.x, to.y);
  await expect(pieces(page)).toHaveCount(1);
  await expect(page.locator('.overlay .m-wrong')).toHaveCount(0);
});

test('turning and flipping: wheel, keys, buttons, right click', async ({ page }) => {
  await open(page);
  const label = (text: string) => expect(slot(page, 0)).toHaveAttribute('aria-label', text);
  await label('arrow a, turned 1');
  await slot(page, 0).hover();
  await page.mouse.wheel(0, 100);
  await label('arrow a, turned 2');
  await page.keyboard.press('q');
  await label('arrow a, turned 1');
  await page.keyboard.press('d');
  await label('arrow a, turned 2');
  await slot(page, 0).click({ button: 'right' });
  await label('arrow a, turned 2, turned over');
  await slot(page, 0).click();
  await page.getByRole('button', { name: 'Flip' }).click();
  await label('arrow a, turned 2');
  await page.getByRole('button', { name: 'Rotate right', exact: true }).click();
  await page.getByRole('button', { name: 'Rotate left' }).click();
  await label('arrow a, turned 2');
  await page.keyboard.press('Escape');
  await expect(slot(page, 0)).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('button', { name: 'Rotate right', exact: true })).toBeDisabled();
});

test('the keyboard alone solves it', async ({ page }) => {
  await open(page);
  for (let piece = 0; piece < 3; piece++) {
    await slot(page, piece).focus();
    await page.keyboard.press('a'); // from a quarter to upright
    await page.keyboard.press('Enter');
    await expect(page.locator('#said')).toContainText('Picked up');
    await expect(page.locator('.spot-focus:focus')).toHaveCount(1);
    await page.keyboard.press('Home');
    for (let i = 0; i <= piece; i++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(pieces(page)).toHaveCount(piece + 1);
  }
  await expect(page.locator('.solved-card')).toBeVisible();
});

test('arrows walk along the shelf, which is one tab stop; G and Backspace move what is on the board', async ({
  page,
}) => {
  await open(page);
  expect(await page.locator('button.slot[tabindex="0"]').count()).toBe(1);
  await slot(page, 0).focus();
  await page.keyboard.press('ArrowRight');
  await expect(slot(page, 1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(slot(page, 2)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(pieces(page)).toHaveCount(1);
  await page.keyboard.press('g');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.locator('.spot-focus:focus')).toHaveAttribute('aria-label', /cell 3, arrow c/);
  await page.keyboard.press('Backspace');
  await expect(pieces(page)).toHaveCount(0);
});

test('a hint shows the piece where it would go, and frames its slot', async ({ page }) => {
  await open(page);
  for (let rung = 2; rung <= 4; rung++) {
    await page.keyboard.press('h');
    await expect(page.getByText('Thinking…')).toHaveCount(0);
  }
  await expect(page.locator('.overlay .p-piece .p-come')).toHaveCount(1);
  await expect(slot(page, 0)).toHaveClass(/hinted/);
});

test('a typed move clears a hint', async ({ page }) => {
  await open(page);
  await tool(page, 'Hint').click();
  await expect(page.locator('.overlay .m-region')).toHaveCount(1);
  await typeMove(page, '2@2,1,0');
  await expect(pieces(page)).toHaveCount(1);
  await expect(page.locator('.overlay .m-region')).toHaveCount(0);
  await expect(page.locator('.hint-card')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  test('the shelf is a strip under the board; taps hold and put', async ({ page }) => {
    await open(page);
    const [board, strip, bar] = await Promise.all(
      ['.board', '.slots', '.toolbar'].map((each) => page.locator(each).boundingBox()),
    );
    if (!board || !strip || !bar) throw new Error('not laid out');
    expect(strip.y).toBeGreaterThanOrEqual(board.y + board.height);
    expect(bar.y).toBeGreaterThanOrEqual(strip.y + strip.height);
    const box = await slot(page, 0).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await slot(page, 0).tap();
    const to = await cell(page, 1);
    await page.touchscreen.tap(to.x, to.y);
    await expect(pieces(page)).toHaveCount(1);
  });
});

test('axe finds nothing, with a piece in the hand, in any theme', async ({ page }) => {
  for (const theme of ['light', 'dark', 'contrast']) {
    await page.addInitScript(
      (value) => localStorage.setItem('edgewise-settings', JSON.stringify({ theme: value })),
      theme,
    );
    await open(page);
    await slot(page, 0).click();
    await clean(page);
  }
});
