/**
 * A draft in one line: `draft:<native line>;title=Two%20rivers;symmetry=half-turn;lock=c3`. The native line contains the
 * puzzle and the drawing, and the edits after it the rest.
 */
import { ok, type Result } from '../result.ts';
import { headingKeys } from '../text/heading.ts';
import { parseError } from '../text/text.ts';
import type { Edit, Note, Read } from '../vocabulary.ts';
import { applyEdit } from './apply-edit.ts';
import { draftOf, type Draft, type EditableGame } from './draft.ts';
import { encodeValue } from './edits.ts';

const HEAD = 'draft:';

/** Characters with a meaning here are encoded as in links. */
const escape = (text: string): string =>
  text.replace(/[%;|\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
const unescape = (text: string): string =>
  text.replace(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

export const isDraft = (text: string): boolean => text.startsWith(HEAD);

export function formatDraft(game: EditableGame, draft: Draft): string {
  const { design, heading, symmetry, locks, entered } = draft;
  const rest: readonly Edit[] = [
    ...headingKeys.flatMap((key) => (heading[key] ? [{ on: key, to: encodeValue(heading[key]) }] : [])),
    ...(symmetry === 'none' ? [] : [{ on: 'symmetry', to: symmetry }]),
    ...locks.map((to) => ({ on: 'lock', to })),
    ...entered.map((to) => ({ on: 'entered', to })),
  ];
  return [HEAD + escape(game.native.format(design)), ...rest.map(({ on, to }) => `${on}=${escape(to)}`)].join(
    ';',
  );
}

/** Undefined if the text is not a draft at all. */
export function readDraft(game: EditableGame, text: string): Read<Draft> | undefined {
  if (!isDraft(text)) return undefined;
  const [head, ...parts] = text.slice(HEAD.length).split(';');
  const read = game.native.parse(unescape(head));
  if (!read.ok) return read;
  const { puzzle, state } = read.value;
  let draft = draftOf({ puzzle, ...(state !== undefined && { state }) });
  let column = HEAD.length + head.length + 2;
  for (const part of parts) {
    const cut = part.indexOf('=');
    const edit = { on: part.slice(0, cut), to: unescape(part.slice(cut + 1)) };
    const next = cut > 0 && KEPT.has(edit.on) ? kept(game, draft, edit) : undefined;
    if (!next?.ok)
      return { ok: false, error: parseError('edit-malformed', 1, column, { given: part.slice(0, 40) }) };
    draft = next.value;
    column += part.length + 1;
  }
  return ok(draft);
}

/** A symmetry stays chosen while the board has another shape, so it is not checked here. */
const kept = (game: EditableGame, draft: Draft, edit: Edit): Result<Draft, Note> =>
  edit.on === 'symmetry' ? ok({ ...draft, symmetry: edit.to }) : applyEdit(game, draft, edit);

const KEPT = new Set<string>([...headingKeys, 'symmetry', 'lock', 'entered']);
