/** Text that is not a puzzle is refused at once, with a message and a place; no text makes a reader throw. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languages, say } from '../../../words/words.ts';
import { examples } from '../examples.ts';
import { type Board, type BoardFormat, foreign, native } from './index.ts';
import { words } from '../words/index.ts';

const formats = [native, ...foreign];
const named = formats.map((format) => [format.id, format] as const);
const byId = (id: string): BoardFormat => formats.find((format) => format.id === id)!;

describe('bad input', () => {
  test.each([
    ['loopy', '5x5t18:y', 'tiling', 1, 4],
    ['loopy', '5x5t0:z', 'body-long', 1, 7],
    ['loopy', '5x5t0:x', 'body-short', 1, 8],
    ['loopy', '5x5t0:x5', 'clue', 1, 8],
    ['loopy', '5x5t0', 'expected', 1, 6],
    ['loopy', 'https://a.example/#5x5t18:y', 'tiling', 1, 23],
    ['loopy', '5x5t0dq:y', 'expected', 1, 6],
    ['loopy', '-5x5t0:y', 'size', 1, 1],
    ['loopy', '99999x99999t0:y', 'size', 1, 1],
    ['loopy', '5x5t0:x1\n5x5t0:x1', 'one-line', 2, 1],
    ['puzzle-loop', 'abcd', 'not-square', 1, 1],
    ['puzzle-loop', '1', 'size', 1, 1],
    ['puzzle-loop', 'a2a5', 'clue', 1, 4],
    ['puzzle-loop', '3x2:g', 'body-long', 1, 5],
    ['puzzlink', 'https://puzz.link/p?nurikabe/5/5/g', 'expected', 1, 21],
    ['puzzlink', 'slither/5', 'size', 1, 10],
    ['puzzlink', 'slither/-5/5/', 'size', 1, 9],
    ['puzzlink', 'slither/3/3/p', 'body-long', 1, 13],
    ['puzzlink', 'slither/3/3/n', 'body-short', 1, 14],
    ['puzzlink', 'slither/3/3/o1', 'body-long', 1, 14],
    ['puzzlink', 'slither/3/3/of', 'expected', 1, 14],
    ['pzpr', 'pzprv9\nslither\n2\n2\n', 'expected', 1, 1],
    ['pzpr', 'pzprv3\nnurikabe\n2\n2\n', 'expected', 2, 1],
    ['pzpr', 'pzprv3\nslither\n2\n99999\n', 'size', 4, 1],
    ['pzpr', 'pzprv3\nslither\n2\n2\n. . \n. 5 \n', 'clue', 6, 3],
    ['pzpr', 'pzprv3\nslither\n2\n2\n. . \n. \n', 'row-short', 6, 2],
    ['pzpr', 'pzprv3\nslither\n2\n2\n. . \n. . . \n', 'row-long', 6, 5],
    ['pzpr', 'pzprv3\nslither\n2\n2\n. . \n. . \n0 0 0 \n0 0 0 \n0 0 \n', 'rows-missing', 9, 5],
    ['pzpr', 'pzprv3\nslither\n2\n2\n. . \n. . \n0 0 2 \n', 'expected', 7, 5],
    ['janko', 'begin\npuzzle sudoku\nend', 'expected', 2, 8],
    ['janko', 'begin\npuzzle slitherlink\nproblem\n- -\n- -\nend', 'expected', 6, 4],
    ['janko', 'begin\nsize 2\nend', 'expected', 3, 4],
    ['janko', 'begin\nsize 2\nproblem\n- -\n- -\n- -\nend', 'rows-surplus', 6, 1],
    ['janko', 'begin\nsize 2\nproblem\n- -\nend', 'rows-missing', 4, 4],
    ['janko', 'begin\nsize 2\nproblem\n- -\n- 5\nend', 'clue', 5, 3],
    ['rows', '.1.\n..\n', 'row-short', 2, 3],
    ['rows', '.1.\n....\n', 'row-long', 2, 4],
    ['rows', '.1.\n.x.\n', 'expected', 2, 2],
    ['rows', '.1.\n.5.\n', 'clue', 2, 2],
    ['rows', '.1.', 'size', 1, 1],
    ['document', '1 2\n3', 'row-short', 2, 2],
    ['document', '1 2\n3 4', 'clue', 2, 3],
    ['document', '1 2\n3 x', 'expected', 2, 3],
    ['document', '1 2\n3 1 x', 'expected', 2, 5],
    ['document', '1 2\n\n3 1', 'row-short', 1, 4],
    ['document', '1', 'size', 1, 1],
  ])('%s refuses %j', (id, text, code, line, column) => {
    const read = byId(id).parse(text);
    expect(read).toMatchObject({ ok: false, error: { code, line, column } });
    if (!read.ok) expect(read.error.with).toMatchObject({ expected: expect.anything() as unknown });
  });

  const nasty: readonly string[] = [
    '',
    ' \r\n \n',
    '\u0000\u0001\u0002\uFFFD\u001b[31m'.repeat(50),
    '\uD800',
    '99999x99999t0:a',
    '-3x-3:a',
    '1e3x1e3:a',
    'slither/99999/99999/z',
    'slither/1e2/5/z',
    'pzprv3/slither/99999/99999/',
    'begin\nsize 99999\nproblem\nend',
    'begin\nrows -1\ncols 5\nproblem\n',
    '__proto__ constructor\ntoString valueOf',
  ];
  test.each(named)('%s survives what is no puzzle', (_id, format) => {
    for (const text of nasty) {
      const read = format.parse(text);
      expect(read.ok).toBe(false);
      if (!read.ok) expectSpoken(read.error);
    }
  });

  test.each(['1', ' ', 'z', '1 ', '.', '/', ':', '\n', 'slither/'])(
    '10 MB of %j are refused at once',
    (sign) => {
      const text = sign.repeat(10_000_000 / sign.length);
      for (const format of formats) {
        format.looksLike(text);
        expect(format.parse(text).ok).toBe(false);
      }
    },
  );

  test.each(['1 ', '/', '\n'])('just under the limit, %j does no harm either', (sign) => {
    const text = `1${sign.repeat(499_990 / sign.length)}`;
    for (const format of formats) expect(format.parse(text).ok).toBe(false);
  });
});

function expectSpoken(note: Parameters<typeof say>[2]): void {
  for (const language of languages) {
    expect(words[language]).toHaveProperty([note.code]);
    expect(say(words, language, note)).not.toMatch(/[{}]|undefined/);
  }
}

describe('fuzz', () => {
  const stable = (format: BoardFormat, text: string): void => {
    format.looksLike(text);
    const read = format.parse(text);
    if (!read.ok) return expectSpoken(read.error);
    const again = format.parse(format.format(read.value));
    expect(again.ok && again.value).toEqual(read.value);
  };

  const signs = fc.string({ unit: fc.constantFrom(...'0123459abegiz.-_?:/x tvf\n'.split('')) });
  const texts = [
    ...examples.map(({ text }) => text),
    'slitherlink:5x5:a2a2c2b22a3d0a3233a',
    'slitherlink:4x3v:.2b4a0c1a:LRaZaBbAb.IaRa:jI',
    'slitherlink:9x7:zz3j:zv',
    'slitherlink:2x2:0123',
  ];
  const boards = texts.map((text): Board => {
    const read = native.parse(text);
    if (!read.ok) throw new Error(`${text}: ${JSON.stringify(read.error)}`);
    return read.value;
  });
  const put = fc.oneof(signs, fc.string({ unit: 'binary', maxLength: 3 }));
  const mutated = fc
    .tuple(fc.constantFrom(...boards), fc.nat(), fc.nat({ max: 3 }), put)
    .map(([board, at, cut, more]) => (format: BoardFormat): string => {
      const text = format.format(board);
      const place = at % (text.length + 1);
      return text.slice(0, place) + more.slice(0, 3) + text.slice(place + cut);
    });

  test.each(named)('%s never throws and is stable', (_id, format) => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), signs), (text) => stable(format, text)),
      { numRuns: 300 },
    );
    fc.assert(
      fc.property(mutated, (mutate) => stable(format, mutate(format))),
      { numRuns: 150 },
    );
  });
});
