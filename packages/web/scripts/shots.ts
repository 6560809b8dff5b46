/**
 * Takes screenshots of the play screen of every game, for review:
 * npm run shots -w edgewise-web -- [folder] [part of a name, such as steps-phone-dark].
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { finish, games, makeLink, makeRng, type AnyGame } from 'edgewise';
import { findBrowser } from './find-browser.mjs';
import { serve } from './serve.mjs';

const [folder = '/tmp/edgewise-shots', only = ''] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const server = await serve({ dir: join(import.meta.dirname, '../dist'), base: '/sub/path/' });
const executablePath = findBrowser();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });

const touch = { hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const DEVICES = {
  wide: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, ...touch },
  small: { viewport: { width: 360, height: 640 }, ...touch },
  lying: { viewport: { width: 844, height: 390 }, ...touch },
  zoomed: { viewport: { width: 320, height: 256 } },
};

/** A puzzle of the most played level, half solved. */
function halfSolved(game: AnyGame): string {
  const preset = game.params.presets.find(({ dots }) => dots === 3) ?? game.params.presets[0];
  const made = finish(game.generate(preset.params, makeRng('shots')));
  if (!made.ok) throw new Error(made.error.code);
  const { puzzle } = made.value;
  const goal = made.value.solution ?? finish(game.solve(puzzle, { limit: 1 })).found[0];
  let state = game.start(puzzle);
  const moves = game.plan(puzzle, state, goal);
  for (const move of moves.slice(0, Math.floor(moves.length / 2))) {
    const next = game.apply(puzzle, state, move);
    if (next.ok) state = next.value;
  }
  return game.native.format({ puzzle, state });
}

async function shoot(page: Page, name: string, game: AnyGame): Promise<void> {
  const shot = (what: string) => page.screenshot({ path: join(folder, `${name}-${what}.png`) });
  const press = async (key: string) => {
    await page.keyboard.press(key);
    await page.getByText('Thinking…').waitFor({ state: 'detached' });
  };
  await page.goto(makeLink(server.url, halfSolved(game)));
  await page.locator('.board .layer > *').first().waitFor({ state: 'attached' });
  await page.waitForTimeout(300); // fonts
  await shot('1-play');
  await press('h');
  await page.locator('.hint-card .hint-go').waitFor();
  await shot('2-where');
  await press('h');
  await press('h');
  await shot('3-why');
  await press('Escape');
  await press('c');
  await page.locator('.check-card .verdict:not(:has-text("…"))').waitFor();
  await shot('4-check');
  await press('Escape');
  await page.locator('.more-tool').click();
  await shot('5-more');
  await page.getByRole('dialog').getByRole('button', { name: 'Show the solution' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Show the solution' }).click();
  await page.locator('.solved-card').waitFor();
  await page.waitForTimeout(300);
  await shot('6-solved');
}

for (const game of games)
  for (const [device, options] of Object.entries(DEVICES))
    for (const theme of ['light', 'dark', 'contrast']) {
      const name = `${game.id}-${device}-${theme}`;
      if (!name.includes(only)) continue;
      const context = await browser.newContext({ ...options, reducedMotion: 'reduce', locale: 'en-GB' });
      await context.addInitScript((value) => {
        localStorage.setItem('edgewise-settings', JSON.stringify({ theme: value, language: 'en' }));
      }, theme);
      const page = await context.newPage();
      page.on('pageerror', (error) => process.stdout.write(`${name}: ${error.message}\n`));
      await shoot(page, name, game).catch((error: unknown) =>
        process.stdout.write(`${name}: ${String(error)}\n`),
      );
      await context.close();
    }
await browser.close();
await server.close();
