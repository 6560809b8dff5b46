/** Hints, checks, checkpoints, typed commands: what helps a player, by any means. */
import { certain } from '../../engine/src/index.ts';
import { makeLink } from '../../engine/src/text/link.ts';
import {
  click,
  drawn,
  expect,
  home,
  known,
  more,
  openKnown,
  playOn,
  ready,
  test,
  tool,
  typeMove,
  type Known,
} from './app-page.ts';

const crossed = ({ scene, lines }: Known): string[] =>
  scene.targets.filter(({ kind, spot }) => kind === 'edge' && !lines.includes(spot)).map(({ spot }) => spot);

test('check: places are counted, shown on request, and F8 steps through them', async ({ page }) => {
  const puzzle = known('check');
  await openKnown(page, puzzle);
  for (const edge of ['edge:0', 'edge:3', 'edge:4', 'edge:1']) await click(page, puzzle, edge);
  await tool(page, 'Check').click();
  const rows = page.locator('.issue');
  await expect(page.locator('.verdict')).toHaveText(/^\d+ places? to look at$/);
  await expect(rows).toHaveCount(0);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  const count = await rows.count();
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(8);
  await expect(rows.first()).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('F8');
  await expect(page.locator('#said')).toHaveText(/^\d+ of \d+: /);
  expect(await page.locator('.overlay .m-wrong, .overlay .m-picked').count()).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('.check-card')).toBeHidden();
});

test('check and hint agree on a line that breaks no rule but is wrong', async ({ page }) => {
  const puzzle = known('agree', 5);
  await openKnown(page, puzzle);
  await tool(page, 'Check').click();
  await expect(page.locator('.verdict')).toHaveText('No mistakes so far.');
  const far = crossed(puzzle).find((edge) => {
    const at = puzzle.scene.targets.find(({ spot }) => spot === edge);
    return at && at.x > 2 && at.y > 2;
  });
  await click(page, puzzle, far ?? '');
  const wrong = await page.locator('.wrong-count').count();
  if (!wrong) {
    await expect(page.locator('.verdict')).toHaveText(
      'No rule is broken, but this cannot be solved as it is.',
    );
    await page.getByRole('button', { name: 'Show', exact: true }).click();
  } else await page.keyboard.press('h');
  await expect(page.locator('.hint-card')).toContainText('something on the board is wrong');
});

test('mistakes are shown as the setting says', async ({ page }) => {
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

test('checkpoints remember what is tried; reject returns and marks the opposite', async ({ page }) => {
  const puzzle = known('trial');
  await openKnown(page, puzzle);
  await click(page, puzzle, 'edge:8');
  await page.keyboard.press('k');
  await expect(page.locator('.checkpoints')).toContainText('Try 1');
  await click(page, puzzle, 'edge:0');
  await click(page, puzzle, 'edge:1');
  await expect(page.locator('.checkpoint')).toContainText('2 moves since');
  await page.getByRole('button', { name: 'Guess was wrong' }).click();
  await expect(drawn(page, 'line')).toHaveCount(1);
  await expect(drawn(page, 'cross')).toHaveCount(1);
  await tool(page, 'Undo').click();
  await expect(drawn(page, 'line')).toHaveCount(3);
  await page.getByRole('button', { name: 'Take back', exact: true }).click();
  await expect(drawn(page, 'line')).toHaveCount(1);
  await expect(page.locator('.checkpoints')).toHaveCount(0);
});

test('a checkpoint names the move on trial and lights it up', async ({ page }) => {
  const puzzle = known('trial');
  await openKnown(page, puzzle);
  await page.keyboard.press('k');
  const card = page.locator('.checkpoint');
  await expect(card).toContainText('Your next move is the guess.');
  await click(page, puzzle, 'edge:0');
  await click(page, puzzle, 'edge:1');
  const trial = card.getByRole('button', { name: 'Guess: edge above row 1 column 1, line' });
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
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(lit).toHaveCount(0);
  await expect(drawn(page, 'line')).toHaveCount(2);
});

test('a typed command plays, reads and asks', async ({ page }) => {
  const puzzle = known('typed');
  await openKnown(page, puzzle);
  const say = (text: string) => typeMove(page, text);
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
  await page.keyboard.press('n');
  await page.getByText('Custom puzzle').click();
  await page.getByLabel('Width').fill('70');
  await page.getByLabel('Height').fill('70');
  await page.getByLabel('Level', { exact: true }).selectOption({ index: 5 });
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { name: 'Making a puzzle…' })).toBeVisible();
  await page.getByLabel('Width').fill('20'); // still responds
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'Making a puzzle…' })).toBeHidden();
  await page.getByLabel('Width').fill('1');
  await expect(page.getByRole('button', { name: 'Create' })).toBeDisabled();
  await page.getByRole('button', { name: /^Gentle/ }).click();
  await expect(page).toHaveURL(/#\/play\//);
});

test('a hint has four steps: where, what, why, do it; any of them at once', async ({ page }) => {
  const puzzle = known('ladder');
  await openKnown(page, puzzle);
  await tool(page, 'Hint').click();
  const card = page.locator('.hint-card');
  await expect(card.locator('.newest')).toContainText('Look at the');
  await expect(page.locator('.overlay .m-region')).toHaveCount(1);
  await card.getByRole('button', { name: 'Tell me what' }).click();
  await expect(card.locator('.newest dt')).toHaveText('What');
  await card.getByRole('button', { name: 'Where', exact: true }).click();
  await expect(card.locator('.newest dt')).toHaveText('Where');
  await card.getByRole('button', { name: 'Why', exact: true }).click();
  await expect(card.locator('.why')).not.toBeEmpty();
  expect(await page.locator('.overlay .p-come > *').count()).toBeGreaterThan(0);
  expect(await page.locator('.overlay .m-because').count()).toBeGreaterThan(0);
  await card.locator('.hint-go', { hasText: 'Do it' }).click();
  await expect(card.getByRole('button', { name: 'Next hint' })).toBeVisible();
  expect(await page.locator('.board .over .s-line, .board .over .s-cross').count()).toBeGreaterThan(0);
  await tool(page, 'Undo').click();
  await expect(page.locator('.board .over .s-line, .board .over .s-cross')).toHaveCount(0);
  for (const edge of puzzle.lines) await click(page, puzzle, edge);
  await expect(page.locator('.solved-card')).toContainText('1 hint used');
});

test('a hint previews its marks as they would look: crosses as crosses, lines as lines', async ({ page }) => {
  const puzzle = known('foresight');
  await openKnown(page, puzzle);
  const proposed = page.locator('.overlay .p-come > *');
  for (let hints = 0; hints < 12; hints++) {
    for (let rung = 2; rung <= 4; rung++) {
      await page.keyboard.press('h');
      await expect(page.getByText('Thinking…')).toHaveCount(0);
      if (rung < 4) await expect(proposed).toHaveCount(0);
    }
    const count = (role: string) => page.locator(`.overlay .p-come > .s-${role}`).count();
    const [lines, crosses] = [await count('line'), await count('cross')];
    expect(lines + crosses).toBeGreaterThan(0);
    expect(await proposed.count()).toBe(lines + crosses);
    const before = { lines: await drawn(page, 'line').count(), crosses: await drawn(page, 'cross').count() };
    await page.keyboard.press('h');
    await expect(proposed).toHaveCount(0);
    await expect(drawn(page, 'line')).toHaveCount(before.lines + lines);
    await expect(drawn(page, 'cross')).toHaveCount(before.crosses + crosses);
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

test('in a wrong position the hint says first which move broke it, and offers to go back', async ({
  page,
}) => {
  const puzzle = known('broken');
  const [good, next] = puzzle.lines;
  const bad = certain(crossed(puzzle).at(-1));
  await openKnown(page, puzzle);
  await click(page, puzzle, good);
  await click(page, puzzle, bad);
  await click(page, puzzle, next);
  await tool(page, 'Hint').click();
  const card = page.locator('.hint-card');
  await expect(card).toContainText('First, something on the board is wrong.');
  await expect(page.locator('.overlay .m-badge-wrong')).toHaveCount(0);
  await card.getByRole('button', { name: 'Show me' }).click();
  await expect(drawn(page, 'line')).toHaveCount(3); // asking again has not changed the board
  await expect(page.locator('.overlay .p-gone-wrong')).toHaveCount(1);
  await expect(page.locator('.overlay .p-slash.m-wrong')).toHaveCount(2);
  await expect(page.locator('.overlay .m-badge-wrong')).toHaveCount(1);
  await card.getByRole('button', { name: 'Take it back' }).click();
  await expect(drawn(page, 'line')).toHaveCount(2);
  await tool(page, 'Undo').click();
  await expect(drawn(page, 'line')).toHaveCount(3);
  await page.keyboard.press('h');
  await card.getByRole('button', { name: 'Show me' }).click();
  await card.getByRole('button', { name: 'Back to the last good position' }).click();
  await expect(drawn(page, 'line')).toHaveCount(1);
  await tool(page, 'Undo').click();
  await expect(drawn(page, 'line')).toHaveCount(3);
});

test('the solution is laid out step by step, and stopping leaves everything as it was', async ({ page }) => {
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
  await expect(page.locator('.solved-card')).toContainText('Solution shown');
  await expect(page.getByText('Without a hint')).toHaveCount(0);
  await playOn(page);
  await tool(page, 'Undo').click();
  await expect(drawn(page, 'line')).toHaveCount(1);
});

test('sounds, when turned on', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('edgewise-settings', '{"sound":"on"}'));
  const puzzle = known('sound');
  await openKnown(page, puzzle);
  const loaded = page.waitForResponse(/ZzFX/i);
  await click(page, puzzle, 'edge:0');
  expect((await loaded).ok()).toBe(true);
});

test('a hard hint is followed link by link, by keys and by pointer', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(makeLink(home(), 'slitherlink:4x4:a22a12a1a3a2b2a'));
  await ready(page);
  await page.keyboard.press('h');
  await page.getByRole('button', { name: 'Why', exact: true }).click();
  const links = page.locator('.proof-links button');
  const count = await links.count();
  expect(count).toBeGreaterThan(2);
  await expect(links.first()).toHaveText(/^Suppose there is (a|no) line here\.$/);
  await expect(links.last()).toHaveText(/^But then /);
  await page.keyboard.press('.');
  await expect(page.locator('.hint-texts .why')).toHaveText(/^1 of \d+: Suppose/);
  await expect(page.locator('.hint-said[role=status]')).toContainText(/1 of \d+: Suppose/);
  await expect(links.first()).toHaveAttribute('aria-current', 'step');
  expect(await page.locator('.p-come').count()).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Next step of the reasoning' }).click();
  await expect(links.nth(1)).toHaveAttribute('aria-current', 'step');
  await page.keyboard.press(',');
  await expect(links.first()).toHaveAttribute('aria-current', 'step');
  await links.last().click();
  await expect(page.locator('.hint-texts .why')).toHaveText(/But then /);
  await page.keyboard.press('.');
  await expect(page.locator('.hint-texts .why')).not.toHaveText(/^\d+ of/);
  await expect(drawn(page, 'line')).toHaveCount(0);
});
