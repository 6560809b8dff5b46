/** Counting: compared with plain sets of locations, and with the search, which must agree that nothing fits. */
import { expect, test } from 'vitest';
import { makeRng } from '../../../rng.ts';
import { isPeg, type Placement } from '../rules/pieces.ts';
import { domainAfter, fitTogether, placementsIn, shapesIn, shapesLeft } from '../solve/search.ts';
import { crowded } from './crowded.ts';

const rng = makeRng('crowded');

function onBoard(pieces: number, order: 'first' | 'any' = 'first'): Placement[] {
  const placed: Placement[] = [];
  for (let left = pieces; left > 0; left--) {
    const domain = domainAfter(placed, order);
    const free = shapesIn(shapesLeft(placed)).flatMap((shape) => placementsIn(domain, shape));
    if (free.length > 0) placed.push(free[rng.below(free.length)]);
  }
  return placed;
}

interface Position {
  readonly open: Int32Array;
  readonly shapes: readonly number[];
}

const withPlaces = (open: Int32Array, placed: readonly Placement[]): Position => ({
  open,
  shapes: shapesIn(shapesLeft(placed)).filter((shape) => placementsIn(open, shape).length > 0),
});

/** Some pieces on the board, and some places struck at random. */
function position(): Position {
  const placed = onBoard(1 + rng.below(4));
  const kept = 1 + rng.below(8);
  const open = domainAfter(placed).map((word) => {
    let left = 0;
    for (let bit = 0; bit < 32; bit++) if (rng.below(8) < kept) left |= word & (1 << bit);
    return left;
  });
  return withPlaces(open, placed);
}

const subsetsOf = (shapes: readonly number[]): number[][] =>
  shapes.reduce<number[][]>((sets, shape) => [...sets, ...sets.map((set) => [...set, shape])], [[]]);

type Counted = 'locations' | 'pegs' | 'gaps';
const COUNTED: readonly Counted[] = ['locations', 'pegs', 'gaps'];

const isCounted = (location: number, of: Counted): boolean =>
  of === 'locations' || isPeg(location) === (of === 'pegs');

const reachOf = (open: Int32Array, shapes: readonly number[], of: Counted): number =>
  new Set(
    shapes
      .flatMap((shape) =>
        placementsIn(open, shape).flatMap(({ rings }) => rings.map(({ location }) => location)),
      )
      .filter((location) => isCounted(location, of)),
  ).size;

/** Rings of the place that has fewest there. */
const needOf = (open: Int32Array, shapes: readonly number[], of: Counted): number =>
  shapes.reduce(
    (sum, shape) =>
      sum +
      Math.min(
        ...placementsIn(open, shape).map(
          ({ rings }) => rings.filter(({ location }) => isCounted(location, of)).length,
        ),
      ),
    0,
  );

test('finds a set that is too large exactly where there is one', () => {
  let found = 0;
  for (let i = 0; i < 400; i++) {
    const { open, shapes } = position();
    const short = subsetsOf(shapes).filter((set) =>
      COUNTED.some((of) => reachOf(open, set, of) < needOf(open, set, of)),
    );
    const crowd = crowded(open, shapes);
    expect(crowd !== undefined).toBe(short.length > 0);
    if (!crowd) continue;
    found++;
    expect(crowd).toMatchObject({
      reach: reachOf(open, crowd.shapes, crowd.of),
      need: needOf(open, crowd.shapes, crowd.of),
    });
    expect(crowd.reach).toBeLessThan(crowd.need);
    const fewest = Math.min(...short.map((set) => set.length));
    expect([fewest, shapes.length]).toContain(crowd.shapes.length);
    const bits = crowd.shapes.reduce((set, shape) => set | (1 << shape), 0);
    expect(fitTogether(open, bits)).toBe(false);
  }
  expect(found).toBeGreaterThan(50);
});

test('pegs or gaps alone may be too few, and then nothing fits', () => {
  const found = { locations: 0, pegs: 0, gaps: 0 };
  for (let i = 0; i < 3000; i++) {
    const placed = onBoard(3, 'any');
    const { open, shapes } = withPlaces(domainAfter(placed, 'any'), placed);
    const crowd = crowded(open, shapes);
    if (!crowd || crowd.of === 'locations') continue;
    found[crowd.of]++;
    expect(reachOf(open, crowd.shapes, 'locations')).toBeGreaterThanOrEqual(
      needOf(open, crowd.shapes, 'locations'),
    );
    expect(crowd).toMatchObject({
      reach: reachOf(open, crowd.shapes, crowd.of),
      need: needOf(open, crowd.shapes, crowd.of),
    });
    expect(crowd.reach).toBeLessThan(crowd.need);
    const bits = crowd.shapes.reduce((set, shape) => set | (1 << shape), 0);
    expect(fitTogether(open, bits)).toBe(false);
  }
  expect(found.pegs).toBeGreaterThan(3);
  expect(found.gaps).toBeGreaterThan(3);
});
