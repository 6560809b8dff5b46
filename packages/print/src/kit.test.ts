/** Kits are cut with scissors: sizes measured on paper must be as promised. */
import { certain, games } from 'edgewise';
import { describe, expect, test } from 'vitest';
import { needsPoppler, pdfOf, pixelsOf, poppler, printed } from './testing.ts';

const DPI = 300;

/** The box of everything dark inside a window, in millimetres. */
function extentOf(
  file: string,
  page: number,
  window: readonly [left: number, top: number, right: number, bottom: number],
) {
  const pixels = pixelsOf(file, page, DPI);
  const [left, top, right, bottom] = window;
  const inPixels = (millimetres: number): number => Math.round(millimetres * pixels.perMillimetre);
  let [x1, y1, x2, y2] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let y = inPixels(top); y < inPixels(bottom); y++)
    for (let x = inPixels(left); x < inPixels(right); x++)
      if (pixels.at(x, y) < 200)
        [x1, y1, x2, y2] = [Math.min(x1, x), Math.min(y1, y), Math.max(x2, x + 1), Math.max(y2, y + 1)];
  return { width: (x2 - x1) / pixels.perMillimetre, height: (y2 - y1) / pixels.perMillimetre };
}

const LINE = 0.15; // the cutting line, half of it on either side

describe('real size', needsPoppler, () => {
  const section = { game: 'triangles', preset: 'first', count: 1 };

  test.each([40, 30])('a triangle with a side of %i mm', (pieceSize) => {
    const { file } = pdfOf({ kind: 'kit', tabs: false, many: true, pieceSize, sections: [section] });
    const { width, height } = extentOf(file, 1, [12, 37, 12 + pieceSize * 1.2, 37 + pieceSize * 1.08]);
    expect(Math.abs(width - LINE - pieceSize)).toBeLessThan(0.2);
    expect(Math.abs(height - LINE - pieceSize * Math.sqrt(0.75))).toBeLessThan(0.2);
  });

  test('a hexagon of 36 mm across', () => {
    const { file } = pdfOf({
      kind: 'kit',
      many: true,
      sections: [{ game: 'tantrix', preset: 'three', count: 1 }],
    });
    const { width, height } = extentOf(file, 1, [12, 37, 12 + 44, 37 + 39]);
    expect(Math.abs(height - LINE - 36)).toBeLessThan(0.2);
    expect(Math.abs(width - LINE - 36 / Math.sqrt(0.75))).toBeLessThan(0.2);
    expect(poppler('pdftotext', file, '-')).toContain('Tantrix is a registered trade mark');
  });

  test('the bar is 50 mm long', () => {
    const { file } = pdfOf({ kind: 'kit', many: true, sections: [section] });
    const { width } = extentOf(file, 1, [11, 283.5, 63, 286]);
    expect(Math.abs(width - 50)).toBeLessThan(0.4); // its ends are ticks, half their width outside
  });
});

describe('sheets', needsPoppler, () => {
  const pagesOf = (file: string): string[] =>
    poppler('pdftotext', '-layout', file, '-').split('\f').slice(0, -1);

  test('backs are mirrored: the first piece of a row is the last of its back', () => {
    const { file, pages } = pdfOf({
      kind: 'kit',
      many: true,
      sections: [{ game: 'tantrix', preset: 'six', count: 1 }],
    });
    const [front, back, labels] = pagesOf(file);
    expect(pages).toBe(3);
    expect(front).toContain('Across a tile, side to side: 36 mm');
    const numbers = certain(back)
      .split('\n')
      .map((line) => line.match(/\b\d{1,2}\b/g))
      .find((row) => row && row.length === 4);
    expect(numbers?.map(Number)).toEqual([4, 3, 2, 1]);
    expect(labels).toContain('6 pieces');
    expect(labels).toMatch(/Code \w+/);
  });

  test('without backs, with the board, in two layers', () => {
    const { file, pages } = pdfOf({
      kind: 'kit',
      backs: false,
      ink: 'colour',
      sections: [{ game: 'steps', preset: 'junior', count: 1 }],
    });
    const [front, board] = pagesOf(file);
    expect(pages).toBe(3);
    expect(front).toContain('Every piece has two layers.');
    expect(board).toContain('The board');
  });

  test('a board larger than the paper comes in parts', () => {
    const { file } = pdfOf({
      kind: 'kit',
      many: true,
      backs: false,
      pieceSize: 60,
      sections: [{ game: 'triangles', preset: 'medium', count: 1 }],
    });
    expect(pagesOf(file).join('\n')).toContain('part 2 of 2');
  });
});

test('a game without pieces and a piece too large are refused', () => {
  expect(printed({ kind: 'kit', sections: [{ game: 'slitherlink', preset: 'gentle', count: 1 }] })).toEqual({
    ok: false,
    error: 'Slitherlink has no pieces to cut out.',
  });
  const large = printed({
    kind: 'kit',
    many: true,
    paper: 'a5',
    pieceSize: 120,
    sections: [{ game: 'triangles', preset: 'first', count: 1 }],
  });
  expect(large).toMatchObject({
    ok: false,
    error: expect.stringContaining('does not fit the paper') as string,
  });
});

describe('worksheets', needsPoppler, () => {
  test('three levels on a sheet, the rules, then the answers', () => {
    const sections = ['gentle', 'easy', 'normal'].map((preset) => ({
      game: 'slitherlink',
      preset,
      count: 2,
    }));
    const { file, pages } = pdfOf({ kind: 'worksheet', sections });
    expect(pages).toBe(3);
    const [first, , answers] = poppler('pdftotext', '-layout', file, '-').split('\f');
    for (const text of ['Name', 'Date', 'How to play', 'Gentle', 'Easy', 'Normal'])
      expect(first).toContain(text);
    expect(answers).toContain('Answer key');
  });

  test.each(games.map(({ id }) => id))('%s', (game) => {
    const { pages } = pdfOf({ kind: 'worksheet', many: true, sections: [{ game, count: 1 }] });
    expect(pages).toBe(2);
  });
});
