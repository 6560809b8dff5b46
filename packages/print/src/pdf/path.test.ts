import { describe, expect, test } from 'vitest';
import { circleOperators, pathOperators } from './path.ts';

test.each([
  ['M0 0L1 0.5Z', '0 0 m 1 0.5 l h'],
  ['M1 2h3v-1z', '1 2 m 4 2 l 4 1 l h'],
  ['m1 1 2 0l0 2', '1 1 m 3 1 l 3 3 l'],
  ['M0 0C0 1 1 1 1 0', '0 0 m 0 1 1 1 1 0 c'],
  ['M0 0Q1.5 1.5 3 0', '0 0 m 1 1 2 1 3 0 c'],
  ['M0 0L1 1M2 2L3 3', '0 0 m 1 1 l 2 2 m 3 3 l'],
])('%s', (path, operators) => expect(pathOperators(path)).toBe(operators));

/** Points along the curves of some operators. */
function pointsOf(operators: string): [number, number][] {
  const points: [number, number][] = [];
  let stack: number[] = [];
  let [x, y] = [0, 0];
  for (const word of operators.split(' ')) {
    if (!/[a-z]/.test(word)) {
      stack.push(Number(word));
      continue;
    }
    if (word === 'c') {
      const [ax = NaN, ay = NaN, bx = NaN, by = NaN, ex = NaN, ey = NaN] = stack;
      for (let t = 0; t <= 1; t += 0.1) {
        const u = 1 - t;
        const mix = (p: number, a: number, b: number, e: number) =>
          u ** 3 * p + 3 * u * u * t * a + 3 * u * t * t * b + t ** 3 * e;
        points.push([mix(x, ax, bx, ex), mix(y, ay, by, ey)]);
      }
    }
    if (stack.length) [x, y] = stack.slice(-2) as [number, number];
    stack = [];
  }
  return points;
}

describe('arcs', () => {
  const far = (operators: string, cx: number, cy: number): number[] =>
    pointsOf(operators).map(([x, y]) => Math.hypot(x - cx, y - cy));

  test('a circle is round', () => {
    for (const distance of far(circleOperators(3, 4, 2), 3, 4)) expect(distance).toBeCloseTo(2, 2);
  });

  test.each([
    ['M1 0A1 1 0 0 1 0 1', 0, 0, 0.7, 0.7], // clockwise on the page: y goes down
    ['M1 0A1 1 0 0 0 0 1', 1, 1, 0.3, 0.3],
    ['M1 0A1 1 0 1 1 0 1', 1, 1, 1.7, 1.7],
    ['M1 0A1 1 0 1 0 0 1', 0, 0, -0.7, -0.7],
  ])('%s goes round its centre, on the right side', (path, cx, cy, nearX, nearY) => {
    const operators = pathOperators(path);
    for (const distance of far(operators, cx, cy)) expect(distance).toBeCloseTo(1, 2);
    expect(Math.min(...pointsOf(operators).map(([x, y]) => Math.hypot(x - nearX, y - nearY)))).toBeLessThan(
      0.12,
    );
  });

  test('a path that begins with a number is refused', () =>
    expect(() => pathOperators('1 2L3 4')).toThrow('path'));
});
