/** Whatever comes in gets an answer: damaged links, hostile backups, boards that take seconds to draw. */
import { chromium, type Page } from '@playwright/test';
import { certain, games, makeRng, Session } from '../../engine/src/index.ts';
import { makeLink } from '../../engine/src/text/link.ts';
import {
  click,
  drawn,
  expect,
  firstPage,
  game,
  home,
  known,
  openKnown,
  ready,
  settled,
  test,
} from './app-page.ts';

/** A text damaged in one of the ways in which links and files get damaged. */
function spoilt(text: string, seed: string): string {
  const rng = makeRng(seed);
  const at = rng.below(text.length);
  switch (rng.below(5)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, at) + 'a9:/.%'.charAt(rng.below(6)).repeat(1 + rng.below(20_000)) + text.slice(at);
    case 2:
      return text.replaceAll(/\d+/g, () => String(rng.below(1_000_000_000)));
    case 3:
      return text.slice(0, at) + String.fromCodePoint(32 + rng.below(90_000)) + text.slice(at + 1);
    default:
      return text + text.slice(at).repeat(1 + rng.below(50));
  }
}

test('a damaged link is opened, or a sentence says why not', async ({ page }) => {
  test.setTimeout(90_000);
  await page.goto(home());
  for (const each of games)
    for (let i = 0; i < 8; i++) {
      const text = spoilt(certain(each.examples[0]).text, `${each.id} ${i}`);
      // Half of them with a valid check code: then the reader has to notice.
      const link = i % 2 ? makeLink(home(), text) : `${home()}#p=${encodeURIComponent(text)}`;
      await page.goto(link);
      await expect(page.locator('.board .plane, main [role=alert]').first()).toBeVisible();
    }
});

test('a puzzle that would take seconds to draw asks first', async ({ page }) => {
  await page.goto(makeLink(home(), `slitherlink:200x200:${'a1b2'.repeat(8000)}`));
  await expect(page.getByText('is very large')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'Play', exact: true })).toBeVisible();
});

test('a link without its check code is read', async ({ page }) => {
  const puzzle = known('no-code');
  await page.goto(puzzle.link.replace(/#p=\w+\./, '#p='));
  await ready(page);
});

const importFile = (page: Page, text: string) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'backup.json', mimeType: 'application/json', buffer: Buffer.from(text) });

function saveOf(seed: string): string {
  const session = new Session(game, known(seed).saved);
  return session.save();
}

const backup = (saves: readonly string[]): string =>
  JSON.stringify({ 'edgewise-backup': 1, games: saves.map((save) => ({ save })) });

test('what is damaged or too large in a backup is counted, not skipped silently', async ({ page }) => {
  await page.goto(`${home()}#/settings`);
  const good = saveOf('good');
  const large = good.replace('end\n', 'time 0\n'.repeat(700_000));
  await importFile(page, backup([good, 'nonsense', large]));
  await expect(page.locator('.notice')).toContainText('1 game imported. 2 games were left out');
  await settled(page, good.split('\n').length - 2);
});

test('damaged backups get an answer', async ({ page }) => {
  test.setTimeout(90_000);
  const whole = backup([saveOf('a'), saveOf('b')]);
  await page.goto(`${home()}#/settings`);
  for (let i = 0; i < 20; i++) {
    await importFile(page, spoilt(whole, `backup ${i}`));
    await expect(page.locator('.notice').getByText(/imported|not an Edgewise backup/)).toBeVisible();
    await page.locator('.notice').getByRole('button', { name: 'Close' }).click();
  }
});

test('a backup that takes long shows its progress, and can be stopped', async ({ page }) => {
  const slow = `edgewise 1\ngame slitherlink\npuzzle slitherlink:100x100:${'1'.repeat(10_000)}\n${'step 0 0n\nundo 0\n'.repeat(100_000)}end\n`;
  await page.goto(`${home()}#/settings`);
  await importFile(page, backup([saveOf('quick'), slow, slow, slow]));
  await expect(page.getByRole('heading', { name: 'Importing…' })).toBeVisible();
  await expect(page.getByText('1 of 4')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('.notice')).toContainText('Stopped. 1 game imported.');
});

test('killed in mid-play again and again, at most the last move is lost', async ({ browserName }, info) => {
  test.setTimeout(60_000);
  const profile = info.outputPath(`profile-${browserName}`);
  const options = { ...info.project.use.launchOptions, viewport: { width: 1280, height: 800 } };
  const puzzle = known('kills', 5);
  const edges = puzzle.scene.targets.flatMap(({ spot }) => (spot.startsWith('edge:') ? [spot] : []));
  let before = 0;
  for (const count of [3, 4]) {
    const context = await chromium.launchPersistentContext(profile, options);
    const page = firstPage(context);
    await openKnown(page, puzzle); // the same link finds the game that was begun
    const here = await drawn(page, 'line').count();
    if (before) expect([before - 1, before]).toContain(here);
    for (const edge of edges.slice(here, here + count)) await click(page, puzzle, edge);
    before = here + count;
    const cdp = await context.newCDPSession(page);
    await Promise.all([context.waitForEvent('close'), cdp.send('Browser.crash').catch(() => {})]);
  }
  const last = await chromium.launchPersistentContext(profile, options);
  const page = firstPage(last);
  await openKnown(page, puzzle);
  expect(await drawn(page, 'line').count()).toBeGreaterThanOrEqual(before - 1);
  for (let left = await drawn(page, 'line').count(); left > 0; left--) {
    await expect(drawn(page, 'line')).toHaveCount(left);
    await page.keyboard.press('Control+z');
  }
  await expect(drawn(page, 'line')).toHaveCount(0);
  await last.close();
});
