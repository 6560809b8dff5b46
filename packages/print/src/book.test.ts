/** A book as its readers get it: inspected with poppler, its QR codes scanned, its puzzles solved again. */
import jsQR from 'jsqr';
import { certain, finish, games, readAny, readLink } from 'edgewise';
import { beforeAll, describe, expect, test } from 'vitest';
import { prepareNow, type PrintPuzzle } from './prepare.ts';
import type { BookSpec } from './spec.ts';
import { needsPoppler, pdfOf, pixelsOf, poppler, printed, specOf } from './testing.ts';
import { wantedOf } from './wanted.ts';

const TITLE = 'Äiti, Åke & Öörni – šakki';

const spec: Partial<BookSpec> = {
  title: TITLE,
  author: 'Ärräpää Åström',
  seed: 'kirja',
  qr: 'https://edgewise.example/app/',
  hints: true,
  many: true,
  sections: [
    { game: 'slitherlink', preset: 'gentle', count: 5 },
    { game: 'masyu', preset: 'gentle', count: 2 },
    { game: 'triangles', preset: 'first', count: 2 },
    { game: 'tantrix', preset: 'six', count: 1, title: 'Kuusi laattaa' },
    { game: 'steps', preset: 'starter', count: 2 },
  ],
};

let book: ReturnType<typeof pdfOf>;
beforeAll(() => {
  book = pdfOf(spec);
}, 60_000);

const pageTexts = (file: string): string[] =>
  poppler('pdftotext', '-layout', file, '-').split('\f').slice(0, -1);

describe('the file', needsPoppler, () => {
  test('pages and paper are as requested', () => {
    const info = poppler('pdfinfo', book.file);
    expect(info).toContain(`Pages:           ${book.pages}`);
    expect(info).toContain('(A4)');
    expect(info).toContain(`Title:           ${TITLE}`);
    expect(info).toContain('Author:          Ärräpää Åström');
    expect(info).toContain('CreationDate:    Sat Jan  1');
  });

  test('all fonts are embedded and subset', () => {
    const rows = poppler('pdffonts', book.file).trim().split('\n').slice(2);
    expect(rows.length).toBeGreaterThan(2);
    for (const row of rows) expect(row).toMatch(/\byes yes yes\b/);
  });

  test('everything is vector: there are no bitmaps', () => {
    expect(poppler('pdfimages', '-list', book.file).trim().split('\n')).toHaveLength(2);
  });

  test('text can be extracted, with its letters', () => {
    const pages = pageTexts(book.file);
    expect(pages[0]).toContain(TITLE);
    expect(pages[0]).toContain('12 puzzles · Seed kirja');
    expect(pages.join('\n')).toContain('Kuusi laattaa');
    expect(pages[1]).toContain('Tantrix is a registered trade mark');
  });

  test('the contents name the pages', () => {
    const pages = pageTexts(book.file);
    const entries = certain(pages[2])
      .split('\n')
      .flatMap((line) => {
        const [, title, page] = /^\s*(\S.*?)(?:\s+(?:No\. )?[\d–]+)?\s{2,}(\d+)\s*$/.exec(line) ?? [];
        return title === undefined ? [] : [{ title, page: Number(page) }];
      });
    expect(entries.map(({ title }) => title)).toContain('Kuusi laattaa');
    expect(entries.length).toBe(12);
    for (const { title, page } of entries) expect(pages[page - 1]).toContain(title);
  });

  test('in Finnish', () => {
    const finnish = pdfOf({
      language: 'fi',
      sections: [{ game: 'slitherlink', preset: 'gentle', count: 1 }],
      hints: true,
    });
    const text = pageTexts(finnish.file).join('\n');
    for (const word of ['Sisällys', 'Näin pelataan', 'Ratkaisut', 'Vihjeet', 'Lempeä'])
      expect(text).toContain(word);
  });
});

describe('what is drawn', needsPoppler, () => {
  const page = (name: string): number =>
    pageTexts(book.file).findIndex((text) => text.includes(name) && text.includes('Draw one loop')) + 1;

  /** The darkest pixel around a place in millimetres. */
  const darkest = (pixels: ReturnType<typeof pixelsOf>, x: number, y: number, around: number): number => {
    let dark = 255;
    const k = pixels.perMillimetre;
    for (let py = Math.round((y - around) * k); py <= (y + around) * k; py++)
      for (let px = Math.round((x - around) * k); px <= (x + around) * k; px++)
        dark = Math.min(dark, pixels.at(px, py));
    return dark;
  };

  test('a page of puzzles has ink where boards are and none in its margins', () => {
    const number = page('Slitherlink · Gentle');
    const pixels = pixelsOf(book.file, number, 100);
    const left = number % 2 === 1 ? 15 : 14; // the spine of odd pages is on the left
    expect(darkest(pixels, left + 40, 100, 35)).toBeLessThan(40);
    expect(darkest(pixels, left + 130, 220, 35)).toBeLessThan(40);
    for (let y = 3; y < 294; y += 2) for (const x of [5, 205]) expect(darkest(pixels, x, y, 1)).toBe(255);
  });

  test('the same bytes from the same spec, others from another seed', () => {
    const small = { sections: [{ game: 'slitherlink', preset: 'gentle', count: 2 }] };
    expect(Buffer.from(pdfOf(small).bytes).equals(pdfOf(small).bytes)).toBe(true);
    expect(Buffer.from(pdfOf(small).bytes).equals(pdfOf({ ...small, seed: 'other' }).bytes)).toBe(false);
  });

  test('every code can be scanned and opens its puzzle', () => {
    const links = annotations(book.bytes).filter(({ uri }) => uri.startsWith('https://'));
    expect(links).toHaveLength(12);
    const puzzles = new Set<string>();
    for (const each of scanned(book.file, links)) {
      expect(each.text).toBe(each.uri);
      const link = readLink(each.text);
      if (!link.ok) throw new Error(link.error);
      const read = readAny(games, link.text);
      if (!read.ok) throw new Error(read.error.code);
      const { game, saved } = read.value;
      const [solution] = finish(game.solve(saved.puzzle, { limit: 1 })).found;
      expect(game.check(saved.puzzle, solution).issues).toEqual([]);
      puzzles.add(link.text);
    }
    expect(puzzles.size).toBe(12);
  });
});

interface Annotation {
  readonly page: number;
  readonly uri: string;
  readonly box: readonly number[]; // points from the lower left
}

/** Uncompressed objects can be read as text. */
function annotations(bytes: Uint8Array): Annotation[] {
  const text = Buffer.from(bytes).toString('latin1');
  const objects = new Map(
    Array.from(text.matchAll(/(\d+) 0 obj\n([^]*?)\nendobj/g), ([, id = '', body = '']) => [id, body]),
  );
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b/.test(body));
  return pages.flatMap((body, page) => {
    const list = /\/Annots \[([^\]]*)\]/.exec(body)?.[1] ?? '';
    return Array.from(list.matchAll(/(\d+) 0 R/g), ([, id = '']) => objects.get(id) ?? '').flatMap((each) => {
      const box = /\/Rect \[([^\]]*)\]/.exec(each)?.[1]?.split(' ').map(Number) ?? [];
      const action = objects.get(/\/A (\d+) 0 R/.exec(each)?.[1] ?? '') ?? each;
      const uri = /\/URI \((.*?)\)\n/.exec(action)?.[1]?.replace(/\\(.)/g, '$1') ?? '';
      return [{ page: page + 1, uri, box }];
    });
  });
}

/** Each code cut out of its page, as a camera would see it. */
function* scanned(
  file: string,
  links: readonly Annotation[],
): Generator<Annotation & { readonly text: string }> {
  const DPI = 200;
  for (const page of new Set(links.map((each) => each.page))) {
    const pixels = pixelsOf(file, page, DPI);
    for (const link of links.filter((each) => each.page === page)) {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = link.box.map((value) => Math.round((value * DPI) / 72));
      const [width, height] = [x2 - x1, y2 - y1];
      const rgba = new Uint8ClampedArray(width * height * 4).fill(255);
      for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++)
          rgba.fill(pixels.at(x1 + x, pixels.height - y2 + y), 4 * (y * width + x), 4 * (y * width + x) + 3);
      yield { ...link, text: jsQR(rgba, width, height)?.data ?? 'not read' };
    }
  }
}

describe('puzzles', () => {
  const strict = specOf({
    seed: 'proof',
    sections: [
      { game: 'slitherlink', preset: 'easy', count: 3 },
      { game: 'masyu', preset: 'gentle', count: 2 },
      { game: 'steps', preset: 'junior', count: 2 },
    ],
  });

  test('each has one solution, and its answer is right', () => {
    const wanted = wantedOf(strict, games, []);
    if (!wanted.ok) throw new Error(wanted.error.code);
    const ready = wanted.value.puzzles.map((each) =>
      prepareNow(each, games, { language: 'en', hints: true, many: false }),
    );
    expect(ready).toHaveLength(7);
    for (const each of ready) {
      if (!each.ok) throw new Error(each.error.message);
      check(each.value);
    }
  });

  function check({ game: id, native, solution, unique, hints }: PrintPuzzle): void {
    const game = games.find((each) => each.id === id)!;
    const [puzzle, answer] = [game.native.parse(native), game.native.parse(solution)];
    if (!puzzle.ok || !answer.ok) throw new Error('does not read');
    const { found, exhausted } = finish(game.solve(puzzle.value.puzzle, { limit: 2 }));
    expect([found.length, exhausted, unique]).toEqual([1, true, true]);
    expect(game.check(puzzle.value.puzzle, answer.value.state).issues).toEqual([]);
    expect(hints.length).toBeGreaterThan(0);
  }

  test.each([
    ['slitherlink:3x3:i', 'Puzzle 2 (puzzles, line 3): it has more than one solution.'],
    ['slitherlink:3x3:4d4c', 'Puzzle 2 (puzzles, line 3): it has no solution.'],
    ['slitherlink:3x3:nonsense', 'puzzles:3:'],
  ])('%s is refused by number and line', (line, sentence) => {
    const made = printed(
      { sections: [{ file: 'puzzles' }] },
      `slitherlink:3x3:a3a230a3a\n# a comment\n${line}\n`,
    );
    expect(made).toMatchObject({ ok: false });
    if (!made.ok) expect(made.error).toContain(sentence);
  });

  test('puzzles of a file come in sections by game and level, in any format', () => {
    const lines = [
      'masyu:6x6:bWaBgWeWWcWbWaWWf',
      'slitherlink:3x3:a3a230a3a',
      'slitherlink:5x5:a23c1222a333a1101c11a',
    ];
    const made = printed({ sections: [{ file: 'puzzles' }] }, lines.join('\n'));
    expect(made.ok).toBe(true);
  });

  test('none, too many, twice the same', () => {
    expect(printed({})).toMatchObject({
      ok: false,
      error: expect.stringContaining('no puzzles to print') as string,
    });
    expect(printed({ sections: [{ file: 'puzzles' }] }, '\n\n')).toMatchObject({ ok: false });
    const many = { game: 'slitherlink', preset: 'gentle', count: 10_000 };
    expect(printed({ sections: [many, many] })).toMatchObject({
      ok: false,
      error: expect.stringContaining('at most 10000') as string,
    });
    const twice = printed({ many: true, sections: [{ game: 'tantrix', preset: 'three', count: 2 }] });
    expect(twice).toMatchObject({
      ok: false,
      error: expect.stringContaining('Puzzle 2 is the same as puzzle 1') as string,
    });
  });
});
