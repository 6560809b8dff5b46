/** How the board is viewed: the player's symbols, one of the game's views, and whether the page is portrait. */
import { computed, signal } from '@preact/signals';
import type { AnyGame, ViewOptions } from 'edgewise';
import { gameSays, words } from '../shell/words/index.ts';
import { settings } from '../shell/settings.ts';
import { announcePolite } from '../shell/announce.ts';

/** One of the game's views, or none. */
export const chosenView = signal<string | undefined>(undefined);

/** A view that is shown only while a key is down. */
export const glancedView = signal<string | undefined>(undefined);

/** The board's area is taller than wide. */
export const portrait = signal(false);

export const viewOptions = computed<ViewOptions>(() => {
  const { glyphs, parts, shading } = settings.value;
  const through = glancedView.value ?? chosenView.value;
  return {
    ...(glyphs !== 'auto' && { symbols: glyphs }),
    ...(through !== undefined && { view: through }),
    portrait: portrait.value,
    ...(parts === 'on' && { colourParts: true }),
    ...(shading === 'off' && { shading: false }),
  };
});

/** The next view, and after the last the plain board. */
export const nextView = ({ views = [] }: AnyGame, now = chosenView.value): string | undefined =>
  views[now === undefined ? 0 : views.indexOf(now) + 1];

export const changeView = (game: AnyGame): void => showView(game, nextView(game));

export function showView(game: AnyGame, view: string | undefined): void {
  chosenView.value = view;
  announcePolite(viewName(game, view));
}

export const viewName = (game: AnyGame, id: string | undefined): string =>
  id === undefined ? words.value.viewPlain : gameSays(game, { code: `view.${id}` });

const TAP = 350; // milliseconds: a key held longer was meant to be held

/** A key that is held shows the next view until it is released; a key that is tapped changes to it. */
export function glanceKey(game: AnyGame): void {
  if (!game.views?.length || glancedView.value !== undefined) return;
  const since = performance.now();
  glancedView.value = nextView(game) ?? game.views[0];
  const up = () => {
    removeEventListener('keyup', up);
    removeEventListener('blur', up);
    glancedView.value = undefined;
    if (performance.now() - since < TAP) changeView(game);
  };
  addEventListener('keyup', up);
  addEventListener('blur', up);
}
