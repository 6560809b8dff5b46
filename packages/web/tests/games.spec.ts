/** What holds for every game: axe finds nothing, every format can be imported, nothing is cut off. */
import type { Page } from '@playwright/test';
import { finish, formatsOf, games, makeRng, type AnyGame } from '../../engine/src/index.ts';
import { makeLink } from '../../engine/src/text/link.ts';
import { cleanInEveryTheme, expect, fitsThePage, home, more, test, tool } from './app-page.ts';

async function sound(page: Page): Promise<void> {
  await cleanInEveryTheme(page);
  await fitsThePage(page);
}

function made(game: AnyGame, preset = game.params.presets[0]) {
  const result = finish(game.generate(preset.params, makeRng('games')));
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

/** Half of the way to a solution. */
function halfway(game: AnyGame): string {
  const { puzzle, solution } = made(game);
  const goal: unknown = solution ?? finish(game.solve(puzzle, { limit: 1 })).found[0];
  const plan = game.plan(puzzle, game.start(puzzle), goal);
  let state: unknown = game.start(puzzle);
  for (const move of plan.slice(0, plan.length / 2)) {
    const next = game.apply(puzzle, state, move);
    if (next.ok) state = next.value;
  }
  return game.native.format({ puzzle, state });
}

const hasPieces = (game: AnyGame): boolean => {
  const { puzzle } = made(game);
  return game.scene(puzzle, game.start(puzzle)).shelf !== undefined;
};

const others = games.slice(1); // the first is tested in detail in reading.spec.ts

for (const game of others)
  for (const size of ['desktop', 'phone'] as const)
    test(`axe: ${game.id}, ${size}`, async ({ page }) => {
      test.slow();
      if (size === 'phone') await page.setViewportSize({ width: 360, height: 640 });
      await page.goto(makeLink(home(), halfway(game)));
      await expect(page.locator('.board .plane')).toBeVisible();
      await sound(page);
      if (hasPieces(game)) await page.locator('button.slot').first().click();
      await tool(page, 'Hint').click();
      await expect(page.locator('.hint-card')).not.toContainText('Thinking');
      await sound(page);
      await more(page, 'Type a move');
      await sound(page);
      for (const hash of [`#/rules/${game.id}`, `#/new/${game.id}`]) {
        await page.goto(home() + hash);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await sound(page);
      }
    });

for (const game of others)
  for (const format of formatsOf(game))
    test(`import: ${game.id}, ${format.id}`, async ({ page }) => {
      const puzzles = game.params.presets.map((preset) => made(game, preset).puzzle);
      const puzzle = puzzles.find((each) => !format.refuses?.({ puzzle: each }));
      if (puzzle === undefined) throw new Error('no preset can be written in this format');
      await page.goto(home());
      await page.getByRole('button', { name: 'Open or paste' }).click();
      await page.getByLabel('Paste a puzzle in any format').fill(format.format({ puzzle }));
      await page.getByRole('button', { name: 'Open', exact: true }).click();
      await expect(page.locator('.board .plane')).toBeVisible();
      const slots = game
        .scene(puzzle, game.start(puzzle))
        .shelf?.slots.filter((slot) => slot !== undefined).length;
      await expect(page.locator('button.slot')).toHaveCount(slots ?? 0);
    });

for (const language of ['en', 'fi'])
  test(`the tools of every game have room on pages of any width: ${language}`, async ({ page }) => {
    test.slow();
    await page.addInitScript(
      (to) => localStorage.setItem('edgewise-settings', JSON.stringify({ language: to })),
      language,
    );
    for (const game of games) {
      await page.goto(makeLink(home(), halfway(game)));
      await expect(page.locator('.board .plane')).toBeVisible();
      for (const width of [360, 899, 900, 1199, 1200]) {
        await page.setViewportSize({ width, height: 760 });
        const beyond = await page.locator('.toolbar').evaluate((bar) => {
          const { left, right } = bar.getBoundingClientRect();
          const tools = [...bar.querySelectorAll('button')].map((each) => each.getBoundingClientRect());
          const seen = tools.filter((each) => each.width > 0);
          return seen.filter((each) => each.left < left || each.right > right).length;
        });
        expect(beyond, `${game.id}, ${width} wide`).toBe(0);
      }
    }
  });

for (const game of games) {
  test(`the rules page says everything: ${game.id}`, async ({ page }) => {
    await page.goto(`${home()}#/rules/${game.id}`);
    for (const code of Object.keys(game.words.en).filter((each) => /^rules\b/.test(each)))
      await expect(page.locator('main')).toContainText(String(game.words.en[code]));
  });

  test(`redo names the keys that redo: ${game.id}`, async ({ page }) => {
    await page.goto(makeLink(home(), game.native.format({ puzzle: made(game).puzzle })));
    const keys = hasPieces(game) ? 'Redo (Control + Y)' : 'Redo (Control + Y, R)'; // R turns pieces
    await expect(tool(page, 'Redo')).toHaveAttribute('title', keys);
  });
}

test('presets of other tilings have a picture each, below the levels', async ({ page }) => {
  await page.goto(`${home()}#/new/slitherlink`);
  const other = page.getByRole('region', { name: 'Other tilings' });
  await expect(other.locator('.preset')).toHaveCount(17);
  await expect(other.locator('.preset .picture svg')).toHaveCount(17);
  await expect(page.getByRole('region', { name: 'Levels' }).locator('.picture')).toHaveCount(0);
  await other.getByRole('button', { name: 'Honeycomb' }).click();
  await expect(page.locator('.plane')).toBeVisible();
});
