/** An identity without a password can be moved to another device by QR code or words, and deleted. */
import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import jsQR from 'jsqr';
import { joinAs, serverForAll } from './together-server.ts';

const base = serverForAll();

test.describe.configure({ mode: 'serial' });

/** What a camera would read. */
async function scanned(page: Page): Promise<string> {
  await page.setViewportSize({ width: 1280, height: 2000 }); // nothing covers it
  const picture = (await page.locator('svg.qr').screenshot()).toString('base64');
  const { rgba, width, height } = await page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const read = context?.getImageData(0, 0, image.width, image.height).data ?? [];
    return { rgba: [...read], width: image.width, height: image.height };
  }, picture);
  return jsQR(Uint8ClampedArray.from(rgba), width, height)?.data ?? 'not read';
}

test('a scanned code brings the identity to another device', async ({ page, browser }) => {
  await joinAs(page, base(), 'Scanned');
  await page.getByRole('button', { name: 'Show words' }).click();
  const text = await scanned(page);
  expect(text).toBe(await page.locator('.secret-words').textContent());
  const context = await browser.newContext();
  const other = await context.newPage();
  await joinAs(other, base(), '');
  await other.getByLabel('Words from another device').fill(text);
  await other.getByRole('button', { name: 'Use these words' }).click();
  await expect(other.locator('.notice').getByText('This device now has that identity.')).toBeVisible();
  const publicKey = async (of: Page): Promise<unknown> => {
    const file = of.waitForEvent('download');
    await of.getByRole('button', { name: 'Download everything the server has' }).click();
    const { publicKey: key } = JSON.parse(readFileSync(await (await file).path(), 'utf8')) as {
      publicKey: unknown;
    };
    return key;
  };
  const key = await publicKey(page);
  expect(key).toMatch(/^[\w-]{87}$/);
  expect(await publicKey(other)).toBe(key);
  await context.close();
});

test('words bring identity and games to another device, and deleting is real', async ({ page, browser }) => {
  await joinAs(page, base(), 'Mover');
  await page.goto(`${base()}#/days`);
  await page.getByRole('button', { name: /Steps, .*not started/i }).click();
  await expect(page.locator('.board')).toBeVisible();
  await page.goto(`${base()}#/settings`);
  await page.getByRole('button', { name: 'Back up and sync' }).click();
  await expect(page.locator('.notice').getByText(/^Synced: [1-9]/)).toBeVisible();
  await page.getByRole('button', { name: 'Show words' }).click();
  const words = (await page.locator('.secret-words').textContent()) ?? '';
  expect(words.split(' ')).toHaveLength(17);
  const context = await browser.newContext();
  const other = await context.newPage();
  await joinAs(other, base(), '');
  await other.getByLabel('Words from another device').fill(words.replace(' ', '  '));
  await other.getByRole('button', { name: 'Use these words' }).click();
  await expect(other.locator('.notice').getByText('This device now has that identity.')).toBeVisible();
  await other.getByRole('button', { name: 'Back up and sync' }).click();
  await expect(other.locator('.notice').getByText(/^Synced: \d+ sent, [1-9]/)).toBeVisible();
  await other.getByRole('button', { name: 'Delete me from the server' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Delete me from the server' }).click();
  await expect(other.getByLabel('Play together')).not.toBeChecked();
  await context.close();
  await page.getByRole('button', { name: 'Download everything the server has' }).click();
  await expect(page.locator('.notice').getByText(/This key is not known here/)).toBeVisible();
});
