/** Tantrix-compatible tiles in the browser: levels with every kind of input, a Solitaire, swaps, lines, the album. */
import type { Page } from '@playwright/test';
import { certain, games } from '../../engine/src/index.ts';
import { byKeys, byMouse, byTouch, drag, Mirror, solved, type Putting } from './pieces.ts';
import { expect, home, more, test, tool } from './app-page.ts';

const putting: Putting = (move) => {
  const [, tile, cell] = /^(\d+)@(-?\d+,-?\d+)\//.exec(move) ?? [];
  return tile === undefined ? undefined : { piece: `tile:${tile}`, place: `hex:${cell}` };
};

const shelfCountOf = (page: Mirror['page']) => page.locator('.shelf-count');
const shelfCount = (mirror: Mirror) => shelfCountOf(mirror.page);

for (const level of ['three', 'six']) {
  test(`level ${level} by mouse`, async ({ page }) => {
    const mirror = new Mirror(page, 'tantrix', level, 'mouse');
    await mirror.open();
    for (const put of mirror.puts(mirror.solution, putting)) await byMouse(mirror, put);
    await expect(solved(page)).toBeVisible();
  });

  test(`level ${level} by keyboard`, async ({ page }) => {
    const mirror = new Mirror(page, 'tantrix', level, 'keys');
    await mirror.open();
    for (const put of mirror.puts(mirror.solution, putting)) await byKeys(mirror, put);
    await expect(solved(page)).toBeVisible();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
    test(`level ${level} by touch`, async ({ page }) => {
      const mirror = new Mirror(page, 'tantrix', level, 'touch', true);
      await mirror.open();
      for (const put of mirror.puts(mirror.solution, putting)) await byTouch(mirror, put);
      await expect(solved(page)).toBeVisible();
    });
  });
}

test('a Solitaire: one tile at a time, a score that grows, and what was possible', async ({ page }) => {
  test.slow(); // many tiles, each turned by the wheel
  const mirror = new Mirror(page, 'tantrix', 'solitaire', 'alone');
  await mirror.open();
  await expect(page.locator('button.slot')).toHaveCount(1);
  for (const put of mirror.puts(mirror.solution, putting)) await byMouse(mirror, put);
  await expect(page.getByRole('heading', { name: 'Finished' })).toBeVisible(); // points are not a solution
  await expect(page.locator('.solved-card')).toContainText(
    `${mirror.game.check(mirror.puzzle, mirror.solution).score ?? 0} of 28 points`,
  );
  await expect(page.locator('.overlay .traced > *')).not.toHaveCount(0); // the line that was counted
  await expect(page.getByText('Solved!')).toHaveCount(0);
  await more(page, 'Look back');
  await expect(page.locator('.notice')).toContainText(/\d+/);
});

test('dropping on a tile swaps: two tiles never share a cell', async ({ page }) => {
  const mirror = new Mirror(page, 'tantrix', 'three', 'swap');
  await mirror.open();
  await drag(page, await mirror.slotPoint('tile:1'), await mirror.point('hex:0,0'));
  mirror.did({ verb: 'drag', path: ['tile:1', 'hex:0,0'] });
  await drag(page, await mirror.slotPoint('tile:2'), await mirror.point('hex:0,0'));
  mirror.did({ verb: 'drag', path: ['tile:2', 'hex:0,0'] });
  await expect(mirror.slot('tile:1')).toBeVisible();
  await expect(mirror.slot('tile:2')).toHaveCount(0);
  await drag(page, await mirror.slotPoint('tile:1'), await mirror.point('hex:1,0'));
  mirror.did({ verb: 'drag', path: ['tile:1', 'hex:1,0'] });
  await drag(page, await mirror.point('hex:0,0'), await mirror.point('hex:1,0')); // swap
  mirror.did({ verb: 'drag', path: ['hex:0,0', 'hex:1,0'] });
  await expect(shelfCount(mirror)).toHaveText('1 left');
  await tool(page, 'Check').click();
  await expect(page.locator('.check-card .verdict')).toBeVisible();
  await expect(page.locator('.board')).toBeVisible();
});

test('pointing at a tile highlights its line and shows its length; T cycles through the lines', async ({
  page,
}) => {
  const mirror = new Mirror(page, 'tantrix', 'six', 'trace');
  await mirror.open(mirror.solution);
  const first = certain(mirror.scene().targets[0]);
  const { x, y } = await mirror.point(first.spot);
  await page.mouse.move(x + 8, y + 4);
  await page.mouse.move(x + 9, y + 4);
  await expect(page.locator('.overlay .traced > *')).not.toHaveCount(0);
  await expect(page.locator('.trace-line')).toContainText(/\d/);
  await page.mouse.move(5, 5);
  await expect(page.locator('.overlay .traced > *')).toHaveCount(0);
  await expect(page.locator('.meter-row')).toHaveCount(0); // solved: no meter is needed
});

test('the meter follows the lines; views show numbers and patterns', async ({ page }) => {
  const mirror = new Mirror(page, 'tantrix', 'six', 'meter');
  await mirror.open();
  let lying = 0;
  for (const put of mirror.puts(mirror.solution, putting)) {
    await byMouse(mirror, put);
    if (++lying === 1) await expect(page.locator('.goal-meter')).toContainText('1 of 6');
    if (lying === 5) break;
  }
  await expect(page.locator('.goal')).toContainText(/loop through all 6 tiles/);
  await expect(page.locator('.goal-meter')).toContainText(/[2-5] of 6/);
  const texts = () => page.locator('.board text').count();
  const plain = await texts();
  await page.keyboard.press('v');
  expect(await texts()).toBeGreaterThan(plain);
});

test('levels are kept, can be opened again, and different loops are collected', async ({ page }) => {
  test.slow(); // two whole solves
  await page.goto(home());
  const card = page.getByRole('article').filter({ hasText: 'Tantrix' });
  await card.getByLabel(/^Level of/).selectOption('More levels…');
  const level = () => page.locator('.series').first().getByRole('button', { name: /^4/ });
  await level().click();
  await expect(page.locator('.shelf')).toBeVisible();
  await solveFromPage(page, 0);
  await expect(solved(page)).toBeVisible();
  await page.getByRole('button', { name: 'Next puzzle' }).click();
  await expect(shelfCountOf(page)).toHaveText('5 left'); // after level 4 comes level 5
  await page.keyboard.press('n');
  await expect(level()).toHaveAccessibleName(/solved/);
  await level().click();
  await expect(page.locator('.shelf')).toBeVisible();
  await solveFromPage(page, 1);
  await page.getByRole('button', { name: /^Album/ }).click();
  await expect(page.getByRole('dialog')).toContainText(/of \d+ found/);
  await expect(page.locator('.album li')).toHaveCount(2);
});

/** Level 4 by hand: the n-th of its solutions. */
async function solveFromPage(page: Mirror['page'], n: number): Promise<void> {
  const tantrix = games.find(({ id }) => id === 'tantrix');
  const step = tantrix?.params.series?.[0]?.steps.find(({ name }) => name === '4');
  const mirror = new Mirror(page, 'tantrix', step?.params ?? '', 'album');
  for (const put of mirror.puts(mirror.everySolution()[n], putting)) await byMouse(mirror, put);
}

test('T highlights one line after another from the keyboard, and says how long it is', async ({ page }) => {
  const mirror = new Mirror(page, 'tantrix', 'six', 'trace');
  await mirror.open(mirror.solution);
  await page.locator('.spot-focus[tabindex="0"]').focus();
  await page.keyboard.press('ArrowRight');
  const tile = mirror.scene().targets.find(({ label }) => label.code === 'label.placed')?.spot ?? '';
  await mirror.walkTo(tile);
  const said = new Set<string>();
  for (let i = 0; i < 3; i++) {
    await page.keyboard.press('t');
    await expect(page.locator('.overlay .traced > *')).not.toHaveCount(0);
    said.add((await page.locator('.trace-line').textContent()) ?? '');
  }
  expect(said.size).toBe(3);
  await page.keyboard.press('t');
  await expect(page.locator('.overlay .traced > *')).toHaveCount(0);
});

test('what is submitted stays, where that rule is on', async ({ page }) => {
  const mirror = new Mirror(page, 'tantrix', 'solitaire-document', 'submit');
  await mirror.open();
  const [first] = mirror.scene().shelf?.slots ?? [];
  await drag(page, await mirror.slotPoint(first?.spot ?? ''), await mirror.point('hex:0,0'));
  mirror.did({ verb: 'drag', path: [first?.spot ?? '', 'hex:0,0'] });
  await more(page, 'Submit');
  await expect(page.locator('.notice')).toContainText('One tile stays now');
  const { x, y } = await mirror.point('hex:0,0');
  const ribbons = () =>
    page.locator('.board .under path').evaluateAll((paths) => paths.map((path) => path.getAttribute('d')));
  const before = await ribbons();
  await page.mouse.click(x, y);
  await expect(page.locator('#announced-now')).toContainText('stays');
  expect(await ribbons()).toEqual(before);
  await tool(page, 'Undo').click(); // and undo unlocks it again
  const free = await ribbons();
  await page.mouse.click(x, y);
  expect(await ribbons()).not.toEqual(free);
});

/** The page zooms and draws with its frames. */
const painted = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

test('when zoomed in, the view stays put when the board grows', async ({ page }) => {
  const mirror = new Mirror(page, 'tantrix', 'six', 'zoomed');
  await mirror.open();
  const puts = mirror.puts(mirror.solution, putting);
  for (let i = 0; i < 3; i++) {
    const { value } = puts.next();
    if (value) await byMouse(mirror, value);
  }
  for (const key of ['+', '+']) {
    await painted(page);
    await page.keyboard.press(key);
  }
  await painted(page);
  const tile = certain(mirror.scene().targets[0]);
  const before = await mirror.point(tile.spot);
  const size = (await page.locator('.plane').boundingBox())?.width ?? 0;
  const cell = size / mirror.scene().width;
  const far = mirror
    .scene()
    .targets.find(({ kind, label }) => kind === 'hex' && label.code === 'label.empty');
  const slot = certain(mirror.scene().shelf?.slots.find((each) => each !== undefined));
  const gesture = { verb: 'drag', path: [slot.spot, far?.spot ?? ''] } as const;
  await mirror.slot(slot.spot).click();
  const to = await mirror.point(far?.spot ?? '');
  await page.mouse.click(to.x, to.y);
  mirror.did(gesture);
  await painted(page);
  const after = await mirror.point(tile.spot);
  const now = ((await page.locator('.plane').boundingBox())?.width ?? 0) / mirror.scene().width;
  expect(Math.abs(now - cell)).toBeLessThan(1);
  expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(cell);
});
