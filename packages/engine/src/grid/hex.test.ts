import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Cell,
  cellKey,
  centre,
  distance,
  hexRadius,
  neighbour,
  neighbours,
  opposite,
  sameCell,
  side,
  sideAngle,
  sides,
  turnCell,
} from './hex.ts';

const cell = fc.record({ q: fc.integer({ min: -50, max: 50 }), r: fc.integer({ min: -50, max: 50 }) });
/** The side by which a faces its neighbour b; -1 when they do not touch. */
const sideTowards = (a: Cell, b: Cell): number => sides.findIndex((d) => sameCell(neighbour(a, d), b));
const direction = fc.constantFrom(...sides);

test('side d of a cell is the opposite side of the neighbour it faces', () => {
  fc.assert(
    fc.property(cell, direction, (a, d) => {
      const b = neighbour(a, d);
      expect(sideTowards(a, b)).toBe(d);
      expect(sideTowards(b, a)).toBe(opposite(d));
      expect(distance(a, b)).toBe(1);
    }),
  );
});

test('turning keeps neighbours and moves side d to side d + 1', () => {
  fc.assert(
    fc.property(cell, direction, fc.integer({ min: -7, max: 7 }), (a, d, turns) => {
      const turned = turnCell(neighbour(a, d), turns);
      expect(sideTowards(turnCell(a, turns), turned)).toBe(side(d + turns));
      expect(sameCell(turnCell(a, 6), a)).toBe(true);
    }),
  );
});

test('centres of neighbours are one apart, in the direction of the shared side', () => {
  fc.assert(
    fc.property(cell, direction, (a, d) => {
      const [from, to] = [centre(a), centre(neighbour(a, d))];
      expect(to.x - from.x).toBeCloseTo(Math.cos(sideAngle(d)));
      expect(to.y - from.y).toBeCloseTo(Math.sin(sideAngle(d)));
    }),
  );
});

test('six different neighbours; 0,-1 as text', () => {
  const around = neighbours({ q: 0, r: 0 });
  expect(new Set(around.map(cellKey)).size).toBe(6);
  expect(cellKey(around[5])).toBe('0,-1');
  expect(sideTowards({ q: 0, r: 0 }, { q: 2, r: 0 })).toBe(-1);
  expect(hexRadius * Math.sqrt(3)).toBeCloseTo(1);
});
