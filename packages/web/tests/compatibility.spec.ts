/** What version 0.1.0 wrote still opens in today's app: see fixtures/README.md. */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { games, restore } from '../../engine/src/index.ts';
import { readLink } from '../../engine/src/text/link.ts';
import { closeDialog, expect, home, more, test, tool } from './app-page.ts';

const folder = join(import.meta.dirname, '../../../fixtures/0.1.0');
const textOf = (name: string): string => readFileSync(join(folder, name), 'utf8');

interface Kept {
  readonly games: readonly { readonly params: string; readonly level: string; readonly save: string }[];
  readonly feats: readonly { readonly key: string }[];
  readonly settings: Readonly<Record<string, string>>;
}

/** What distinguishes a game from the others. Opening one lets its clock run, so no times. */
function describeGame({ save, params, level }: Kept['games'][number]): string {
  const restored = restore(games, save);
  if (!restored.ok) throw new Error(restored.error.code);
  const { game, puzzle, state, steps, hints, given, checkpoints } = restored.value;
  const native = game.native.format({ puzzle, state: state });
  const names = checkpoints.map(({ name }) => name);
  return JSON.stringify([native, params, level, steps, hints, given, names]);
}

const meaningOf = (kept: Kept) => ({
  games: kept.games.map(describeGame).sort(),
  feats: [...kept.feats].sort((a, b) => (a.key < b.key ? -1 : 1)),
});

/** Everything stored here, exported as a player would. */
async function takenOut(page: Page): Promise<Kept> {
  await page.goto(`${home()}#/settings`);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download a backup' }).click(),
  ]);
  return JSON.parse(await readFile(await file.path(), 'utf8')) as Kept;
}

/** The current position, as a link with progress has it. */
async function positionOf(page: Page): Promise<string> {
  await expect(page.locator('.plane')).toBeVisible();
  await more(page, 'Share');
  await page.getByLabel('With my progress').check();
  const field = page.getByLabel('Link', { exact: true });
  const read = readLink(await field.inputValue());
  await closeDialog(page);
  return read.ok ? read.text : read.error;
}

/** Opens the newest game of a kind on the home screen, and returns its position. */
async function openNewest(page: Page, id: string): Promise<string> {
  const name = String(games.find((game) => game.id === id)?.words.en['name']);
  await page.goto(home());
  await page
    .getByRole('button', { name: /^\d+ more$/ })
    .first()
    .click();
  await page
    .getByRole('link', { name: new RegExp(`^Continue ${name},`) })
    .first()
    .click();
  return positionOf(page);
}

const statesOf = (kept: Kept): readonly string[] =>
  kept.games.map((each) => String((JSON.parse(describeGame(each)) as unknown[])[0]));

test('a backup is imported: games, solves and settings', async ({ page }) => {
  test.slow();
  const backup = JSON.parse(textOf('backup.json')) as Kept;
  await page.goto(`${home()}#/settings`);
  await page.locator('input[type=file]').setInputFiles(join(folder, 'backup.json'));
  await expect(page.locator('.notice').getByText(`${backup.games.length} games imported.`)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', String(backup.settings['theme']));
  const out = await takenOut(page);
  expect(meaningOf(out)).toEqual(meaningOf(backup));
  expect(out.settings).toMatchObject(backup.settings);
  const states = statesOf(backup);
  const kept = new Set(states.map((state) => state.replace(/:.*/s, '')));
  for (const id of kept) expect(states).toContain(await openNewest(page, id));
});

interface Storage {
  readonly database: string;
  readonly version: number;
  readonly games: readonly {
    readonly record: { readonly id: string; readonly now: string; readonly solved: boolean };
    readonly lines: readonly string[];
  }[];
  readonly feats: readonly { readonly key: string }[];
  readonly local: Readonly<Record<string, string>>;
}

/** Runs in the page: leaves everything as version 0.1.0 did. */
async function fill(storage: Storage): Promise<void> {
  for (const [key, value] of Object.entries(storage.local)) localStorage.setItem(key, value);
  const opening = indexedDB.open(storage.database, storage.version);
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore('games', { keyPath: 'id' });
    opening.result.createObjectStore('lines');
    opening.result.createObjectStore('feats', { keyPath: 'key' });
  });
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const all = opening.result.transaction(['games', 'lines', 'feats'], 'readwrite');
  for (const { record, lines } of storage.games) {
    all.objectStore('games').add(record);
    for (const [number, line] of lines.entries()) all.objectStore('lines').add(line, [record.id, number]);
  }
  for (const feat of storage.feats) all.objectStore('feats').add(feat);
  await new Promise((resolve) => all.addEventListener('complete', resolve));
  opening.result.close();
}

test('games stored in a browser are still there, even a last line that was being written', async ({
  page,
}) => {
  test.slow();
  const storage = JSON.parse(textOf('storage.json')) as Storage;
  // The same origin, but not the app: nothing may open the database before it is filled.
  const blank = { contentType: 'text/html', body: '<link rel="icon" href="data:,">' };
  await page.route(`${home()}before`, (route) => route.fulfill(blank));
  await page.goto(`${home()}before`);
  await page.evaluate(fill, storage);
  const out = await takenOut(page);
  expect(out.games.length).toBe(storage.games.length);
  expect(out.feats.map(({ key }) => key).sort()).toEqual(storage.feats.map(({ key }) => key).sort());
  expect(out.settings).toMatchObject(
    JSON.parse(String(storage.local['edgewise-settings'])) as Kept['settings'],
  );
  const tails = storage.games.filter(({ record }) => `edgewise-tail ${record.id}` in storage.local);
  const others = storage.games.filter(({ record }) => !record.solved).slice(0, 2);
  expect(tails.length).toBe(1);
  for (const { record } of [...tails, ...others]) {
    await page.goto(`${home()}#/play/${record.id}`);
    expect(await positionOf(page)).toBe(record.now);
  }
});

test('links open, bare and with progress', async ({ page }) => {
  const links = textOf('links.txt')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  const bare = links.find(([, native = '']) => /^slitherlink:\w+:\w+$/.test(native)) ?? [];
  const begun = links.find(([, native = '']) => /^tantrix:[^/]+\/\d/.test(native)) ?? [];
  for (const [link = '', native = '?'] of [bare, begun]) {
    await page.goto(`${home()}${link.slice(link.indexOf('#'))}`);
    const position = await positionOf(page);
    expect(position.startsWith(native)).toBe(true);
    await expect(tool(page, 'Undo')).toBeVisible();
  }
});
