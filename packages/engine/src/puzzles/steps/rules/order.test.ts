/** Rings of pieces that overhang each other, compared with the search for an order. */
import { expect, test } from 'vitest';
import { makeRng } from '../../../rng.ts';
import { overhangs } from './masks.ts';
import { isOrderable, ringIn } from './order.ts';
import { fittingPlacements, SHAPES, type Placement } from './pieces.ts';

test('a ring is what prevents an order, and each piece in it overhangs another', () => {
  const rng = makeRng('rings');
  const all = fittingPlacements();
  let rings = 0;
  for (let i = 0; i < 3000; i++) {
    const set = SHAPES.slice(0, 2 + rng.below(7)).map((shape): Placement => {
      const own = all.filter((each) => each.shape === shape);
      return own[rng.below(own.length)];
    });
    const ring = ringIn(set);
    expect(ring.length === 0).toBe(isOrderable(set));
    if (ring.length === 0) continue;
    rings++;
    const members = set.filter(({ shape }) => ring.includes(shape));
    for (const each of members)
      expect(members.some((under) => under !== each && overhangs(each, under))).toBe(true);
    expect(isOrderable(set.filter((each) => !members.includes(each)))).toBe(true);
  }
  expect(rings).toBeGreaterThan(500);
});
