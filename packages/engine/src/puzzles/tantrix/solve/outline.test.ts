import { describe, expect, test } from 'vitest';
import { type Cell, cellKey, neighbour, turnCell } from '../../../grid/hex.ts';
import { makeRng, type Rng } from '../../../rng.ts';
import { finish } from '../../../task.ts';
import { check } from '../rules/check.ts';
import { fits } from '../help/fits.ts';
import { native } from '../formats/native.ts';
import { generate } from '../make/generator.ts';
import { list } from '../formats/list.ts';
import { params as paramSet, type Params } from '../params.ts';
import { type Placed, type Puzzle, start, type State } from '../rules/rules.ts';
import { apply } from '../rules/moves.ts';
import { pyramid } from '../rules/outline.ts';
import { solutions } from './search/proof.ts';
import { settle } from './settle.ts';
import { solve } from './solver.ts';
import { scene } from '../view/scene.ts';
import { freePuzzle } from '../walks.fixtures.ts';

const like = (changes: Partial<Params>): Params => ({ ...paramSet.presets[0].params, ...changes });
const found = (puzzle: Puzzle, from?: State): readonly State[] => {
  const { found: all, exhausted } = finish(solve(puzzle, { limit: 10_000, ...(from && { from }) }));
  expect(exhausted).toBe(true);
  return all;
};

/** Do the tiles make the triangle, turned and moved as they like? */
function fills(placed: readonly Placed[], wanted: string): boolean {
  return [0, 1, 2, 3, 4, 5].some((sixths) => {
    const cells = placed.map((each) => turnCell(each, sixths));
    const [q, r] = [Math.min(...cells.map((each) => each.q)), Math.min(...cells.map((each) => each.r))];
    const moved = cells.map((each) => cellKey({ q: each.q - q, r: each.r - r }));
    return moved.sort().join(' ') === wanted;
  });
}

/** Connected cells, grown at random. */
function randomOutline(count: number, rng: Rng): readonly Cell[] {
  const cells = new Map([['0,0', { q: 0, r: 0 }]]);
  while (cells.size < count) {
    const next = neighbour([...cells.values()][rng.below(cells.size)], rng.below(6));
    cells.set(cellKey(next), next);
  }
  return [...cells.values()];
}

describe('a pyramid', () => {
  test('has this many cells', () => {
    expect([1, 3, 6, 10, 15, 21, 28].map((count) => pyramid(count)?.length)).toEqual([
      1, 3, 6, 10, 15, 21, 28,
    ]);
    expect(pyramid(7)).toBeUndefined();
    expect(pyramid(3)).toEqual([
      { q: 0, r: 0 },
      { q: 0, r: 1 },
      { q: 1, r: 0 },
    ]);
  });

  test.each([
    ['loop', 'Y', [1, 2, 3]],
    ['loop', 'R', [9, 13, 14, 16, 34, 42]],
    ['loop', 'G', [28, 32, 39, 41, 48, 51]],
    ['loop', 'R', [1, 2, 3, 5, 9, 13]],
    ['loop', 'B', [2, 8, 10, 12, 13, 24, 37, 38, 40, 50]],
    ['line', 'Y', [1, 2, 3]],
    ['line', 'R', [1, 2, 3]],
    ['line', 'R', [24, 27, 40]],
  ] as const)('%ss in %s of %j are those of the free puzzle that have its shape', (goal, colour, tiles) => {
    const outline = pyramid(tiles.length) ?? [];
    const wanted = outline.map(cellKey).sort().join(' ');
    const inside = found(freePuzzle(tiles, { outline, goal, colour }));
    const shaped = found(freePuzzle(tiles, { goal, colour })).filter((state) => fills(state.placed, wanted));
    expect(inside.length).toBe(shaped.length);
    for (const state of inside)
      expect(check(freePuzzle(tiles, { outline, goal, colour }), state).issues).toEqual([]);
  });

  test('two searches agree on outlines of any shape, whatever must match', () => {
    const rng = makeRng('outlines');
    let met = 0;
    for (let i = 0; i < 40; i++) {
      const outline = randomOutline(4 + rng.below(2), rng);
      const all = Array.from({ length: 42 }, (_, k) => k + 1);
      const tiles = outline.map(() => all.splice(rng.below(all.length), 1)[0]);
      const [goal, match] = [i % 2 ? 'line' : 'loop', i % 3 ? 'all' : 'loop'] as const;
      const puzzle = freePuzzle(tiles, { outline, goal, match, holes: 'allowed' });
      const problem = { tiles, colour: 'R', match, holes: 'allowed', pins: [], outline } as const;
      const witness = new Set(
        [...solutions(problem, goal)].flatMap((placed) => (placed ? [JSON.stringify(settle(placed))] : [])),
      );
      const ours = found(puzzle);
      expect(new Set(ours.map(({ placed }) => JSON.stringify(settle(placed))))).toEqual(witness);
      for (const state of ours) expect(check(puzzle, state).issues).toEqual([]);
      met += witness.size;
    }
    expect(met).toBeGreaterThan(200);
  });

  test('an outline in two pieces or round a hole has no solution', () => {
    const apart = [
      { q: 0, r: 0 },
      { q: 0, r: 1 },
      { q: 5, r: 0 },
    ];
    expect(found(freePuzzle([1, 2, 3], { outline: apart, goal: 'line' }))).toEqual([]);
    const ring = [0, 1, 2, 3, 4, 5].map((sixths) => turnCell({ q: 1, r: 0 }, sixths));
    const bends = freePuzzle([1, 7, 8, 10, 11, 12], { outline: ring, colour: 'R' });
    expect(found(bends)).toEqual([]);
  });

  test('nothing is placed outside it', () => {
    const puzzle = freePuzzle([1, 2, 3], { colour: 'Y', outline: pyramid(3) ?? [] });
    const state = start(puzzle);
    const move = { kind: 'place', tile: 1, q: 1, r: 1, turn: 0 } as const;
    expect(apply(puzzle, state, move)).toMatchObject({ ok: false, error: { code: 'outside' } });
    const cells = scene(puzzle, state).targets.flatMap(({ spot }) => (spot.startsWith('hex') ? [spot] : []));
    expect(cells).toEqual(['hex:0,0', 'hex:0,1', 'hex:1,0']);
    expect(fits(puzzle, state, 'hex:1,1')).toBeUndefined();
    expect(fits(puzzle, state, 'hex:1,0')).toHaveLength(3);
  });

  test('from tiles already placed', () => {
    const puzzle = freePuzzle([1, 2, 3], { colour: 'Y', outline: pyramid(3) ?? [] });
    const [one] = found(puzzle);
    const from = { ...one, placed: one.placed.slice(0, 2) };
    expect(found(puzzle, from)).toHaveLength(1);
    expect(found(puzzle, { ...one, placed: [{ tile: 1, q: 0, r: 0, turn: 0 }] })).toHaveLength(0);
  });

  test('as parameters and as texts', () => {
    const made = finish(generate(like({ mode: 'free', tiles: '15', outline: 'pyramid' }), makeRng(1)));
    if (!made.ok) throw new Error(made.error.code);
    const { puzzle, solution } = made.value;
    expect(solution && check(puzzle, solution).issues).toEqual([]);
    expect(native.parse(native.format({ puzzle }))).toEqual({ ok: true, value: { puzzle } });
    expect(list.format({ puzzle })).toMatch(/ loop pyramid$/);
    expect(list.parse(list.format({ puzzle }))).toEqual({ ok: true, value: { puzzle } });
    expect(paramSet.check?.(like({ mode: 'free', tiles: '9', outline: 'pyramid' }))?.code).toBe(
      'not-a-pyramid',
    );
  });

  test.each([
    ['1-9 R loop pyramid', 'not-a-pyramid', 12],
    ['discovery 1-3 R loop pyramid', 'free-only', 22],
    ['1-3 R loop pyramid holes', 'not-a-word', 20],
    ['1-3 R loop holes round', 'not-a-word', 18],
  ])('%s: %s at %i', (text, code, column) => {
    const result = list.parse(text);
    expect(result.ok ? '' : [result.error.code, result.error.column]).toEqual([code, column]);
  });

  test.each([
    ['tantrix:free:1-3:Y:loop:all:none:in@0.0_0.1', 'cell-count', 37],
    ['tantrix:discovery:1-3:Y:loop:all:none:in@0.0_0.1_1.0', 'free-only', 42],
    ['tantrix:free:1-3:Y:loop:all:none:in@0.0_0.1_1.0/1.5.5.0', 'not-in-outline', 49],
    ['tantrix:free:1-3:Y:loop:all:none:@0.0_0.1_1.0:in@0.0_0.1_1.0', 'not-a-rule', 47],
  ])('%s: %s at %i', (text, code, column) => {
    const result = native.parse(text);
    expect(result.ok ? '' : [result.error.code, result.error.column]).toEqual([code, column]);
  });
});

describe('a suggested colour', () => {
  test('has a text of its own, and any colour is accepted', () => {
    const read = native.parse('tantrix:discovery:1-7:R?:loop:all:none');
    if (!read.ok) throw new Error(read.error.code);
    const { puzzle } = read.value;
    expect(puzzle).toMatchObject({ colour: 'any', suggested: 'R' });
    expect(native.format({ puzzle })).toBe('tantrix:discovery:1-7:R?:loop:all:none');
    for (const colour of ['R', 'B'] as const) {
      const [end] = finish(solve({ ...puzzle, colour }, { limit: 1 })).found;
      expect(check(puzzle, end).issues).toEqual([]);
    }
    const [first] = finish(solve({ ...puzzle, suggested: 'B' }, { limit: 1 })).found;
    expect(check({ ...puzzle, colour: 'B' }, first).issues).toEqual([]);
  });
  test.each([
    ['required', { colour: 'B' }],
    ['suggested', { colour: 'any', suggested: 'B' }],
    ['free', { colour: 'any' }],
  ] as const)('%s', (demand, wanted) => {
    const made = finish(generate(like({ tiles: '8', demand }), makeRng(1)));
    expect(made.ok && made.value.puzzle).toMatchObject(wanted);
    expect(made.ok && made.value.puzzle.suggested).toBe('suggested' in wanted ? 'B' : undefined);
  });
});
