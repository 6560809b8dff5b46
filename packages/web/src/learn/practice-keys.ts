/** Keys of the practice screen: the play keys that one move needs, C to check, N for the next position. */
import { inputMode } from '../game/input-mode.ts';
import { hasShelf } from '../game/open-game.ts';
import type { BoardRef } from '../input/board-handle.ts';
import { pieceLetter } from '../input/piece-letters.ts';
import { settings } from '../shell/settings.ts';
import { checkAnswer, type Practice } from './practice.ts';

export function practiceKeys(
  event: KeyboardEvent,
  practice: Practice,
  board: BoardRef,
  onNext: () => void,
): void {
  inputMode.value = 'keys';
  if (event.defaultPrevented || event.altKey) return;
  const action = actionOf(event, practice, board, onNext);
  if (!action) return;
  event.preventDefault();
  action();
}

function actionOf(
  { key, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
  practice: Practice,
  board: BoardRef,
  onNext: () => void,
): (() => void) | undefined {
  const { now } = practice;
  const { player } = now;
  const letter = key.toLowerCase();
  if (ctrlKey || metaKey) {
    if (letter === 'z') return () => void (shiftKey ? player.redo() : player.undo());
    return letter === 'y' ? () => void player.redo() : undefined;
  }
  if (key === 'Escape') return board.current?.cancel() ? () => {} : () => player.hint.close();
  if (settings.value.letters === 'off') return undefined;
  if (letter === 'c') return () => void checkAnswer(practice);
  if (letter === 'n' && practice.stage.value.is === 'done') return onNext;
  if (letter === 'u') return () => void player.undo();
  if (player.hint.links.length && (key === '.' || key === ','))
    return () => void player.hint.stepLink(key === '.' ? 1 : -1);
  const focus = board.current?.focus;
  const cursor = focus?.inside ? player.cursor.spot : undefined;
  return hasShelf(now) && pieceLetter(now, key, cursor) ? () => {} : undefined;
}
