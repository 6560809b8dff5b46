/** Refutations compared with the search, which must agree that nothing fits. */
import { describe, expect, test } from 'vitest';
import { makeRng } from '../../../rng.ts';
import { RINGS, SHAPES, type Placement } from '../rules/pieces.ts';
import { countIn, domainAfter, fitTogether, placementsIn, shapesIn, shapesLeft } from '../solve/search.ts';
import { randomLine } from '../walks.fixtures.ts';
import { coverageOf, fewestWays, soleCover } from './cover.ts';
import { refute, type Depth } from './refute.ts';
import { placementAt, removeFrom, slotsOf } from './sets.ts';

const rng = makeRng('refute');

const bitsOf = (shapes: readonly number[]): number => shapes.reduce((bits, shape) => bits | (1 << shape), 0);

/** Some pieces on the board, some places struck, and one place of a piece that is left. */
function position(): { open: Int32Array; tray: readonly number[]; place: Placement } | undefined {
  const placed = randomLine(rng, 2 + rng.below(4));
  const open = domainAfter(placed);
  const tray = shapesIn(shapesLeft(placed));
  removeFrom(
    open,
    slotsOf(open, tray).filter(() => rng.below(4) === 0),
  );
  const shape = tray[rng.below(tray.length)];
  const places = placementsIn(open, shape);
  return places.length > 0 ? { open, tray, place: places[rng.below(places.length)] } : undefined;
}

const DEPTHS: readonly Depth[] = [
  { forced: 0, cases: [] },
  { forced: 7, cases: [] },
  { forced: 2, cases: [3] },
  { forced: 7, cases: Array.from({ length: 14 }, () => 99) },
];

describe('what is reported to go wrong', () => {
  test.each([...DEPTHS.keys()])('does, and with the pieces that are named alone; depth %i', (index) => {
    let found = 0;
    for (let i = 0; i < 150; i++) {
      const { open, tray, place } = position() ?? {};
      if (!open || !tray || !place) continue;
      const wrong = refute(open, place, tray, DEPTHS[index], { looks: 0, most: 2000 });
      const only = open.slice();
      removeFrom(
        only,
        slotsOf(open, [place.shape]).filter((slot) => placementAt(slot) !== place),
      );
      const fits = fitTogether(only, bitsOf(wrong ? [place.shape, ...wrong.shapes] : tray));
      if (wrong) {
        found++;
        expect(fits).toBe(false);
        expect(wrong.looks).toBeGreaterThan(wrong.forced.length);
      }
    }
    expect(found).toBeGreaterThan(20);
  });

  test('the deepest look misses nothing', () => {
    for (let i = 0; i < 100; i++) {
      const { open, tray, place } = position() ?? {};
      if (!open || !tray || !place) continue;
      const work = { looks: 0, most: 20_000 };
      const wrong = refute(open, place, tray, DEPTHS[3], work);
      if (work.looks >= work.most) continue;
      const only = open.slice();
      removeFrom(
        only,
        slotsOf(open, [place.shape]).filter((slot) => placementAt(slot) !== place),
      );
      expect(wrong === undefined).toBe(fitTogether(only, bitsOf(tray)));
    }
  });
});

test('what may stay empty, what only one place covers, and what can be covered in the fewest ways', () => {
  let sole = 0;
  for (let i = 0; i < 1500; i++) {
    const { open, tray } = position() ?? {};
    if (!open || !tray?.every((shape) => countIn(open, shape) > 0)) continue;
    const slots = slotsOf(open, tray);
    const covering = new Map<number, number[]>();
    for (const slot of slots)
      for (const { location } of placementAt(slot).rings)
        covering.set(location, [...(covering.get(location) ?? []), slot]);
    const coverage = coverageOf(slots, tray);
    const need = SHAPES.filter((shape) => tray.includes(shape)).reduce((sum, shape) => sum + RINGS[shape], 0);
    expect(coverage.spare).toBe(covering.size - need);
    const fewest = Math.min(...[...covering.values()].map((each) => each.length));
    expect(fewestWays(slots, coverage).slots).toHaveLength(fewest);
    const must = soleCover(slots, coverage);
    if (must === undefined || coverage.spare < 0) continue;
    sole++;
    removeFrom(open, [must]);
    expect(fitTogether(open, bitsOf(tray))).toBe(false);
  }
  expect(sole).toBeGreaterThan(5);
});
