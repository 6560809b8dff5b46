/** What the play screen says is true, and what it shows stays where it belongs. */
import {
  click,
  closeDialog,
  drawn,
  expect,
  game,
  home,
  known,
  more,
  openKnown,
  playOn,
  test,
  tool,
  tour,
} from './app-page.ts';
import { certain } from '../../engine/src/index.ts';
import { makeLink } from '../../engine/src/text/link.ts';
import { Mirror } from './pieces.ts';

test('Back closes an open dialog, and only then leaves the game', async ({ page }) => {
  await page.goto(home());
  const puzzle = known('back');
  await openKnown(page, puzzle);
  const address = page.url();
  for (const key of ['?', ':']) {
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(page.url()).toBe(address);
  }
  // Closed in another way, a dialog leaves no history entry; one that opens another shares its entry.
  await more(page, 'Share');
  await expect(page.getByRole('dialog')).toBeVisible();
  await closeDialog(page);
  // One that opens while the browser is still stepping back from the previous one stays open.
  await page.evaluate(() => {
    const back = history.back.bind(history);
    history.back = () => void setTimeout(back, 1000);
    addEventListener('popstate', () => document.body.classList.add('popped'));
  });
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await tool(page, 'More').click();
  await expect(page.locator('body.popped')).toBeAttached();
  await expect(page.getByRole('dialog', { name: 'More' })).toBeVisible();
  await closeDialog(page);
  await page.goBack();
  await expect(page.locator('.play')).toHaveCount(0);
  await page.getByRole('button', { name: 'Open or paste' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Open or paste' })).toBeVisible();
});

test('a stray click on a solved board changes nothing; playing on takes a button', async ({ page }) => {
  const puzzle = known('stray');
  await openKnown(page, puzzle);
  for (const edge of puzzle.lines) await click(page, puzzle, edge);
  await expect(page.getByRole('heading', { name: 'Solved!' })).toBeVisible();
  await expect(page.locator('.solved-card')).toContainText('Without a hint');
  await click(page, puzzle, 'edge:0');
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('heading', { name: 'Solved!' })).toBeVisible();
  for (const name of ['Share', 'Replay', 'Play on'])
    await expect(page.locator('.solved-card').getByRole('button', { name, exact: true })).toBeVisible();
  await playOn(page);
  await tool(page, 'Undo').click();
  await expect(drawn(page, 'line')).toHaveCount(puzzle.lines.length - 1);
});

test('after seeing the solution it does not count as solved without a hint', async ({ page }) => {
  const puzzle = known('seen');
  await openKnown(page, puzzle);
  await more(page, 'Show the solution');
  await page.getByRole('dialog').getByRole('button', { name: 'Show the solution' }).click();
  await expect(page.locator('.solved-card')).toContainText('Solution shown');
  await expect(page.locator('.notice')).toHaveCount(0); // the card says it
  await playOn(page);
  await tool(page, 'Undo').click();
  for (const edge of puzzle.lines) await click(page, puzzle, edge);
  await expect(page.getByRole('heading', { name: 'Solved!' })).toBeVisible();
  await expect(page.locator('.solved-card')).toContainText('You had seen the solution');
  await expect(page.getByText('Without a hint')).toHaveCount(0);
});

test('none or several solutions are reported before the first move, for pieces too', async ({ page }) => {
  const note = page.locator('.solution-note');
  for (const [text, said] of [
    ['slitherlink:2x2:0000', 'no solution'],
    ['slitherlink:3x3:i', 'More than one solution'],
    ['triangles:triangle-2:equal:BDDBCCBDCCCD:DDBDCC', 'no solution'],
    ['triangles:hexagon-1:complement:aAbaBAbbBaBbAABaab', 'More than one solution'],
    [game.native.format({ puzzle: known('one').saved.puzzle }), 'One solution.'],
  ] as const) {
    await page.goto(makeLink(home(), text));
    await expect(note).toContainText(said);
    await expect(note.getByRole('link', { name: 'Edit a copy' })).toHaveCount(
      said === 'One solution.' ? 0 : 1,
    );
  }
});

for (const size of [
  { width: 1280, height: 800 },
  { width: 360, height: 640 },
])
  test(`the number of solutions moves nothing when it appears, ${size.width} wide`, async ({ page }) => {
    await page.setViewportSize(size);
    // Workers that start late simulate a slow machine: the space for the note must be there before.
    await page.addInitScript(() => {
      window.Worker = class extends Worker {
        override postMessage(message: unknown, more?: StructuredSerializeOptions | Transferable[]): void {
          setTimeout(() => super.postMessage(message, more as StructuredSerializeOptions), 1500);
        }
      };
    });
    await page.goto(makeLink(home(), 'triangles:hexagon-1:complement:aAbaBAbbBaBbAABaab'));
    const boxes = async () => [
      await page.locator('.plane').boundingBox(),
      await page.locator('button.slot').first().boundingBox(),
    ];
    await expect(page.locator('.solution-note')).toContainText('Counting');
    const before = await boxes();
    await expect(page.locator('.solution-note')).toContainText('More than one');
    expect(await boxes()).toEqual(before);
  });

test('a filter of pieces ends with Escape, with undo and with the next gesture elsewhere', async ({
  page,
}) => {
  const mirror = new Mirror(page, 'triangles', 'letters', 'filter');
  await mirror.open();
  const [first, second] = mirror.scene().targets.filter(({ mustBeFilled }) => mustBeFilled);
  const [one, two] = [certain(first), certain(second)];
  const count = page.locator('.shelf-count');
  const ask = async (spot: string) => {
    const { x, y } = await mirror.point(spot);
    await page.mouse.click(x, y);
    await expect(count).toContainText('here');
  };
  await ask(one.spot);
  await page.keyboard.press('Escape');
  await expect(count).toHaveText('24 left');
  await ask(one.spot);
  await page.locator('button.slot').first().click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await ask(two.spot);
  await page.keyboard.press('Control+z');
  await expect(count).toHaveText(/^2[34] left$/);
});

test('a piece in the filtered tray is shown in the orientation it would have', async ({ page }) => {
  const mirror = new Mirror(page, 'tantrix', 'six', 'as it would lie');
  const [move] = mirror.game.plan(mirror.puzzle, mirror.state, mirror.solution);
  const after = mirror.game.apply(mirror.puzzle, mirror.state, move);
  if (!after.ok) throw new Error(after.error.code);
  await mirror.open(after.value);
  const place = mirror.scene().targets.find(({ spot, piece }) => {
    const fits = piece === undefined ? mirror.game.fits?.(mirror.puzzle, mirror.state, spot) : [];
    return (fits?.length ?? 0) > 0;
  });
  const before = await page.locator('.slot svg').first().getAttribute('viewBox');
  const { x, y } = await mirror.point(place?.spot ?? '');
  await page.mouse.click(x, y);
  await expect(page.locator('.shelf-count')).toContainText('here');
  await expect(page.locator('.slot svg').first()).not.toHaveAttribute('viewBox', before ?? '');
});

test('marks move with the board when it grows', async ({ page }) => {
  const mirror = new Mirror(page, 'tantrix', 'six', 'grows');
  const moves = mirror.game.plan(mirror.puzzle, mirror.state, mirror.solution);
  const first = mirror.game.apply(mirror.puzzle, mirror.state, moves[0]);
  if (!first.ok) throw new Error(first.error.code);
  await mirror.open(first.value);
  await page.keyboard.press('ArrowUp');
  const cursor = page.locator('.overlay .m-cursor');
  await expect(cursor).toHaveCount(1);
  const spot = (await page.locator('.spot-focus:focus').getAttribute('data-spot')) ?? '';
  const second = mirror.game.apply(mirror.puzzle, mirror.state, moves[1]);
  if (!second.ok) throw new Error(second.error.code);
  await page.keyboard.press(':');
  await page.locator('#command-dialog').fill(mirror.game.moves.format(moves[1]));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  mirror.state = second.value;
  await page.locator('.spot-focus[tabindex="0"]').focus();
  await expect
    .poll(async () => {
      const [box, at] = [await cursor.boundingBox(), await mirror.point(spot)];
      return box ? Math.hypot(box.x + box.width / 2 - at.x, box.y + box.height / 2 - at.y) : 99;
    })
    .toBeLessThan(3);
});

test('a continued game says so, once', async ({ page }) => {
  const puzzle = known('continued', 5);
  await openKnown(page, puzzle);
  await click(page, puzzle, puzzle.lines[0]);
  await expect(drawn(page, 'line')).toHaveCount(1);
  await expect(page.locator('.notice')).toHaveCount(0);
  await page.reload();
  await expect(drawn(page, 'line')).toHaveCount(1);
  await expect(page.locator('.notice')).toHaveCount(1);
  await expect(page.locator('.notice')).toContainText('Welcome back');
});

test('three shown pieces are marked until the next move', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const mirror = new Mirror(page, 'triangles', 'letters', 'three');
  await mirror.open();
  await page.keyboard.press('c');
  await expect(page.locator('.check-card')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Show three pieces' }).click();
  await expect(page.locator('.notice')).toContainText('3 pieces placed');
  await expect(page.locator('.overlay .m-at')).not.toHaveCount(0);
  await tool(page, 'Undo').click();
  await expect(page.locator('.overlay .m-at')).toHaveCount(0);
});

test('the view tool of a game responds to a click, and says what it shows', async ({ page }) => {
  const mirror = new Mirror(page, 'steps', 'junior', 'view');
  await mirror.open();
  const lower = tool(page, 'Lower level');
  await lower.click();
  await expect(lower).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.board [class*="body-faint"]').first()).toBeAttached();
  await lower.click();
  await expect(lower).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('.board [class*="body-faint"]')).toHaveCount(0);
});

test('with motion a line grows and a loop is drawn; nothing moves for ever', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const puzzle = known('motion');
  await openKnown(page, puzzle);
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  const [first, ...rest] = puzzle.lines;
  await click(page, puzzle, first);
  expect(await page.locator('.board .over line.s-line').getAttribute('pathLength')).toBe('1');
  for (const edge of rest) await click(page, puzzle, edge);
  expect(tour(puzzle).length).toBeGreaterThan(4);
  await expect(page.locator('.board .s-loop')).toHaveAttribute('pathLength', '1');
  await expect.poll(moving).toBe(0);
});

test('without motion nothing is animated', async ({ page }) => {
  const puzzle = known('motion');
  await openKnown(page, puzzle);
  await click(page, puzzle, puzzle.lines[0]);
  await expect(drawn(page, 'line')).toHaveCount(1);
  expect(await page.locator('.board .over line.s-line').getAttribute('pathLength')).toBeNull();
});
