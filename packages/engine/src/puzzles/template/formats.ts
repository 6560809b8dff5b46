/**
 * Texts. Native: `blank:1.2./+-.+/+-++` holds the numbers, then the marks, then the solution; what comes last may
 * be missing. Picture: the marks on one line, the numbers below. Moves: `3+`, `3-`, `3.`; lanterns count from 1.
 */
import type { Codec, Format, ParseError, Read, Saved } from '../../vocabulary.ts';
import { fail, ok } from '../../result.ts';
import { parseError } from '../../text/text.ts';
import { type Mark, maxLength, minLength, type Move, type Puzzle, start, type State } from './rules.ts';

type Game = Saved<Puzzle, State>;

const signs: Readonly<Record<Mark, string>> = { lit: '+', dark: '-', open: '.' };
const marksBySign: ReadonlyMap<string, Mark> = new Map([
  ['+', 'lit'],
  ['-', 'dark'],
  ['.', 'open'],
]);
const prefix = 'blank:';

export const native: Format<Game> = {
  id: 'native',
  oneLine: true,
  holds: 'everything',
  looksLike: (text) => text.startsWith(prefix),
  parse: parseNative,
  format: ({ puzzle, state, solution }) => {
    const parts = [
      formatClues(puzzle),
      state ? formatMarks(state) : '',
      solution ? formatMarks(solution) : '',
    ];
    return prefix + parts.join('/').replace(/\/+$/, '');
  },
};

export const picture: Format<Game> = {
  id: 'picture',
  oneLine: false,
  holds: 'state',
  looksLike: (text) => /^[-+.]+\n/.test(text),
  parse: parsePicture,
  format: ({ puzzle, state }) => `${formatMarks(state ?? start(puzzle))}\n${formatClues(puzzle)}\n`,
};

export const moves: Codec<Move> = {
  parse: (text) => {
    const [, number, sign] = /^([1-9]\d?)([-+.])$/.exec(text) ?? [];
    const mark = marksBySign.get(sign);
    return mark
      ? ok({ lantern: Number(number) - 1, mark })
      : fail(parseError('not-a-move', 1, 1, { given: text }));
  },
  format: (move) => `${move.lantern + 1}${signs[move.mark]}`,
};

const formatClues = (puzzle: Puzzle): string => puzzle.clues.map((clue) => clue ?? '.').join('');
const formatMarks = (state: State): string => state.map((mark) => signs[mark]).join('');

function parseNative(text: string): Read<Game> {
  if (!text.startsWith(prefix)) return fail(parseError('not-native', 1, 1));
  const [clues, ...rows] = text.slice(prefix.length).split('/');
  const puzzle = parseClues(clues, 1, prefix.length + 1);
  if (!puzzle.ok) return puzzle;
  const column = prefix.length + clues.length + 2;
  if (rows.length > 2) return fail(parseError('too-much', 1, column + rows[0].length + 1 + rows[1].length));
  const [state, solution] = [rows[0] ?? '', rows[1] ?? ''];
  const error =
    rowError(puzzle.value, state, 1, column) ??
    rowError(puzzle.value, solution, 1, column + state.length + 1);
  if (error) return fail(error);
  return ok({
    puzzle: puzzle.value,
    ...(state && { state: readMarks(state) }),
    ...(solution && { solution: readMarks(solution) }),
  });
}

function parsePicture(text: string): Read<Game> {
  const [row, clues = '', ...rest] = text.split('\n');
  const puzzle = parseClues(clues, 2, 1);
  if (!puzzle.ok) return puzzle;
  const error = row === '' ? wrongLength(puzzle.value, row, 1, 1) : rowError(puzzle.value, row, 1, 1);
  if (error) return fail(error);
  const extra = rest.findIndex((line) => line !== '');
  return extra < 0
    ? ok({ puzzle: puzzle.value, state: readMarks(row) })
    : fail(parseError('too-much', extra + 3, 1));
}

function parseClues(text: string, line: number, column: number): Read<Puzzle> {
  const odd = text.search(/[^0-3.]/);
  if (odd >= 0) return fail(parseError('not-a-clue', line, column + odd, { given: text[odd] }));
  if (text.length < minLength || text.length > maxLength)
    return fail(parseError('length', line, column, { given: text.length, min: minLength, max: maxLength }));
  return ok({ clues: Array.from(text, (each) => (each === '.' ? undefined : Number(each))) });
}

/** An empty row is one that was not given. */
function rowError(puzzle: Puzzle, text: string, line: number, column: number): ParseError | undefined {
  const odd = text.search(/[^-+.]/);
  if (odd >= 0) return parseError('not-a-mark', line, column + odd, { given: text[odd] });
  return text === '' || text.length === puzzle.clues.length
    ? undefined
    : wrongLength(puzzle, text, line, column);
}

const wrongLength = (puzzle: Puzzle, text: string, line: number, column: number): ParseError =>
  parseError('row-length', line, column, { given: text.length, expected: puzzle.clues.length });

const readMarks = (text: string): State => Array.from(text, (sign) => marksBySign.get(sign) ?? 'open');
