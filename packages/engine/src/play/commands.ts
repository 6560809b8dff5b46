/** Carries out a typed command and says what came of it. */
import type { Label } from '../vocabulary.ts';
import type { Language } from '../words/words.ts';
import type { Outcome } from './change.ts';
import type { Player } from './player.ts';

export interface Reply {
  readonly outcome: Outcome;
  readonly labels: readonly Label[];
}

export function runCommand(_player: Player, _text: string, _language: Language): Reply {
  return { outcome: { is: 'nothing' }, labels: [] };
}
