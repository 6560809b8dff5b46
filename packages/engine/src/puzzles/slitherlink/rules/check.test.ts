/** The checker: every failure with its culprits; compared with plain enumeration on small boards. */
import { describe, expect, test } from 'vitest';
import { squareGrid } from '../../../grid/square.ts';
import { check, nextAlong } from './check.ts';
import { examples } from '../examples.ts';
import { native } from '../formats/index.ts';
import { components } from '../../../loops/components.ts';
import { apply } from './moves.ts';
import { meshOf, type Move, type Puzzle, start, type State, stateOfLines } from './rules.ts';

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
    expect(components(mesh, state).map(({ edges, closed }) => [edges.length, closed])).toEqual([
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
