/** One item of the input as a puzzle: in any format of any game, or a saved game at its last position. */
import {
  type AnyGame,
  type Heading,
  type ParseError,
  type Saved,
  readAny,
  readHeading,
  readLine,
  type AnyFormat,
  type ReadResult,
  looksLikeSession,
  restore,
  type Restored,
  shifted,
} from 'edgewise';
import type { Settings } from '../args/settings.ts';
import type { Item } from './answer.ts';

export interface Subject {
  readonly game: AnyGame;
  readonly format: AnyFormat;
  readonly saved: Saved<unknown, unknown>;
  readonly past: readonly unknown[]; // earlier states, oldest first
  readonly headed: boolean; // one of many: say which one
  readonly line: number;
  readonly heading: Heading;
}

export type ReadSubject =
  | { readonly ok: true; readonly value: Subject; readonly warnings?: readonly ParseError[] | undefined }
  | { readonly ok: false; readonly error: ParseError; readonly game?: AnyGame | undefined };

export function readItem(
  games: readonly AnyGame[],
  item: Item,
  { game, format }: Pick<Settings, 'game' | 'format'>,
): ReadSubject {
  const { text, line, whole } = item;
  if (whole && format === undefined && looksLikeSession(text)) return fromSession(restore(games, text));
  const options = { game, format };
  if (!whole) return fromRead(readLine(games, text, line, options)?.read ?? readAny(games, ''), item, 1);
  return fromRead(readAny(games, text, options), item, line);
}

/** Positions in a part of a file are reported as positions in the file. */
function fromRead(read: ReadResult, { line, whole, text, heading }: Item, from: number): ReadSubject {
  const placed = (error: ParseError): ParseError => shifted(error, from, 1);
  if (!read.ok) return { ...read, error: placed(read.error) };
  const value = {
    ...read.value,
    past: [],
    headed: !whole || line > 1,
    line,
    heading: heading ?? readHeading(text.split('\n')),
  };
  return { ok: true, value, warnings: read.warnings?.map(placed) };
}

function fromSession(restored: Restored): ReadSubject {
  if (!restored.ok) return restored;
  const session = restored.value;
  const saved = { ...session.saved, state: session.state };
  const value = {
    game: session.game,
    format: session.game.native,
    saved,
    past: session.past(),
    headed: false,
    line: 1,
    heading: {},
  };
  return { ok: true, value, warnings: restored.warnings };
}

export const stateOf = ({ game, saved }: Subject): unknown => saved.state ?? game.start(saved.puzzle);
