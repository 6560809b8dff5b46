/** What goes beyond one game, or needs the app's own words. */
import { signal } from '@preact/signals';
import { announceNow } from '../shell/announce.ts';
import { go } from '../shell/route.ts';
import { words } from '../shell/words/index.ts';
import type { OpenGame } from './open-game.ts';

/** The game that undo came back from: redo leads there again, until something else is played. */
export const forward = signal<{ readonly from: string; readonly to: string } | undefined>(undefined);

/** At the beginning of a game, undo goes on into the game before it. */
export function undo({ id, player, session, ownedHere, record }: OpenGame): void {
  if (session.canUndo || !ownedHere.value || record.before === undefined) return void player.undo();
  forward.value = { from: record.before, to: id };
  go({ at: 'play', id: record.before });
  announceNow(words.value.earlierGame);
}

export function redo({ id, player, session }: OpenGame): void {
  if (!session.canRedo && forward.value?.from === id) go({ at: 'play', id: forward.value.to });
  else player.redo();
}

/** Checkpoints are numbered; games of earlier versions have whole names, and no number is given twice. */
export function setCheckpoint({ player }: OpenGame): void {
  const named = new Set(player.checkpoints.all.map(({ name }) => name));
  const nameOf = (index: number): string => {
    const whole = words.value.checkpointName(String(index));
    return named.has(whole) ? whole : String(index);
  };
  player.checkpoints.set(nameOf);
}

export const checkpointTitle = (name: string): string =>
  /^\d+$/.test(name) ? words.value.checkpointName(name) : name;
