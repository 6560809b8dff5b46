/** What the views of a player receive: the outcome of an act, and which parts have changed. */
import type { Note } from '../vocabulary.ts';
import type { Announcement } from './announce.ts';

/** `asks`: only for hints: the view now runs `hintTask` and passes its answer to `showHint`. */
export type Outcome =
  | { readonly is: 'done' }
  | { readonly is: 'nothing' }
  | { readonly is: 'refused'; readonly note: Note }
  | { readonly is: 'asks' };

export const DONE: Outcome = { is: 'done' };
export const NOTHING: Outcome = { is: 'nothing' };
export const refused = (note: Note): Outcome => ({ is: 'refused', note });

/**
 * `position`: the board, its report, undo and redo. `log`: lines to save (also after a hint was counted).
 * `answer`: what the last action of the game has highlighted.
 * `question`: the place whose pieces are shown. `path`: the highlighted line through a piece.
 */
export type ChangedPart =
  | 'position'
  | 'log'
  | 'cursor'
  | 'held'
  | 'hint'
  | 'check'
  | 'checkpoints'
  | 'refusal'
  | 'question'
  | 'path'
  | 'settings'
  | 'solvability'
  | 'answer';

export interface Change {
  readonly parts: ReadonlySet<ChangedPart>;
  readonly said: readonly Announcement[];
}
