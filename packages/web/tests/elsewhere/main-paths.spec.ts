/** The main paths in browsers other than Chromium: draw, drag, keys, letters, reload, offline. */
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { finish, games, makeRng, type AnyGame, type Spot } from '../../../engine/src/index.ts';
import { findFirefox, findWebKit } from '../../scripts/find-browser.mjs';
import { serve } from '../../scripts/serve.mjs';
import { makeLink } from '../../../engine/src/text/link.ts';
import { startFirefox } from './firefox.ts';
import { click, drag, press, until, type Key, type Point, type Remote } from './remote.ts';
import { startWebKit } from './webkit.ts';

const dist = join(import.meta.dirname, '../../dist');

const start = (name: string): Promise<Remote> =>
  name === 'Firefox' ? startFirefox(findFirefox() ?? '') : startWebKit(findWebKit() ?? '');

const test = base.extend<{ address: string }, { remote: Remote }>({
  remote: [
    async ({ browserName: _ }, use, info) => {
      const remote = await start(info.project.name);
      await use(remote);
      await remote.close();
      expect(remote.complaints).toEqual([]);
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // A separate host for each test: nothing is stored there yet.
  address: async ({ browserName: _ }, use) => {
    const server = await serve({ dir: dist, base: '/some/where/' });
    await use(server.url);
    await server.close();
  },
});

interface Sample {
  readonly game: AnyGame;
  readonly puzzle: unknown;
  readonly solution: unknown;
  readonly text: string;
}

function sampleOf(game: AnyGame): Sample {
  const made = finish(game.generate(game.params.presets[0].params, makeRng('elsewhere')));
  if (!made.ok) throw new Error(made.error.code);
  const { puzzle, solution } = made.value;
  return { game, puzzle, solution, text: game.native.format({ puzzle }) };
}

const hasShelf = ({ game, puzzle }: Sample) => game.scene(puzzle, game.start(puzzle)).shelf !== undefined;

/** Is there any text on its board or on its pieces? */
function hasText({ game, puzzle }: Sample): boolean {
  const { shapes, shelf } = game.scene(puzzle, game.start(puzzle));
  const ofPieces = shelf?.slots.flatMap((slot) => slot?.shapes ?? []) ?? [];
  return [...shapes, ...ofPieces].some(({ kind }) => kind === 'text');
}

const samples = games.map(sampleOf);

async function open(remote: Remote, address: string, { text }: Sample): Promise<void> {
  await remote.goto(makeLink(address, text));
  await shown(remote, '.board .layer path');
  // On a slow machine fonts still move things, and the test is faster than a person.
  await remote.ask(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, null);
}

const shown = (remote: Remote, selector: string): Promise<void> =>
  until(selector, () => remote.ask((what) => document.querySelector(what) !== null, selector));

const heading = (remote: Remote, text: string): Promise<void> =>
  until(text, () =>
    remote.ask(
      (what) => [...document.querySelectorAll('h2')].some((each) => each.textContent === what),
      text,
    ),
  );

/** The middle of an element on the screen. */
async function middle(remote: Remote, selector: string): Promise<Point> {
  return remote.ask((what) => {
    const element = document.querySelector(what);
    element?.scrollIntoView({ block: 'nearest' });
    const box = element?.getBoundingClientRect();
    if (!box) throw new Error(`no ${what}`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, selector);
}

/** Where a spot of the board is on the screen. */
async function place(remote: Remote, { game, puzzle }: Sample, state: unknown, spot: Spot): Promise<Point> {
  const { targets, width, height } = game.scene(puzzle, state);
  const target = targets.find((each) => each.spot === spot);
  if (!target) throw new Error(`no ${spot}`);
  const box = await remote.ask(
    () => document.querySelector('.plane')?.getBoundingClientRect().toJSON(),
    null,
  );
  return { x: box.x + (target.x / width) * box.width, y: box.y + (target.y / height) * box.height };
}

/** The position on disk is this one. */
const kept = (remote: Remote, text: string): Promise<void> =>
  until(`kept as ${text}`, async () => (await storedPosition(remote)) === text);

const storedPosition = (remote: Remote): Promise<string> =>
  remote.ask(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('edgewise');
        opening.addEventListener('success', () => {
          const all = opening.result.transaction('games').objectStore('games').getAll();
          all.addEventListener('success', () => {
            opening.result.close();
            resolve((all.result as { now: string }[])[0]?.now ?? '');
          });
        });
      }),
    null,
  );

/** The spots that have a line in the solution. */
const linesOf = ({ game, puzzle, solution }: Sample): readonly Spot[] =>
  game
    .scene(puzzle, solution)
    .shapes.flatMap(({ role, spot }) => (role === 'line' && spot !== undefined ? [spot] : []));

/** Clicks on each; what was drawn is on disk when it ends. `before` is what was drawn earlier. */
async function draw(
  remote: Remote,
  sample: Sample,
  spots: readonly Spot[],
  before: readonly Spot[] = [],
): Promise<void> {
  const state = sample.game.start(sample.puzzle);
  for (const spot of spots) await remote.perform(click(await place(remote, sample, state, spot)));
  await kept(remote, positionWith(sample, [...before, ...spots]));
}

function positionWith({ game, puzzle }: Sample, tapped: readonly Spot[]): string {
  const state = tapped.reduce((before, on) => {
    const move = game.interpret(puzzle, before, { verb: 'tap', on });
    const after = move.ok ? game.apply(puzzle, before, move.value) : move;
    if (!after.ok) throw new Error(`${on} cannot be tapped`);
    return after.value;
  }, game.start(puzzle));
  return game.native.format({ puzzle, state });
}

test('a loop is drawn to the end, with a reload on the way', async ({ remote, address }) => {
  const sample = sampleOf(games[0]);
  const lines = linesOf(sample);
  const middleOfLoop = Math.floor(lines.length / 2);
  const [first, second] = [lines.slice(0, middleOfLoop), lines.slice(middleOfLoop)];
  await open(remote, address, sample);
  await draw(remote, sample, first);
  await remote.reload();
  await shown(remote, '.board .layer path');
  await draw(remote, sample, second, first);
  await heading(remote, 'Solved!');
});

/** The first piece that a drag may put somewhere, as it is dealt. */
function firstDrag({ game, puzzle }: Sample, state: unknown): { piece: Spot; to: Spot; after: unknown } {
  const { shelf, targets } = game.scene(puzzle, state);
  const pieces = new Set(shelf?.slots.flatMap((slot) => slot?.spot ?? []));
  for (const piece of pieces)
    for (const { spot } of targets) {
      const after = pieces.has(spot) ? undefined : dropped(game, puzzle, state, piece, spot);
      if (after !== undefined) return { piece, to: spot, after };
    }
  throw new Error(`${game.id}: no piece can be put`);
}

function dropped(game: AnyGame, puzzle: unknown, state: unknown, piece: Spot, to: Spot): unknown {
  const move = game.interpret(puzzle, state, { verb: 'drag', path: [piece, to] });
  const after = move.ok ? game.apply(puzzle, state, move.value) : move;
  return after.ok ? after.value : undefined;
}

for (const sample of samples.filter(hasShelf)) {
  const { game, puzzle } = sample;

  test(`${game.id}: a piece by drag, and it is there after a reload`, async ({ remote, address }) => {
    await open(remote, address, sample);
    const state = game.start(puzzle);
    const { piece, to, after } = firstDrag(sample, state);
    const from = await middle(remote, `button.slot[data-spot="${piece}"]`);
    await remote.perform(drag(from, await place(remote, sample, state, to)));
    const text = game.native.format({ puzzle, state: after });
    await kept(remote, text);
    await remote.reload();
    await shown(remote, '.board .layer path');
    await kept(remote, text);
  });

  test(`${game.id}: a piece by keys`, async ({ remote, address }) => {
    await open(remote, address, sample);
    const state = game.start(puzzle);
    const { piece, to, after } = firstDrag(sample, state);
    await remote.ask(
      (spot) => document.querySelector<HTMLElement>(spot)?.focus(),
      `button.slot[data-spot="${piece}"]`,
    );
    await remote.perform(press('Enter'));
    await shown(remote, '.spot-focus:focus');
    await walk(remote, sample, state, to);
    await remote.perform(press('Enter'));
    await kept(remote, game.native.format({ puzzle, state: after }));
  });
}

/** WebKit leaves out text of less than a unit, and then the letters cannot be played. */
for (const sample of samples.filter(hasText))
  test(`${sample.game.id}: letters and numbers are painted`, async ({ remote, address }) => {
    await open(remote, address, sample);
    await remote.ask(async () => {
      await document.fonts.ready;
      (document.activeElement as HTMLElement | null)?.blur();
    }, null);
    let before = await still(remote);
    await until('nothing moves', async () => {
      const after = await still(remote);
      const isSame = after.equals(before);
      before = after;
      return isSame;
    });
    await remote.ask(() => {
      for (const text of document.querySelectorAll<SVGElement>('.play svg text, .board .number'))
        text.style.visibility = 'hidden';
    }, null);
    expect(before.equals(await still(remote)), 'a picture without its letters').toBe(false);
  });

/** A picture without the clock, which would differ anyway. */
async function still(remote: Remote): Promise<Buffer> {
  await remote.ask(() => {
    for (const each of document.querySelectorAll<HTMLElement>('[role=timer], .notices, .clock'))
      each.style.visibility = 'hidden';
    return new Promise<void>((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
    );
  }, null);
  return remote.picture();
}

/** Arrows until the cursor is where it should be: always the one that gets closest. */
async function walk(remote: Remote, { game, puzzle }: Sample, state: unknown, to: Spot): Promise<void> {
  const { targets } = game.scene(puzzle, state);
  const at = new Map(targets.map((target) => [target.spot, target]));
  const goal = at.get(to);
  for (let steps = 0; steps < 40; steps++) {
    const spot = await remote.ask(
      () => document.querySelector<HTMLElement>('.spot-focus:focus')?.dataset['spot'] ?? '',
      null,
    );
    const here = at.get(spot);
    if (spot === to) return;
    if (!here || !goal) throw new Error(`the cursor is lost at ${spot}`);
    await remote.perform(press(keyTowards(goal.x - here.x, goal.y - here.y)));
  }
  throw new Error(`no arrows lead to ${to}`);
}

function keyTowards(right: number, down: number): Key {
  if (Math.abs(right) > Math.abs(down)) return right > 0 ? 'ArrowRight' : 'ArrowLeft';
  return down > 0 ? 'ArrowDown' : 'ArrowUp';
}

test('offline: the game continues, and a new one starts', async ({ remote }) => {
  const sample = sampleOf(games[0]);
  const server = await serve({ dir: dist, base: '/some/where/' });
  await open(remote, server.url, sample);
  const [first, second] = [linesOf(sample).slice(0, 1), linesOf(sample).slice(1, 2)];
  await draw(remote, sample, first);
  await remote.ask(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated')
      await new Promise((resolve) => active?.addEventListener('statechange', resolve));
  }, null);
  await server.close();
  await remote.reload();
  await shown(remote, '.board .layer path');
  await draw(remote, sample, second, first);
  await remote.goto(`${server.url}#/`);
  await shown(remote, '.game-card .play-now');
  await remote.perform(click(await middle(remote, '.game-card .play-now')));
  await shown(remote, '.board .layer path');
});
