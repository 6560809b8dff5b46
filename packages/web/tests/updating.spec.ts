/** A new version: offered when it has arrived, again on the next visit, used only when asked for. */
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { serve } from '../scripts/serve.mjs';

const test = base.extend<{ site: { readonly url: string; renew(): void } }>({
  // oxlint-disable-next-line no-empty-pattern -- the runner insists on a pattern
  site: async ({}, use) => {
    const dir = mkdtempSync(join(tmpdir(), 'edgewise-site-'));
    cpSync(join(import.meta.dirname, '../dist'), dir, { recursive: true });
    const server = await serve({ dir, base: '/app/' });
    const worker = join(dir, 'sw.js');
    await use({
      url: server.url,
      renew: () => writeFileSync(worker, `${readFileSync(worker, 'utf8')}\n// another version\n`),
    });
    await server.close();
  },
});

const offered = (page: Page) => page.locator('.notice', { hasText: 'A new version is ready.' });

test('a new version is offered, waits, is offered again, and is used when asked for', async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload(); // now the worker serves the page
  await expect(page.getByRole('heading', { name: 'Play', exact: true })).toBeVisible();
  await expect(offered(page)).toHaveCount(0);
  site.renew();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect(offered(page)).toBeVisible();
  await page.reload();
  await expect(offered(page)).toBeVisible();
  const gone = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Update now' }).click();
  await gone;
  await expect(page.getByRole('heading', { name: 'Play', exact: true })).toBeVisible();
  await expect(offered(page)).toHaveCount(0);
});
