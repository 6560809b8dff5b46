/** Every format: known texts, round trips, refusals, and agreement with the programs that the formats come from. */
import * as fc from 'fast-check';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { games } from '../../index.ts';
import { readAny } from '../../../read/read.ts';
import { makeRng } from '../../../rng.ts';
import { finish } from '../../../task.ts';
import type { Read } from '../../../vocabulary.ts';
import { masyu } from '../index.ts';
import { levels, neededLevel } from '../make/levels.ts';
import { LINE, meshOf, type Puzzle } from '../rules/rules.ts';
import { foreign, native } from './index.ts';
import type { Masyu, MasyuFormat } from './reading.ts';
import { pearlIds } from './test-data.ts';

const formats = [native, ...foreign];
const byId = (id: string): MasyuFormat => formats.find((format) => format.id === id)!;
const value = (read: Read<Masyu>): Masyu => {
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};

const boards = fc
  .record({ width: fc.integer({ min: 2, max: 9 }), height: fc.integer({ min: 2, max: 9 }) })
  .chain(({ width, height }) => {
    const many = (count: number, max: number) =>
      fc
        .array(fc.integer({ min: 0, max }), { minLength: count, maxLength: count })
        .map((values) => Uint8Array.from(values));
    const state = many(meshOf({ width, height }).edgeCount, 2).map((edges) => ({ edges }));
    const puzzle = many(width * height, 2).map((pearls): Puzzle => ({ width, height, pearls }));
    return fc.record({ puzzle, state, solution: state });
  });

test('a page’s address with a game of Pearl in it is that game', () => {
  const read = readAny(games, 'https://a.example/js/pearl.html#5x5:aWbBcBaBiBcB');
  expect(read.ok && read.value.game.id).toBe('masyu');
  expect(read.ok && read.value.saved).toEqual(value(byId('pearl').parse('5x5:aWbBcBaBiBcB')));
});

describe('native', () => {
  test('loses nothing, in characters that a fragment may contain', () => {
    fc.assert(
      fc.property(boards, fc.boolean(), fc.boolean(), ({ puzzle, state, solution }, one, other) => {
        const board = { puzzle, ...(one && { state }), ...(other && { solution }) };
        const text = native.format(board);
        expect(text).toMatch(/^masyu:[A-Za-z0-9:]*$/);
        expect(native.parse(text)).toEqual({ ok: true, value: board });
      }),
      { numRuns: 200 },
    );
  });

  test.each([
    ['masyu:3x3', 'expected', 10],
    ['masyu:3x3:h', 'body-short', 12],
    ['masyu:3x3:j', 'body-long', 11],
    ['masyu:3x3:Xh', 'expected', 11],
    ['masyu:1x3:c', 'size', 7],
    ['masyu:3x101:i', 'size', 9],
    ['masyu:3:i', 'expected', 7],
    ['masyu:3x3:i:c', 'marks-short', 14],
    ['masyu:3x3:i:e', 'marks-long', 13],
    ['masyu:3x3:i:d!', 'expected', 14],
    ['masyu:3x3:i::', 'marks-short', 14],
    ['masyu:3x3:i:d:d:d', 'expected', 16],
    ['pearls:3x3:i', 'expected', 1],
  ])('refuses %s', (text, code, column) => {
    expect(native.parse(text)).toMatchObject({ ok: false, error: { code, line: 1, column } });
  });
});

describe('puzz.link', () => {
  test.each([
    'https://puzz.link/p?mashu/5/5/36260020i',
    'http://puzz.link/p?mashu/5/5/36260020i',
    'https://puzz.link/p?masyu/5/5/36260020i',
    'https://puzz.link/p?pearl/5/5/36260020i',
    'http://pzv.jp/p.html?mashu/5/5/36260020i',
    'https://pzprxs.vercel.app/p?mashu/5/5/36260020i/',
    'https://puzz.link/p?mashu_edit/5/5/36260020i',
    'https://puzz.link/p?mashu/5/5/36260020i/@someone',
    'mashu/5/5/36260020i',
  ])('%s is read, and found without a name', (text) => {
    const read = readAny(games, text);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(read.value.game.id).toBe('masyu');
    expect(native.format(value(byId('puzzlink').parse(text)))).toBe('masyu:5x5:aWbBcBaBiBcB');
  });

  test('a variant is ignored with a warning', () => {
    expect(byId('puzzlink').parse('mashu/v:abc/5/5/360k00020')).toMatchObject({
      ok: true,
      warnings: [{ code: 'variant-ignored', column: 7 }],
    });
  });

  test.each([
    ['https://puzz.link/p?slither/5/5/360k00020', 'expected', 21],
    ['mashu/5/5/360k0002', 'body-short', 19],
    ['mashu/5/5/360k000200', 'body-long', 20],
    ['mashu/5/5/360k00021', 'body-long', 19],
    ['mashu/5/5/360z00020', 'expected', 14],
    ['mashu/5/1/360k00020', 'size', 9],
    ['mashu/5', 'size', 8],
  ])('refuses %s', (text, code, column) => {
    expect(byId('puzzlink').parse(text)).toMatchObject({ ok: false, error: { code, line: 1, column } });
  });

  test('addresses of other puzzles are not claimed', () => {
    for (const name of ['slither', 'nurikabe', 'pearls'])
      expect(byId('puzzlink').looksLike(`https://puzz.link/p?${name}/5/5/000000000`)).toBe(false);
  });
});

describe('round trips of what a format can contain', () => {
  test.each(foreign.map((format) => [format.id, format] as const))('%s', (_id, format) => {
    fc.assert(
      fc.property(boards, ({ puzzle }) => {
        if (format.refuses?.({ puzzle })) return;
        const text = format.format({ puzzle });
        expect(value(format.parse(text))).toEqual({ puzzle });
        const read = readAny(games, text);
        expect(read.ok && read.value.game.id).toBe(
          format.id === 'pearl' && !Array.from(puzzle.pearls).some(Boolean) ? 'slitherlink' : 'masyu',
        );
      }),
      { numRuns: 200 },
    );
  });

  test('boards that Pearl does not accept are refused', () => {
    expect(byId('pearl').refuses?.(value(native.parse('masyu:4x5:t')))).toMatchObject({
      code: 'lacks-small',
    });
  });

  test('nothing that is broken throws or is read as something else', () => {
    const texts = [
      '5x5de:aWbBcBaBiBcB',
      'https://puzz.link/p?mashu/5/5/360k00020',
      'masyu:5x5:aWbBcBaBiBcB:JLLMAAJaLMAJDI',
    ];
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.nat(60), fc.string({ maxLength: 3 }), (text, at, more) => {
        const broken = text.slice(0, at) + more + text.slice(at + 1);
        for (const format of formats) {
          const read = format.parse(broken);
          if (!read.ok) expect(read.error.column).toBeGreaterThan(0);
          else expect(value(native.parse(native.format(read.value)))).toEqual(read.value);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('ids of Pearl', () => {
  const all = Object.entries(pearlIds).flatMap(([params, ids]) => ids.map((id) => [params, id] as const));

  test('there are 60 of them', () =>
    expect(new Set(all.map(([, id]) => id)).size).toBeGreaterThanOrEqual(60));

  test.each(all)('%s %s is read, solved, proved unique and written back', (params, id) => {
    const { puzzle } = value(byId('pearl').parse(id));
    const { found, exhausted } = finish(masyu.solve(puzzle, { limit: 2 }));
    expect(exhausted).toBe(true);
    expect(found).toHaveLength(1);
    expect(masyu.check(puzzle, found[0]).issues).toEqual([]);
    expect(byId('pearl').format({ puzzle })).toBe(id);
    expect(value(byId('pearl').parse(id.replace(':', `${params.slice(params.indexOf('d'))}:`)))).toEqual({
      puzzle,
    });
    // Its easy and tricky are our first two levels.
    expect(finish(neededLevel(puzzle))).toBe(params.endsWith('e') ? 'pearls' : 'loops');
  });
});

describe('agreement with the puzz.link engine', () => {
  interface Border {
    readonly sidecell: readonly { readonly id: number }[];
    setLine(): void;
  }
  interface Engine {
    open(text: string): Engine;
    getURL(): string;
    check(): { readonly complete: boolean };
    readonly board: { readonly border: { each(look: (border: Border) => void): void } };
  }
  const { Puzzle: Engine } = createRequire(import.meta.url)('pzpr') as { Puzzle: new () => Engine };
  const tail = (url: string): string => url.slice(url.indexOf('?'));

  test('addresses, both ways', () => {
    for (const { puzzle } of fc.sample(boards, { numRuns: 200, seed: 7 })) {
      const ours = byId('puzzlink').format({ puzzle });
      const theirs = new Engine().open(ours).getURL();
      expect(tail(theirs)).toBe(tail(ours));
      expect(value(byId('puzzlink').parse(theirs))).toEqual({ puzzle });
    }
  });

  /** Draws the lines into its board and asks its own check. */
  function accepts(puzzle: Puzzle, isLine: (link: number) => boolean): boolean {
    const engine = new Engine().open(byId('puzzlink').format({ puzzle }));
    const { edgeDots, edgeCount } = meshOf(puzzle);
    const linkOf = new Map(
      Array.from({ length: edgeCount }, (_, link) => [
        `${edgeDots[2 * link]} ${edgeDots[2 * link + 1]}`,
        link,
      ]),
    );
    engine.board.border.each((border) => {
      const cells = [border.sidecell[0].id, border.sidecell[1].id].sort((a, b) => a - b);
      const link = linkOf.get(cells.join(' '));
      if (link !== undefined && isLine(link)) border.setLine();
    });
    return engine.check().complete;
  }

  const expectAccepted = (puzzle: Puzzle, edges: ArrayLike<number>): void => {
    const first = Array.from(edges).indexOf(LINE);
    expect(accepts(puzzle, (link) => edges[link] === LINE)).toBe(true);
    expect(accepts(puzzle, (link) => edges[link] === LINE && link !== first)).toBe(false);
  };

  test('it accepts our solutions of puzzles made elsewhere', () => {
    for (const id of Object.values(pearlIds).flatMap((each) => each.slice(0, 2))) {
      const { puzzle } = value(byId('pearl').parse(id));
      expectAccepted(puzzle, finish(masyu.solve(puzzle, { limit: 1 })).found[0].edges);
    }
  });

  test('it accepts the solutions of what we make', () => {
    const rng = makeRng('pzpr');
    for (const level of levels) {
      const made = finish(masyu.generate({ width: 8, height: 7, level }, rng));
      if (!made.ok) throw new Error('nothing made');
      expectAccepted(made.value.puzzle, made.value.solution!.edges);
    }
  });
});
