/** A puzzle solved with every kind of input. */
import {
  click,
  drawn,
  expect,
  game,
  known,
  openKnown,
  place,
  playOn,
  ready,
  settled,
  strokes,
  test,
  tool,
  tour,
} from './app-page.ts';
import { certain } from '../../engine/src/index.ts';

test('by mouse: clicks on the edges', async ({ page }) => {
  const puzzle = known('mouse');
  await openKnown(page, puzzle);
  for (const edge of puzzle.lines) await click(page, puzzle, edge);
  await expect(page.getByRole('heading', { name: 'Solved!' })).toBeVisible();
  await expect(page.locator('.board .s-loop')).not.toHaveCount(0);
  await expect(page.getByText('Without a hint')).toBeVisible();
  await click(page, puzzle, puzzle.lines[0]); // a stray click changes nothing
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('heading', { name: 'Solved!' })).toBeVisible();
  const next = page.getByRole('button', { name: 'Next puzzle' });
  await expect(next).toHaveAttribute('data-ready', 'true'); // made in the background
  await next.click();
  await expect(page.getByRole('heading', { name: 'Solved!' })).toBeHidden();
  await expect(drawn(page, 'line')).toHaveCount(0);
});

test('by mouse: one stroke round the loop', async ({ page }) => {
  const puzzle = known('stroke', 5);
  await openKnown(page, puzzle);
  const [start, ...way] = await Promise.all(tour(puzzle).map((dot) => place(page, puzzle, dot)));
  await page.mouse.move(certain(start).x, certain(start).y);
  await page.mouse.down();
  for (const { x, y } of way) await page.mouse.move(x, y, { steps: 3 });
  await expect(drawn(page, 'line')).toHaveCount(0); // nothing is drawn before the release
  await page.mouse.up();
  await expect(page.getByRole('heading', { name: 'Solved!' })).toBeVisible();
  await expect(tool(page, 'Undo')).toBeDisabled();
  await playOn(page);
  await tool(page, 'Undo').click();
  await expect(drawn(page, 'line')).toHaveCount(0);
});

test('crosses, cells, erasing and the nearest edge', async ({ page }) => {
  const puzzle = known('marks');
  await openKnown(page, puzzle);
  const at = await place(page, puzzle, 'edge:0');
  await page.mouse.click(at.x + 9, at.y - 14); // beside the edge, outside the board
  await expect(drawn(page, 'line')).toHaveCount(1);
  await page.mouse.click(at.x, at.y);
  await expect(drawn(page, 'line')).toHaveCount(0);
  await page.mouse.click(at.x, at.y, { button: 'right' });
  await expect(drawn(page, 'cross')).toHaveCount(1);
  await page.keyboard.down('Shift');
  await page.mouse.click(at.x, at.y);
  await page.keyboard.up('Shift');
  await expect(drawn(page, 'cross')).toHaveCount(0);
  await click(page, puzzle, 'cell:5');
  await expect(page.locator('.under .f-inside')).toHaveCount(1);
  await click(page, puzzle, 'cell:5');
  await expect(page.locator('.under .f-outside')).toHaveCount(1);
});

test('a stroke that goes back erases; Escape cancels', async ({ page }) => {
  const puzzle = known('back');
  await openKnown(page, puzzle);
  const [a, b, c] = await Promise.all([
    place(page, puzzle, 'dot:0'),
    place(page, puzzle, 'dot:1'),
    place(page, puzzle, 'dot:2'),
  ]);
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move(c.x, c.y, { steps: 8 });
  await page.mouse.move(b.x, b.y, { steps: 6 });
  await page.mouse.up();
  await expect(drawn(page, 'line')).toHaveCount(1);
  await page.mouse.move(b.x, b.y);
  await page.mouse.down();
  await page.mouse.move(c.x, c.y, { steps: 6 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(drawn(page, 'line')).toHaveCount(1);
});

test('a right drag paints crosses along the way', async ({ page }) => {
  const puzzle = known('sweep');
  await openKnown(page, puzzle);
  const [a, b] = await Promise.all([place(page, puzzle, 'edge:0'), place(page, puzzle, 'edge:4')]);
  await page.mouse.move(a.x, a.y);
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(b.x + (b.x - a.x) * 2, a.y, { steps: 30 });
  await page.mouse.up({ button: 'right' });
  expect(await drawn(page, 'cross').count()).toBeGreaterThan(1);
  await tool(page, 'Undo').click();
  await expect(drawn(page, 'cross')).toHaveCount(0);
});

test('by keyboard alone, from the home screen', async ({ page }) => {
  const puzzle = known('keys');
  await page.goto(puzzle.link.replace(/#.*/, ''));
  await page.getByRole('button', { name: 'Open or paste' }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Paste a puzzle').focus();
  await page.keyboard.insertText(puzzle.link);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await ready(page);
  const board = page.getByRole('application');
  for (let i = 0; i < 40 && !(await board.evaluate((each) => each.contains(document.activeElement))); i++)
    await page.keyboard.press('Tab');
  const at = new Map(puzzle.scene.targets.map((target) => [target.spot, target]));
  const [start, ...way] = tour(puzzle).map((dot) => certain(at.get(dot)));
  let here = certain(start);
  await page.keyboard.press('Home');
  for (let y = 0.5; y < here.y; y += 0.5) await page.keyboard.press('ArrowDown');
  for (let x = 0.5; x < here.x; x += 0.5) await page.keyboard.press('ArrowRight');
  for (const to of way) {
    const [dx, dy] = [to.x - here.x, to.y - here.y];
    here = to;
    await page.keyboard.press(
      `Shift+Arrow${dx > 0.1 ? 'Right' : dx < -0.1 ? 'Left' : dy > 0 ? 'Down' : 'Up'}`,
    );
  }
  await expect(page.getByRole('heading', { name: 'Solved!' })).toBeVisible();
  await expect(page.locator('#announced-now')).toContainText('Solved');
});

test('keys: cursor, marks, undo and redo, and announcements', async ({ page }) => {
  const puzzle = known('spoken');
  await openKnown(page, puzzle);
  await page.locator('.spot-focus[tabindex="0"]').focus();
  const spot = page.locator('.spot-focus:focus');
  await expect(spot).toHaveAttribute('aria-label', 'edge above row 1 column 1, open');
  await page.keyboard.press('Enter');
  await expect(page.locator('#said')).toHaveText('edge above row 1 column 1, line');
  await page.keyboard.press('Space');
  await expect(page.locator('#said')).toHaveText('edge above row 1 column 1, cross');
  await page.keyboard.press('Backspace');
  await expect(page.locator('#said')).toHaveText('edge above row 1 column 1, open');
  await page.keyboard.press('ArrowDown');
  await expect(spot).toHaveAttribute('aria-label', /^row 1 column 1, /);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await expect(spot).toHaveAttribute('aria-label', /^dot row 1 column 1/);
  await page.keyboard.press('Control+ArrowRight');
  await expect(drawn(page, 'cross')).toHaveCount(1);
  await expect(spot).toHaveAttribute('aria-label', /^dot row 1 column 2/);
  await page.keyboard.press('Control+z');
  await expect(drawn(page, 'cross')).toHaveCount(0);
  await page.keyboard.press('Control+y');
  await expect(drawn(page, 'cross')).toHaveCount(1);
  await page.keyboard.press('u');
  await expect(drawn(page, 'cross')).toHaveCount(0);
  await page.keyboard.press('r');
  await expect(drawn(page, 'cross')).toHaveCount(1);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'How to play Slitherlink' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await settled(page, 3 + 8);
});

test('one-letter keys can be turned off', async ({ page }) => {
  const puzzle = known('letters');
  await page.addInitScript(() => localStorage.setItem('edgewise-settings', '{"letters":"off"}'));
  await openKnown(page, puzzle);
  await click(page, puzzle, 'edge:0');
  await page.keyboard.press('u');
  await expect(drawn(page, 'line')).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(drawn(page, 'line')).toHaveCount(0);
});

test('a tap cycles through all marks when so set', async ({ page }) => {
  const puzzle = known('cycle');
  await page.addInitScript(() => localStorage.setItem('edgewise-settings', '{"input":"cycle"}'));
  await openKnown(page, puzzle);
  await click(page, puzzle, 'edge:3');
  await expect(drawn(page, 'line')).toHaveCount(1);
  await click(page, puzzle, 'edge:3');
  await expect(drawn(page, 'line')).toHaveCount(0);
  await expect(drawn(page, 'cross')).toHaveCount(1);
  await click(page, puzzle, 'edge:3');
  await expect(drawn(page, 'cross')).toHaveCount(0);
});

test('a large board, drawn in bands, shows what the game draws after every move and undo', async ({
  page,
}) => {
  const puzzle = known('bands', 18);
  await openKnown(page, puzzle);
  const { puzzle: board } = puzzle.saved;
  const states = [game.start(board)];
  const expectDrawn = async () => {
    const live = game.scene(board, states.at(-1)).shapes.filter(({ layer }) => layer === 'live');
    const of = (...roles: string[]) =>
      live.filter(({ kind, role }) => kind !== 'text' && roles.includes(role));
    for (const role of ['line', 'cross', 'clue-wrong'])
      await expect
        .poll(() => strokes(drawn(page, role)), role)
        .toBe(of(role).length * (role === 'cross' ? 2 : 1));
    for (const role of ['clue', 'clue-done', 'clue-wrong'])
      await expect(page.locator(`.board .over .plain-text.f-${role}`)).toHaveText(
        live.flatMap((shape) => (shape.kind === 'text' && shape.role === role ? shape.text : [])),
      );
  };
  await expectDrawn();
  const edges = puzzle.scene.targets.filter(({ kind }) => kind === 'edge').map(({ spot }) => spot);
  const edge = (at: number): string => certain(edges.at(at));
  const lines = [edge(0), edge(200), edge(201), edge(-1), ...puzzle.lines.slice(40, 44)];
  const moves = [...lines.map((on) => ['tap', on] as const), ['mark', edge(203)] as const];
  for (const [verb, on] of moves) {
    await click(page, puzzle, on, verb === 'mark' ? 'right' : 'left');
    const state = states.at(-1);
    const meant = game.interpret(board, state, { verb, on });
    const next = meant.ok ? game.apply(board, state, meant.value) : meant;
    if (!next.ok) throw new Error(next.error.code);
    states.push(next.value);
    await expectDrawn();
  }
  while (states.length > 1) {
    await page.keyboard.press('u');
    states.pop();
    await expectDrawn();
  }
});

test('the toolbar is one tab stop; arrows move along it', async ({ page }) => {
  await openKnown(page, known('toolbar'));
  const stops = page.locator('.toolbar button[tabindex="0"]');
  await expect(stops).toHaveCount(1);
  await stops.focus();
  await expect(tool(page, 'Hint')).toBeFocused(); // nothing to undo yet
  await page.keyboard.press('ArrowRight');
  await expect(tool(page, 'Check')).toBeFocused();
  await page.keyboard.press('End');
  await expect(tool(page, 'More')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tool(page, 'Hint')).toBeFocused();
  await expect(stops).toHaveCount(1);
});
