/** The open draft: its game, its contents, and how it is changed. */
import type { AnyGame, Edit } from 'edgewise';
import type { Draft, EditableGame } from 'edgewise/workshop';
import * as workshop from 'edgewise/workshop';
import { newGame, seen, type OpenGame } from '../game/open-game.ts';
import { engine } from '../shell/engine.ts';

export const editableGames = (): readonly EditableGame[] => engine().games.filter(workshop.isEditable);

/** The games that saved drafts are sessions of. */
export const gamesOfDrafts = (): readonly AnyGame[] => workshop.draftGames(engine().games);

/** The game whose puzzle is being made, by the id of its drafts. */
export const gameOfDraft = (id: string): EditableGame | undefined =>
  editableGames().find((game) => workshop.draftGame(game).id === id);

export interface Making {
  readonly game: EditableGame;
  readonly draft: Draft;
}

/** A component that reads it is rendered again with every edit. */
export function makingOf(now: OpenGame): Making {
  const { session } = seen(now, 'position');
  const game = gameOfDraft(session.game.id);
  if (!game) throw new Error(`${session.game.id} is no draft`);
  return { game, draft: session.state as Draft };
}

/** The line that the worker reads. */
export const draftText = ({ game, draft }: Making): string => workshop.formatDraft(game, draft);

/** Only the puzzle: what the number of solutions depends on. */
export const puzzleText = ({ game, draft }: Making): string =>
  game.native.format({ puzzle: draft.design.puzzle });

/** One step: one undo reverses all of them. */
export function playEdits(now: OpenGame, list: readonly Edit[], by: 'hand' | 'program' = 'hand'): boolean {
  return now.player.playMoves([list], by).is === 'done';
}

/** Edits that came as text. */
export function playEditText(now: OpenGame, text: string): boolean {
  const read = workshop.edits.parse(text);
  return read.ok && playEdits(now, read.value, 'program');
}

/** A text as the value of an edit: title, author, note. */
export const textEdit = (on: string, text: string): Edit => ({ on, to: workshop.encodeValue(text) });

export const newDraft = (game: EditableGame, draft: Draft): Promise<string> =>
  newGame(workshop.draftGame(game), { puzzle: draft });

/** In the size that most people start with. */
export function blankDraft(game: EditableGame): Draft {
  const { presets } = game.params;
  const middle = presets.find(({ dots }) => dots === 2) ?? presets[0];
  return workshop.draftOf(game.edit.blank(middle.params));
}
