/** Reading a puzzle from any text: game and format are detected unless named. */
import type { AnyGame } from '../game.ts';
import type { Format, ParseError, Saved } from '../vocabulary.ts';
import { fail } from '../result.ts';
import { headingLine, readHeading, tidyHeading, type Heading } from '../text/heading.ts';
import { cleanText, linesOf, parseError, shifted } from '../text/text.ts';

interface ReadPuzzle {
  readonly game: AnyGame;
  readonly format: AnyFormat;
  readonly saved: Saved<unknown, unknown>;
}

export type AnyFormat = Format<Saved<unknown, unknown>>;

/** `game` is set when the error is in that game's words; otherwise it is in the common words. */
export type ReadResult =
  | { readonly ok: true; readonly value: ReadPuzzle; readonly warnings?: readonly ParseError[] }
  | { readonly ok: false; readonly error: ParseError; readonly game?: AnyGame };

/** What the caller knows already, by id. */
export interface ReadOptions {
  readonly game?: string | undefined;
  readonly format?: string | undefined;
}

interface Reader {
  readonly game: AnyGame;
  readonly format: AnyFormat;
}

/** The native format first. */
export const formatsOf = (game: AnyGame): readonly [AnyFormat, ...AnyFormat[]] => [
  game.native,
  ...game.foreign,
];

export const formatById = (game: AnyGame, id: string): AnyFormat | undefined =>
  formatsOf(game).find((each) => each.id === id);

/** One puzzle from a whole text. */
export function readAny(games: readonly AnyGame[], text: string, wanted: ReadOptions = {}): ReadResult {
  const clean = cleanText(text);
  if (!clean.ok) return clean;
  const readers = readersFor(games, wanted);
  return readers.ok ? readWith(readers.value, clean.value, wanted.format !== undefined) : readers;
}

interface ReadLine {
  readonly line: number; // from 1, in the whole input
  readonly read: ReadResult;
  /** What the comments before it say, where many lines are read. */
  readonly heading?: Heading;
  /** The name that `# collection:` gives to everything that follows. */
  readonly collection?: string;
}

/** One line of a file with one puzzle per line; undefined for blank lines and comments. */
export function readLine(
  games: readonly AnyGame[],
  text: string,
  line: number,
  wanted: ReadOptions = {},
): ReadLine | undefined {
  if (isBlankOrComment(text)) return undefined;
  const clean = cleanText(text);
  if (!clean.ok) return { line, read: moved(clean, line) };
  const readers = oneLineReaders(games, wanted);
  const read = readers.ok ? readWith(readers.value, clean.value, wanted.format !== undefined) : readers;
  return { line, read: moved(read, line) };
}

/** Many puzzles, one per line; lines are read as they arrive, so that the input can stream. */
export function* readMany(
  games: readonly AnyGame[],
  lines: Iterable<string>,
  wanted: ReadOptions = {},
): Generator<ReadLine, void, void> {
  let number = 0;
  let comments: string[] = [];
  let collection: string | undefined;
  for (const text of lines) {
    const found = readLine(games, text, ++number, wanted);
    const said = headingLine(text);
    if (said?.key === 'collection') collection ??= tidyHeading({ title: said.text }).title;
    else if (said) comments.push(text);
    if (!found) continue;
    yield {
      ...found,
      ...(comments.length && { heading: readHeading(comments) }),
      ...(collection !== undefined && { collection }),
    };
    comments = [];
  }
}

/** Does this first line, neither blank nor a comment, begin a file with one puzzle per line? */
export function startsMany(games: readonly AnyGame[], line: string, wanted: ReadOptions = {}): boolean {
  const readers = oneLineReaders(games, wanted);
  if (!readers.ok) return false;
  const text = line.replace(/^\uFEFF/, '').trim();
  return wanted.format !== undefined || readers.value.some((each) => each.format.looksLike(text));
}

/** Blank lines and lines that begin with # are between puzzles. */
export const isBlankOrComment = (line: string): boolean => /^\uFEFF?\s*(#|$)/.test(line);

type Readers =
  | { readonly ok: true; readonly value: readonly Reader[] }
  | { readonly ok: false; readonly error: ParseError };

/** Native formats before foreign ones: they are the strictest about what they recognise. */
function readersFor(games: readonly AnyGame[], wanted: ReadOptions): Readers {
  const chosen = wanted.game === undefined ? games : games.filter((each) => each.id === wanted.game);
  if (chosen.length === 0)
    return unknownName(
      'read-game',
      wanted.game,
      games.map((each) => each.id),
    );
  const all = [...chosen.map((game) => ({ game, format: game.native })), ...chosen.flatMap(foreignReaders)];
  const fitting = wanted.format === undefined ? all : all.filter((each) => each.format.id === wanted.format);
  if (fitting.length === 0)
    return unknownName(
      'read-format',
      wanted.format,
      all.map((each) => each.format.id),
    );
  return { ok: true, value: fitting };
}

function oneLineReaders(games: readonly AnyGame[], wanted: ReadOptions): Readers {
  const readers = readersFor(games, wanted);
  if (!readers.ok) return readers;
  const value = readers.value.filter((each) => each.format.oneLine);
  return value.length > 0 ? { ok: true, value } : fail(parseError('read-lines', 1, 1));
}

const foreignReaders = (game: AnyGame): readonly Reader[] =>
  game.foreign.map((format: AnyFormat) => ({ game, format }));

const unknownName = (code: string, given: string | undefined, known: readonly string[]): Readers =>
  fail(parseError(code, 1, 1, { given: given ?? '', known: [...new Set(known)].join(', ') }));

/** The first success wins; else the error of the first format that recognised the text. */
function readWith(readers: readonly Reader[], text: string, named: boolean): ReadResult {
  const whole = { text, line: 1, column: 1 };
  const [first, second] = contentLines(text);
  const only = second ? undefined : first; // a one-line format gets its line without what is around it
  const tries = readers.flatMap((reader) => {
    const part = reader.format.oneLine ? only : whole;
    return part ? [{ reader, part }] : [];
  });
  const likely = tries.filter(({ reader, part }) => reader.format.looksLike(part.text));
  let best: ReadResult | undefined;
  for (const { reader, part } of likely.length > 0 ? likely : named ? tries : []) {
    const read = readPart(reader, part);
    if (read.ok) return read;
    best ??= read;
  }
  return best ?? nothingFits(readers, text, first, second);
}

interface Part {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

function* contentLines(text: string): Generator<Part, void, void> {
  let number = 0;
  for (const line of linesOf(text)) {
    number++;
    if (!isBlankOrComment(line)) yield { text: line.trim(), line: number, column: 1 + line.search(/\S/) };
  }
}

function readPart({ game, format }: Reader, part: Part): ReadResult {
  const read = format.parse(part.text);
  if (!read.ok) return { ...fail(shifted(read.error, part.line, part.column)), game };
  const warnings = read.warnings?.map((each) => shifted(each, part.line, part.column));
  return { ok: true, value: { game, format, saved: read.value }, ...(warnings && { warnings }) };
}

function nothingFits(
  readers: readonly Reader[],
  text: string,
  first: Part | undefined,
  second: Part | undefined,
): ReadResult {
  const oneLiners = readers.filter((each) => each.format.oneLine);
  if (first && second && oneLiners.some((each) => each.format.looksLike(first.text))) {
    let count = 0;
    for (const _ of contentLines(text)) count++;
    return fail(parseError('read-several', second.line, 1, { count }));
  }
  const expected = readers.map(({ game, format }) => `${game.id} ${format.id}`).join(', ');
  return fail(parseError('read-unknown', 1, 1, { expected }));
}

function moved(read: ReadResult, line: number): ReadResult {
  if (!read.ok) return { ...read, error: shifted(read.error, line, 1) };
  if (!read.warnings) return read;
  return { ...read, warnings: read.warnings.map((each) => shifted(each, line, 1)) };
}
