/** The card that is open beside the board. */
import { signal } from '@preact/signals';
import type { OpenGame } from './open-game.ts';

export type Panel = 'none' | 'hint' | 'check' | 'checkpoints';

export const panel = signal<Panel>('none');

/** Two cards are never open at once: the check ends with its card. */
export function showPanel({ player }: OpenGame, which: Panel): void {
  if (which === 'check') player.check.open();
  else player.check.close();
  panel.value = which;
}

export const togglePanel = (now: OpenGame, which: Panel): void =>
  showPanel(now, panel.value === which ? 'none' : which);
