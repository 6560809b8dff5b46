/** Home and the pages around it: paste anywhere, print, help, challenges, living pictures, unfinished games. */
import type { Page } from '@playwright/test';
import { games } from '../../engine/src/index.ts';
import {
  clean,
  click,
  expect,
  game,
  home,
  known,
  more,
  openKnown,
  ready,
  settled,
  test,
} from './app-page.ts';

const paste = (page: Page, text: string) =>
  page.evaluate((content) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', content);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, text);

test('a puzzle pasted anywhere on the home page opens', async ({ page }) => {
  await page.goto(home());
  await expect(page.getByRole('button', { name: 'Open or paste' })).toBeVisible();
  await paste(page, game.native.format({ puzzle: known('paste').saved.puzzle }));
  await ready(page);
});

for (const [language, said] of [
  ['en', 'This does not look like a puzzle.'],
  ['fi', 'Tämä ei näytä pulmalta.'],
] as const)
  test(`a text that is not a puzzle gets a plain answer: ${language}`, async ({ page }) => {
    await page.addInitScript(
      (value) => localStorage.setItem('edgewise-settings', JSON.stringify({ language: value })),
      language,
    );
    await page.goto(home());
    await expect(page.locator('.quiet-links button')).toBeVisible();
    await paste(page, 'hello world');
    await expect(page.locator('#import-problem')).toContainText(said);
    await expect(page.locator('#import-problem')).not.toContainText('native');
    await clean(page);
  });

test('help begins with the rules and their pictures, keys come after', async ({ page }) => {
  await openKnown(page, known('help'));
  await page.getByRole('button', { name: 'Help' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('.example').first()).toBeVisible();
  const order = await dialog.evaluate((each) =>
    [...each.querySelectorAll('.lead, .examples, .controls, .keys')].map((part) => part.className),
  );
  expect(order).toEqual(['lead', 'examples', 'controls', 'keys']);
  await clean(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('help shows no keys and no mouse', async ({ page }) => {
    await page.goto(`${home()}#/rules/slitherlink`);
    await expect(page.getByText('Press and hold')).toBeVisible();
    await expect(page.locator('kbd')).toHaveCount(0);
    await expect(page.getByText('Right-click')).toHaveCount(0);
  });
});

test('challenges can open one after another', async ({ page }) => {
  await page.goto(`${home()}#/challenges/steps`);
  const second = page.getByRole('button', { name: '2', exact: true }).first();
  await expect(second).toBeEnabled();
  await page.goto(`${home()}#/settings`);
  await page
    .getByRole('radiogroup', { name: 'Numbered challenges' })
    .getByRole('radio', { name: 'One after another' })
    .check();
  await page.goto(`${home()}#/challenges/steps`);
  await expect(second).toBeDisabled();
  await expect(page.getByRole('button', { name: '1', exact: true }).first()).toBeEnabled();
  for (const level of ['First steps', 'Master'])
    await expect(page.getByRole('heading', { name: level, exact: true })).toBeVisible();
});

test('unfinished games say what is left to do', async ({ page }) => {
  const puzzle = known('left');
  await openKnown(page, puzzle);
  await click(page, puzzle, 'edge:0');
  await settled(page, 4);
  await page.goto(home());
  await expect(page.getByRole('link', { name: /^Continue Slitherlink, \d+ numbers? left/ })).toBeVisible();
  await expect(page.locator('.days').getByText(/· \d+\smin$/)).toHaveCount(games.length);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  test('the picture of a card plays a solve while hovered', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(home());
    const card = page.locator('.game-card').first();
    await expect(card.locator('.picture svg')).toBeVisible();
    await expect(card.locator('.unfold')).toHaveCount(0);
    await card.locator('.art').hover();
    await expect(card.locator('.unfold').first()).toBeAttached();
    await page.mouse.move(0, 0);
    await expect(card.locator('.unfold')).toHaveCount(0);
  });
});

test('the picture of a card stays still with reduced motion', async ({ page }) => {
  await page.goto(home());
  const card = page.locator('.game-card').first();
  await expect(card.locator('.picture svg')).toBeVisible();
  await card.locator('.art').hover();
  await card.getByRole('combobox').focus();
  await expect(card.locator('.unfold')).toHaveCount(0);
});

test('deleting asks first, and the emphasised button is not the one that deletes', async ({ page }) => {
  await page.goto(`${home()}#/settings`);
  await page.getByRole('button', { name: 'Delete everything' }).click();
  const yes = page.getByRole('dialog').getByRole('button', { name: 'Delete everything' });
  await expect(yes).toHaveClass(/danger/);
  await expect(yes).not.toHaveClass(/primary/);
  await clean(page);
});

test('the letters file of a puzzle made here contains its solution', async ({ page }) => {
  await page.goto(home());
  await page.getByLabel('Level of Triangles').selectOption('letters');
  await page.getByRole('button', { name: /^Play Triangles/ }).click();
  await expect(page.locator('.board .plane')).toBeVisible();
  await more(page, 'Share');
  const formats = page.getByRole('dialog').getByRole('combobox');
  await formats.selectOption('triangle-puzzle');
  const text = await page.locator('#share-text').inputValue();
  const solution = text.split('#SOLUTION')[1] ?? '';
  expect(solution.trim().split('\n').length).toBeGreaterThan(2);
});

test('a file with several puzzles opens as a set: pages, progress, the next one, and the same set again', async ({
  page,
}) => {
  const [one, two] = [known('set 1'), known('set 2')];
  const line = ({ saved }: typeof one) => game.native.format({ puzzle: saved.puzzle });
  const hostile = '<b>Sunday</b> & more';
  const file = `# collection: ${hostile}\n\n# title: The first\n${line(one)}\n${line(two)}\n`;
  await page.goto(home());
  await expect(page.getByRole('button', { name: 'Open or paste' })).toBeVisible();
  await paste(page, file);
  await expect(page.getByRole('heading', { name: hostile })).toBeVisible();
  await expect(page.getByText('0 of 2 solved')).toBeVisible();
  await clean(page);
  const address = page.url();
  await page.getByRole('link', { name: 'Play number 1' }).click();
  await ready(page);
  await expect(page.getByRole('heading', { name: 'The first' })).toBeVisible();
  for (const edge of one.lines) await click(page, one, edge);
  await expect(page.locator('.solved-card')).toBeVisible();
  await page.getByRole('button', { name: 'Next puzzle' }).click();
  await expect(page.locator('.solved-card')).toHaveCount(0);
  await ready(page);
  await click(page, two, two.lines[0]);
  await settled(page, 2 * 3 + one.lines.length + 1); // a log starts with three lines
  await page.goto(home());
  await page.getByRole('link', { name: new RegExp('Sunday.*1 of 2 solved') }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('link', { name: /1\. The first.*Solved/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /2\. Slitherlink.*In progress/ })).toBeVisible();
  await page.goto(home());
  await expect(page.getByRole('button', { name: 'Open or paste' })).toBeVisible();
  await paste(page, file.replaceAll('\n', '\r\n'));
  await expect(page.getByText('1 of 2 solved')).toBeVisible();
  await expect(page).toHaveURL(address);
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('link', { name: /Sunday/ })).toHaveCount(0);
  await page.locator('.notice').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: /Sunday/ })).toBeVisible();
});
