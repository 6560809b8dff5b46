/** Learn and Practise: pages made of hints, a proof followed by keys, exercises answered right and wrong. */
import { certain, finish, games, say, type AnyGame } from '../../engine/src/index.ts';
import { hintTask } from '../../engine/src/play/index.ts';
import { Session } from '../../engine/src/session/session.ts';
import { makeLink } from '../../engine/src/text/link.ts';
import { clean, click, expect, fitsThePage, home, known, openKnown, ready, test } from './app-page.ts';
import type { Page } from '@playwright/test';

const slitherlink = games[0];

const go = (page: Page, hash: string) => page.goto(`${home()}${hash}`);

/** A technique with a proof of several links, whatever it is called. */
function proven(game: AnyGame): { readonly code: string; readonly text: string; readonly links: number } {
  for (const { code, kind, examples } of game.techniques) {
    const text = certain(examples[0]);
    const read = game.native.parse(text);
    if (kind !== 'step' || !read.ok) continue;
    const answer = finish(hintTask(new Session(game, read.value)));
    const proof = answer.is === 'hint' ? answer.hint.proof : undefined;
    const links = proof ? proof.links.length + (proof.supposes ? 1 : 0) : 0;
    if (links >= 3 && links <= 8) return { code, text, links };
  }
  throw new Error('no proof');
}

test.describe('techniques are listed, and each has a page', () => {
  for (const game of games)
    test(game.id, async ({ page }) => {
      const name = String(game.words.en['name']);
      await go(page, `#/techniques/${game.id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name}: techniques`);
      await expect(page.locator('.technique-list a')).toHaveCount(game.techniques.length);
      await clean(page);
      await page.locator('.technique-list a').first().click();
      await expect(page.locator('.before-after figure')).toHaveCount(2);
      await expect(page.getByRole('img', { name: /^Before: / }).first()).toBeVisible();
      await expect(page.locator('.technique-example')).toHaveCount(2);
      await page.getByRole('button', { name: 'Show the step' }).first().click();
      await expect(page.getByRole('button', { name: 'Show the position' })).toHaveCount(1);
      await clean(page);
      await fitsThePage(page);
    });
});

test('keys step through the proof on a page, and each link is announced', async ({ page }) => {
  const { code, links } = proven(slitherlink);
  await go(page, `#/techniques/${slitherlink.id}/${code}`);
  const all = page.locator('.reasoning-links li');
  await expect(all).toHaveCount(links);
  const polite = page.locator('[aria-live="polite"], [role="status"]');
  for (let link = 1; link < links; link++) {
    await page.keyboard.press('.');
    await expect(page.locator('.reasoning-links [aria-current="step"]')).toHaveText(
      (await all.nth(link).textContent()) ?? '',
    );
    await expect(page.locator('.reasoning .proof-walk')).toContainText(`${link + 1} of ${links}`);
    await expect(polite.filter({ hasText: `Step ${link + 1} of ${links}: ` })).toHaveCount(1);
  }
  await page.keyboard.press(',');
  await expect(page.locator('.reasoning .proof-walk')).toContainText(`${links - 1} of ${links}`);
});

test('keys step through the proof of a hint in play, and its technique is a link away', async ({ page }) => {
  const { code, text, links } = proven(slitherlink);
  await page.goto(makeLink(home(), text));
  await ready(page);
  for (let press = 0; press < 3; press++) {
    await page.keyboard.press('h');
    await expect(page.getByText('Thinking…')).toHaveCount(0);
  }
  const walk = page.locator('.proof-walk');
  await expect(walk).toContainText(`Follow it in ${links} steps`);
  const said = new Set<string>();
  for (let link = 1; link <= links; link++) {
    await page.keyboard.press('.');
    await expect(walk).toContainText(`${link} of ${links}`);
    await expect(page.locator('.hint-said[role=status]')).toContainText(`${link} of ${links}: `);
    said.add((await page.locator('.hint-card .why').textContent()) ?? '');
  }
  expect(said.size).toBe(links);
  await page.getByRole('link', { name: 'Learn this technique' }).click();
  await expect(page).toHaveURL(new RegExp(`#/techniques/${slitherlink.id}/${code}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    say(slitherlink.words, 'en', { code: `technique.${code}` }),
  );
  await page.goBack();
  await ready(page);
  // Practice starts with the hint that was needed.
  await go(page, `#/techniques/${slitherlink.id}`);
  await expect(page.locator('.technique-needed')).toHaveText('1 hint needed');
  await page.getByRole('link', { name: 'Practise what I needed help with' }).click();
  await expect(page.locator('.exercise-card h2')).toContainText(
    say(slitherlink.words, 'en', { code: `technique.${code}` }),
  );
});

test('tones of an argument are shown on the board and on the page', async ({ page }) => {
  const { examples = [] } = slitherlink.techniques.find(({ code }) => code === 'inside-cut') ?? {};
  await page.goto(makeLink(home(), certain(examples[0])));
  await ready(page);
  for (let press = 0; press < 3; press++) {
    await expect(page.locator('.overlay .m-tone')).toHaveCount(0);
    await page.keyboard.press('h');
    await expect(page.getByText('Thinking…')).toHaveCount(0);
  }
  for (const tone of ['inside', 'gap', 'wall'])
    await expect(page.locator(`.overlay .m-tone-${tone}`)).not.toHaveCount(0);
  await expect(page.locator('.overlay .m-sign')).not.toHaveCount(0);
  await clean(page);
  await go(page, `#/techniques/${slitherlink.id}/inside-cut`);
  await expect(page.locator('.reasoning .m-tone-gap')).not.toHaveCount(0);
});

/** The first technique of a game that is practised, on a page that shows one exercise. */
async function practise(page: Page, game: AnyGame): Promise<string> {
  const { code = '' } = game.techniques.find(({ kind }) => kind === 'step') ?? {};
  await go(page, `#/practise/${game.id}/${code}`);
  await expect(page.locator('.exercise-card')).toBeVisible();
  await expect(page.locator('.board .layer > *').first()).toBeAttached();
  return code;
}

test.describe('every game is practised, at any size', () => {
  for (const game of games)
    for (const [size, viewport] of [
      ['desktop', { width: 1280, height: 800 }],
      ['phone', { width: 390, height: 844 }],
    ] as const)
      test(`${game.id} ${size}`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await practise(page, game);
        await clean(page);
        await fitsThePage(page);
        await page.getByRole('button', { name: 'Check my move' }).click();
        await expect(page.locator('.exercise-said')).toHaveText('Make your move on the board first.');
        await page.getByRole('button', { name: 'Show me' }).click();
        await expect(page.locator('.exercise-said')).toContainText(
          '0 of 1 found. You will see it again today.',
        );
        expect(await page.locator('.overlay .p-come > *, .overlay .p-piece').count()).toBeGreaterThan(0);
        await clean(page);
        await page.keyboard.press('n');
        await expect(page.getByRole('button', { name: 'Check my move' })).toBeVisible();
      });
});

/** Loop games answer by marks: what the solution has there is known from the exercise on the screen. */
test('a wrong answer is explained, taken back and put right by keys alone; the tally is kept', async ({
  page,
}) => {
  // A 0 is found with a cross; a line beside it breaks a rule.
  await go(page, `#/practise/${slitherlink.id}/zero`);
  await expect(page.locator('.exercise-card')).toBeVisible();
  await expect(page.locator('.board .spot-focus[tabindex="0"]')).toBeFocused();
  const spoken = async () =>
    (await page.locator('.board .spot-focus:focus').getAttribute('aria-label')) ?? '';
  const zero = await openSide(page, spoken, '0');
  await page.keyboard.press('Enter');
  await page.keyboard.press('c');
  await expect(page.locator('.exercise-said')).toContainText('Not this one. This 0 has 1 line around it.');
  await clean(page);
  await page.getByRole('button', { name: 'Undo my move' }).click();
  await expect(page.locator('.exercise-said')).toBeEmpty();
  await page.locator('.board .spot-focus[tabindex="0"]').focus();
  await goTo(page, spoken, zero);
  await page.keyboard.press('Shift+Enter');
  await expect(page.locator('.exercise-said')).toContainText('Right, that is it.');
  await expect(page.locator('.exercise-said')).toContainText('1 of 1 found.');
  await page.reload();
  await go(page, `#/techniques/${slitherlink.id}`);
  await expect(page.getByText('1 of 1 found')).toBeVisible();
});

/** Where the first clue of a kind is, as its number is seen: row and column from 1. */
/** In cells: an edge is half-way between two. */
type Spot = readonly [x: number, y: number];

/** An unmarked side of such a number: others may already be finished. The cursor goes there. */
async function openSide(page: Page, spoken: () => Promise<string>, clue: string): Promise<Spot> {
  const count = await page.locator('.board text', { hasText: new RegExp(`^${clue}$`) }).count();
  for (let nth = 0; nth < count; nth++) {
    const { row, column } = await cellOf(page, clue, nth);
    for (const side of [
      [column, row - 0.5],
      [column - 0.5, row],
      [column, row + 0.5],
      [column + 0.5, row],
    ] as const) {
      await goTo(page, spoken, side);
      if (!(await spoken()).includes('cross')) return side;
    }
  }
  throw new Error(`every ${clue} is finished`);
}

async function cellOf(page: Page, clue: string, nth: number): Promise<{ row: number; column: number }> {
  return page
    .locator('.board text', { hasText: new RegExp(`^${clue}$`) })
    .nth(nth)
    .evaluate((text) => {
      const plane = text.closest<HTMLElement>('.plane') ?? document.body;
      const unit = parseFloat(plane.style.getPropertyValue('--unit'));
      const [sheet, box] = [plane.getBoundingClientRect(), text.getBoundingClientRect()];
      return {
        row: Math.round((box.y + box.height / 2 - sheet.y) / unit),
        column: Math.round((box.x + box.width / 2 - sheet.x) / unit),
      };
    });
}

/** Where a label says that its place is, in cells: an edge is half-way between two. */
function placeOf(label: string): readonly [x: number, y: number] {
  const [, what = '', row, column] = /^(?:(edge \w+|dot) )?.*?row (\d+) column (\d+)/.exec(label) ?? [];
  const [x, y] = [Number(column), Number(row)];
  if (what === 'dot') return [x - 0.5, y - 0.5];
  const side = what.replace('edge ', '');
  return [
    x + (side === 'right' ? 0.5 : side === 'left' ? -0.5 : 0),
    y + (side === 'below' ? 0.5 : side === 'above' ? -0.5 : 0),
  ];
}

/** By arrow keys, until this edge is announced. */
async function goTo(page: Page, spoken: () => Promise<string>, [toX, toY]: Spot): Promise<void> {
  for (let press = 0; press < 60; press++) {
    const [x, y] = placeOf(await spoken());
    const [right, down] = [toX - x, toY - y];
    if (!right && !down) return;
    await page.keyboard.press(
      right ? (right > 0 ? 'ArrowRight' : 'ArrowLeft') : down > 0 ? 'ArrowDown' : 'ArrowUp',
    );
  }
  throw new Error(`not reached: ${await spoken()}`);
}

test('themes and languages: nothing is hidden from axe', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const { code } = proven(slitherlink);
  await go(page, `#/techniques/${slitherlink.id}/${code}`);
  await expect(page.locator('.reasoning')).toBeVisible();
  await clean(page);
  await page.evaluate(() =>
    localStorage.setItem('edgewise-settings', '{"language":"fi","theme":"contrast"}'),
  );
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Miksi se pitää paikkansa' })).toBeVisible();
  await clean(page);
  await go(page, `#/practise/${slitherlink.id}/${code}`);
  await expect(page.getByRole('button', { name: 'Tarkista siirtoni' })).toBeVisible();
  await clean(page);
});

test('a missing page says so, with a link home', async ({ page }) => {
  for (const hash of [
    '#/techniques/nope',
    `#/techniques/${slitherlink.id}/nope`,
    `#/practise/${slitherlink.id}/nope`,
  ]) {
    await go(page, hash);
    await expect(page.locator('main [role=alert]')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
  }
});

test('a backup includes the tally, and restores it', async ({ page }) => {
  await practise(page, slitherlink);
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(page.locator('.exercise-said')).toContainText('0 of 1 found');
  await go(page, '#/settings');
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download a backup' }).click();
  const file = await (await waiting).path();
  await page.evaluate(() => localStorage.removeItem('edgewise-practice'));
  await page.reload();
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('edgewise-practice') ?? ''))
    .toMatch(/"slitherlink\/[\w-]+":"0 \d+ 0 1 0"/);
});

test('the rules and a solved board lead to techniques', async ({ page }) => {
  await go(page, `#/rules/${slitherlink.id}`);
  await page.getByRole('link', { name: 'Learn the techniques' }).click();
  await expect(page).toHaveURL(/#\/techniques\//);
  const puzzle = known('learn', 3);
  await openKnown(page, puzzle);
  for (const edge of puzzle.lines) await click(page, puzzle, edge);
  const card = page.locator('.solved-card');
  await expect(card.getByRole('link', { name: 'Learn the techniques' })).toBeVisible();
});
