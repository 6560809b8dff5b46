/** Keys that work anywhere on the play screen. Those of one letter can be turned off. */
import type { BoardRef } from './board-handle.ts';
import { pieceLetter } from './piece-input.ts';
import { hasShelf } from '../game/held-piece.ts';
import { askHint } from '../hint/hint-steps.ts';
import { gameSays, words } from '../shell/words/index.ts';
import { doRedo, doUndo, setCheckpoint } from '../game/actions.ts';
import { issues, openCheck, picked, stepIssue } from '../check/issues.ts';
import { panel } from '../game/panel.ts';
import { hintState, clearHint } from '../game/hint-state.ts';
import { glanceKey } from '../game/view-options.ts';
import { go } from '../shell/route.ts';
import { settings } from '../shell/settings.ts';
import type { OpenGame } from '../game/open-game.ts';
import { announceNow } from '../shell/announce.ts';

/** What opens over the play screen. */
export type OpenDialog = 'none' | 'more' | 'share' | 'keys' | 'solve' | 'album' | 'command';

export function playKeys(
  event: KeyboardEvent,
  now: OpenGame,
  board: BoardRef,
  dialog: OpenDialog,
  setDialog: (open: OpenDialog) => void,
): void {
  if (event.defaultPrevented || event.altKey) return;
  if (dialog !== 'none') return;
  const command = event.ctrlKey || event.metaKey;
  const typing =
    event.target instanceof HTMLElement && event.target.closest('input, textarea, select') !== null;
  if (event.key === 'Escape') return escape(event, board, typing);
  const action = command
    ? commands(event, now)
    : event.key === 'F8'
      ? () => stepTo(now, event.shiftKey ? -1 : 1)
      : undefined;
  if (action && !typing) return run(event, action);
  if (typing || command) return;
  if (hasShelf(now) && pieceLetters(event, now, board)) return event.preventDefault();
  if (settings.value.letters === 'off') return;
  const letter = letters(event, now, board, setDialog);
  if (letter) run(event, letter);
}

/** Where letters are off they still work on the board and the shelf themselves. */
function pieceLetters(event: KeyboardEvent, now: OpenGame, board: BoardRef): boolean {
  const near = event.target instanceof Element && event.target.closest('.board, .shelf') !== null;
  if (settings.value.letters === 'off' && !near) return false;
  const focus = board.current?.focus;
  const cursor = focus?.inside && board.current?.view.host.dataset['keys'] === 'on' ? focus.spot : undefined;
  return pieceLetter(now, event.key, cursor);
}

function run(event: KeyboardEvent, action: () => void): void {
  event.preventDefault();
  action();
}

function commands(event: KeyboardEvent, now: OpenGame): (() => void) | undefined {
  const key = event.key.toLowerCase();
  // A key held down stops at the beginning instead of running on into the game before.
  if (key === 'z' && event.repeat && !event.shiftKey && !now.canUndo.value) return () => {};
  if (key === 'z') return () => (event.shiftKey ? doRedo(now) : doUndo(now));
  return key === 'y' ? () => doRedo(now) : undefined;
}

function letters(
  { key, repeat: held }: KeyboardEvent,
  now: OpenGame,
  board: BoardRef,
  setDialog: (open: OpenDialog) => void,
): (() => void) | undefined {
  const plane = board.current?.view.plane;
  const free = settings.value.view === 'free';
  const table: Readonly<Record<string, () => void>> = {
    u: () => (now.canUndo.value || !held) && doUndo(now),
    ...(hasShelf(now) ? { p: () => enterShelf() } : { r: () => doRedo(now) }),
    h: () => askHint(now),
    '/': () => askHint(now),
    c: () => openCheck(),
    k: () => setCheckpoint(now),
    n: () => go({ at: 'new', game: now.game.id }),
    v: () => held || glanceKey(now.game),
    '?': () => setDialog('keys'),
    ':': () => document.querySelector<HTMLElement>('#command')?.focus(),
    '+': () => free && plane?.zoomCentre(1.4),
    '-': () => free && plane?.zoomCentre(1 / 1.4),
    '0': () => free && plane?.fitAll(),
  };
  return table[key.length === 1 ? key.toLowerCase() : ''];
}

/** First what is in the hand, then what is shown beside the board. */
function escape(event: KeyboardEvent, board: BoardRef, typing: boolean): void {
  if (typing) {
    board.current?.focus.take();
    return;
  }
  if (board.current?.cancel()) return event.preventDefault();
  if (panel.value === 'none' && hintState.value.is === 'away') return;
  event.preventDefault();
  clearHint();
  panel.value = 'none';
}

export function stepTo(now: OpenGame, by: 1 | -1): void {
  const issue = settings.value.errors === 'off' ? undefined : stepIssue(by);
  if (!issue) return announceNow(words.value.checkGood);
  announceNow(
    words.value.checkPlace((picked.value ?? 0) + 1, issues.value.length, gameSays(now.game, issue)),
  );
}

/** From the board to the pieces: the slot that the Tab key would reach. */
const enterShelf = (): void => document.querySelector<HTMLElement>('.shelf .slot[tabindex="0"]')?.focus();
