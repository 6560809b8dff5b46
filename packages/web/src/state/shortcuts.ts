/** Keys that work anywhere on the play screen. Those of one letter can be turned off. */
import type { BoardHandle } from '../parts/board.tsx';
import type { Opened } from '../parts/play-dialogs.tsx';
import { pieceLetter } from '../parts/piece-hands.ts';
import { hasShelf } from './holding.ts';
import { askHint } from './ladder.ts';
import { gameSays, words } from '../words/index.ts';
import { doRedo, doUndo, setCheckpoint } from './actions.ts';
import { issues, openCheck, panel, picked, stepIssue } from './checking.ts';
import { ladder, resetLadder } from './ladder-state.ts';
import { glanceKey } from './looking.ts';
import { go } from './route.ts';
import { settings } from './settings.ts';
import type { Table } from './table.ts';
import { tell } from './tell.ts';

type Board = { readonly current: BoardHandle | undefined };

export function playKeys(
  event: KeyboardEvent,
  now: Table,
  board: Board,
  dialog: Opened,
  setDialog: (open: Opened) => void,
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
function pieceLetters(event: KeyboardEvent, now: Table, board: Board): boolean {
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

function commands(event: KeyboardEvent, now: Table): (() => void) | undefined {
  const key = event.key.toLowerCase();
  // A key held down stops at the beginning instead of running on into the game before.
  if (key === 'z' && event.repeat && !event.shiftKey && !now.canUndo.value) return () => {};
  if (key === 'z') return () => (event.shiftKey ? doRedo(now) : doUndo(now));
  return key === 'y' ? () => doRedo(now) : undefined;
}

function letters(
  { key, repeat: held }: KeyboardEvent,
  now: Table,
  board: Board,
  setDialog: (open: Opened) => void,
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
function escape(event: KeyboardEvent, board: Board, typing: boolean): void {
  if (typing) {
    board.current?.focus.take();
    return;
  }
  if (board.current?.cancel()) return event.preventDefault();
  if (panel.value === 'none' && ladder.value.is === 'away') return;
  event.preventDefault();
  resetLadder();
  panel.value = 'none';
}

export function stepTo(now: Table, by: 1 | -1): void {
  const issue = settings.value.errors === 'off' ? undefined : stepIssue(by);
  if (!issue) return tell(words.value.checkGood);
  tell(words.value.checkPlace((picked.value ?? 0) + 1, issues.value.length, gameSays(now.game, issue)));
}

/** From the board to the pieces: the slot that the Tab key would reach. */
const enterShelf = (): void => document.querySelector<HTMLElement>('.shelf .slot[tabindex="0"]')?.focus();
