/** `lanterns:1.2./+-.+/+-++`: the numbers, then the marks, then the solution; what comes last may be missing. */
import { fail, ok } from '../../../result.ts';
import { parseError } from '../../../text/text.ts';
import type { Format, ParseError, Read, Saved } from '../../../vocabulary.ts';
import { MAX_LENGTH, MIN_LENGTH } from '../params.ts';
import { markOf, signOf } from '../rules/moves.ts';
import type { Puzzle, State } from '../rules/rules.ts';

const PREFIX = 'lanterns:';

export const native: Format<Saved<Puzzle, State>> = {
  id: 'native',
  oneLine: true,
  holds: 'everything',
  looksLike: (text) => text.startsWith(PREFIX),
  parse,
  format: ({ puzzle, state = [], solution = [] }) => {
    const clues = puzzle.clues.map((clue) => clue ?? '.').join('');
    const rows = [state, solution].map((row) => row.map(signOf).join(''));
    return PREFIX + [clues, ...rows].join('/').replace(/\/+$/, '');
  },
};

function parse(text: string): Read<Saved<Puzzle, State>> {
  if (!text.startsWith(PREFIX)) return fail(parseError('not-native', 1, 1));
  const [clues, ...rows] = text.slice(PREFIX.length).split('/');
  const [state = '', solution = '', extra] = rows;
  const first = PREFIX.length + 1;
  const second = first + clues.length + 1;
  const error =
    clueError(clues, first) ??
    rowError(clues, state, second) ??
    rowError(clues, solution, second + state.length + 1) ??
    (extra === undefined ? undefined : parseError('too-much', 1, text.length - extra.length + 1));
  if (error) return fail(error);
  return ok({
    puzzle: { clues: Array.from(clues, (each) => (each === '.' ? undefined : Number(each))) },
    ...(state && { state: Array.from(state, markOf) }),
    ...(solution && { solution: Array.from(solution, markOf) }),
  });
}

function clueError(text: string, column: number): ParseError | undefined {
  const odd = text.search(/[^0-3.]/);
  if (odd >= 0) return parseError('not-a-clue', 1, column + odd, { given: text[odd] });
  const { length } = text;
  return length < MIN_LENGTH || length > MAX_LENGTH
    ? parseError('length', 1, column, { given: length, min: MIN_LENGTH, max: MAX_LENGTH })
    : undefined;
}

/** An empty row counts as not given. */
function rowError(clues: string, text: string, column: number): ParseError | undefined {
  const odd = text.search(/[^-+.]/);
  if (odd >= 0) return parseError('not-a-mark', 1, column + odd, { given: text[odd] });
  return text === '' || text.length === clues.length
    ? undefined
    : parseError('row-length', 1, column, { given: text.length, expected: clues.length });
}
