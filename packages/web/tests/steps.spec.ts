/** Steps in the browser: a challenge with every kind of input, refusals that explain, views, the portrait board. */
import { certain } from '../../engine/src/index.ts';
import { byKeys, byMouse, byTouch, drag, lastMade, Mirror, solved, type Putting } from './pieces.ts';
import { expect, home, test, tool, typeMove } from './app-page.ts';

const putting: Putting = (move) => {
  const [, shape, home] = /^([A-H])[A-H]([A-Ya-y])$/.exec(move) ?? [];
  return shape === undefined ? undefined : { piece: `piece:${shape}`, place: `peg:${home}` };
};

const shelfCount = (mirror: Mirror) => mirror.page.locator('.shelf-count');

test('a challenge to the end by mouse', async ({ page }) => {
  const mirror = new Mirror(page, 'steps', 'expert', 'mouse');
  await mirror.open();
  for (const put of mirror.puts(mirror.solution, putting)) await byMouse(mirror, put);
  await expect(solved(page)).toBeVisible();
});

test('a challenge to the end by keyboard', async ({ page }) => {
  const mirror = new Mirror(page, 'steps', 'expert', 'keys');
  await mirror.open();
  for (const put of mirror.puts(mirror.solution, putting)) await byKeys(mirror, put);
  await expect(solved(page)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  test('the board is upright, and a challenge is solved by touch', async ({ page }) => {
    const mirror = new Mirror(page, 'steps', 'expert', 'touch', true);
    await mirror.open();
    const box = await page.locator('.plane').boundingBox();
    expect(box && box.height > 1.5 * box.width).toBe(true);
    for (const put of mirror.puts(mirror.solution, putting)) await byTouch(mirror, put);
    await expect(solved(page)).toBeVisible();
  });
});

/** The first drop of a tray piece, in its orientation there, that the rules refuse with this code. */
function refusal(mirror: Mirror, code: string): readonly [piece: string, peg: string] {
  const { targets, shelf } = mirror.scene();
  for (const slot of shelf?.slots ?? [])
    for (const { spot } of targets) {
      if (!slot || !spot.startsWith('peg:')) continue;
      const gesture = { verb: 'drag', path: [slot.spot, spot] } as const;
      const meant = mirror.game.interpret(mirror.puzzle, mirror.state, gesture);
      if (!meant.ok && meant.error.code === code) return [slot.spot, spot];
    }
  throw new Error(`nothing is refused as ${code}`);
}

for (const [code, said] of [
  ['off-board', /edge/],
  ['wrong-layer', /layer|peg|upper|lower/i],
  ['taken', /taken|already|there/i],
] as const)
  test(`a refused placement explains itself: ${code}`, async ({ page }) => {
    const mirror = new Mirror(page, 'steps', 'expert', 'refusals');
    await mirror.open();
    const [piece, peg] = refusal(mirror, code);
    await drag(page, await mirror.slotPoint(piece), await mirror.point(peg));
    await expect(page.locator('#announced-now')).toHaveText(said);
    await expect(mirror.slot(piece)).toHaveAttribute('aria-pressed', 'true'); // still held
    await page.keyboard.press('Escape');
    await expect(mirror.slot(piece)).toHaveAttribute('aria-pressed', 'false');
  });

test('a covered piece cannot be picked up, and the piece on top lights up', async ({ page }) => {
  const mirror = new Mirror(page, 'steps', 'starter', 'covered');
  await mirror.open(mirror.solution);
  const lift = (spot: string) => ({ verb: 'clear', on: spot }) as const;
  const covered = mirror
    .scene()
    .targets.filter(({ kind }) => kind === 'peg')
    .find(({ spot }) => {
      const meant = mirror.game.interpret(mirror.puzzle, mirror.state, lift(spot));
      return !meant.ok && meant.error.at.length > 0;
    });
  if (!covered) throw new Error('no piece is under another');
  const { x, y } = await mirror.point(covered.spot);
  // A drag explains itself as a click does.
  await drag(page, { x, y }, { x: x + 80, y: y + 40 });
  await expect(page.locator('#announced-now')).not.toBeEmpty();
  await page.mouse.click(x, y);
  await expect(page.locator('#announced-now')).not.toBeEmpty();
  expect(await page.locator('.overlay .m-wrong').count()).toBeGreaterThan(0);
});

test('a piece on the board is picked up, flipped and moved; a double click flips it', async ({ page }) => {
  const mirror = new Mirror(page, 'steps', 'expert', 'over');
  await mirror.open();
  const [first] = mirror.puts(mirror.solution, putting);
  const put = certain(first);
  await byMouse(mirror, put);
  const left = await shelfCount(mirror).textContent();
  const { x, y } = await mirror.point(put.place);
  await page.mouse.click(x, y);
  await expect(page.locator('.overlay .m-picked')).not.toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('.overlay .m-picked')).toHaveCount(0);
  await page.mouse.click(x, y);
  await page.keyboard.press('Backspace');
  await expect(mirror.slot(put.piece)).toBeVisible();
  expect(await shelfCount(mirror).textContent()).not.toBe(left);
  const before = await mirror.slot(put.piece).getAttribute('aria-label');
  await mirror.slot(put.piece).dblclick();
  await expect(mirror.slot(put.piece)).not.toHaveAttribute('aria-label', before ?? '');
});

test('each piece keeps its own orientation in the tray', async ({ page }) => {
  const mirror = new Mirror(page, 'steps', 'wizard', 'own');
  await mirror.open();
  const labels = () =>
    page.locator('button.slot').evaluateAll((slots) => slots.map((slot) => slot.getAttribute('aria-label')));
  const before = await labels();
  await page.locator('button.slot').first().hover();
  await page.keyboard.press('r');
  const after = await labels();
  expect(after[0]).not.toBe(before[0]);
  expect(after.slice(1)).toEqual(before.slice(1));
});

test('views: the lower layer alone, the stack fanned out, and the plain board again', async ({ page }) => {
  const mirror = new Mirror(page, 'steps', 'starter', 'lens');
  await mirror.open();
  const discs = () => page.locator('.board .over circle').count();
  const plain = await discs();
  await page.keyboard.down('v');
  await page.waitForTimeout(500);
  const held = await discs();
  await page.keyboard.up('v');
  expect(held).toBeLessThan(plain);
  await expect.poll(discs).toBe(plain); // held down, the view was only temporary
  await page.keyboard.press('v');
  await expect.poll(discs).toBe(held);
  await page.keyboard.press('v');
  await expect.poll(discs).not.toBe(held);
  await page.keyboard.press('v');
  await expect.poll(discs).toBe(plain);
});

test('a typed placement places the piece, and a bad one says why', async ({ page }) => {
  const mirror = new Mirror(page, 'steps', 'expert', 'typed');
  await mirror.open();
  const placed = mirror.game
    .plan(mirror.puzzle, mirror.state, mirror.solution)
    .map((move: unknown) => mirror.game.moves.format(move))
    .find((text: string) => putting(text));
  await typeMove(page, placed ?? '');
  await expect(shelfCount(mirror)).toHaveText('3 left');
  await typeMove(page, placed ?? '');
  await expect(page.locator('#announced-now')).not.toBeEmpty();
  await expect(shelfCount(mirror)).toHaveText('3 left');
});

test('with the setting on, a warning appears when it can no longer be solved', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('edgewise-settings', JSON.stringify({ hopeless: 'on', language: 'en' })),
  );
  const mirror = new Mirror(page, 'steps', 'wizard', 'hopeless');
  await mirror.open();
  await expect(page.locator('.unsolvable')).toHaveCount(0);
  const { targets, shelf } = mirror.scene();
  const drops = (shelf?.slots ?? []).flatMap((slot) =>
    targets.flatMap(({ spot }) => (slot ? [{ verb: 'drag', path: [slot.spot, spot] } as const] : [])),
  );
  const right = mirror.text(mirror.solution);
  const wrong = drops.find((gesture) => {
    const after = mirror.after(mirror.state, gesture);
    const placed = after === undefined ? '' : mirror.text(after).split('/').at(-1)?.slice(-3);
    return after !== undefined && placed !== undefined && !right.includes(placed);
  });
  if (!wrong) throw new Error('every drop is right');
  await drag(page, await mirror.slotPoint(wrong.path[0]), await mirror.point(wrong.path[1]));
  await expect(page.locator('.unsolvable')).toBeVisible();
  await tool(page, 'Undo').click();
  await expect(page.locator('.unsolvable')).toHaveCount(0);
});

test('best times are shown with their level', async ({ page }) => {
  await page.goto(home());
  await page.getByRole('button', { name: 'Play Steps, First steps' }).click();
  await expect(page.locator('.shelf')).toBeVisible();
  const mirror = new Mirror(page, 'steps', await lastMade(page), '');
  for (const put of mirror.puts(mirror.solution, putting)) await byMouse(mirror, put);
  await expect(page.locator('.solved-card')).toContainText(/Best time \d+:\d\d/);
  const first = page.url();
  await page.locator('.next-puzzle').click();
  await expect(page.locator('.solved-card')).toHaveCount(0);
  expect(page.url()).not.toBe(first);
  await page.goBack(); // to where both were chosen, not to the previous game
  await expect(page.getByRole('button', { name: 'Play Steps, First steps' })).toBeVisible();
  await page.goto(`${home()}#/new/steps`);
  await expect(page.getByRole('button', { name: /^First steps/ })).toContainText(/solved once · Best time/);
});

test('typed with the names of the help: place, turn, take', async ({ page }) => {
  const mirror = new Mirror(page, 'steps', 'expert', 'names');
  await mirror.open();
  const [first] = mirror.puts(mirror.solution, putting);
  const put = certain(first);
  const say = async (text: string) => {
    await typeMove(page, text);
    return page.locator('.command-answer');
  };
  const [piece, peg] = [put.piece, put.place].map((spot) => spot.replace(/.*:/, ''));
  for (const gesture of put.gestures) if (!('path' in gesture)) await say(`${gesture.verb} ${piece}`);
  await expect(await say(`place ${piece} at ${peg}`)).toContainText(`of ${piece}`);
  await expect(shelfCount(mirror)).toHaveText('3 left');
  await expect(await say(`take ${piece}`)).not.toContainText('nothing');
  await expect(shelfCount(mirror)).toHaveText('4 left');
  const [refusedPiece, refusedPeg] = refusal(mirror, 'off-board').map((spot) => spot.split(':')[1]);
  await expect(await say(`place ${refusedPiece} at ${refusedPeg}`)).toContainText('edge');
});

test('undo releases a held piece with the move that picked it up', async ({ page }) => {
  const mirror = new Mirror(page, 'steps', 'expert', 'phantom');
  await mirror.open();
  const [first] = mirror.puts(mirror.solution, putting);
  const put = certain(first);
  await byMouse(mirror, put);
  const { x, y } = await mirror.point(put.place);
  await page.mouse.click(x, y);
  await expect(page.locator('.overlay .m-picked')).not.toHaveCount(0);
  for (let i = 0; i < put.gestures.length; i++) await page.keyboard.press('Control+z');
  await expect(page.locator('.overlay .m-picked')).toHaveCount(0);
  await mirror.slot(put.piece).click();
  await expect(mirror.slot(put.piece)).toHaveAttribute('aria-pressed', 'true');
});
