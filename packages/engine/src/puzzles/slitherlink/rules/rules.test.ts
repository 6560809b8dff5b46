/** Moves as text, gestures, and what they do to a state. */
import { valueOf } from '../../../result.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Gesture } from '../../../vocabulary.ts';
import { squareGrid } from '../../../grid/square.ts';
import { apply, negate, moves } from './moves.ts';
import { interpret } from './gestures.ts';
import { meshOf, type Move, parseSpot, type Puzzle, start, type State } from './rules.ts';
import { plan } from './plan.ts';

const board = (width: number, height: number): Puzzle => ({
  width,
  height,
  clues: new Int8Array(width * height).fill(-1),
  rule: 'loop',
});
const applied = (puzzle: Puzzle, state: State, move: Move): State => {
  const result = apply(puzzle, state, move);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};
describe('moves as text', () => {
  test.each([
    ['12y13y', [12, 13].map((index) => ({ on: 'edge', index, to: 1 }))],
    ['5n', [{ on: 'edge', index: 5, to: 2 }]],
    ['5u', [{ on: 'edge', index: 5, to: 0 }]],
    [
      'c7i8yc9oc0u',
      [
        ['cell', 7, 1],
        ['edge', 8, 1],
        ['cell', 9, 2],
        ['cell', 0, 0],
      ].map(([on, index, to]) => ({ on, index, to })),
    ],
  ])('%s', (text, move) => {
    expect(moves.parse(text)).toEqual({ ok: true, value: move });
    expect(moves.format(move as Move)).toBe(text);
  });

  test.each([
    ['', 1],
    ['5', 1],
    ['5y6', 3],
    ['5i', 1],
    ['c5y', 1],
    ['5y 6y', 3],
    ['1234567y', 1],
    ['-1y', 1],
    ['5yc', 3],
  ])('%j is refused at column %i', (text, column) => {
    expect(moves.parse(text)).toMatchObject({
      ok: false,
      error: { code: 'move-malformed', line: 1, column },
    });
  });

  test('round trip and fuzz', () => {
    const change = fc.record({
      on: fc.constantFrom('edge' as const, 'cell' as const),
      index: fc.nat(999_999),
      to: fc.nat(2),
    });
    fc.assert(
      fc.property(fc.array(change, { minLength: 1 }), (move) => {
        expect(moves.parse(moves.format(move))).toEqual({ ok: true, value: move });
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789cynuio -'.split('')) }), (text) => {
        const parsed = moves.parse(text);
        if (parsed.ok) expect(moves.parse(moves.format(parsed.value))).toEqual(parsed);
      }),
    );
  });

  test('spots', () => {
    const mesh = meshOf(board(2, 2));
    expect(parseSpot(mesh, 'edge:11')).toEqual({ kind: 'edge', index: 11 });
    for (const spot of ['edge:12', 'cell:4', 'dot:9', 'edge:-1', 'edge:', 'face:1', 'edge:1 ', 'cell:1.0'])
      expect(parseSpot(mesh, spot)).toBeUndefined();
  });
});

describe('gestures', () => {
  const puzzle = board(3, 3);
  const grid = squareGrid(3, 3);
  const state: State = { edges: start(puzzle).edges, cells: start(puzzle).cells };
  const after = (gesture: Gesture, from: State = state): string => {
    const move = valueOf(interpret(puzzle, from, gesture));
    return move ? moves.format(move) : '';
  };
  const mark = (text: string): State => {
    const move = moves.parse(text);
    return move.ok ? applied(puzzle, state, move.value) : state;
  };

  test.each([
    ['tap', 'edge:3', '', '3y'],
    ['tap', 'edge:3', '3y', '3u'],
    ['tap', 'edge:3', '3n', '3y'],
    ['mark', 'edge:3', '', '3n'],
    ['mark', 'edge:3', '3n', '3u'],
    ['mark', 'edge:3', '3y', '3n'],
    ['cycle', 'edge:3', '', '3y'],
    ['cycle', 'edge:3', '3y', '3n'],
    ['cycle', 'edge:3', '3n', '3u'],
    ['clear', 'edge:3', '3n', '3u'],
    ['clear', 'edge:3', '', ''],
    ['tap', 'cell:2', '', 'c2i'],
    ['tap', 'cell:2', 'c2i', 'c2o'],
    ['tap', 'cell:2', 'c2o', 'c2u'],
    ['mark', 'cell:2', '', 'c2o'],
    ['mark', 'cell:2', 'c2o', 'c2u'],
    ['clear', 'cell:2', 'c2i', 'c2u'],
    ['tap', 'dot:2', '', ''],
    ['turn', 'edge:3', '', ''],
    ['tap', 'edge:99', '', ''],
    ['tap', 'nonsense', '', ''],
  ] as const)('%s on %s after %j gives %j', (verb, on, before, move) => {
    expect(after({ verb, on }, mark(before))).toBe(move);
  });

  const [h00, h01, v02] = [grid.horizontal[0], grid.horizontal[1], grid.vertical[2]];
  test('dragging along dots draws a path, going back takes it back', () => {
    const drag = (...dots: number[]): string =>
      after({ verb: 'drag', path: dots.map((dot) => `dot:${dot}`) });
    expect(drag(0, 1, 2, 6)).toBe(`${h00}y${h01}y${v02}y`);
    expect(drag(0, 1, 2, 6, 2)).toBe(`${h00}y${h01}y`);
    expect(drag(0, 1, 2, 1, 0)).toBe('');
    expect(drag(0, 0, 1, 1)).toBe(`${h00}y`);
    expect(drag(0, 5)).toBe('');
    expect(drag(0)).toBe('');
    expect(drag()).toBe('');
  });

  test('a stroke that begins on its own mark erases', () => {
    const path = ['dot:0', 'dot:1', 'dot:2'];
    expect(after({ verb: 'drag', path }, mark(`${h00}y`))).toBe(`${h00}u`);
    expect(after({ verb: 'drag', path }, mark(`${h00}y${h01}y`))).toBe(`${h00}u${h01}u`);
    expect(after({ verb: 'drag', path }, mark(`${h01}y`))).toBe(`${h00}y`);
    expect(after({ verb: 'sweep', path }, mark(`${h00}n`))).toBe(`${h00}u`);
  });

  test('sweeping crosses edges; over cells a stroke paints a side', () => {
    expect(after({ verb: 'sweep', path: ['dot:0', 'dot:1'] })).toBe(`${h00}n`);
    expect(after({ verb: 'sweep', path: ['edge:0', 'edge:5', 'edge:0'] })).toBe('0n5n');
    expect(after({ verb: 'drag', path: ['cell:0', 'cell:1'] })).toBe('c0ic1i');
    expect(after({ verb: 'sweep', path: ['cell:0', 'cell:1'] })).toBe('c0oc1o');
    expect(after({ verb: 'drag', path: ['cell:0', 'dot:1'] })).toBe('');
  });
});

describe('states', () => {
  test('apply copies, and refuses what is not there', () => {
    const puzzle = board(2, 2);
    const before = start(puzzle);
    const result = applied(puzzle, before, [{ on: 'edge', index: 0, to: 1 }]);
    expect([before.edges[0], result.edges[0]]).toEqual([0, 1]);
    expect(apply(puzzle, before, [{ on: 'edge', index: 12, to: 1 }])).toMatchObject({
      error: { code: 'no-such-edge' },
    });
    expect(apply(puzzle, before, [{ on: 'cell', index: 4, to: 1 }])).toMatchObject({
      error: { code: 'no-such-cell' },
    });
  });

  test('negate turns a single mark into its opposite', () => {
    const denied = (text: string): string | undefined => {
      const move = moves.parse(text);
      const opposite = move.ok ? negate(board(2, 2), move.value) : undefined;
      return opposite && moves.format(opposite);
    };
    expect(['1y', '1n', 'c1i', 'c1o', '1u', '1y2y'].map(denied)).toEqual([
      '1n',
      '1y',
      'c1o',
      'c1i',
      undefined,
      undefined,
    ]);
  });

  test('plan leads from any state to any other', () => {
    const puzzle = board(3, 2);
    const { edgeCount, faceCount } = meshOf(puzzle);
    const marks = (count: number) =>
      fc.array(fc.nat(2), { minLength: count, maxLength: count }).map((all) => Uint8Array.from(all));
    const states = fc.record({ edges: marks(edgeCount), cells: marks(faceCount) });
    fc.assert(
      fc.property(states, states, (from, to) => {
        expect(
          plan(puzzle, from, to).reduce((state, move) => applied(puzzle, state, move), from as State),
        ).toEqual(to);
        expect(plan(puzzle, to, to)).toEqual([]);
      }),
    );
  });
});
