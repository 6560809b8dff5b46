/** A game that is paused: the clock stands still and the board is out of sight. */
import { signal } from '@preact/signals';
import type { OpenGame } from './open-game.ts';

export const paused = signal(false);

export function setPaused({ player }: OpenGame, on: boolean): void {
  paused.value = on;
  player.clock.hide(on);
}
