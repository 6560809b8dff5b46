import { expect, test } from 'vitest';
import { makeRng } from '../../../../rng.ts';
import { OpenLines } from './open-lines.ts';
import { at, beside, SIZE } from './problem.ts';

const back = (side: number): number => (side + 3) % 6;

interface Laid {
  readonly place: number;
  readonly sides: readonly [number, number];
}

/** The simple way: every line is followed from each of its loose ends. */
function followed(cells: readonly Laid[]): { readonly lines: string[]; readonly isAnyClosed: boolean } {
  const sidesAt = new Map(cells.map(({ place, sides }) => [place, sides]));
  const lines: string[] = [];
  const seen = new Set<number>();
  for (const { place, sides } of cells)
    for (const side of sides) {
      if (sidesAt.has(beside(place, side))) continue;
      let [here, out] = [place, sides[0] === side ? sides[1] : sides[0]];
      seen.add(here);
      for (let next = sidesAt.get(beside(here, out)); next; next = sidesAt.get(beside(here, out))) {
        here = beside(here, out);
        out = next[0] === back(out) ? next[1] : next[0];
        seen.add(here);
      }
      lines.push([beside(place, side), beside(here, out)].sort((a, b) => a - b).join());
    }
  // Each line was met from both ends.
  return { lines: lines.sort().filter((_, i) => i % 2 === 0), isAnyClosed: seen.size < cells.length };
}

function listed(lines: OpenLines): string[] {
  const ends = new Int32Array(200);
  return Array.from({ length: lines.list(ends) }, (_, i) =>
    [ends[2 * i], ends[2 * i + 1]].sort((a, b) => a - b).join(),
  ).sort();
}

/** Sides by which neighbours come to a place, and those where they show something else. */
function around(ways: Uint8Array, place: number): { readonly need: number[]; readonly free: number[] } {
  const sides = [0, 1, 2, 3, 4, 5];
  return {
    need: sides.filter((d) => (ways[beside(place, d)] >> back(d)) & 1),
    free: sides.filter((d) => ways[beside(place, d)] === 0),
  };
}

test('open lines are those found by tracing, while cells are added and removed', () => {
  const rng = makeRng('open lines');
  let closed = 0;
  for (let round = 0; round < 150; round++) {
    const ways = new Uint8Array(SIZE * SIZE);
    const lines = new OpenLines(ways, 60);
    const laid: Laid[] = [];
    for (let step = 0; step < 60; step++) {
      if (laid.length > 0 && rng.below(4) === 0) {
        const { place, sides } = laid.pop() as Laid;
        lines.lift(place, ...sides);
        ways[place] = 0;
      } else {
        const place = at(50 + rng.below(5), 50 + rng.below(5));
        const { need, free } = around(ways, place);
        const open = free.filter(() => rng.below(2) === 0);
        const [a, b] = [...need, ...open];
        if (ways[place] !== 0 || need.length > 2 || b === undefined) continue;
        ways[place] = (1 << a) | (1 << b);
        lines.lay(place, a, b);
        laid.push({ place, sides: [a, b] });
      }
      const plain = followed(laid);
      expect(listed(lines)).toEqual(plain.lines);
      expect(lines.closed > 0).toBe(plain.isAnyClosed);
      closed += lines.closed;
    }
  }
  expect(closed).toBeGreaterThan(0);
});
