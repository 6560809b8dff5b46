/** The contents of a saved draft, for the list of drafts and for sharing its puzzle. */
import { readDraft, type Draft, type EditableGame } from 'edgewise/workshop';
import type { GameRecord } from '../game/store/records.ts';
import { gameOfDraft } from './draft.ts';

export interface KeptDraft {
  readonly game: EditableGame;
  readonly draft: Draft;
}

export function keptDraft(record: GameRecord): KeptDraft | undefined {
  const game = gameOfDraft(record.game);
  const read = game && readDraft(game, record.now.split('|').at(-1) ?? '');
  return game && read?.ok ? { game, draft: read.value } : undefined;
}

export function draftedIn(
  record: GameRecord,
): { readonly game: string; readonly puzzle: string; readonly title: string } | undefined {
  const kept = keptDraft(record);
  if (!kept) return undefined;
  const { game, draft } = kept;
  return {
    game: game.id,
    puzzle: game.native.format({ puzzle: draft.design.puzzle }),
    title: draft.heading.title ?? '',
  };
}
