/**
 * What edits do to a draft. These keys are the same in every game, and all others are the game's own:
 *
 *     title=… author=… note=…     encoded as in links; `-` removes
 *     symmetry=half-turn          every entry is made at its images too
 *     lock=c3  unlock=c3          a given that nothing may change
 *     draw=12y13y  draw=-         a move in the drawing of the solution, in the game's own text; no drawing
 *     entered=c3                  (in saved drafts) this was set by hand, so filling the rest leaves it
 *     paste=…                     another puzzle, or a whole draft, in place of this one: paste.ts
 */
import { fail, ok, type Result } from '../result.ts';
import { cleanHeadingText, HEADING_LIMITS, headingKeys, type HeadingKey } from '../text/heading.ts';
import type { Edit, Lookup, Note } from '../vocabulary.ts';
import type { Draft, EditableGame } from './draft.ts';
import { decodeValue } from './edits.ts';

type Apply = (game: EditableGame, draft: Draft, edit: Edit) => Result<Draft, Note>;

const GENERAL: Lookup<Apply> = {
  ...Object.fromEntries(headingKeys.map((key) => [key, applyHeading])),
  symmetry: applySymmetry,
  lock: (game, draft, edit) => applyMark(game, draft, edit, 'locks', true),
  unlock: (game, draft, edit) => applyMark(game, draft, edit, 'locks', false),
  entered: (game, draft, edit) => applyMark(game, draft, edit, 'entered', true),
  draw: applyDrawing,
};

export function applyEdit(game: EditableGame, draft: Draft, edit: Edit): Result<Draft, Note> {
  const general = Object.hasOwn(GENERAL, edit.on) ? GENERAL[edit.on] : undefined;
  return general ? general(game, draft, edit) : applyDesign(game, draft, edit);
}

function applyHeading(_game: EditableGame, draft: Draft, { on, to }: Edit): Result<Draft, Note> {
  const key = on as HeadingKey;
  const text = decodeValue(to);
  const clean = text === undefined ? undefined : cleanHeadingText(key, text);
  if (clean === undefined)
    return fail({ code: 'edit-heading-long', at: [], with: { on, limit: HEADING_LIMITS[key] } });
  const { [key]: _old, ...rest } = draft.heading;
  return ok({ ...draft, heading: clean ? { ...rest, [key]: clean } : rest });
}

function applySymmetry(game: EditableGame, draft: Draft, { to }: Edit): Result<Draft, Note> {
  const known = game.edit.symmetries(draft.design);
  if (known.includes(to)) return ok({ ...draft, symmetry: to });
  return fail({ code: 'edit-symmetry', at: [], with: { given: to, known: known.join(', ') } });
}

function applyMark(
  game: EditableGame,
  draft: Draft,
  { on, to }: Edit,
  key: 'locks' | 'entered',
  isOn: boolean,
): Result<Draft, Note> {
  if (game.edit.spotOf(draft.design, to) === undefined)
    return fail({ code: 'edit-no-place', at: [], with: { on, given: to } });
  const others = draft[key].filter((place) => place !== to);
  return ok({ ...draft, [key]: isOn ? [...others, to] : others });
}

function applyDrawing(game: EditableGame, draft: Draft, { to }: Edit): Result<Draft, Note> {
  const { puzzle, state } = draft.design;
  if (to === '-') return ok({ ...draft, design: { puzzle } });
  const move = game.moves.parse(to);
  if (!move.ok) return fail({ code: move.error.code, at: [], with: move.error.with ?? {} });
  const next = game.apply(puzzle, state ?? game.start(puzzle), move.value);
  return next.ok ? ok({ ...draft, design: { puzzle, state: next.value } }) : next;
}

function applyDesign(game: EditableGame, draft: Draft, edit: Edit): Result<Draft, Note> {
  const spot = game.edit.spotOf(draft.design, edit.on);
  if (spot !== undefined && draft.locks.includes(edit.on))
    return fail({ code: 'edit-locked', at: [spot], with: { on: edit.on } });
  const next = game.edit.apply(draft.design, edit);
  if (!next.ok) return next;
  const carried = (places: readonly string[]): string[] =>
    places.flatMap((place) => game.edit.carry(draft.design, edit, place) ?? []);
  const entered = carried(draft.entered).filter((place) => place !== edit.on);
  return ok({
    ...draft,
    design: next.value,
    locks: carried(draft.locks),
    entered: spot === undefined || edit.to === '-' ? entered : [...entered, edit.on],
  });
}

/**
 * Edits with their images. An image that already has a given keeps it: a symmetric layout has clues in the
 * same places, not the same clues; removing removes all of them.
 */
export function withImages(game: EditableGame, draft: Draft, list: readonly Edit[]): readonly Edit[] {
  if (draft.symmetry === 'none') return list;
  const given = new Set(game.edit.givens(draft.design.puzzle).map(({ on }) => on));
  const asked = new Set(list.map(({ on }) => on));
  const found = new Map<string, Edit>();
  for (const edit of list)
    for (const image of game.edit.mirror(draft.design, edit, draft.symmetry)) {
      const isOwn = image.on === edit.on;
      if (!isOwn && (asked.has(image.on) || draft.locks.includes(image.on))) continue;
      if (isOwn || edit.to === '-' || !given.has(image.on)) found.set(image.on, image);
    }
  return [...found.values()];
}
