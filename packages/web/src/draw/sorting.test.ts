/** Sorted again after a change, every bin has what it would have if everything were sorted from scratch. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Shape } from 'edgewise';
import { Sorting, STILL, type BinOf } from './sorting.ts';

const disc = (spot: string, layer: Shape['layer'] = 'live'): Shape => ({
  kind: 'disc',
  role: 'dot',
  layer,
  spot,
  x: 0,
  y: 0,
  r: 1,
});
const sides: BinOf = (_, under) => (under ? 1 : 2);
const spots = (shapes: readonly Shape[] | undefined) => shapes?.map(({ spot }) => spot);

test('painting order is kept: what comes before the first still shape is below them all', () => {
  const shapes = [disc('a'), disc('b', 'still'), disc('c'), disc('d', 'still')];
  const sorting = new Sorting();
  expect(sorting.sort(shapes, sides).map(spots)).toEqual([['b', 'd'], ['a'], ['c']]);
});

describe('after a move', () => {
  const still = disc('s', 'still');
  const [a, b, c] = [disc('a'), disc('b'), disc('c')];
  const bySpot: BinOf = ({ spot = '' }) => 1 + spot.charCodeAt(0);

  test.each([
    ['nothing', [a, still, b, c], []],
    ['a shape came', [a, still, b, disc('x'), c], ['x']],
    ['a shape went', [a, still, c], ['b']],
    ['a shape was replaced', [a, still, disc('y'), c], ['b', 'y']],
    ['two changed places', [a, still, c, b], ['b']],
  ])('%s: only the bins it touched are reported', (_, after, touched) => {
    const sorting = new Sorting();
    sorting.sort([a, still, b, c], bySpot);
    const changed = sorting.sort(after, bySpot);
    const reported = Object.keys(changed).map((bin) => String.fromCharCode(Number(bin) - 1));
    expect(reported).toEqual(touched);
  });

  test('what was above a still shape that is gone is below the next', () => {
    const sorting = new Sorting();
    const other = disc('t', 'still');
    sorting.sort([still, a, other, b], sides);
    expect(sorting.sort([a, other, b], sides).map(spots)).toEqual([['t'], ['a'], ['b']]);
  });
});

test('any change of any scene', () => {
  const stock = Array.from({ length: 12 }, (_, i) => disc(String(i), i % 5 ? 'live' : 'still'));
  const binOf: BinOf = ({ spot }, under) => 1 + (under ? 0 : 3) + (Number(spot) % 3);
  const scenes = fc.array(fc.array(fc.constantFrom(...stock), { maxLength: 40 }), { maxLength: 6 });
  fc.assert(
    fc.property(scenes, (all) => {
      const sorting = new Sorting();
      const held: (readonly Shape[])[] = [];
      for (const shapes of all) {
        for (const [bin, list] of Object.entries(sorting.sort(shapes, binOf))) held[Number(bin)] = list ?? [];
        const plain = new Sorting().sort(shapes, binOf);
        for (let bin = STILL; bin < 8; bin++) expect(held[bin] ?? []).toEqual(plain[bin] ?? []);
      }
    }),
  );
});
