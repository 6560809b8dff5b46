/** What a screen asks while something is entered: a text typed at a spot, the choices there, the locks. */
import type { EditChoice } from '../game.ts';
import { ok, type Result } from '../result.ts';
import type { Edit, Note, Spot } from '../vocabulary.ts';
import { withImages } from './apply-edit.ts';
import type { Draft, EditableGame } from './draft.ts';

/** A key at the cursor, or a longer text in a field: '3', '?', 'AAB', and '' to remove. */
export function typed(
  game: EditableGame,
  draft: Draft,
  at: Spot,
  text: string,
): Result<readonly Edit[], Note> {
  const meant = game.edit.type(draft.design, at, text);
  return meant.ok ? ok(withImages(game, draft, meant.value)) : meant;
}

/** What could be given at a spot, each with its images. */
export const choicesAt = (game: EditableGame, draft: Draft, at: Spot): readonly EditChoice[] =>
  game.edit
    .palette(draft.design, at)
    .map((choice) => ({ ...choice, edits: withImages(game, draft, choice.edits) }));

/** Locks what is given at a spot, or unlocks it; undefined where nothing can be. */
export function toggleLock(game: EditableGame, draft: Draft, at: Spot): readonly Edit[] | undefined {
  const place = game.edit.placeOf(draft.design, at);
  if (place === undefined) return undefined;
  return [{ on: draft.locks.includes(place) ? 'unlock' : 'lock', to: place }];
}

export const spotsOf = (game: EditableGame, { design }: Draft, places: readonly string[]): readonly Spot[] =>
  places.flatMap((place) => game.edit.spotOf(design, place) ?? []);
