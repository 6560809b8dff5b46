/** Edits one after another, a pasted puzzle or draft among them: all are applied or, if one is refused, none. */
import { fail, ok, type Result } from '../result.ts';
import { readHeading } from '../text/heading.ts';
import type { Edit, Note } from '../vocabulary.ts';
import { applyEdit } from './apply-edit.ts';
import { draftOf, type Draft, type EditableGame } from './draft.ts';
import { decodeValue } from './edits.ts';
import { readDraft } from './text.ts';

export function applyEdits(game: EditableGame, draft: Draft, list: readonly Edit[]): Result<Draft, Note> {
  let next = draft;
  for (const edit of list) {
    const result = edit.on === 'paste' ? applyPaste(game, next, edit) : applyEdit(game, next, edit);
    if (!result.ok) return result;
    next = result.value;
  }
  return ok(next);
}

function applyPaste(game: EditableGame, draft: Draft, { to }: Edit): Result<Draft, Note> {
  const text = decodeValue(to) ?? '';
  const whole = readDraft(game, text);
  if (whole) return whole.ok ? whole : fail(whole.error);
  const lines = text.split('\n');
  const content = lines.filter((line) => !/^\s*(#|$)/.test(line));
  const read = game.native.parse(content.join('\n'));
  if (!read.ok) return fail(read.error);
  const { puzzle, state, solution } = read.value;
  const drawing = state ?? solution;
  return ok({
    ...draftOf({ puzzle, ...(drawing !== undefined && { state: drawing }) }, readHeading(lines)),
    symmetry: draft.symmetry,
  });
}
