/**
 * Playing games with pieces in the browser: a mirror of the position, kept with the engine itself, knows
 * where things are on the screen and which gestures lead from one position to the next.
 */
import type { CDPSession, Page } from '@playwright/test';
import type { AnyGame, Gesture, ParamRecord, Saved, Scene, Spot } from '../../engine/src/index.ts';
import { finish, games, makeRng } from '../../engine/src/index.ts';
import { makeSpace, nextPlace, shelfKinds } from '../../engine/src/play/space.ts';
import { makeLink } from '../../engine/src/text/link.ts';
import { expect, home } from './app-page.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A piece and the place it goes to, as a move's text names them; undefined for moves that put nothing. */
export type Putting = (move: string) => { readonly piece: Spot; readonly place: Spot } | undefined;

interface Put {
  readonly gestures: readonly Gesture[]; // turns, then a drag from the shelf, then turns on the board
  readonly piece: Spot;
  readonly place: Spot;
}

/** A preset by its name, params, or a puzzle as its native text. */
function wished(game: AnyGame, wish: string | ParamRecord, seed: string): Saved<unknown, unknown> {
  const preset = game.params.presets.find((each) => each.id === wish);
  const params = typeof wish === 'string' ? preset?.params : wish;
  const made = params
    ? finish(game.generate(params, makeRng(seed)))
    : game.native.parse(typeof wish === 'string' ? wish : '');
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
}

export class Mirror {
  readonly page: Page;
  readonly game: AnyGame;
  readonly puzzle: unknown;
  readonly solution: unknown;
  readonly tall: boolean;
  state: unknown;

  constructor(page: Page, id: string, wish: string | ParamRecord, seed: string, tall = false) {
    const game = games.find((each) => each.id === id);
    if (!game) throw new Error(`no ${id}`);
    const { puzzle, solution } = wished(game, wish, seed);
    this.page = page;
    this.game = game;
    this.puzzle = puzzle;
    this.solution = solution ?? finish(game.solve(puzzle, { limit: 1 })).found[0];
    this.state = game.start(puzzle);
    this.tall = tall;
  }

  everySolution(): readonly unknown[] {
    return finish(this.game.solve(this.puzzle, { limit: 100 })).found;
  }

  async open(state?: unknown): Promise<void> {
    const text = this.game.native.format({ puzzle: this.puzzle, ...(state !== undefined && { state }) });
    if (state !== undefined) this.state = state;
    await this.page.goto(makeLink(home(), text));
    await expect(this.page.locator('.shelf, .solved-card')).toBeVisible(); // a solved board shows no pieces
    await expect(this.page.locator('.plane')).toBeVisible();
  }

  scene(): Scene {
    return this.game.scene(this.puzzle, this.state, { portrait: this.tall });
  }

  text(state: unknown = this.state): string {
    return this.game.native.format({ puzzle: this.puzzle, state });
  }

  /** Where a place of the board is on the screen now. */
  async point(spot: Spot): Promise<Point> {
    const { targets, width, height } = this.scene();
    const target = targets.find((each) => each.spot === spot);
    const box = await this.page.locator('.plane').boundingBox();
    if (!target || !box) throw new Error(`no ${spot}`);
    return { x: box.x + (target.x / width) * box.width, y: box.y + (target.y / height) * box.height };
  }

  slot(piece: Spot) {
    return this.page.locator(`button.slot[data-spot="${piece}"]`);
  }

  async slotPoint(piece: Spot): Promise<Point> {
    await this.slot(piece).scrollIntoViewIfNeeded();
    const box = await this.slot(piece).boundingBox();
    if (!box) throw new Error(`no slot ${piece}`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  after(state: unknown, gesture: Gesture): unknown {
    const meant = this.game.interpret(this.puzzle, state, gesture);
    const next = meant.ok ? this.game.apply(this.puzzle, state, meant.value) : undefined;
    return next?.ok ? next.value : undefined;
  }

  /** Repeats here what was done on the screen. */
  did(...gestures: readonly Gesture[]): void {
    for (const gesture of gestures) this.state = this.after(this.state, gesture) ?? this.state;
  }

  /** The placements that lead from here to a state, in a legal order. */
  *puts(to: unknown, putting: Putting): Generator<Put, void, void> {
    let goal = this.state;
    for (const move of this.game.plan(this.puzzle, this.state, to)) {
      const next = this.game.apply(this.puzzle, goal, move);
      if (!next.ok) throw new Error(next.error.code);
      goal = next.value;
      const named = putting(this.game.moves.format(move));
      if (named) yield { ...named, gestures: this.#wayTo(goal, named.piece, named.place) };
    }
  }

  #wayTo(goal: unknown, piece: Spot, place: Spot): readonly Gesture[] {
    const turn = (on: Spot): Gesture => ({ verb: 'turn', on });
    for (const flips of [0, 1])
      for (let before = 0; before < 6; before++)
        for (let later = 0; later < 6; later++) {
          const way: Gesture[] = [
            ...Array.from({ length: flips }, (): Gesture => ({ verb: 'flip', on: piece })),
            ...Array.from({ length: before }, () => turn(piece)),
            { verb: 'drag', path: [piece, place] },
            ...Array.from({ length: later }, () => turn(place)),
          ];
          const end = way.reduce<unknown>(
            (state, gesture) => (state === undefined ? undefined : this.after(state, gesture)),
            this.state,
          );
          if (end !== undefined && this.text(end) === this.text(goal)) return way;
        }
    throw new Error(`no way to put ${piece} on ${place}`);
  }

  /** The cursor goes to a spot by arrows, the shortest way that the keys know. */
  async walkTo(spot: Spot): Promise<void> {
    const cursor = this.page.locator('.spot-focus:focus');
    const from = (await cursor.getAttribute('data-spot')) ?? '';
    for (const key of this.#keysTo(from, spot)) await this.page.keyboard.press(key);
    await expect(cursor).toHaveAttribute('data-spot', spot);
  }

  #keysTo(from: Spot, to: Spot): readonly string[] {
    const shelf = shelfKinds(this.game.scene(this.puzzle, this.game.start(this.puzzle)));
    const space = makeSpace(this.scene().targets.filter(({ kind }) => !shelf.has(kind)));
    const ways = new Map<Spot, readonly string[]>([[from, []]]);
    for (const [spot, keys] of ways) {
      const here = space.at(spot);
      if (spot === to) return keys;
      for (const [key, direction] of arrows) {
        const next = here && nextPlace(space, here, direction);
        if (next && !ways.has(next.spot)) ways.set(next.spot, [...keys, key]);
      }
    }
    throw new Error(`no arrows lead from ${from} to ${to}`);
  }
}

const arrows = [
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
] as const;

export async function drag(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
}

const WHEEL = 160; // milliseconds: sooner, it would still count as the same turn of the wheel

/** With a mouse: the wheel turns, the right button flips, dragging places, a click turns what is there. */
export async function byMouse(mirror: Mirror, { gestures, piece, place }: Put): Promise<void> {
  const { page } = mirror;
  for (const gesture of gestures) {
    if ('path' in gesture) await drag(page, await mirror.slotPoint(piece), await mirror.point(place));
    else {
      const { x, y } = gesture.on === piece ? await mirror.slotPoint(piece) : await mirror.point(place);
      await page.mouse.move(x, y);
      if (gesture.verb === 'flip') await page.mouse.click(x, y, { button: 'right' });
      else await page.mouse.wheel(0, 100);
      await page.waitForTimeout(gesture.verb === 'turn' ? WHEEL : 0);
    }
    mirror.did(gesture);
  }
}

/** With a finger: tap the piece, use the buttons, tap the place. */
export async function byTouch(mirror: Mirror, { gestures, piece, place }: Put): Promise<void> {
  const { page } = mirror;
  await mirror.slot(piece).scrollIntoViewIfNeeded();
  await mirror.slot(piece).tap();
  for (const gesture of gestures) {
    if ('path' in gesture || gesture.on !== piece) {
      const { x, y } = await mirror.point(place);
      await page.touchscreen.tap(x, y);
    } else
      await page
        .getByRole('button', { name: gesture.verb === 'flip' ? 'Flip' : 'Rotate right', exact: true })
        .tap();
    mirror.did(gesture);
  }
}

/** By keyboard only: Enter picks up, arrows move, Enter places; F and D turn. */
export async function byKeys(mirror: Mirror, { gestures, piece, place }: Put): Promise<void> {
  const { page } = mirror;
  await mirror.slot(piece).focus();
  for (const gesture of gestures) {
    if ('path' in gesture) {
      await page.keyboard.press('Enter');
      await expect(page.locator('.spot-focus:focus')).toHaveCount(1);
      await mirror.walkTo(place);
      await page.keyboard.press('Enter');
    } else await page.keyboard.press(gesture.verb === 'flip' ? 'f' : 'd');
    mirror.did(gesture);
  }
}

/** One finger that drags, and can be inspected before it is lifted. */
export async function fingerDrag(
  page: Page,
  from: Point,
  to: Point,
  look: () => Promise<void> = async () => {},
): Promise<void> {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(({ x, y }, id) => ({ x, y, id })) });
  await touch('touchStart', [from]);
  for (let i = 1; i <= 6; i++)
    await touch('touchMove', [
      { x: from.x + ((to.x - from.x) * i) / 6, y: from.y + ((to.y - from.y) * i) / 6 },
    ]);
  await look();
  await touch('touchEnd', []);
}

export const solved = (page: Page) => page.getByRole('heading', { name: 'Solved!' });

/** The puzzle that the page made last, as its native text. */
export const lastMade = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('edgewise');
        opening.addEventListener('error', () => reject(new Error('no store')));
        opening.addEventListener('success', () => {
          const all = opening.result.transaction('games').objectStore('games').getAll();
          all.addEventListener('success', () => {
            opening.result.close();
            const games = all.result as { created: number; puzzle: string }[];
            resolve(games.sort((a, b) => b.created - a.created)[0]?.puzzle ?? '');
          });
        });
      }),
  );
