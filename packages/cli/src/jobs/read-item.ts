/** One item of the input as a puzzle: in any format of any game, or a saved game at its last position. */
import { games } from 'edgewise';
import type { AnyGame, ParseError, Saved } from 'edgewise';
import { readAny, readLine, type AnyFormat, type ReadResult } from 'edgewise/read/read';
import { looksLikeSession, restore, type Restored } from 'edgewise/session/text';
import type { Item } from './answer.ts';
import type { Settings } from '../args/settings.ts';

export interface Subject {
  readonly game: AnyGame;
  readonly format: AnyFormat;
  readonly saved: Saved<unknown, unknown>;
  readonly past: readonly unknown[]; // earlier states, oldest first
  readonly headed: boolean; // one of many: say which
  readonly line: number;
}

export type ReadSubject =
  | { readonly ok: true; readonly value: Subject; readonly warnings?: readonly ParseError[] | undefined }
  | { readonly ok: false; readonly error: ParseError; readonly game?: AnyGame | undefined };

export function readItem(item: Item, { game, format }: Settings): ReadSubject {
  if (item.whole && format === undefined && looksLikeSession(item.text))
    return fromSession(restore(games, item.text));
  const wanted = { game, format };
  const found = item.whole
    ? readAny(games, item.text, wanted)
    : readLine(games, item.text, item.line, wanted)?.read;
  return fromFound(found ?? readAny(games, ''), item);
}

function fromFound(found: ReadResult, { line, whole }: Item): ReadSubject {
  if (!found.ok) return found;
  return { ok: true, value: { ...found.value, past: [], headed: !whole, line }, warnings: found.warnings };
}

function fromSession(restored: Restored): ReadSubject {
  if (!restored.ok) return restored;
  const session = restored.value;
  const saved = { ...session.saved, state: session.state as unknown };
  const value = {
    game: session.game,
    format: session.game.native,
    saved,
    past: session.past(),
    headed: false,
    line: 1,
  };
  return { ok: true, value, warnings: restored.warnings };
}

export const stateOf = ({ game, saved }: Subject): unknown => saved.state ?? game.start(saved.puzzle);
