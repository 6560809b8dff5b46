/** A move that the rules do not allow: said, heard and shown on what stands in its way. */
import { signal } from '@preact/signals';
import type { AnyGame, Note, Spot } from 'edgewise';
import { readerSays } from '../shell/words/index.ts';
import { chime } from '../shell/sound.ts';
import { notify } from '../shell/announce.ts';

/** The culprits of the last refusal. */
export const refused = signal<readonly Spot[]>([]);

export function refuse(game: AnyGame, note: Note): void {
  refused.value = note.at;
  chime('refused');
  notify(readerSays(game, note), 'wrong');
}
