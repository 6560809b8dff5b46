/** Counting: compared with plain sets of locations, and with the search, which must agree that nothing fits. */
import { expect, test } from 'vitest';
import { makeRng } from '../../../rng.ts';
import { RINGS, type Placement } from '../rules/pieces.ts';
import { domainAfter, fitTogether, placementsIn, shapesIn, shapesLeft } from '../solve/search.ts';
import { crowded } from './crowded.ts';

const rng = makeRng('crowded');

/** Some pieces on the board, and some places struck at random. */
function position(): { open: Int32Array; shapes: readonly number[] } {
  const placed: Placement[] = [];
  for (let wanted = 1 + rng.below(4); wanted > 0; wanted--) {
    const domain = domainAfter(placed);
    const free = shapesIn(shapesLeft(placed)).flatMap((shape) => placementsIn(domain, shape));
    if (free.length > 0) placed.push(free[rng.below(free.length)]);
  }
  const kept = 1 + rng.below(8);
  const open = domainAfter(placed).map((word) => {
    let left = 0;
    for (let bit = 0; bit < 32; bit++) if (rng.below(8) < kept) left |= word & (1 << bit);
    return left;
  });
  return {
    open,
    shapes: shapesIn(shapesLeft(placed)).filter((shape) => placementsIn(open, shape).length > 0),
  };
}

const subsetsOf = (shapes: readonly number[]): number[][] =>
  shapes.reduce<number[][]>((sets, shape) => [...sets, ...sets.map((set) => [...set, shape])], [[]]);

const reachOf = (open: Int32Array, shapes: readonly number[]): number =>
  new Set(
    shapes.flatMap((shape) =>
      placementsIn(open, shape).flatMap(({ rings }) => rings.map(({ location }) => location)),
    ),
  ).size;

const needOf = (shapes: readonly number[]): number => shapes.reduce((sum, shape) => sum + RINGS[shape], 0);

test('finds a set that is too large exactly where there is one', () => {
  let found = 0;
  for (let i = 0; i < 400; i++) {
    const { open, shapes } = position();
    const short = subsetsOf(shapes).filter((set) => reachOf(open, set) < needOf(set));
    const crowd = crowded(open, shapes);
    expect(crowd !== undefined).toBe(short.length > 0);
    if (!crowd) continue;
    found++;
    expect(crowd).toMatchObject({ reach: reachOf(open, crowd.shapes), need: needOf(crowd.shapes) });
    expect(crowd.reach).toBeLessThan(crowd.need);
    const fewest = Math.min(...short.map((set) => set.length));
    expect([fewest, shapes.length]).toContain(crowd.shapes.length);
    const bits = crowd.shapes.reduce((set, shape) => set | (1 << shape), 0);
    expect(fitTogether(open, bits)).toBe(false);
  }
  expect(found).toBeGreaterThan(50);
});
