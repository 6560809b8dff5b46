/** What goes beyond one game, or needs the app's own words. */
import { words } from '../shell/words/index.ts';
import type { OpenGame } from './open-game.ts';

/** Checkpoints are numbered; games of earlier versions have whole names, and no number is given twice. */
export function setCheckpoint({ player }: OpenGame): void {
  const names = player.checkpoints.all.map(({ name }) => name);
  const nameOf = (index: number): string => names.find((name) => name.endsWith(` ${index}`)) ?? String(index);
  player.checkpoints.set(nameOf);
}

export const checkpointTitle = (name: string): string =>
  /^\d+$/.test(name) ? words.value.checkpointName(name) : name;
