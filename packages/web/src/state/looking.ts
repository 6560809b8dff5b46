/** How the board is looked at: the player's signs, the lens before it, and whether the page stands upright. */
import { computed, signal } from '@preact/signals';
import type { AnyGame, ViewOptions } from 'edgewise';
import { gameSays, words } from '../words/index.ts';
import { settings } from './settings.ts';
import { whisper } from './tell.ts';

/** One of the game's lenses, or none. */
export const lens = signal<string | undefined>(undefined);

/** A lens that is looked through only as long as a key is down. */
export const glance = signal<string | undefined>(undefined);

/** The board's room is higher than wide. */
export const tall = signal(false);

export const look = computed<ViewOptions>(() => {
  const { glyphs } = settings.value;
  const through = glance.value ?? lens.value;
  return {
    ...(glyphs !== 'auto' && { symbols: glyphs }),
    ...(through !== undefined && { view: through }),
    portrait: tall.value,
  };
});

/** The next lens, and after the last the bare board. */
export const nextLens = ({ views: lenses = [] }: AnyGame, now = lens.value): string | undefined =>
  lenses[now === undefined ? 0 : lenses.indexOf(now) + 1];

export function changeLens(game: AnyGame): void {
  lens.value = nextLens(game);
  whisper(lensName(game, lens.value));
}

export const lensName = (game: AnyGame, id: string | undefined): string =>
  id === undefined ? words.value.lensPlain : gameSays(game, { code: `view.${id}` });

const TAP = 350; // milliseconds: a key held longer was meant to be held

/** A key that is held shows the next lens until it is released; a key that is tapped changes to it. */
export function glanceKey(game: AnyGame): void {
  if (!game.views?.length || glance.value !== undefined) return;
  const since = performance.now();
  glance.value = nextLens(game) ?? game.views[0];
  const up = () => {
    removeEventListener('keyup', up);
    removeEventListener('blur', up);
    glance.value = undefined;
    if (performance.now() - since < TAP) changeLens(game);
  };
  addEventListener('keyup', up);
  addEventListener('blur', up);
}
