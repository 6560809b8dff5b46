/** Hints, checks, checkpoints, typed commands: what helps a player, by any means. */
import { click, drawn, expect, known, more, openKnown, test, tool, type Known } from './app-page.ts';

const crossed = ({ scene, lines }: Known): string[] =>
  scene.targets.filter(({ kind, spot }) => kind === 'edge' && !lines.includes(spot)).map(({ spot }) => spot);

test('check: every finding is listed, can be pointed at, and F8 steps through them', async ({ page }) => {
  const puzzle = known('check');
  await openKnown(page, puzzle);
  for (const edge of ['edge:0', 'edge:3', 'edge:4', 'edge:1']) await click(page, puzzle, edge);
  await tool(page, 'Check').click();
  const rows = page.locator('.issue');
  expect(await rows.count()).toBeGreaterThan(2);
  await rows.first().click();
  await expect(rows.first()).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('F8');
  await expect(rows.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('#said')).toHaveText(/^2 of \d+: /);
  await page.keyboard.press('Shift+F8');
  await expect(rows.first()).toHaveAttribute('aria-pressed', 'true');
  expect(await page.locator('.overlay .m-wrong, .overlay .m-picked').count()).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('.check-card')).toBeHidden();
});

test('errors are shown as the player wishes', async ({ page }) => {
  const puzzle = known('errors');
  const [edge] = crossed(puzzle);
  await page.addInitScript(() => localStorage.setItem('edgewise-settings', '{"errors":"asked"}'));
  await openKnown(page, puzzle);
  for (const each of crossed(puzzle).slice(0, 6)) await click(page, puzzle, each);
  await expect(page.locator('.board')).toHaveClass(/no-errors/);
  await expect(page.locator('.overlay .m-wrong')).toHaveCount(0);
  await expect(page.locator('.wrong-count')).toHaveCount(0);
  await tool(page, 'Check').click();
  await expect(page.locator('.board')).not.toHaveClass(/no-errors/);
  expect(edge).toBeTruthy();
});

test('checkpoints remember what is tried; reject returns and writes the opposite', async ({ page }) => {
  const puzzle = known('trial');
  await openKnown(page, puzzle);
  await click(page, puzzle, 'edge:8');
  await page.keyboard.press('k');
  await expect(page.getByText('Checkpoint 1 saved.').first()).toBeVisible();
  await click(page, puzzle, 'edge:0');
  await click(page, puzzle, 'edge:1');
  await expect(page.locator('.checkpoint')).toContainText('2 moves since');
  await page.getByRole('button', { name: 'Reject' }).click();
  await expect(drawn(page, 'line')).toHaveCount(1);
  await expect(drawn(page, 'cross')).toHaveCount(1);
  await tool(page, 'Undo').click();
  await expect(drawn(page, 'line')).toHaveCount(3);
  await page.getByRole('button', { name: 'Return', exact: true }).click();
  await expect(drawn(page, 'line')).toHaveCount(1);
  await page.getByRole('button', { name: /^Forget/ }).click();
  await expect(page.locator('.checkpoints')).toHaveCount(0);
});

test('a checkpoint names the move on trial and lights it up', async ({ page }) => {
  const puzzle = known('trial');
  await openKnown(page, puzzle);
  await page.keyboard.press('k');
  const card = page.locator('.checkpoint');
  await expect(card).toContainText('Nothing tried yet');
  await click(page, puzzle, 'edge:0');
  await click(page, puzzle, 'edge:1');
  const trial = card.getByRole('button', { name: 'On trial: edge above row 1 column 1, line' });
  const lit = page.locator('.overlay .m-at-halo');
  await expect(lit).toHaveCount(0);
  await trial.hover();
  await expect(lit).toHaveCount(1);
  await expect(lit).toHaveAttribute('d', /^M[\d.]+ 0\.5L[\d.]+ 0\.5$/);
  await page.mouse.move(0, 0);
  await expect(lit).toHaveCount(0);
  await trial.click();
  await page.mouse.move(0, 0);
  await trial.blur();
  await expect(trial).toHaveAttribute('aria-pressed', 'true');
  await expect(lit).toHaveCount(1);
  // What is tried next from the same place is the new trial; the light goes with it.
  await page.getByRole('button', { name: 'Return', exact: true }).click();
  await click(page, puzzle, 'edge:4', 'right');
  await expect(card).toContainText('On trial: edge');
  await expect(card).toContainText('cross');
  await expect(lit).toHaveCount(1);
  await page.getByRole('button', { name: /^Forget/ }).click();
  await expect(lit).toHaveCount(0);
});

test('a typed command plays, reads and asks', async ({ page }) => {
  const puzzle = known('typed');
  await openKnown(page, puzzle);
  await page.keyboard.press(':');
  const say = async (text: string) => {
    await page.getByLabel('Type a command').fill(text);
    await page.keyboard.press('Enter');
  };
  const answer = page.locator('.command-answer');
  await say('b2 line right');
  await expect(answer).toContainText('edge left of row 2 column 3, line');
  await expect(drawn(page, 'line')).toHaveCount(1);
  await say('b2 line right');
  await expect(answer).toContainText('It is already like that.');
  await say('b2 cross right');
  await expect(drawn(page, 'line')).toHaveCount(0);
  await expect(drawn(page, 'cross')).toHaveCount(1);
  await say('what is left at b2');
  await expect(answer).toContainText('row 2 column 2');
  await say('what is left');
  await expect(answer).toContainText(/\d+ of \d+ done/);
  await say('read row a');
  await expect(answer).toContainText('row 1 column 4');
  await say('undo');
  await expect(drawn(page, 'cross')).toHaveCount(0);
  await say('z99 line');
  await expect(answer).toContainText('There is no place');
  await say('dance');
  await expect(answer).toContainText('is not understood');
});

test('making can be cancelled, and the page stays free meanwhile', async ({ page }) => {
  const puzzle = known('cancel');
  await openKnown(page, puzzle);
  await tool(page, 'New game').click();
  await page.getByText('Custom puzzle').click();
  await page.getByLabel('Width').fill('70');
  await page.getByLabel('Height').fill('70');
  await page.getByLabel('Level').selectOption({ index: 5 });
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { name: 'Making a puzzle…' })).toBeVisible();
  await page.getByLabel('Width').fill('20'); // still answers
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'Making a puzzle…' })).toBeHidden();
  await page.getByLabel('Width').fill('1');
  await expect(page.getByRole('button', { name: 'Create' })).toBeDisabled();
  await page.getByRole('button', { name: /^Gentle/ }).click();
  await expect(page).toHaveURL(/#\/play\//);
});

test('hints climb five rungs on a good position, and each is counted', async ({ page }) => {
  const puzzle = known('ladder');
  await openKnown(page, puzzle);
  await tool(page, 'Hint').click();
  const card = page.locator('.hint-card');
  await expect(card).toContainText('Yes. Everything so far can stay.');
  await expect(page.locator('.overlay .m-region')).toHaveCount(0);
  await page.keyboard.press('h');
  await expect(card).toContainText('Look at the framed part.');
  await expect(page.locator('.overlay .m-region')).toHaveCount(1);
  await page.keyboard.press('/');
  await expect(card).toContainText('Try this:');
  await card.getByRole('button', { name: 'Why' }).click();
  await expect(card.locator('.why')).not.toBeEmpty();
  expect(await page.locator('.overlay .p-come > *').count()).toBeGreaterThan(0);
  expect(await page.locator('.overlay .m-because').count()).toBeGreaterThan(0);
  await card.getByRole('button', { name: 'Do it' }).click();
  await expect(card).toBeHidden();
  expect(await page.locator('.board .over .s-line, .board .over .s-cross').count()).toBeGreaterThan(0);
  await tool(page, 'Undo').click();
  await expect(page.locator('.board .over .s-line, .board .over .s-cross')).toHaveCount(0);
  for (const edge of puzzle.lines) await click(page, puzzle, edge);
  await expect(page.locator('.solved-card')).toContainText('One hint, the furthest: Do it');
});

test('a hint shows what it would write as it would look: crosses as crosses, lines as lines', async ({
  page,
}) => {
  const puzzle = known('foresight');
  await openKnown(page, puzzle);
  const proposed = page.locator('.overlay .p-come > *');
  for (let hints = 0; hints < 12; hints++) {
    for (let rung = 1; rung <= 4; rung++) {
      await page.keyboard.press('h');
      await expect(page.getByText('Thinking…')).toHaveCount(0);
      if (rung < 4) await expect(proposed).toHaveCount(0);
    }
    const count = (role: string) => page.locator(`.overlay .p-come > .s-${role}`).count();
    const [lines, crosses] = [await count('line'), await count('cross')];
    expect(lines + crosses).toBeGreaterThan(0);
    expect(await proposed.count()).toBe(lines + crosses);
    const before = [await drawn(page, 'line').count(), await drawn(page, 'cross').count()];
    await page.keyboard.press('h');
    await expect(proposed).toHaveCount(0);
    await expect(drawn(page, 'line')).toHaveCount(before[0] + lines);
    await expect(drawn(page, 'cross')).toHaveCount(before[1] + crosses);
  }
});

test('following hints alone solves a puzzle', async ({ page }) => {
  const puzzle = known('follow');
  await openKnown(page, puzzle);
  for (let press = 0; press < 400 && (await page.locator('.solved-card').count()) === 0; press++) {
    await page.keyboard.press('h');
    await expect(page.getByText('Thinking…')).toHaveCount(0);
  }
  await expect(page.locator('.solved-card')).toBeVisible();
});

test('on a wrong position the ladder says first which move broke it, and offers the way back', async ({
  page,
}) => {
  const puzzle = known('broken');
  const [good, next] = puzzle.lines;
  const [bad] = crossed(puzzle).slice(-1);
  await openKnown(page, puzzle);
  await click(page, puzzle, good);
  await click(page, puzzle, bad);
  await click(page, puzzle, next);
  await tool(page, 'Hint').click();
  const card = page.locator('.hint-card');
  await expect(card).toContainText('Something went wrong.');
  await expect(page.locator('.overlay .p-gone-wrong')).toHaveCount(1);
  await expect(page.locator('.overlay .p-slash.m-wrong')).toHaveCount(2);
  await expect(page.locator('.overlay .m-badge-wrong')).toHaveCount(1);
  await card.getByRole('button', { name: 'Take it back' }).click();
  await expect(drawn(page, 'line')).toHaveCount(2);
  await tool(page, 'Undo').click();
  await expect(drawn(page, 'line')).toHaveCount(3);
  await page.keyboard.press('h');
  await card.getByRole('button', { name: 'Last good position' }).click();
  await expect(drawn(page, 'line')).toHaveCount(1);
  await tool(page, 'Undo').click();
  await expect(drawn(page, 'line')).toHaveCount(3);
});

test('the solution is laid down before the eyes, and stopping leaves everything as it was', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const puzzle = known('animated', 5);
  await openKnown(page, puzzle);
  await click(page, puzzle, puzzle.lines[0]);
  const solve = async () => {
    await more(page, 'Show the solution');
    await page.getByRole('dialog').getByRole('button', { name: 'Show the solution' }).click();
  };
  await solve();
  await expect.poll(() => drawn(page, 'line').count()).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(drawn(page, 'line')).toHaveCount(1);
  await solve();
  await expect(page.locator('.solved-card')).toBeVisible();
  await tool(page, 'Undo').click();
  await expect(drawn(page, 'line')).toHaveCount(1);
});

test('sounds, where they are wished for', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('edgewise-settings', '{"sound":"on"}'));
  const puzzle = known('sound');
  await openKnown(page, puzzle);
  const loaded = page.waitForResponse(/ZzFX/i);
  await click(page, puzzle, 'edge:0');
  expect((await loaded).ok()).toBe(true);
});
