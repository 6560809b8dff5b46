/** Every screen in every theme and both languages: axe finds nothing, nothing is cut off, every text is there. */
import {
  cleanInEveryTheme,
  click,
  expect,
  fitsThePage,
  game,
  home,
  known,
  more,
  openKnown,
  ready,
  test,
  tool,
  typeMove,
} from './app-page.ts';

for (const size of ['desktop', 'phone'] as const)
  test(`axe: ${size}`, async ({ page }) => {
    test.slow();
    if (size === 'phone') await page.setViewportSize({ width: 360, height: 640 });
    const puzzle = known('axe');
    await openKnown(page, puzzle);
    for (const edge of ['edge:0', 'edge:1', 'edge:3', 'edge:4']) await click(page, puzzle, edge);
    await cleanInEveryTheme(page);
    await tool(page, 'Check').click();
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await cleanInEveryTheme(page);
    await page.keyboard.press('Escape');
    await tool(page, 'Hint').click();
    await expect(page.locator('.hint-card')).not.toContainText('Thinking');
    await cleanInEveryTheme(page);
    await page.keyboard.press('Escape');
    await tool(page, 'More').click();
    await cleanInEveryTheme(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Try out', exact: true }).click();
    await cleanInEveryTheme(page);
    await more(page, 'Share');
    await page.getByLabel('QR code').check();
    await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
    await cleanInEveryTheme(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Help' }).click();
    await cleanInEveryTheme(page);
    await page.keyboard.press('Escape');
    await more(page, 'Show the solution');
    await page.getByRole('dialog').getByRole('button', { name: 'Show the solution' }).click();
    await expect(page.locator('.solved-card')).toBeVisible();
    await cleanInEveryTheme(page);
    for (const hash of ['#/', '#/settings', `#/rules/${game.id}`, `#/new/${game.id}`, '#p=1.2']) {
      await page.goto(home() + hash);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (hash.startsWith('#/new')) await page.locator('summary').click();
      await cleanInEveryTheme(page);
      await fitsThePage(page);
    }
  });

test('Finnish and English, switched at once and kept', async ({ page }) => {
  await page.goto(`${home()}#/settings`);
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await page.getByRole('radio', { name: 'Suomi' }).check({ force: true });
  await expect(page.getByRole('heading', { name: 'Asetukset' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi');
  await page.goto(home());
  await page.getByRole('button', { name: /^Pelaa Slitherlink/ }).click();
  await ready(page);
  await expect(page.getByRole('toolbar').getByRole('button', { name: 'Vihje' })).toBeVisible();
  await page.locator('.spot-focus[tabindex="0"]').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#said')).toHaveText('rivi 1 sarake 1, yläreuna, viiva');
  await typeMove(page, 'a1 rasti ylös');
  await expect(page.locator('.command-answer')).toContainText('rivi 1 sarake 1, yläreuna, rasti');
  await page.goto(`${home()}#/settings`);
  await expect(page.getByRole('heading', { name: 'Asetukset' })).toBeVisible();
  await page.getByRole('radio', { name: 'English' }).check({ force: true });
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
});

test('settings change the page at once', async ({ page }) => {
  await page.goto(`${home()}#/settings`);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  expect(await ground()).not.toBe(light);
  await page.getByRole('radio', { name: 'Hidden' }).check({ force: true });
  await openKnown(page, known('settings'));
  await expect(page.locator('.timer')).toHaveCount(0);
});

test('the system decides the theme and the motion unless set otherwise', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(home());
  await expect(page.getByRole('heading', { name: 'Play', exact: true })).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(21, 23, 27)');
});
