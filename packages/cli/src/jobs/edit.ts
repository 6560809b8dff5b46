/** edit: a puzzle with something added, removed or rearranged; its heading stays with it. */
import { type ParseError, ready, say } from 'edgewise';
import {
  applyEdits,
  draftOf,
  edits,
  isEditable,
  publishedText,
  underHeading,
  withImages,
  type Draft,
  type EditableGame,
} from 'edgewise/workshop';
import type { Settings } from '../args/settings.ts';
import { cliText } from '../words/words.ts';
import { onPuzzle, type Outcome, type Refusal } from './answer.ts';
import type { Subject } from './read-item.ts';

export const editJob = onPuzzle((subject, settings) => ready(edited(subject, settings)));

function edited(subject: Subject, settings: Settings): Outcome | Refusal {
  const { game } = subject;
  const { language, set } = settings;
  const refused = (code: string, message: string): Refusal => ({ refused: { code, message } });
  if (!isEditable(game)) return refused('not-editable', cliText(language, 'not-editable', { game: game.id }));
  if (set === undefined) return refused('set-missing', cliText(language, 'set-missing'));
  const list = edits.parse(set.replaceAll(/(title|author|note)=([^,=]*)/g, encoded));
  if (!list.ok) return refused(list.error.code, whereIn(game, list.error, settings));
  const { puzzle, state } = subject.saved;
  const begun = draftOf({ puzzle, ...(state !== undefined && { state }) }, subject.heading);
  const draft = { ...begun, symmetry: settings.symmetry ?? 'none' };
  const known = game.edit.symmetries(draft.design);
  if (!known.includes(draft.symmetry)) {
    const note = { code: 'edit-symmetry', with: { given: draft.symmetry, known: known.join(', ') } };
    return refused(note.code, say(game.words, language, note));
  }
  const next = applyEdits(game, draft, withImages(game, draft, list.value));
  if (!next.ok) return refused(next.error.code, say(game.words, language, next.error));
  return outcomeOf(game, next.value);
}

/** Text typed in a shell may have spaces; a list of edits has none. */
const encoded = (_whole: string, key: string, text: string): string =>
  `${key}=${/%[0-9a-f]{2}/i.test(text) ? text : encodeURIComponent(text) || '-'}`;

const whereIn = (game: EditableGame, error: ParseError, { language }: Settings): string =>
  `--set, ${cliText(language, 'column', { column: error.column })}: ${say(game.words, language, error)}`;

/** With its drawing, if it came with one. */
function outcomeOf(game: EditableGame, draft: Draft): Outcome {
  const { design, heading } = draft;
  const text =
    design.state === undefined
      ? publishedText(game, draft)
      : underHeading(heading, game.native.format(design));
  const { title, author, note } = heading;
  return {
    fields: {
      puzzle: game.native.format(design),
      ...(title && { title }),
      ...(author && { author }),
      ...(note && { note }),
    },
    text,
  };
}
