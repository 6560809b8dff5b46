/**
 * What the browser tests share: a page without errors, puzzles with known solutions made by the
 * engine itself, and helpers that find spots on the screen.
 */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type BrowserContext, type Locator, type Page } from '@playwright/test';
import type { AnyGame, Saved, Scene } from '../../engine/src/index.ts';
import { certain, finish, games, makeRng } from '../../engine/src/index.ts';
import { makeLink } from '../../engine/src/text/link.ts';

export const home = (): string => process.env['EDGEWISE_URL'] ?? '';

const ours = (): readonly string[] =>
  [home(), process.env['EDGEWISE_SHELF_URL'] ?? home()].map((address) => new URL(address).origin);

/** Fails a test on any console error, uncaught exception or request to another host. */
export function watch(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(error.error().message));
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && !ours().includes(origin)) complaints.push(`asked ${origin}`);
  });
  return complaints;
}

export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ context }, use) => {
      const complaints = watch(context);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export const game: AnyGame = games[0];

export interface Known {
  readonly saved: Saved<unknown, unknown>;
  readonly link: string;
  readonly scene: Scene;
  readonly lines: readonly [string, string, ...string[]]; // spots that have a line in the solution
}

/** A small puzzle with its solution; the same seed gives the same one for ever. */
export function known(seed: string, size = 4): Known {
  const made = finish(
    game.generate(
      { ...game.params.presets[0].params, width: size, height: size, level: 'counts' },
      makeRng(seed),
    ),
  );
  if (!made.ok) throw new Error(made.error.code);
  return withSolution(made.value);
}

export function withSolution(saved: Saved<unknown, unknown>): Known {
  const { puzzle, solution } = saved;
  const scene = game.scene(puzzle, solution);
  const [first, second, ...others] = scene.shapes.flatMap(({ role, spot }) =>
    role === 'line' && spot !== undefined ? [spot] : [],
  );
  const lines = [certain(first), certain(second), ...others] as const;
  return { saved, link: makeLink(home(), game.native.format({ puzzle })), scene, lines };
}

/** The loop as dots in order, with the first again at the end. */
export function tour({ scene, lines }: Known): string[] {
  const at = new Map(scene.targets.map((target) => [target.spot, target]));
  const dots = scene.targets.filter(({ kind }) => kind === 'dot');
  const dotsOf = (edge: string) => {
    const middle = at.get(edge);
    return middle
      ? dots.filter((dot) => Math.abs(Math.hypot(dot.x - middle.x, dot.y - middle.y) - 0.5) < 0.01)
      : [];
  };
  const rest = new Set<string>(lines);
  const way: string[] = [];
  let edge: string = lines[0];
  const { spot: start } = certain(dotsOf(edge)[0]);
  let here = start;
  while (rest.size) {
    way.push(here);
    rest.delete(edge);
    here = dotsOf(edge).find(({ spot }) => spot !== here)?.spot ?? here;
    edge = [...rest].find((each) => dotsOf(each).some(({ spot }) => spot === here)) ?? edge;
  }
  return [...way, start];
}

/** The page that a browser starts with. */
export const firstPage = (context: BrowserContext): Page => certain(context.pages()[0]);

export async function openKnown(page: Page, puzzle: Known): Promise<void> {
  await page.goto(puzzle.link);
  await ready(page);
}

export async function ready(page: Page): Promise<void> {
  await expect(page.locator('.board .layer.still path').first()).toBeAttached();
}

/** Where a spot is on the screen now. */
export async function place(
  page: Page,
  { scene }: Pick<Known, 'scene'>,
  spot: string,
): Promise<{ x: number; y: number }> {
  const target = scene.targets.find((each) => each.spot === spot);
  const box = await page.locator('.plane').boundingBox();
  if (!target || !box) throw new Error(`no ${spot}`);
  return {
    x: box.x + (target.x / scene.width) * box.width,
    y: box.y + (target.y / scene.height) * box.height,
  };
}

export async function click(
  page: Page,
  puzzle: Known,
  spot: string,
  button: 'left' | 'right' = 'left',
): Promise<void> {
  const { x, y } = await place(page, puzzle, spot);
  await page.mouse.click(x, y, { button });
}

export const drawn = (page: Page, role: string) => page.locator(`.board .over .s-${role}`);

/** How many strokes the paths have: large boards and marks draw similar neighbours as one path. */
export const strokes = (paths: Locator): Promise<number> =>
  paths.evaluateAll((all) =>
    all.reduce((sum, path) => sum + (path.getAttribute('d')?.match(/M/g)?.length ?? 0), 0),
  );

export const tool = (page: Page, name: string) =>
  page.getByRole('toolbar').getByRole('button', { name, exact: true });

/** A solved board is locked until the player says so. */
export const playOn = (page: Page) => page.getByRole('button', { name: 'Play on' }).click();

/** A move or a question typed as words. */
export async function typeMove(page: Page, text: string): Promise<void> {
  if ((await page.locator('#command-dialog').count()) === 0) await page.keyboard.press(':');
  await page.locator('#command-dialog').fill(text);
  await page.keyboard.press('Enter');
}

export async function more(page: Page, name: string): Promise<void> {
  await tool(page, 'More').click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}

/**
 * Closes the open dialog, and waits until its history entry has gone too: navigating during that step back
 * fails with ERR_ABORTED.
 */
export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
}

/** Everything that was played is on disk. */
export async function settled(page: Page, lines: number): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise<number>((resolve, reject) => {
            const opening = indexedDB.open('edgewise');
            opening.addEventListener('error', () => reject(new Error('no store')));
            opening.addEventListener('success', () => {
              const db = opening.result;
              const count = db.transaction('lines').objectStore('lines').count();
              count.addEventListener('success', () => {
                db.close();
                resolve(count.result);
              });
            });
          }),
      ),
    )
    .toBe(lines);
}

const violationsIn = async (axe: AxeBuilder): Promise<readonly string[]> => {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
};

/** Axe finds nothing. */
export async function clean(page: Page): Promise<void> {
  expect(await violationsIn(new AxeBuilder({ page }))).toEqual([]);
}

/** In every theme. Names, roles and order are the same in all, so they are checked once, and the contrast in each. */
export async function cleanInEveryTheme(page: Page): Promise<void> {
  const wear = (theme: string) =>
    page.evaluate((name) => void (document.documentElement.dataset['theme'] = name), theme);
  await wear('light');
  await clean(page);
  for (const theme of ['dark', 'contrast']) {
    await wear(theme);
    expect(await violationsIn(new AxeBuilder({ page }).withRules('color-contrast')), theme).toEqual([]);
  }
  await wear('light');
}

/** Nothing is wider than the page. */
export async function fitsThePage(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}
