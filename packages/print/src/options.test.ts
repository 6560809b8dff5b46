/** Options of a book: papers, sizes, and hostile titles. */
import { describe, expect, test } from 'vitest';
import { needsPoppler, pdfOf, pixelsOf, poppler, printed } from './testing.ts';

describe('titles from outside', () => {
  const section = { game: 'slitherlink', preset: 'gentle', count: 1 };

  test.each([
    '(unbalanced \\( parens',
    'endobj\nstream\nendstream',
    '<script>alert(1)</script>',
    'w'.repeat(200),
    ' ',
    '\u0000\u001B]0;x',
  ])('title %j does no harm', needsPoppler, (title) => {
    const made = printed({ title, author: title, note: title, sections: [section] });
    if (!made.ok) return expect(made.error).toContain('title contains');
    const { file } = pdfOf({ title, sections: [section] });
    expect(poppler('pdfinfo', file)).toContain('Pages:');
    expect(poppler('pdftotext', file, '-').replace(/\s+/g, '')).toContain(
      title.replace(/\s+/g, '').slice(0, 20),
    );
  });

  test.each(['Пазлы', '数独', '🙂'])('%s is refused with what is missing', (title) => {
    const made = printed({ title, sections: [section] });
    expect(made).toMatchObject({ ok: false, error: expect.stringContaining('The title contains') as string });
  });
});

describe('papers and sizes', needsPoppler, () => {
  const section = { game: 'slitherlink', preset: 'gentle', count: 12 };

  test.each([
    ['a4', '595.276 x 841.89'],
    ['letter', '612 x 792'],
    ['a5', '419.528 x 595.276'],
    ['6x9', '432 x 648'],
  ] as const)('%s', (paper, size) => {
    expect(poppler('pdfinfo', pdfOf({ paper, sections: [section] }).file)).toContain(size);
  });

  test.each([1, 2, 4, 6, 9, 12])('%i on a page', (perPage) => {
    const { pages } = pdfOf({ perPage, titlePage: false, solutions: false, sections: [section] });
    expect(pages).toBe(Math.ceil(12 / perPage));
  });

  test('large print has large type, and fewer puzzles on a page where squares would be small', () => {
    const large = { large: true, perPage: 6, titlePage: false, solutions: false };
    const { file, pages } = pdfOf({
      ...large,
      sections: [{ game: 'slitherlink', preset: 'normal', count: 2 }],
    });
    expect(pages).toBe(2);
    expect(poppler('pdffonts', file)).toContain('AtkinsonHyperlegible');
  });

  test('the inner margin grows with the pages', () => {
    const text = 'slitherlink:5x5:a23c1222a333a1101c11a\n'.repeat(170);
    const first = (count: number) =>
      pdfOf({ perPage: 1, sections: [{ file: 'puzzles' }] }, text.slice(0, count * 38));
    const [few, many] = [first(2), first(170)];
    expect(many.pages).toBeGreaterThan(150);
    const leftmost = (file: string, page: number): number => {
      const pixels = pixelsOf(file, page, 72);
      for (let x = 0; x < pixels.width; x++)
        for (let y = 0; y < pixels.height; y++) if (pixels.at(x, y) < 200) return x / pixels.perMillimetre;
      return NaN;
    };
    // The same odd page of both: its rule starts at the spine.
    expect(leftmost(many.file, 5) - leftmost(few.file, 5)).toBeCloseTo(3, 0);
  });
});
