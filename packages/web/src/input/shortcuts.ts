/** Keys that work anywhere on the play screen. Single-letter keys can be turned off. */
import type { BoardRef } from './board-handle.ts';
import { pieceLetter } from './piece-letters.ts';
import { closeHint, pressHint, pressWholeHint } from '../hint/ask-hint.ts';
import { gameSays } from '../shell/words/index.ts';
import { setCheckpoint } from '../game/actions.ts';
import { inputMode } from '../game/input-mode.ts';
import { panel, showPanel } from '../game/panel.ts';
import { draftOfTrial } from '../game/trial-origin.ts';
import { paused } from '../game/pause.ts';
import { glanceKey } from '../game/view-options.ts';
import { go } from '../shell/route.ts';
import { settings } from '../shell/settings.ts';
import { hasShelf, type OpenGame } from '../game/open-game.ts';
import { announceNow } from '../shell/announce.ts';

/** What opens over the play screen. */
export type OpenDialog = 'none' | 'more' | 'share' | 'keys' | 'solve' | 'album' | 'command' | 'print';

export function playKeys(
  event: KeyboardEvent,
  now: OpenGame,
  board: BoardRef,
  dialog: OpenDialog,
  setDialog: (open: OpenDialog) => void,
): void {
  inputMode.value = 'keys';
  if (event.defaultPrevented || event.altKey) return;
  if (dialog !== 'none' || paused.value) return;
  const command = event.ctrlKey || event.metaKey;
  const typing =
    event.target instanceof HTMLElement && event.target.closest('input, textarea, select') !== null;
  if (event.key === 'Escape') return escape(event, now, board, typing);
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

/** When letters are off, they still work on the board and the shelf themselves. */
function pieceLetters(event: KeyboardEvent, now: OpenGame, board: BoardRef): boolean {
  const near = event.target instanceof Element && event.target.closest('.board, .shelf') !== null;
  if (settings.value.letters === 'off' && !near) return false;
  const focus = board.current?.focus;
  const isShown = focus?.inside && board.current?.view.host.dataset['keys'] === 'on';
  const cursor = isShown ? now.player.cursor.spot : undefined;
  return pieceLetter(now, event.key, cursor);
}

function run(event: KeyboardEvent, action: () => void): void {
  event.preventDefault();
  action();
}

function commands(event: KeyboardEvent, now: OpenGame): (() => void) | undefined {
  const key = event.key.toLowerCase();
  const { player } = now;
  if (key === 'z') return () => void (event.shiftKey ? player.redo() : player.undo());
  return key === 'y' ? () => void player.redo() : undefined;
}

function letters(
  { key, repeat: held }: KeyboardEvent,
  now: OpenGame,
  board: BoardRef,
  setDialog: (open: OpenDialog) => void,
): (() => void) | undefined {
  const plane = board.current?.view.plane;
  const free = settings.value.view === 'free';
  const draft = draftOfTrial(now.record.origin);
  const actions: Readonly<Record<string, () => void>> = {
    u: () => void now.player.undo(),
    ...(hasShelf(now) ? { p: () => enterShelf() } : { r: () => void now.player.redo() }),
    h: () => pressHint(now),
    '/': () => (hasShelf(now) ? pressWholeHint(now) : pressHint(now)),
    ...(now.player.hint.links.length
      ? { ',': () => void now.player.hint.stepLink(-1), '.': () => void now.player.hint.stepLink(1) }
      : {}),
    c: () => showPanel(now, 'check'),
    k: () => {
      setCheckpoint(now);
      showPanel(now, 'checkpoints');
    },
    n: () => go({ at: 'new', game: now.game.id }),
    v: () => held || glanceKey(now.game),
    ...(draft === undefined ? {} : { e: () => go({ at: 'draft', id: draft }) }),
    '?': () => setDialog('keys'),
    ':': () => setDialog('command'),
    '+': () => free && plane?.zoomCentre(1.4),
    '-': () => free && plane?.zoomCentre(1 / 1.4),
    '0': () => free && plane?.fitAll(),
  };
  return actions[key.length === 1 ? key.toLowerCase() : ''];
}

/** First the held piece, then what is shown beside the board. */
function escape(event: KeyboardEvent, now: OpenGame, board: BoardRef, typing: boolean): void {
  if (typing) {
    board.current?.focus.take();
    return;
  }
  if (board.current?.cancel()) return event.preventDefault();
  if (now.player.questions.end().is === 'done') return event.preventDefault();
  if (panel.value === 'none' && now.player.hint.state.is === 'none') return;
  event.preventDefault();
  closeHint(now);
}

function stepTo({ player }: OpenGame, by: 1 | -1): void {
  const issue = settings.value.errors === 'off' ? undefined : player.check.step(by);
  if (issue) panel.value = 'check';
  else announceNow(gameSays(player.game, { code: 'play-check-good' }));
}

/** From the board to the pieces: the slot that the Tab key would reach. */
const enterShelf = (): void => document.querySelector<HTMLElement>('.shelf .slot[tabindex="0"]')?.focus();
