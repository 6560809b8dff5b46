/** Moves, gestures and the checker; on small boards the checker is compared with a plain enumeration. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Gesture } from '../../game.ts';
import { squareGrid } from '../../grid/square.ts';
import { check, nextAlong, parts } from './check.ts';
import { examples } from './fixtures.ts';
import { native } from './formats/index.ts';
import {
  apply,
  formatMove,
  interpret,
  meshOf,
  type Move,
  negate,
  parseMove,
  parseSpot,
  plan,
  type Puzzle,
  start,
  type State,
  stateOfLines,
} from './rules.ts';

const board = (width: number, height: number, clues = '', rule: Puzzle['rule'] = 'loop'): Puzzle => ({
  width,
  height,
  clues: Array.from({ length: width * height }, (_, i) =>
    /\d/.test(clues[i] ?? '') ? Number(clues[i]) : -1,
  ),
  rule,
});
const read = (text: string): { puzzle: Puzzle; state: State } => {
  const saved = native.parse(text);
  if (!saved.ok) throw new Error(text);
  return { puzzle: saved.value.puzzle, state: saved.value.state ?? start(saved.value.puzzle) };
};
const applied = (puzzle: Puzzle, state: State, move: Move): State => {
  const result = apply(puzzle, state, move);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};
const withLines = (puzzle: Puzzle, ...edges: number[]): State =>
  stateOfLines(puzzle, (edge) => edges.includes(edge));

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
    expect(parseMove(text)).toEqual({ ok: true, value: move });
    expect(formatMove(move as Move)).toBe(text);
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
    expect(parseMove(text)).toMatchObject({ ok: false, error: { code: 'move-malformed', line: 1, column } });
  });

  test('round trip and fuzz', () => {
    const change = fc.record({
      on: fc.constantFrom('edge' as const, 'cell' as const),
      index: fc.nat(999_999),
      to: fc.nat(2),
    });
    fc.assert(
      fc.property(fc.array(change, { minLength: 1 }), (move) => {
        expect(parseMove(formatMove(move))).toEqual({ ok: true, value: move });
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789cynuio -'.split('')) }), (text) => {
        const parsed = parseMove(text);
        if (parsed.ok) expect(parseMove(formatMove(parsed.value))).toEqual(parsed);
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
    const move = interpret(puzzle, from, gesture);
    return move ? formatMove(move) : '';
  };
  const mark = (text: string): State => {
    const move = parseMove(text);
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

  test('a stroke that begins on its own sign erases', () => {
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
      const move = parseMove(text);
      const opposite = move.ok ? negate(board(2, 2), move.value) : undefined;
      return opposite && formatMove(opposite);
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

describe('check', () => {
  test.each(examples)('the example of $code shows it', ({ code, text }) => {
    const { puzzle, state } = read(text);
    const codes = check(puzzle, state).issues.map((issue) => issue.code);
    if (code === 'solved') expect(codes).toEqual([]);
    else expect(codes).toContain(code);
  });

  test('all failures at once, each with its culprits, wrong before todo', () => {
    const puzzle = board(5, 5, '0...3');
    const { horizontal: h, vertical: v } = squareGrid(5, 5);
    const across = (r: number, c: number): number => h[r * 5 + c];
    const down = (r: number, c: number): number => v[r * 6 + c];
    const loop = [across(3, 3), across(4, 3), down(3, 3), down(3, 4)];
    const branch = [across(1, 0), across(1, 1), down(1, 1)];
    const state = withLines(puzzle, ...loop, ...branch);
    const { issues, progress } = check(puzzle, state);
    const kinds = issues.map(({ kind }) => kind);
    expect(kinds).toEqual([...kinds].sort().reverse());
    const told = issues.map(({ kind, code, at }) => [kind, code, [...at].sort()]);
    const spots = (edges: number[]): string[] => edges.map((edge) => `edge:${edge}`).sort();
    expect(told).toContainEqual(['wrong', 'too-many', ['cell:0']]);
    expect(told).toContainEqual(['todo', 'clue-open', ['cell:4']]);
    expect(told).toContainEqual(['wrong', 'branch', ['dot:7', ...spots(branch)]]);
    expect(told).toContainEqual(['wrong', 'closed-early', spots(loop)]);
    expect(told).toContainEqual(['todo', 'separate', spots(branch)]);
    expect(told.filter(([, code]) => code === 'dangling-end')).toHaveLength(3);
    expect(progress).toEqual({ done: 0, of: 3 });
  });

  test('crosses turn todo into wrong', () => {
    const puzzle = board(2, 2, '3');
    const { horizontal: h } = squareGrid(2, 2);
    const state = applied(puzzle, withLines(puzzle, h[0]), [{ on: 'edge', index: h[1], to: 2 }]);
    expect(check(puzzle, state).issues.map(({ code }) => code)).toEqual([
      'clue-open',
      'dangling-end',
      'dangling-end',
    ]);
    const ends = [squareGrid(2, 2).vertical[0], squareGrid(2, 2).vertical[1]];
    const crossed = applied(
      puzzle,
      state,
      ends.map((index) => ({ on: 'edge', index, to: 2 }) as const),
    );
    expect(check(puzzle, crossed).issues.map(({ code }) => code)).toEqual([
      'too-few',
      'dead-end',
      'dead-end',
    ]);
  });

  test('parts and the way along a line', () => {
    const { puzzle, state } = read('slitherlink:3x3:4g4:MIcCAD');
    const mesh = meshOf(puzzle);
    expect(parts(mesh, state).map(({ edges, closed }) => [edges.length, closed])).toEqual([
      [4, true],
      [4, true],
    ]);
    const [first] = mesh.faceEdges[0];
    expect(nextAlong(mesh, state, 1, first)?.dot).toBe(5);
    expect(nextAlong(mesh, start(puzzle), 1, first)).toBeUndefined();
  });
});

/** Walks every self-avoiding cycle of a dot lattice, with nothing of the engine but the edge numbers. */
function loopsOf(width: number, height: number): Set<string> {
  const { horizontal, vertical } = squareGrid(width, height);
  const across = width + 1;
  const steps = [
    [0, 1],
    [1, 0],
    [0, -1],
    [-1, 0],
  ] as const;
  const edgeOf = (r: number, c: number, dr: number, dc: number): number =>
    dr === 0 ? horizontal[r * width + Math.min(c, c + dc)] : vertical[Math.min(r, r + dr) * across + c];
  const found = new Set<string>();
  const walk = (
    home: number,
    r: number,
    c: number,
    seen: readonly number[],
    edges: readonly number[],
  ): void => {
    for (const [dr, dc] of steps) {
      const [nr, nc] = [r + dr, c + dc];
      const dot = nr * across + nc;
      if (nr < 0 || nc < 0 || nr > height || nc > width || dot < home) continue;
      const more = [...edges, edgeOf(r, c, dr, dc)];
      if (dot === home && more.length > 2) found.add([...more].sort((a, b) => a - b).join());
      else if (!seen.includes(dot)) walk(home, nr, nc, [...seen, dot], more);
    }
  };
  for (let home = 0; home < across * (height + 1); home++)
    walk(home, Math.floor(home / across), home % across, [home], []);
  return found;
}

describe('brute force', () => {
  /** 13 and 213 are the numbers of cycles in OEIS A140517. */
  test.each([
    [2, 2, 13],
    [2, 3, 40],
    [3, 3, 213],
  ])('a %i × %i board has %i loops', (width, height, count) => {
    expect(loopsOf(width, height).size).toBe(count);
  });

  const counted = (bits: number, edges: Int32Array): number =>
    edges.reduce((sum, edge) => sum + ((bits >> edge) & 1), 0);

  test.each([
    [2, 2],
    [2, 3],
  ])('%i × %i: no issues exactly for the loops that meet the clues', (width, height) => {
    const { mesh } = squareGrid(width, height);
    const loops = loopsOf(width, height);
    const plain = board(width, height);
    const everyDot = board(width, height, '', 'every-dot');
    const clued = ['3', '2..1', '....32', '4', '0', '22', '1.3'].map((clues) => board(width, height, clues));
    const all = Array.from({ length: mesh.edgeCount }, (_, edge) => edge);
    const wrong: string[] = [];
    for (let bits = 0; bits < 1 << mesh.edgeCount; bits++) {
      const lines = all.filter((edge) => (bits >> edge) & 1);
      const state: State = {
        edges: all.map((edge) => (bits >> edge) & 1),
        cells: new Uint8Array(width * height),
      };
      const isLoop = loops.has(lines.join());
      const agrees = (puzzle: Puzzle, solved: boolean): void => {
        if ((check(puzzle, state).issues.length === 0) !== solved)
          wrong.push(native.format({ puzzle, state }));
      };
      agrees(plain, isLoop);
      // With clues only the loops and every thirteenth drawing: the rest adds time, not cases.
      if (!isLoop && bits % 13) continue;
      agrees(everyDot, isLoop && lines.length === mesh.dotCount);
      for (const puzzle of clued) {
        const met = Array.from(puzzle.clues).every(
          (clue, cell) => clue < 0 || clue === counted(bits, mesh.faceEdges[cell]),
        );
        agrees(puzzle, isLoop && met);
      }
    }
    expect(wrong).toEqual([]);
  });
});
