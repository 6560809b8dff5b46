/** Triangles in the browser: the letter game and the colour game, with every kind of input. */
import { certain } from '../../engine/src/index.ts';
import { byKeys, byMouse, byTouch, drag, Mirror, solved, type Putting } from './pieces.ts';
import { expect, more, test, tool } from './app-page.ts';

const putting: Putting = (move) => {
  const [, piece, cell] = /^(\d+)@(\w+)\//.exec(move) ?? [];
  return piece === undefined ? undefined : { piece: `piece:${piece}`, place: `cell:${cell}` };
};

const shelfCount = (mirror: Mirror) => mirror.page.locator('.shelf-count');
const bodies = (mirror: Mirror) => mirror.page.locator('.board text');

for (const preset of ['letters', 'colours']) {
  test(`${preset} to the end by mouse`, async ({ page }) => {
    test.slow(); // many pieces, each turned by the wheel
    const mirror = new Mirror(page, 'triangles', preset, 'mouse');
    await mirror.open();
    for (const put of mirror.puts(mirror.solution, putting)) await byMouse(mirror, put);
    await expect(solved(page)).toBeVisible();
  });

  test(`${preset} to the end by keyboard`, async ({ page }) => {
    test.slow(); // many pieces, each walked to its place
    const mirror = new Mirror(page, 'triangles', preset, 'keys');
    await mirror.open();
    for (const put of mirror.puts(mirror.solution, putting)) await byKeys(mirror, put);
    await expect(solved(page)).toBeVisible();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
    test(`${preset} to the end by touch`, async ({ page }) => {
      test.slow();
      const mirror = new Mirror(page, 'triangles', preset, 'touch', true);
      await mirror.open();
      for (const put of mirror.puts(mirror.solution, putting)) await byTouch(mirror, put);
      await expect(solved(page)).toBeVisible();
    });
  });
}

test('swap on drop, drop outside, back to the shelf: nothing stacks and nothing is lost', async ({
  page,
}) => {
  const mirror = new Mirror(page, 'triangles', 'letters', 'swap');
  await mirror.open();
  const [first, second] = ['piece:1', 'piece:2'];
  await drag(page, await mirror.slotPoint(first), await mirror.point('cell:b3'));
  await drag(page, await mirror.slotPoint(second), await mirror.point('cell:b3'));
  await expect(shelfCount(mirror)).toHaveText('23 left');
  await expect(mirror.slot(first)).toBeVisible();
  await expect(mirror.slot(second)).toHaveCount(0);
  await drag(page, await mirror.slotPoint(first), { x: 500, y: 25 }); // the bar above the board
  await expect(shelfCount(mirror)).toHaveText('23 left');
  const gap = await page.locator('.slot.gap').first().boundingBox();
  if (!gap) throw new Error('no gap');
  await drag(page, await mirror.point('cell:b3'), { x: gap.x + 20, y: gap.y + 20 });
  await expect(shelfCount(mirror)).toHaveText('24 left');
  await tool(page, 'Undo').click();
  await expect(shelfCount(mirror)).toHaveText('23 left');
});

test('any part of the triangle is the target, and a drag never ends in a stray turn', async ({ page }) => {
  const mirror = new Mirror(page, 'triangles', 'letters', 'exacter');
  await mirror.open();
  await drag(page, await mirror.slotPoint('piece:1'), await mirror.point('cell:b3'));
  mirror.did({ verb: 'drag', path: ['piece:1', 'cell:b3'] });
  const pose = () =>
    page
      .locator('.board text')
      .evaluateAll((all) =>
        all.map((each) => `${each.textContent} ${each.getBoundingClientRect().x.toFixed(0)}`),
      );
  const before = await pose();
  const { x, y } = await mirror.point('cell:b3');
  await drag(page, { x: x + 30, y: y + 12 }, { x: x - 25, y: y + 10 }); // within one cell
  expect(await pose()).toEqual(before);
  await page.mouse.click(x + 30, y + 12);
  expect(await pose()).not.toEqual(before);
  await page.mouse.click(x + 30, y + 12, { button: 'right' });
  expect(await pose()).toEqual(before);
});

test('an empty cell shows only what fits, with a count; the one piece goes there with a click', async ({
  page,
}) => {
  const mirror = new Mirror(page, 'triangles', 'first', 'fits');
  const plan = mirror.game.plan(mirror.puzzle, mirror.state, mirror.solution);
  let state = mirror.state;
  for (const move of plan.slice(0, -1)) {
    const next = mirror.game.apply(mirror.puzzle, state, move);
    if (next.ok) state = next.value;
  }
  await mirror.open(state);
  const empty = mirror.scene().targets.find(({ mustBeFilled: due }) => due)?.spot ?? '';
  const { x, y } = await mirror.point(empty);
  await page.mouse.click(x, y);
  await expect(page.locator('.shelf-count')).toContainText('1 piece fits here');
  await page.locator('button.slot').click();
  await expect(solved(page)).toBeVisible();
});

test('a cell that nothing fits is marked, and can be left unmarked', async ({ page }) => {
  const mirror = new Mirror(page, 'triangles', 'colours', 'starve');
  await mirror.open();
  const start = mirror.state;
  const dead = (state: unknown): boolean =>
    mirror.game
      .scene(mirror.puzzle, state)
      .targets.some(
        ({ spot, mustBeFilled: due }) => due && mirror.game.fits?.(mirror.puzzle, state, spot)?.length === 0,
      );
  const drops = mirror
    .scene()
    .targets.filter(({ mustBeFilled: due }) => due)
    .flatMap(({ spot }) =>
      [1, 2, 3, 4].map((piece) => ({ verb: 'drag', path: [`piece:${piece}`, spot] }) as const),
    );
  const bad = drops.find((gesture) => {
    const after = mirror.after(start, gesture);
    return after !== undefined && dead(after);
  });
  if (!bad) throw new Error('no drop starves a cell');
  await drag(page, await mirror.slotPoint(bad.path[0]), await mirror.point(bad.path[1]));
  await expect(page.locator('.overlay .m-unfillable').first()).toBeVisible();
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('edgewise-settings') ?? '{}') as object;
    localStorage.setItem('edgewise-settings', JSON.stringify({ ...kept, starving: 'off' }));
  });
  await page.reload();
  await expect(shelfCount(mirror)).toBeVisible();
  await expect(page.locator('.overlay .m-unfillable')).toHaveCount(0);
});

test('the pile shows one piece, flips both ways and keeps its place', async ({ page }) => {
  const mirror = new Mirror(page, 'triangles', 'letters', 'pile');
  await mirror.open();
  await page.getByRole('button', { name: 'Show as a pile' }).click();
  await expect(page.locator('.pile-place')).toHaveText('1 of 24');
  await page.getByRole('button', { name: 'Previous piece' }).click(); // it wraps round
  await expect(page.locator('.pile-place')).toHaveText('24 of 24');
  await page.getByRole('button', { name: 'Next piece' }).click();
  for (let i = 0; i < 4; i++) await page.getByRole('button', { name: 'Next piece' }).click();
  await expect(page.locator('.pile-place')).toHaveText('5 of 24');
  const piece = (await page.locator('button.slot').getAttribute('data-spot')) ?? '';
  await drag(page, await mirror.slotPoint(piece), await mirror.point('cell:b3'));
  await expect(page.locator('.pile-place')).toHaveText('5 of 23');
  await tool(page, 'Undo').click();
  await expect(mirror.slot(piece)).toBeVisible(); // back after the one on top, and shown
  await expect(page.locator('.pile-place')).toHaveText('6 of 24');
  await page.getByRole('button', { name: 'Show all pieces' }).click();
  await expect(page.locator('button.slot')).toHaveCount(24);
});

test('three pieces come as one step, and undo takes them back', async ({ page }) => {
  const mirror = new Mirror(page, 'triangles', 'letters', 'three');
  await mirror.open();
  await more(page, 'Show three pieces');
  await expect(shelfCount(mirror)).toHaveText('21 left');
  await tool(page, 'Undo').click();
  await expect(shelfCount(mirror)).toHaveText('24 left');
});

test('a meter shows supply and demand, fixed pieces do not move, others can be locked', async ({ page }) => {
  const mirror = new Mirror(page, 'triangles', 'colours', 'meter');
  await mirror.open();
  await page.getByText('Sides still needed').click();
  await expect(page.locator('.meter-row').first()).toBeVisible();
  const fixed = certain(mirror.scene().shapes.find(({ role }) => role === 'fixed'));
  await drag(page, await mirror.point(fixed.spot ?? ''), await mirror.slotPoint('piece:1'));
  await expect(shelfCount(mirror)).toHaveText('26 left');
  const free = certain(mirror.scene().targets.find(({ mustBeFilled: due }) => due));
  await drag(page, await mirror.slotPoint('piece:1'), await mirror.point(free.spot));
  mirror.did({ verb: 'drag', path: ['piece:1', free.spot] });
  const { x, y } = await mirror.point(free.spot);
  await page.mouse.move(x, y);
  await page.keyboard.press('l');
  await page.mouse.click(x, y);
  await expect(page.locator('#announced-now')).not.toBeEmpty(); // why it does not turn
  await drag(page, { x, y }, await mirror.slotPoint('piece:2'));
  await expect(shelfCount(mirror)).toHaveText('25 left');
});

test('in the middle of a drag everything played before is on disk', async ({ page }) => {
  const mirror = new Mirror(page, 'triangles', 'letters', 'middle');
  await mirror.open();
  await drag(page, await mirror.slotPoint('piece:1'), await mirror.point('cell:b3'));
  const from = await mirror.slotPoint('piece:2');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x - 200, from.y + 60, { steps: 4 });
  await expect(page.locator('.carried')).toHaveCount(1);
  await page.reload();
  await expect(shelfCount(mirror)).toHaveText('23 left');
  await expect(bodies(mirror).first()).toBeVisible();
});
