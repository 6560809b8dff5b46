/** Triangles in the browser, the rest: paper, hints, keys, typed commands, symbols, sorting, touch. */
import { finish } from '../../engine/src/index.ts';
import { drag, fingerDrag, Mirror } from './pieces.ts';
import { expect, more, test, tool, typeMove } from './app-page.ts';

const shelfCount = (mirror: Mirror) => mirror.page.locator('.shelf-count');
const finishes = (mirror: Mirror, state: unknown): boolean =>
  finish(mirror.game.solve(mirror.puzzle, { limit: 1, from: state })).found.length > 0;

test('on paper the pieces are beside the board, as large as its cells', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  const mirror = new Mirror(page, 'triangles', 'first', 'paper');
  await mirror.open();
  await more(page, 'Print');
  await page.getByRole('dialog').getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.locator('.print-pieces > div')).toHaveCount(9);
  await page.emulateMedia({ media: 'print' });
  const board = await page.locator('.print-sheet .picture').first().boundingBox();
  const piece = await page.locator('.print-pieces > div').first().boundingBox();
  const { width, shelf } = mirror.scene();
  const units = shelf?.slots.find((slot) => slot !== undefined)?.width ?? 0;
  expect((piece?.width ?? 0) / units / ((board?.width ?? 0) / width)).toBeCloseTo(1, 1);
});

test('the last good position is also the beginning, when the first move was wrong', async ({ page }) => {
  const mirror = new Mirror(page, 'triangles', 'easy', 'good');
  await mirror.open();
  const cells = mirror.scene().targets.filter(({ mustBeFilled: due }) => due);
  const wrong = ['piece:1', 'piece:2', 'piece:3']
    .flatMap((piece) => cells.map(({ spot }) => ({ verb: 'drag', path: [piece, spot] }) as const))
    .find((gesture) => {
      const after = mirror.after(mirror.state, gesture);
      return after !== undefined && !finishes(mirror, after);
    });
  if (!wrong) throw new Error('no wrong move');
  await drag(page, await mirror.slotPoint(wrong.path[0]), await mirror.point(wrong.path[1]));
  await expect(shelfCount(mirror)).toHaveText('15 left');
  await page.keyboard.press('h');
  await page.getByRole('button', { name: 'Show me' }).click();
  await page.getByRole('button', { name: 'Back to the last good position' }).click();
  await expect(shelfCount(mirror)).toHaveText('16 left');
  await expect(page.locator('.spot-focus:focus')).toHaveCount(1); // the keyboard continues at the board
});

test('a piece that was just put down turns under the resting pointer; a held one turns with every click', async ({
  page,
}) => {
  const mirror = new Mirror(page, 'triangles', 'letters', 'resting');
  await mirror.open();
  await mirror.slot('piece:1').click();
  const label = () => mirror.slot('piece:1').getAttribute('aria-label');
  const first = await label();
  await mirror.slot('piece:1').click();
  expect(await label()).not.toBe(first);
  const { x, y } = await mirror.point('cell:b3');
  await page.mouse.click(x, y);
  const pose = () =>
    page
      .locator('.board text')
      .evaluateAll((all) =>
        all.map((each) => `${each.textContent} ${each.getBoundingClientRect().x.toFixed(1)}`),
      );
  const before = await pose();
  await page.mouse.wheel(0, 100);
  await expect.poll(pose).not.toEqual(before);
});

test('arrows go from neighbour to neighbour, and back the same way', async ({ page }) => {
  const mirror = new Mirror(page, 'triangles', 'letters', 'arrows');
  await mirror.open();
  await page.locator('.spot-focus[tabindex="0"]').focus();
  const cursor = () => page.locator('.spot-focus:focus').getAttribute('data-spot');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  const way = [await cursor()];
  for (let i = 0; i < 4; i++) {
    await page.keyboard.press('ArrowRight');
    way.push(await cursor());
  }
  expect(way).toEqual(['cell:b1', 'cell:b2', 'cell:b3', 'cell:b4', 'cell:b5']);
  for (let i = 3; i >= 0; i--) {
    await page.keyboard.press('ArrowLeft');
    expect(await cursor()).toBe(way[i]);
  }
});

test('typed: place, ask, turn, read', async ({ page }) => {
  const mirror = new Mirror(page, 'triangles', 'letters', 'typed');
  await mirror.open();
  const say = async (text: string) => {
    await typeMove(page, text);
    return page.locator('.command-answer');
  };
  await expect(await say('place 7 at c3')).toContainText('c3');
  await expect(shelfCount(mirror)).toHaveText('23 left');
  await expect(await say('what fits c4')).toContainText(/fit|Nothing/);
  await expect(await say('read conflicts')).toContainText('No mistakes');
  await expect(await say('take c3')).toContainText('c3');
  await expect(shelfCount(mirror)).toHaveText('24 left');
});

test('symbols on pieces are letters, shapes, both or none, as the setting says', async ({ page }) => {
  const mirror = new Mirror(page, 'triangles', 'colours', 'signs');
  const seen = async (glyphs: string) => {
    await page.addInitScript(
      (value) => localStorage.setItem('edgewise-settings', JSON.stringify({ glyphs: value })),
      glyphs,
    );
    await mirror.open();
    await page.reload(); // a new page, with the new setting
    const slot = page.locator('button.slot').first();
    await expect(slot.locator('svg > *').first()).toBeAttached(); // its picture is drawn after the button
    return { texts: await slot.locator('text').count(), shapes: await slot.locator('svg > *').count() };
  };
  const [letters, shapes] = [await seen('letters'), await seen('shapes')];
  const [both, none] = [await seen('both'), await seen('none')];
  expect(letters.texts).toBe(3);
  expect(shapes.texts).toBe(0);
  expect(both.texts).toBe(3);
  expect(none.texts).toBe(0);
  expect(shapes.shapes).toBeGreaterThan(none.shapes);
  expect(both.shapes).toBeGreaterThan(letters.shapes);
});

test('pieces can be sorted: similar ones together, those with the fewest places first', async ({ page }) => {
  const mirror = new Mirror(page, 'triangles', 'letters', 'order');
  const spots = async () => {
    await mirror.open();
    await page.reload();
    await expect(page.locator('button.slot').first()).toBeVisible();
    return page
      .locator('button.slot')
      .evaluateAll((slots) => slots.map((slot) => slot.getAttribute('data-spot')));
  };
  const dealt = await spots();
  const { shelf } = mirror.scene();
  const kin = (spot: string | null): string =>
    shelf?.slots.find((slot) => slot?.spot === spot)?.groupKey ?? '';
  await page.addInitScript(() =>
    localStorage.setItem('edgewise-settings', JSON.stringify({ order: 'alike' })),
  );
  const alike = await spots();
  expect(alike).not.toEqual(dealt);
  expect(alike.map(kin)).toEqual([...dealt.map(kin)].sort());
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  test('a finger drags a piece from the strip to the board', async ({ page }) => {
    const mirror = new Mirror(page, 'triangles', 'letters', 'finger', true);
    await mirror.open();
    await fingerDrag(page, await mirror.slotPoint('piece:1'), await mirror.point('cell:b3'));
    await expect(shelfCount(mirror)).toHaveText('23 left');
  });

  test('a second finger releases what the first carries', async ({ page }) => {
    const mirror = new Mirror(page, 'triangles', 'letters', 'second', true);
    await mirror.open();
    const cdp = await page.context().newCDPSession(page);
    const [from, to, aside] = [
      await mirror.slotPoint('piece:1'),
      await mirror.point('cell:b3'),
      await mirror.point('cell:c2'),
    ];
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      points: readonly { x: number; y: number }[],
    ) =>
      cdp.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
      });
    await touch('touchStart', [from]);
    for (let i = 1; i <= 6; i++)
      await touch('touchMove', [
        { x: from.x + ((to.x - from.x) * i) / 6, y: from.y + ((to.y - from.y) * i) / 6 },
      ]);
    await expect(page.locator('.carried')).toHaveCount(1);
    await touch('touchStart', [to, aside]);
    await expect(page.locator('.carried')).toHaveCount(0);
    await touch('touchEnd', []);
    await expect(shelfCount(mirror)).toHaveText('24 left');
  });
});

test('a hint shows its piece and cell instead of naming them; a screen reader hears the names', async ({
  page,
}) => {
  const mirror = new Mirror(page, 'triangles', 'first', 'names');
  await mirror.open();
  await tool(page, 'Hint').click();
  await page.getByRole('button', { name: 'Why', exact: true }).click();
  const why = page.locator('.hint-card .why');
  await expect(why).not.toBeEmpty();
  const seen = await why.locator('[aria-hidden="true"]').innerText();
  expect(seen).toMatch(/this piece|here|this cell/i);
  expect(seen).not.toMatch(/\b[a-e]\d\b|piece \d/);
  await expect(why.locator('.unseen')).toHaveText(/piece \d+.*\b[a-e]\d\b|\b[a-e]\d\b.*piece \d+/i);
});
