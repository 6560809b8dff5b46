/** A draft: the design, and what belongs to it but is not part of the puzzle: heading, symmetry, locks. */
import type { AnyGame, Editing } from '../game.ts';
import type { ParamRecord } from '../params/params.ts';
import type { Heading } from '../text/heading.ts';
import type { Saved } from '../vocabulary.ts';

export type Design = Saved<unknown, unknown>;
type AnyEditing = Editing<ParamRecord, unknown, unknown>;
export type EditableGame = AnyGame & { readonly edit: AnyEditing };

export const isEditable = (game: AnyGame): game is EditableGame => game.edit !== undefined;

export interface Draft {
  readonly design: Design;
  readonly heading: Heading;
  /** One of the symmetries of some board; if this board does not have it, entries have no images. */
  readonly symmetry: string;
  readonly locks: readonly string[]; // places
  readonly entered: readonly string[]; // places
}

export const draftOf = (design: Design, heading: Heading = {}): Draft => ({
  design,
  heading,
  symmetry: 'none',
  locks: [],
  entered: [],
});
