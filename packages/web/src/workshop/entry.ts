/** What can be entered at a place: a text, or a lock. */
import { toggleLock, typed } from 'edgewise/workshop';
import type { OpenGame } from '../game/open-game.ts';
import { notify } from '../shell/announce.ts';
import { readerSays } from '../shell/words/index.ts';
import { makingOf, playEdits } from './draft.ts';

/** `nothing`: the text means nothing there, so a key may mean something else. */
export function typeAt(now: OpenGame, spot: string, text: string): 'done' | 'refused' | 'nothing' {
  const { game, draft } = makingOf(now);
  const meant = typed(game, draft, spot, text);
  if (meant.ok) return playEdits(now, meant.value) ? 'done' : 'refused';
  if (meant.error.code === 'nothing-here') return 'nothing';
  notify(readerSays(game, meant.error), 'wrong');
  return 'refused';
}

/** Would a key write something here? */
export function takesKey(now: OpenGame, spot: string, key: string): boolean {
  const { game, draft } = makingOf(now);
  return typed(game, draft, spot, key).ok;
}

export function lockAt(now: OpenGame, spot: string): boolean {
  const { game, draft } = makingOf(now);
  const edits = toggleLock(game, draft, spot);
  return edits !== undefined && playEdits(now, edits);
}
