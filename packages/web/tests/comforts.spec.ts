/** Optional comforts, switched on in the settings as players would. */
import type { Page } from '@playwright/test';
import { click, drawn, expect, home, known, openKnown, place, test, tool } from './app-page.ts';
import { Mirror } from './pieces.ts';

async function choose(page: Page, setting: string, option: string): Promise<void> {
  await page.goto(`${home()}#/settings`);
  await page
    .getByRole('radiogroup', { name: setting, exact: true })
    .getByLabel(option, { exact: true })
    .check();
}

test('automatic crosses come with a move and go with it', async ({ page }) => {
  const puzzle = known('comfort', 5);
  await choose(page, 'Automatic crosses', 'Draw them for me');
  await openKnown(page, puzzle);
  for (const edge of puzzle.lines.slice(0, 4)) await click(page, puzzle, edge);
  await expect(drawn(page, 'line')).toHaveCount(4);
  const crosses = await drawn(page, 'cross').count();
  expect(crosses).toBeGreaterThan(0);
  for (let i = 0; i < 4; i++) await tool(page, 'Undo').click();
  await expect(drawn(page, 'line')).toHaveCount(0);
  await expect(drawn(page, 'cross')).toHaveCount(0);
});

test('joined lines have a colour each and light up under the pointer', async ({ page }) => {
  const puzzle = known('comfort', 5);
  await choose(page, 'Joined lines', 'Many colours');
  await openKnown(page, puzzle);
  await click(page, puzzle, puzzle.lines[0]);
  await expect(page.locator('.board .over [class^="s-label-edge-"]')).toHaveCount(1);
  const { x, y } = await place(page, puzzle, puzzle.lines[0]);
  await page.mouse.move(x + 60, y + 60);
  await page.mouse.move(x, y);
  await expect(page.locator('.traced > path')).toHaveCount(1);
  await expect(page.locator('.trace-line')).toHaveText('1 line joined, not closed yet');
});

test('what is tried out has its own colour until it is kept', async ({ page }) => {
  const puzzle = known('comfort', 5);
  await choose(page, 'Lines while trying out', 'Their own colour');
  await openKnown(page, puzzle);
  await click(page, puzzle, puzzle.lines[0]);
  await page.keyboard.press('k');
  await click(page, puzzle, puzzle.lines[1]);
  await expect(drawn(page, 'line-tried')).toHaveCount(1);
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(drawn(page, 'line-tried')).toHaveCount(0);
  await expect(drawn(page, 'line')).toHaveCount(2);
});

test('without shading a tap in a cell draws its nearest side', async ({ page }) => {
  const puzzle = known('comfort', 5);
  await choose(page, 'Shading of cells', 'Off');
  await openKnown(page, puzzle);
  const { x, y } = await place(page, puzzle, 'cell:6');
  await page.mouse.click(x + 6, y);
  await expect(drawn(page, 'line')).toHaveCount(1);
});

test('without turning, a tap on a piece of the board picks it up', async ({ page }) => {
  await choose(page, 'Tap a piece on the board', 'Picks it up');
  const mirror = new Mirror(page, 'tantrix', 'six', 'turning');
  const moves = mirror.game.plan(mirror.puzzle, mirror.state, mirror.solution);
  const first = mirror.game.apply(mirror.puzzle, mirror.state, moves[0]);
  if (!first.ok) throw new Error(first.error.code);
  await mirror.open(first.value);
  const placed = mirror.scene().targets.find(({ kind, piece }) => kind === 'hex' && piece !== undefined);
  const { x, y } = await mirror.point(placed?.spot ?? '');
  await page.mouse.click(x, y);
  await expect(page.locator('.overlay .m-picked')).toHaveCount(1);
  await expect(tool(page, 'Undo')).toBeDisabled();
});

test('the colours of the original games are a palette', async ({ page }) => {
  await choose(page, 'Colours of pieces', 'Original');
  const mirror = new Mirror(page, 'triangles', 'colours', 'palette');
  await mirror.open();
  const inks = await page
    .locator('.board [class^="f-label-"], .board [class^="s-label-"]')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).fill));
  expect(inks).toContain('rgb(255, 127, 14)');
});
