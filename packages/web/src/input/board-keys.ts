/** Keys on the board: the cursor's element has the focus, and what a key means is found in keys.ts. */
import type { BoardView } from '../draw/view.ts';
import type { Place } from '../draw/space.ts';
import { doGesture, labelOf } from '../game/actions.ts';
import { aim, held } from '../game/held-piece.ts';
import type { OpenGame } from '../game/open-game.ts';
import type { Focus } from './focus.ts';
import { meaningOf } from './keys.ts';
import { pieceKey } from './piece-input.ts';
import type { Parts } from '../draw/strokes.ts';

/** What the cursor's element is called; needless work while nobody reads it. */
export function relabel(now: OpenGame, view: BoardView, focus: Focus): void {
  const place = focus.spot === undefined ? firstPlace(view) : view.space.at(focus.spot);
  if (place) focus.rest(place, labelOf(now, place.spot));
}

/** The corner where reading begins. */
function firstPlace({ space, scene }: BoardView): Place | undefined {
  const [main] = space.places;
  const wanted = scene?.shelf && main ? ({ kind }: Place) => kind === main.kind : undefined;
  return space.near(0, 0, wanted, 1)[0] ?? main;
}

export function listenToKeys(
  host: HTMLElement,
  now: OpenGame,
  view: BoardView,
  focus: Focus,
  parts: Parts,
): () => void {
  const showCursor = () => {
    const visible = focus.inside && focus.spot !== undefined && host.dataset['keys'] === 'on';
    view.overlay.draw(
      'cursor',
      visible && focus.spot !== undefined ? [{ style: 'cursor', spots: [focus.spot] }] : [],
    );
  };
  const down = (event: KeyboardEvent) => {
    const here = focus.spot === undefined ? undefined : view.space.at(focus.spot);
    if (!here || event.altKey) return;
    if (pieceKey(now, event.key, here.spot)) {
      event.preventDefault();
      return showCursor();
    }
    const key = { key: event.key, shift: event.shiftKey, ctrl: event.ctrlKey || event.metaKey };
    const meaning = meaningOf(view.space, parts, here, key);
    if (!meaning) return;
    event.preventDefault();
    host.dataset['keys'] = 'on';
    if (meaning.gesture) doGesture(now, meaning.gesture);
    if (meaning.to) {
      focus.move(meaning.to, labelOf(now, meaning.to.spot));
      view.plane.reveal(meaning.to.x, meaning.to.y);
      if (held.value) aim.value = meaning.to.spot;
    }
    showCursor();
  };
  const focusin = () => {
    const visible = focus.element.matches(':focus-visible');
    if (visible) host.dataset['keys'] = 'on';
    host.classList.toggle('keyed', visible);
    relabel(now, view, focus);
    showCursor();
  };
  host.addEventListener('keydown', down);
  host.addEventListener('focusin', focusin);
  const focusout = () => {
    host.classList.remove('keyed');
    showCursor();
  };
  host.addEventListener('focusout', focusout);
  return () => {
    host.removeEventListener('keydown', down);
    host.removeEventListener('focusin', focusin);
    host.removeEventListener('focusout', focusout);
  };
}
