/**
 * Making a puzzle is a game of its own: the position is the draft, a move is a list of edits. So a session is the
 * log of a draft with one undo for everything, and a player gives it cursor, gestures, strokes, held pieces and
 * announcements: any screen that can play can also make.
 */
import { perObject } from '../cache.ts';
import { defineGame } from '../define-game.ts';
import type { AnyGame, Game } from '../game.ts';
import type { ParamRecord } from '../params/params.ts';
import { fail, ok, type Result } from '../result.ts';
import { parseError } from '../text/text.ts';
import type { Edit, Format, Gesture, Note, Saved } from '../vocabulary.ts';
import { applyEdits } from './apply.ts';
import { withImages } from './apply-edit.ts';
import { isEditable, type Draft, type EditableGame } from './draft.ts';
import { drawingGesture, drawingScene } from './drawing-scene.ts';
import { edits, encodeValue } from './edits.ts';
import { formatDraft, isDraft, readDraft } from './text.ts';

export type DraftGame = Game<ParamRecord, Draft, Draft, readonly Edit[]>;

/** Of every game that can be made by hand: what `restore` needs to read drafts back. */
export const draftGames = (games: readonly AnyGame[]): readonly AnyGame[] =>
  games.filter(isEditable).map((game) => draftGame(game) as unknown as AnyGame);

/** 'draft-slitherlink': in saved drafts, so never changed. */
export const draftGame = perObject((game: EditableGame): DraftGame =>
  defineGame<ParamRecord, Draft, Draft, readonly Edit[]>({
    id: `draft-${game.id}`,
    params: game.params,
    words: game.words,
    native: nativeOf(game),
    moves: edits,
    start: (begun) => begun,
    apply: (_begun, draft, list) => applyEdits(game, draft, list),
    interpret: (_begun, draft, gesture) => interpret(game, draft, gesture),
    check: (_begun, { design }) => {
      const done = game.edit.givens(design.puzzle).length;
      return { issues: [{ kind: 'todo', code: 'draft-open', at: [] }], progress: { done, of: done + 1 } };
    },
    views: ['givens', 'drawing'],
    scene: (_begun, { design }, options) =>
      options?.view === 'drawing' ? drawingScene(game, design, options) : game.edit.scene(design, options),
    sketch: (_begun, { design: { puzzle, state } }) => game.sketch(puzzle, state ?? game.start(puzzle)),
    meters: (_begun, { design }) => game.edit.meters(design),
    goal: () => ({ code: 'draft-goal' }),
    left: (_begun, { design }) => ({
      code: 'draft-left',
      with: { count: game.edit.givens(design.puzzle).length },
    }),
    plan: (_begun, _from, to) => [[{ on: 'paste', to: encodeValue(formatDraft(game, to)) }]],
  }),
);

/** An entry with its images, or at a place of the drawing a move there. */
function interpret(game: EditableGame, draft: Draft, gesture: Gesture): Result<readonly Edit[], Note> {
  const drawing = drawingGesture(gesture);
  if (!drawing) {
    const meant = game.edit.interpret(draft.design, gesture);
    return meant.ok ? ok(withImages(game, draft, meant.value)) : meant;
  }
  const { puzzle, state } = draft.design;
  const move = game.interpret(puzzle, state ?? game.start(puzzle), drawing);
  return move.ok ? ok([{ on: 'draw', to: game.moves.format(move.value) }]) : move;
}

/** `draft:…` as it began, and after a `|` as it is now. */
const nativeOf = (game: EditableGame): Format<Saved<Draft, Draft>> => ({
  id: 'native',
  oneLine: true,
  holds: 'everything',
  looksLike: isDraft,
  format: ({ puzzle, state }) =>
    [puzzle, ...(state ? [state] : [])].map((draft) => formatDraft(game, draft)).join('|'),
  parse(text) {
    const [first, second, extra] = text.split('|');
    const begun = readDraft(game, first);
    if (!begun) return fail(parseError('draft-expected', 1, 1));
    if (!begun.ok) return begun;
    const now = second === undefined ? undefined : readDraft(game, second);
    if (extra !== undefined || (second !== undefined && !now?.ok))
      return now && !now.ok ? now : fail(parseError('draft-expected', 1, first.length + 2));
    return ok({ puzzle: begun.value, ...(now?.ok && { state: now.value }) });
  },
});
