/** Every format: known texts, round trips, detection, and agreement with puzz.link's own engine. */
import * as fc from 'fast-check';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import type { Read } from '../../../vocabulary.ts';
import { type Board, type BoardFormat, foreign, native } from './index.ts';
import { meshOf, type Puzzle, type State } from '../rules/rules.ts';

const formats = [native, ...foreign];
const byId = (id: string): BoardFormat => formats.find((format) => format.id === id)!;
const value = (read: Read<Board>): Board => {
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};
const nativeOf = (id: string, text: string): string => native.format(value(byId(id).parse(text)));
const detected = (text: string): string | undefined =>
  formats.find((format) => format.looksLike(text) && format.parse(text).ok)?.id;

/** Without a name, the text is detected as a format that reads the same puzzle from it. */
const expectFound = (text: string, board: Board): void =>
  expect(value(byId(detected(text) ?? '').parse(text)).puzzle).toEqual(board.puzzle);

/** Sides short enough for hundreds of boards, with the odd long run. */
const shapes = fc.record({ width: fc.integer({ min: 2, max: 8 }), height: fc.integer({ min: 2, max: 8 }) });

const boards = (limits: { clues: readonly number[]; rules: readonly Puzzle['rule'][]; square?: boolean }) =>
  shapes.chain(({ width, height: given }) => {
    const height = limits.square ? width : given;
    const clue = fc.oneof(
      { weight: 3, arbitrary: fc.constant(-1) },
      { weight: 2, arbitrary: fc.constantFrom(...limits.clues) },
    );
    const cells = { minLength: width * height, maxLength: width * height };
    const { edgeCount, faceCount } = meshOf({ width, height, clues: [], rule: 'loop' });
    const marks = (count: number) =>
      fc.array(fc.integer({ min: 0, max: 2 }), { minLength: count, maxLength: count });
    const state = fc
      .record({ edges: marks(edgeCount), cells: marks(faceCount) })
      .map(({ edges, cells: colours }): State => ({
        edges: Uint8Array.from(edges),
        cells: Uint8Array.from(colours),
      }));
    return fc.record({
      puzzle: fc
        .tuple(fc.array(clue, cells), fc.constantFrom(...limits.rules))
        .map(([clues, rule]): Puzzle => ({ width, height, clues: Int8Array.from(clues), rule })),
      state,
      solution: state,
    });
  });

const anything = boards({ clues: [-2, 0, 1, 2, 3, 4], rules: ['loop', 'every-dot'] });

describe('native', () => {
  test('loses nothing, in characters that a fragment may contain', () => {
    fc.assert(
      fc.property(anything, fc.boolean(), fc.boolean(), (full, withState, withSolution) => {
        const { puzzle, state, solution } = full;
        const board = { puzzle, ...(withState && { state }), ...(withSolution && { solution }) };
        const text = native.format(board);
        expect(text).toMatch(/^slitherlink:[A-Za-z0-9:._~-]*$/);
        expect(native.parse(text)).toEqual({ ok: true, value: board });
      }),
      { numRuns: 200 },
    );
  });

  test.each([
    ['slitherlink:5x5:a2a2c2b22a3d0a3233a', '5x5t0:a2a2c2b22a3d0a3233a'],
    ['slitherlink:3x2v:.4d', undefined],
    ['slitherlink:3x3:4g4:MIcCAD', '3x3t0:4g4'],
    ['slitherlink:3x3:4g4::MIcCAD', '3x3t0:4g4'],
    ['slitherlink:3x3:4g4:MIcCAD.AaZ', '3x3t0:4g4'],
  ])('golden text %s', (text, id) => {
    expect(native.format(value(native.parse(text)))).toBe(text);
    const board = value(native.parse(text));
    const loopy = byId('loopy');
    if (id) expect(loopy.format(board)).toBe(id);
    else expect(loopy.refuses?.(board)).toBeDefined();
  });

  test.each([
    ['slitherlink:3x3:i:g', 'marks-short', 20],
    ['slitherlink:3x3:i:i', 'marks-long', 19],
    ['slitherlink:2x2:d:d.aZ', 'marks-long', 23],
    ['slitherlink:3x3:i:h!', 'expected', 20],
    ['slitherlink:3x3:h', 'body-short', 18],
    ['slitherlink:3x3:j', 'body-long', 17],
    ['slitherlink:3x3:5h', 'clue', 17],
    ['slitherlink:3x3:Ah', 'expected', 17],
    ['slitherlink:3x3', 'expected', 16],
    ['slitherlink:3:i', 'expected', 13],
    ['slitherlink:1x3:c', 'size', 13],
    ['slitherlink:-3x3:i', 'size', 13],
    ['slitherlink:99999x99999:i', 'size', 13],
    ['slitherlink:3x201:i', 'size', 15],
    ['slitherlink:3x3:i:h:h:h', 'expected', 22],
    ['slitherlink:3x3:i::', 'marks-short', 20],
    ['loop:3x3:i', 'expected', 1],
  ])('refuses %s', (text, code, column) => {
    expect(native.parse(text)).toMatchObject({ ok: false, error: { code, line: 1, column } });
  });
});

describe('known texts', () => {
  const known = 'slitherlink:5x5:a2a2c2b22a3d0a3233a';
  test.each([
    ['loopy', '5x5t0:a2a2c2b22a3d0a3233a'],
    ['loopy', '5x5t0dh:a2a2c2b22a3d0a3233a'],
    ['loopy', '5x5:a2a2c2b22a3d0a3233a'],
    ['loopy', '5:a2a2c2b22a3d0a3233a'],
    ['loopy', 'https://www.example.org/js/loopy.html#5x5t0:a2a2c2b22a3d0a3233a'],
    ['puzzle-loop', 'a2a2c2b22a3d0a3233a'],
    ['puzzlink', 'https://puzz.link/p?slither/5/5/g7cgc27dh5323d'],
    ['puzzlink', 'http://pzv.jp/p.html?slither/5/5/g7cgc27dh5323d'],
    ['puzzlink', 'https://pzprxs.vercel.app/p?slither/5/5/g7cgc27dh5323d/'],
    ['puzzlink', 'slither/5/5/g7cgc27dh5323d'],
    ['puzzlink', 'https://puzz.link/p?slither/5/5/g7cgc27dh5323d/@name'],
    ['puzzlink', 'slitherlink/5/5/g7cgc27dh5323d'],
    ['puzzlink', 'https://puzz.link/p?slither_edit/5/5/g7cgc27dh5323d'],
    ['puzzlink', 'https://puzz.link/p?slither_play/5/5/g7cgc27dh5323d'],
    ['puzzlink', 'slither/v:abc/5/5/g7cgc27dh5323d'],
    ['puzzlink', 'https://puzz.link/p?slither/5/5/g7cgc27dh5323d/@name'],
    ['puzzlink', 'slither/5/5/g7cgc27dh5323d//'],
    ['rows', '.2.2.\n..2..\n22.3.\n...0.\n3233.\n'],
    ['rows', '. 2 . 2 .\r\n. . 2 . .\r\n2 2 . 3 .\r\n. . . 0 .\r\n3 2 3 3 .'],
    ['rows', ' 2 2 \n  2  \n22 3 \n   0 \n3233 '],
    ['document', '-1 2 -1 2 -1\n-1 -1 2 -1 -1\n2 2 -1 3 -1\n-1 -1 -1 0 -1\n3 2 3 3 -1'],
    ['document', '-1 2 -1 2 -1\r\n-1  -1 2\t-1 -1\r\n2 2 -1 3 -1\r\n-1 -1 -1 0 -1\r\n3 2 3 3 -1\r\n'],
    [
      'janko',
      'begin\npuzzle slitherlink\nauthor A. B.\nsize 5\nproblem\n- 2 - 2 -\n- - 2 - -\n2 2 - 3 -\n- - - 0 -\n3 2 3 3 -\nend\n',
    ],
    [
      'janko',
      '[puzzle]\nslitherlink\n[rows]\n5\n[cols]\n5\n[problem]\n. 2 . 2 .\n. . 2 . .\n2 2 . 3 .\n. . . 0 .\n3 2 3 3 .\n[moves]\n1 2 3\n[end]',
    ],
    [
      'pzpr',
      `pzprv3/slither/5/5/. 2 . 2 . /. . 2 . . /2 2 . 3 . /. . . 0 . /3 2 3 3 . /${'0 0 0 0 0 0 /'.repeat(5)}${'0 0 0 0 0 /'.repeat(6)}`,
    ],
  ])('%s is read, and detected without a name', (id, text) => {
    expect(nativeOf(id, text)).toBe(known);
    expect(detected(text)).toBe(id);
  });

  test('another address', () => {
    expect(nativeOf('puzzlink', 'slither/5/5/cbcbcddad')).toBe('slitherlink:5x5:2b1b2b1b2b3b3b0b3');
  });

  test('the one size of puzzle-loop.com that is not square', () => {
    const text = `${'3' + 'z'.repeat(28)}u`;
    expect(nativeOf('puzzle-loop', text)).toBe(`slitherlink:25x30:${text}`);
    expect(byId('puzzle-loop').parse('3z')).toMatchObject({ error: { code: 'not-square' } });
  });

  test('what follows the end of a janko block is not dropped silently', () => {
    const block = 'begin\npuzzle slitherlink\nsize 2\nproblem\n- -\n- -\nend\n';
    expect(byId('janko').parse(`${block}\nmore on our page`)).toMatchObject({
      ok: true,
      warnings: [{ code: 'text-after-end', line: 9 }],
    });
    expect(byId('janko').parse(`${block}\n${block}`)).toMatchObject({
      error: { code: 'read-several', line: 9, with: { count: 2 } },
    });
    expect(byId('janko').parse(block)).not.toHaveProperty('warnings');
  });

  test('addresses of other puzzles of the host are not claimed', () => {
    for (const name of ['mashu', 'masyu', 'pearl', 'nurikabe', 'slitherx'])
      expect(byId('puzzlink').looksLike(`https://puzz.link/p?${name}/5/5/000000000`)).toBe(false);
  });

  test('the flag for every dot, and the warning about a variant', () => {
    expect(nativeOf('puzzlink', 'slither/f/3/3/o')).toBe('slitherlink:3x3v:i');
    expect(nativeOf('puzzlink', 'slither/v:x/f/3/3/o')).toBe('slitherlink:3x3v:i');
    expect(byId('puzzlink').parse('slither/v:x/3/3/o')).toMatchObject({
      warnings: [{ code: 'variant-ignored', column: 9 }],
    });
    expect(nativeOf('pzpr', byId('pzpr').format(value(native.parse('slitherlink:3x3v:i:h'))))).toBe(
      'slitherlink:3x3v:i',
    );
  });

  test('a janko solution becomes the lines between inside and outside', () => {
    const text =
      'begin\npuzzle slitherlink\nrows 2\ncols 3\nproblem\n- 3 -\n- - -\nsolution\nx x -\nx - -\nend\n';
    const board = value(byId('janko').parse(text));
    expect(Array.from(board.solution!.edges).filter((mark) => mark === 1)).toHaveLength(8);
    expect(byId('janko').format(board)).toBe(text);
  });

  test('a surplus number in the document format is a warning', () => {
    const read = byId('document').parse('1 2\n3 -1 -1\n');
    expect(read).toMatchObject({ ok: true, warnings: [{ code: 'surplus-number', line: 2, column: 6 }] });
    expect(native.format(value(read))).toBe('slitherlink:2x2:123a');
  });

  test('a pzpr file may have a history after the board', () => {
    const text = byId('pzpr').format(value(native.parse('slitherlink:2x2:d')));
    expect(byId('pzpr').parse(`${text}{"type":"pzpr"}\n`).ok).toBe(true);
    expect(byId('pzpr').parse(`${text}0 0 \n`)).toMatchObject({ error: { code: 'rows-surplus', line: 14 } });
  });
});

describe('round trips of what a format can contain', () => {
  const samples = boards({ clues: [-2, 0, 1, 2, 3, 4], rules: ['loop', 'every-dot'] });
  const easy = boards({ clues: [0, 1, 2, 3], rules: ['loop'], square: true });
  test.each(foreign.map((format) => [format.id, format] as const))('%s', (_id, format) => {
    fc.assert(
      fc.property(fc.oneof(samples, easy), (board) => {
        if (format.refuses?.(board)) return;
        const back = value(format.parse(format.format(board)));
        expect(back.puzzle).toEqual(board.puzzle);
        if (format.id !== 'puzzle-loop') expectFound(format.format(board), board);
        if (format.holds === 'state') expect(back.state ?? board.state).toEqual(board.state);
      }),
      { numRuns: 150 },
    );
  });

  test.each([
    ['loopy', 'slitherlink:3x3:.h', 'lacks-unknown', ['cell:0']],
    ['loopy', 'slitherlink:3x3v:i', 'lacks-every-dot', []],
    ['loopy', 'slitherlink:2x3:f', 'lacks-small', []],
    ['puzzle-loop', 'slitherlink:3x3:.h', 'lacks-unknown', ['cell:0']],
    ['document', 'slitherlink:3x2:f', 'lacks-oblong', []],
    ['document', 'slitherlink:2x2:b4a', 'lacks-four', ['cell:2']],
    ['janko', 'slitherlink:2x2:c.', 'lacks-unknown', ['cell:3']],
    ['rows', 'slitherlink:2x2v:d', 'lacks-every-dot', []],
  ])('%s refuses to write %s', (id, text, code, at) => {
    expect(byId(id).refuses!(value(native.parse(text)))).toMatchObject({ code, at });
  });
});

describe('agreement with the puzz.link engine', () => {
  interface Engine {
    open(text: string): Engine;
    getURL(): string;
    getFileData(): string;
  }
  const { Puzzle: Engine } = createRequire(import.meta.url)('pzpr') as { Puzzle: new () => Engine };
  // pzpr 0.10.1 knows clues 0–4 and '?', but not the every-dot rule.
  const samples = fc.sample(boards({ clues: [-2, 0, 1, 2, 3, 4], rules: ['loop'] }), {
    numRuns: 250,
    seed: 7,
  });
  const tail = (url: string): string => url.slice(url.indexOf('?'));

  test('addresses, both ways', () => {
    for (const board of samples) {
      const ours = byId('puzzlink').format(board);
      const theirs = new Engine().open(ours).getURL();
      expect(tail(theirs)).toBe(tail(ours));
      expect(value(byId('puzzlink').parse(theirs)).puzzle).toEqual(board.puzzle);
    }
  });

  test('files with state, both ways', () => {
    for (const { puzzle, state } of samples) {
      const ours = byId('pzpr').format({ puzzle, state });
      const theirs = new Engine().open(ours).getFileData();
      expect(theirs).toBe(ours);
      expect(value(byId('pzpr').parse(theirs.replaceAll('\n', '/')))).toEqual({ puzzle, state });
    }
  });

  test('an address of ours becomes a file of theirs, and back', () => {
    for (const { puzzle } of samples.slice(0, 60)) {
      const file = new Engine().open(byId('puzzlink').format({ puzzle })).getFileData();
      expect(value(byId('pzpr').parse(file))).toEqual({ puzzle });
      const url = new Engine().open(byId('pzpr').format({ puzzle })).getURL();
      expect(value(byId('puzzlink').parse(url)).puzzle).toEqual(puzzle);
    }
  });
});
