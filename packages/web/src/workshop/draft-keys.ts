/** Keys on the draft screen: what is typed is written at the cursor; keys that mean nothing there may be commands. */
import type { OpenGame } from '../game/open-game.ts';
import { inputMode } from '../game/input-mode.ts';
import type { BoardRef } from '../input/board-handle.ts';
import { settings } from '../shell/settings.ts';
import { lockAt, takesKey, typeAt } from './entry.ts';
import { tryOut } from './trial.ts';

export function draftKeys(event: KeyboardEvent, now: OpenGame, board: BoardRef): void {
  inputMode.value = 'keys';
  if (event.defaultPrevented || event.altKey || document.querySelector('dialog[open]')) return;
  if (event.target instanceof HTMLElement && event.target.closest('input, textarea, select')) return;
  const action =
    event.ctrlKey || event.metaKey ? history(event, now) : (entry(event, now, board) ?? letter(event, now));
  if (!action) return;
  event.preventDefault();
  action();
}

function history({ key, shiftKey }: KeyboardEvent, { player }: OpenGame): (() => void) | undefined {
  const small = key.toLowerCase();
  if (small === 'z') return () => void (shiftKey ? player.redo() : player.undo());
  return small === 'y' ? () => void player.redo() : undefined;
}

/** On the board a key writes, if it means anything there. */
function entry({ key }: KeyboardEvent, now: OpenGame, board: BoardRef): (() => void) | undefined {
  const { spot } = now.player.cursor;
  if (key.length !== 1 || key === ' ' || !board.current?.focus.inside) return undefined;
  return takesKey(now, spot, key) ? () => void typeAt(now, spot, key) : undefined;
}

function letter({ key }: KeyboardEvent, now: OpenGame): (() => void) | undefined {
  if (settings.value.letters === 'off') return undefined;
  const actions: Readonly<Record<string, () => void>> = {
    e: () => void tryOut(now),
    l: () => void lockAt(now, now.player.cursor.spot),
    u: () => void now.player.undo(),
  };
  return actions[key.toLowerCase()];
}
