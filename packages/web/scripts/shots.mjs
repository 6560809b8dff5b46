/** Takes pictures of every screen, to be looked at: node packages/web/scripts/shots.mjs [folder]. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from './find-browser.mjs';
import { serve } from './serve.mjs';

const folder = process.argv[2] ?? '/tmp/edgewise-shots';
const only = process.argv[3];
mkdirSync(folder, { recursive: true });
const dist = join(import.meta.dirname, '../dist');
const server = await serve({ dir: dist, base: '/sub/path/' });
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });

const devices = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
};

for (const [device, options] of Object.entries(devices))
  for (const theme of ['light', 'dark', 'contrast']) {
    const name = `${device}-${theme}`;
    if (only && !name.includes(only)) continue;
    const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
    await context.addInitScript((value) => {
      localStorage.setItem('edgewise-settings', JSON.stringify({ theme: value, language: 'en' }));
    }, theme);
    const page = await context.newPage();
    page.on(
      'console',
      (message) => message.type() === 'error' && process.stdout.write(`${message.text()}\n`),
    );
    page.on('pageerror', (error) => process.stdout.write(`${error.message}\n`));
    const shot = async (/** @type {string} */ what, full = false) => {
      await page.screenshot({ path: join(folder, `${name}-${what}.png`), fullPage: full });
    };
    await page.goto(server.url);
    await page.getByRole('button', { name: 'Normal' }).waitFor();
    await page.waitForTimeout(700);
    await shot('home', true);
    await page.getByRole('button', { name: 'Normal' }).click();
    const board = page.locator('.board');
    await board.waitFor();
    await page.waitForTimeout(300);
    await shot('play-start');
    const box = /** @type {{x: number, y: number, width: number, height: number}} */ (
      await board.boundingBox()
    );
    for (let i = 0; i < 22; i++)
      await page.mouse.click(
        box.x + box.width * (0.25 + (0.5 * ((i * 7) % 11)) / 11),
        box.y + box.height * (0.25 + (0.5 * ((i * 5) % 13)) / 13),
        { button: i % 3 ? 'left' : 'right' },
      );
    await page.waitForTimeout(200);
    await shot('play-middle');
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await page.locator('.issue').first().click();
    await page.waitForTimeout(300);
    await shot('play-check');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await page.locator('.hint-card p').first().waitFor();
    await page.waitForTimeout(800);
    await shot('play-hint-wrong');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await shot('more');
    await page.getByRole('button', { name: 'Start over' }).click();
    for (let rung = 1; rung <= 4; rung++) {
      const next = page.locator('.hint-card .primary');
      if (rung === 1) await page.getByRole('button', { name: 'Hint', exact: true }).click();
      else if (await next.count()) await next.click();
      await page.waitForTimeout(rung === 1 ? 1200 : 250);
      if (rung === 2 || rung === 4) await shot(`play-hint-${rung}`);
    }
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await shot('share');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Show the solution' }).click();
    await page.locator('dialog').getByRole('button', { name: 'Show the solution' }).click();
    await page.locator('.solved-card').waitFor();
    await page.waitForTimeout(900);
    await shot('play-solved');
    await page.goto(`${server.url}#/`);
    await page.locator('.saved').first().waitFor();
    await page.waitForTimeout(200);
    await shot('home-continue', true);
    await page.goto(`${server.url}#/settings`);
    await page.waitForTimeout(200);
    await shot('settings', true);
    await page.goto(`${server.url}#/`);
    await page.getByRole('link', { name: 'Rules' }).first().click();
    await page.waitForTimeout(200);
    await shot('rules', true);
    await page.goto(`${server.url}#/`);
    await page.getByRole('button', { name: 'More options…' }).first().click();
    await page.locator('summary').click();
    await page.waitForTimeout(200);
    await shot('new', true);
    await context.close();
  }
await browser.close();
await server.close();
