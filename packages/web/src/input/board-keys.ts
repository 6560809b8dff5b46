/** Keys on the board: the cursor is the player's, and the element that represents it has the focus. */
import { effect } from '@preact/signals';
import type { Direction } from 'edgewise/play';
import type { BoardView } from '../draw/view.ts';
import { inputMode } from '../game/input-mode.ts';
import { hasShelf, seen, type OpenGame } from '../game/open-game.ts';
import { gameSays } from '../shell/words/index.ts';
import type { Focus } from './focus.ts';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

export function listenToKeys(now: OpenGame, view: BoardView, focus: Focus): () => void {
  let hasKeys = false;
  const { host } = view;
  const showCursor = () => {
    const isVisible = focus.inside && host.dataset['keys'] === 'on';
    view.overlay.draw('cursor', isVisible ? [{ style: 'cursor', spots: [now.player.cursor.spot] }] : []);
  };
  const down = (event: KeyboardEvent) => {
    inputMode.value = 'keys';
    const before = now.player.cursor.spot;
    if (event.altKey || !press(now, event)) return;
    event.preventDefault();
    host.dataset['keys'] = 'on';
    const { spot, place } = now.player.cursor;
    if (spot !== before) {
      if (now.player.held.value) now.player.held.aim = spot;
      focus.move(spot, labelAt(now, spot));
      view.plane.reveal(place.x, place.y);
    }
    showCursor();
  };
  const focusin = () => {
    const isVisible = hasKeys && focus.element.matches(':focus-visible');
    if (isVisible) host.dataset['keys'] = 'on';
    host.classList.toggle('keyed', isVisible);
    relabel(now, focus);
    showCursor();
  };
  const focusout = () => {
    host.classList.remove('keyed');
    showCursor();
  };
  /** The ring is for keyboard users: not before the first key, and not while a pointer is used. */
  const pointed = () => {
    hasKeys = false;
    host.classList.remove('keyed');
  };
  const keyed = () => {
    hasKeys = true;
  };
  addEventListener('pointerdown', pointed, true);
  addEventListener('keydown', keyed, true);
  host.addEventListener('keydown', down);
  host.addEventListener('focusin', focusin);
  host.addEventListener('focusout', focusout);
  const end = effect(() => {
    seen(now, 'position', 'settings');
    if (host.dataset['keys'] === 'on') relabel(now, focus);
  });
  return () => {
    end();
    removeEventListener('pointerdown', pointed, true);
    removeEventListener('keydown', keyed, true);
    host.removeEventListener('keydown', down);
    host.removeEventListener('focusin', focusin);
    host.removeEventListener('focusout', focusout);
  };
}

const labelAt = ({ game, player }: OpenGame, spot: string): string => gameSays(game, player.labelAt(spot));

/** The name of the cursor's element; needless work while nothing reads it. */
export const relabel = (now: OpenGame, focus: Focus): void =>
  focus.rest(now.player.cursor.spot, labelAt(now, now.player.cursor.spot));

/** False: not a key for the board. */
function press(now: OpenGame, { key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  const { player } = now;
  const isCommand = ctrlKey || metaKey;
  const direction = ARROWS[key];
  if (direction && (shiftKey || isCommand)) player.draw(direction, isCommand ? 'sweep' : 'drag');
  else if (direction) move(now, direction);
  else if (isCommand) return false;
  else if (key === 'Home' || key === 'End') player.cursor.moveToEnd(key === 'Home' ? 'left' : 'right');
  else return act(now, key, shiftKey);
  return true;
}

/** The shelf is reached by Tab and P, not by an arrow: on a wide page it is not below the board. */
function move({ player }: OpenGame, direction: Direction): void {
  player.move(direction);
  if (player.cursor.area === 'shelf') player.cursor.enter('board');
}

function act(now: OpenGame, key: string, isShift: boolean): boolean {
  const { player } = now;
  const { spot } = player.cursor;
  switch (key) {
    case 'Enter':
      if (isShift) player.mark(spot);
      else enter(now, spot);
      return true;
    case ' ':
      player.cycle(spot);
      return true;
    case 'Backspace':
    case 'Delete':
      player.clear(spot);
      return true;
    default:
      return false;
  }
}

/** The first mark, whatever a tap is set to; a piece is turned, since G picks it up. */
function enter(now: OpenGame, spot: string): void {
  const { player } = now;
  const isTap = !player.held.value && (!hasShelf(now) || player.held.isPiece(spot));
  if (isTap) player.gesture({ verb: 'tap', on: spot });
  else player.act(spot);
}
