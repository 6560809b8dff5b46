/** Phones: pieces under a finger, boards that fit, and nothing that jumps. */
import type { Page } from '@playwright/test';
import { expect, fitsThePage, home, known, openKnown, place, test, tool } from './app-page.ts';
import { makeLink } from '../../engine/src/text/link.ts';
import { fingerDrag, Mirror, type Point } from './pieces.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
test.use(PHONE);

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox({ timeout: 4000 });
  if (!box) throw new Error(`no ${selector}`);
  return box;
};

/** A free place of the board where this piece goes as it is. */
function placeFor(mirror: Mirror, piece: string): string {
  const { targets } = mirror.scene();
  const found = targets.find(
    ({ spot, kind }) =>
      kind === mirror.scene().mainKind &&
      mirror.after(mirror.state, { verb: 'drag', path: [piece, spot] }) !== undefined,
  );
  if (!found) throw new Error(`nowhere for ${piece}`);
  return found.spot;
}

test.describe('a short strip', () => {
  const DIRECTIONS: Readonly<Record<string, (from: Point) => Point>> = {
    left: ({ x, y }) => ({ x: Math.max(4, x - 120), y }),
    right: ({ x, y }) => ({ x: x + 160, y }),
    'up and right': ({ x, y }) => ({ x: x + 200, y: y - 200 }),
    up: ({ x, y }) => ({ x, y: y - 200 }),
    down: ({ x, y }) => ({ x, y: y + 60 }),
  };
  for (const [name, toward] of Object.entries(DIRECTIONS))
    test(`a piece is picked up by a drag ${name}, and the page does not scroll`, async ({ page }) => {
      const mirror = new Mirror(page, 'steps', 'junior', 'phone', true);
      await mirror.open();
      const address = page.url();
      const spot = (await page.locator('button.slot').first().getAttribute('data-spot')) ?? '';
      const from = await mirror.slotPoint(spot);
      await fingerDrag(page, from, toward(from), async () => {
        await expect(page.locator('.carried')).toHaveCount(1);
      });
      await expect(page.locator('.carried')).toHaveCount(0);
      expect(page.url()).toBe(address);
    });
});

test('a long strip scrolls sideways, and gives a piece to a finger that leaves it', async ({ page }) => {
  const mirror = new Mirror(page, 'triangles', 'medium', 'phone');
  await mirror.open();
  const strip = page.locator('.slots');
  const third = (await page.locator('button.slot').nth(2).getAttribute('data-spot')) ?? '';
  const from = await mirror.slotPoint(third);
  await fingerDrag(page, from, { x: from.x - 150, y: from.y + 4 }, async () => {
    await expect(page.locator('.carried')).toHaveCount(0);
  });
  expect(await strip.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100);
  await strip.evaluate((element) => (element.scrollLeft = 0));
  const to = await mirror.point(placeFor(mirror, third));
  await fingerDrag(page, await mirror.slotPoint(third), to);
  await expect(mirror.slot(third)).toHaveCount(0); // it is on the board
});

test('a carried piece is as large as on the board and shown above the finger', async ({ page }) => {
  const mirror = new Mirror(page, 'triangles', 'medium', 'phone');
  await mirror.open();
  const spot = (await page.locator('button.slot').first().getAttribute('data-spot')) ?? '';
  const from = await mirror.slotPoint(spot);
  const to = await mirror.point(placeFor(mirror, spot));
  await fingerDrag(page, from, to, () =>
    // Touch moves arrive with the next frame, which a busy machine may show late.
    expect(async () => {
      const held = await boxOf(page, '.carried svg');
      expect(held.y + held.height).toBeLessThanOrEqual(to.y - 10);
      expect(Math.abs(held.x + held.width / 2 - to.x)).toBeLessThan(4);
      const cell = (await boxOf(page, '.plane')).width / mirror.scene().width;
      expect(held.width).toBeGreaterThan(1.9 * cell); // two units per side
      expect(await page.locator('.overlay .p-piece').count()).toBe(1); // and its preview is under it
    }).toPass({ timeout: 8000 }),
  );
});

test('tray pieces are at least 56 px, and the strip goes to the piece that a hint means', async ({
  page,
}) => {
  for (const [game, level] of [
    ['triangles', 'colours'],
    ['triangles', 'letters'],
    ['tantrix', 'ten'],
    ['steps', 'junior'],
  ] as const) {
    const mirror = new Mirror(page, game, level, 'tray', true);
    await mirror.open();
    const box = await boxOf(page, '.slot svg');
    expect(Math.max(box.width, box.height)).toBeGreaterThanOrEqual(56);
  }
  const mirror = new Mirror(page, 'triangles', 'colours', 'tray');
  await mirror.open();
  await tool(page, 'Hint').tap();
  await page.getByRole('button', { name: 'Tell me what' }).tap();
  await expect(page.locator('.slot.hinted').first()).toBeInViewport({ ratio: 0.95 });
});

for (const width of [360, 375, 390, 412])
  test(`nothing is cut off at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    for (const size of [5, 7, 10, 12]) {
      const puzzle = known('fits', size);
      await openKnown(page, puzzle);
      const [board, plane] = [await boxOf(page, '.board'), await boxOf(page, '.plane')];
      expect(plane.x).toBeGreaterThanOrEqual(board.x - 0.5);
      expect(plane.x + plane.width).toBeLessThanOrEqual(board.x + board.width + 0.5);
      expect(plane.y + plane.height).toBeLessThanOrEqual(board.y + board.height + 0.5);
      await expect(page.locator('.fit-board')).toBeHidden();
      await fitsThePage(page);
    }
  });

test.describe('landscape', () => {
  test.use({ ...PHONE, viewport: { width: 844, height: 390 } });
  test('every game fits a phone in landscape, with its pieces in view', async ({ page }) => {
    await openKnown(page, known('fits', 10));
    const [board, plane] = [await boxOf(page, '.board'), await boxOf(page, '.plane')];
    expect(plane.y + plane.height).toBeLessThanOrEqual(board.y + board.height + 0.5);
    await fitsThePage(page);
    for (const [game, level] of [
      ['triangles', 'medium'],
      ['tantrix', 'ten'],
      ['steps', 'junior'],
    ] as const) {
      await new Mirror(page, game, level, 'lying').open();
      await expect(page.locator('button.slot').first()).toBeInViewport({ ratio: 1 });
      await fitsThePage(page);
    }
  });
});

test('a large board starts at the top left, says that there is more, and fits on request', async ({
  page,
}) => {
  const puzzle = known('fits', 20);
  await openKnown(page, puzzle);
  const board = await boxOf(page, '.board');
  const [before, fit] = [await boxOf(page, '.plane'), page.locator('.fit-board')];
  expect(before.width).toBeGreaterThan(board.width);
  expect(before.x).toBeGreaterThanOrEqual(board.x);
  await expect(page.locator('.board')).toHaveClass(/is-cut/);
  await fit.tap();
  await expect(fit).toBeHidden();
  expect((await boxOf(page, '.plane')).width).toBeLessThanOrEqual(board.width + 1);
});

test('a hint out of sight is brought into view', async ({ page }) => {
  const puzzle = known('far', 30);
  await openKnown(page, puzzle);
  await tool(page, 'Hint').tap();
  await expect(page.locator('.hint-go')).toBeVisible();
  await expect(page.locator('.overlay .m-region')).toBeInViewport();
});

test('a typed move out of sight is brought into view', async ({ page }) => {
  const puzzle = known('far', 20);
  await openKnown(page, puzzle);
  await page.keyboard.press(':');
  await page.locator('#command-dialog').fill('t20 line right');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  const last = puzzle.scene.targets.filter(({ kind }) => kind === 'cell').at(-1);
  const { x, y } = await place(page, puzzle, last?.spot ?? '');
  const board = await boxOf(page, '.board');
  expect(x).toBeLessThan(board.x + board.width);
  expect(y).toBeLessThan(board.y + board.height);
});

test('the board stays put from step to step of a hint, and while the fits of a place are shown', async ({
  page,
}) => {
  const mirror = new Mirror(page, 'triangles', 'medium', 'steady');
  await mirror.open();
  const empty = mirror.scene().targets.find(({ mustBeFilled }) => mustBeFilled)?.spot ?? '';
  const start = await boxOf(page, '.plane');
  const { x, y } = await mirror.point(empty);
  await page.touchscreen.tap(x, y);
  await expect(page.locator('.shelf-count')).toContainText('here');
  expect(await boxOf(page, '.plane')).toEqual(start);
  await page.keyboard.press('Escape');
  await tool(page, 'Hint').tap();
  await expect(page.locator('.hint-texts')).toBeVisible();
  const open = await boxOf(page, '.plane');
  for (const name of ['Tell me what', 'Show me why']) {
    await page.getByRole('button', { name }).tap();
    expect(await boxOf(page, '.plane')).toEqual(open);
  }
  // A reason that can be followed link by link takes no room from it either.
  await page.goto(makeLink(home(), 'slitherlink:4x4:a22a12a1a3a2b2a'));
  await tool(page, 'Hint').tap();
  await expect(page.locator('.hint-texts')).toBeVisible();
  const near = await boxOf(page, '.plane');
  for (const name of ['Tell me what', 'Show me why']) await page.getByRole('button', { name }).tap();
  await page.locator('.proof-next').tap();
  await expect(page.locator('.proof-walk')).toContainText('1 of');
  expect(await boxOf(page, '.plane')).toEqual(near);
});

test.describe('zoomed to 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 }, hasTouch: false, isMobile: false });
  test('the page reflows: a usable board, no sideways scroll, cards in view, no text under a button', async ({
    page,
  }) => {
    await openKnown(page, known('zoomed', 7));
    await fitsThePage(page);
    expect((await boxOf(page, '.plane')).width).toBeGreaterThan(180);
    await page.keyboard.press('h');
    await expect(page.locator('.hint-go')).toBeInViewport();
    const [said, buttons] = [await boxOf(page, '.hint-said'), await boxOf(page, '.hint-buttons')];
    expect(said.y + said.height).toBeLessThanOrEqual(buttons.y + 0.5);
    await fitsThePage(page);
    const mirror = new Mirror(page, 'triangles', 'medium', 'zoomed');
    await mirror.open();
    await fitsThePage(page);
    await page.keyboard.press('h');
    await expect(page.locator('.ladder')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.hint-go')).toBeInViewport({ ratio: 1 });
  });
});

for (const [width, height] of [
  [360, 640],
  [390, 844],
] as const)
  test(`nothing on the card of a hint covers anything else at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const [game, level] of [
      ['triangles', 'first'],
      ['tantrix', 'six'],
      ['steps', 'junior'],
    ] as const) {
      await new Mirror(page, game, level, 'card', true).open();
      await tool(page, 'Hint').tap();
      await page.getByRole('button', { name: 'Why', exact: true }).tap();
      await expect(page.locator('.hint-card .why')).not.toBeEmpty();
      expect(await covered(page), game).toEqual([]);
      await page.locator('.hint-card .hint-go').tap();
      await expect(page.getByRole('button', { name: 'Next hint' })).toBeVisible();
      expect(await covered(page), `${game}, done`).toEqual([]);
    }
  });

/** Pairs of texts and buttons on the hint card that overlap. */
const covered = (page: Page): Promise<string[]> =>
  page.locator('.hint-card').evaluate((card) => {
    const parts = [
      ...card.querySelectorAll(
        'header button, .ladder button, .hint-learn, .newest dd, .hint-buttons button',
      ),
    ]
      .filter((each) => getComputedStyle(each).visibility === 'visible')
      .map((each) => ({ text: each.textContent, box: each.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0);
    return parts.flatMap((one, i) =>
      parts
        .slice(i + 1)
        .filter(
          ({ box }) =>
            box.left < one.box.right - 1 &&
            box.right > one.box.left + 1 &&
            box.top < one.box.bottom - 1 &&
            box.bottom > one.box.top + 1,
        )
        .map(({ text }) => `${text} over ${one.text}`),
    );
  });
