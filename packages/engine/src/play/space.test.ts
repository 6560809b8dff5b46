import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../game.ts';
import { games } from '../puzzles/index.ts';
import { makeRng } from '../rng.ts';
import { finish } from '../task.ts';
import { arrowProblems, neighboursOf } from './neighbours.ts';
import {
  type Direction,
  lastPlace,
  makeSpace,
  nextPlace,
  placeAt,
  shelfKinds,
  spacingOf,
  type Place,
  type Space,
} from './space.ts';

const gameOf = (id: string): AnyGame => games.find((game) => game.id === id)!;

function spaceOf(id: string, text: string): Space {
  const game = gameOf(id);
  const read = game.native.parse(text);
  if (!read.ok) throw new Error(read.error.code);
  const { puzzle, state = game.start(puzzle) } = read.value;
  const kinds = shelfKinds(game.scene(puzzle, game.start(puzzle)));
  return makeSpace(game.scene(puzzle, state).targets.filter(({ kind }) => !kinds.has(kind)));
}

/** Centres of cells, in a grid of the given width and height. */
const lattice = (kind: string, points: readonly (readonly [number, number])[]): Space =>
  makeSpace(points.map(([x, y]) => ({ spot: `${kind}:${x.toFixed(2)},${y.toFixed(2)}`, kind, x, y })));

const grid = <T>(width: number, height: number, make: (column: number, row: number) => T): T[] =>
  Array.from({ length: width * height }, (_, i) => make(i % width, Math.floor(i / width)));

const H = Math.sqrt(3) / 2;
const hexagons = (width: number, height: number): Space =>
  lattice(
    'hex',
    grid(width, height, (q, r) => [H * q, r + (q % 2) / 2]),
  );
const pointed = (width: number, height: number): Space =>
  lattice(
    'hex',
    grid(width, height, (q, r) => [q + (r % 2) / 2, H * r]),
  );
const triangles = (width: number, height: number): Space =>
  lattice(
    'tri',
    grid(width, height, (q, r) => [q / 2, H * r + ((q + r) % 2 ? H / 3 : (2 * H) / 3)]),
  );

const slitherlink = (): Space => spaceOf('slitherlink', gameOf('slitherlink').examples[0].text);
const at = (space: Space, spot: string): Place => {
  const place = space.at(spot);
  if (!place) throw new Error(`no ${spot}`);
  return place;
};
const next = (space: Space, spot: string, direction: Direction): string | undefined =>
  nextPlace(space, at(space, spot), direction)?.spot;

describe('the nearest place', () => {
  const space = slitherlink();
  test('is the same as by searching all of them', () => {
    for (let i = 0; i < 300; i++) {
      const [x, y] = [((i * 37) % 101) / 25 - 0.2, ((i * 53) % 97) / 24 - 0.2];
      const far = (place: Place): number => Math.hypot(place.x - x, place.y - y);
      expect(far(space.near(x, y)[0])).toBeCloseTo(Math.min(...space.places.map(far)), 9);
    }
  });
  test('respects the filter and the reach', () => {
    expect(space.near(0.5, 0.5, ({ kind }) => kind === 'cell')[0].spot).toBe('cell:0');
    expect(space.near(-9, -9, undefined, 1, 2)).toEqual([]);
    expect(space.near(1, 0.5, ({ kind }) => kind === 'edge', 3)).toHaveLength(3);
  });
  test('of several at one point is the one that passes the filter', () => {
    const two = makeSpace(['a', 'b'].map((spot) => ({ spot, kind: spot, x: 1, y: 1 })));
    expect(placeAt(two, 1.1, 1, ({ kind }) => kind === 'b')?.spot).toBe('b');
    expect(placeAt(two, 1.1, 1, () => false)?.spot).toBe('a');
    expect(placeAt(two, 9, 9, () => true)).toBeUndefined();
  });
});

describe('the next place that way', () => {
  test('goes there and back in a lattice of squares', () => {
    const space = slitherlink();
    for (const place of space.places) {
      const right = nextPlace(space, place, 'right');
      if (right) expect(next(space, right.spot, 'left')).toBe(place.spot);
    }
  });
  test('ends at the edge', () => {
    const space = slitherlink();
    expect(next(space, 'dot:0', 'left')).toBeUndefined();
    expect(lastPlace(space, at(space, 'dot:0'), 'right').spot).toBe('dot:3');
    expect(lastPlace(space, at(space, 'dot:3'), 'left').spot).toBe('dot:0');
  });
  test('is the diagonal neighbour before the one beyond it, in hexagons', () => {
    const space = hexagons(5, 4);
    const from = space.places[7];
    const right = nextPlace(space, from, 'right')!;
    expect(Math.hypot(right.x - from.x, right.y - from.y)).toBeCloseTo(1);
  });
  test('is the neighbour in a row of triangles', () => {
    const game = gameOf('triangles');
    const made = finish(game.generate(game.params.presets[0].params, makeRng('a')));
    if (!made.ok) throw new Error(made.error.code);
    const { targets } = game.scene(made.value.puzzle, game.start(made.value.puzzle));
    const space = makeSpace(targets.filter(({ kind }) => kind === 'cell'));
    expect(next(space, 'cell:c3', 'left')).toBe('cell:c2');
    expect(next(space, 'cell:c3', 'right')).toBe('cell:c4');
  });
});

describe('arrows reach every neighbour', () => {
  test.each([
    ['hexagons in columns', hexagons(6, 5), 6],
    ['hexagons in rows', pointed(6, 5), 6],
    ['triangles', triangles(9, 5), 3],
    [
      'squares',
      lattice(
        'cell',
        grid(5, 5, (x, y) => [x, y]),
      ),
      4,
    ],
  ] as const)('%s', (_, space, around) => {
    expect([...arrowProblems(space)]).toEqual([]);
    expect(Math.max(...space.places.map((place) => neighboursOf(space, place).length))).toBe(around);
  });

  test('where cells are missing, nothing is skipped or cut off (two presses may not suffice across a hole)', () => {
    const rng = makeRng('holes');
    for (let i = 0; i < 40; i++) {
      const [space] = [hexagons, triangles].map((make) => make(6, 5)).slice(i % 2);
      const kept = makeSpace(space.places.filter(() => rng.below(4) > 0));
      expect([...arrowProblems(kept)].filter((each) => !each.startsWith('No 2'))).toEqual([]);
    }
  });

  test('and the law notices a skipped neighbour', () => {
    const space = hexagons(3, 3);
    const blind: Space = {
      ...space,
      near: (x, y, wanted = () => true, count, reach) =>
        space.near(x, y, (place) => wanted(place) && place !== space.places[4], count, reach),
    };
    expect([...arrowProblems(blind)].length).toBeGreaterThan(0);
  });
});

test('spacing is the smallest distance of the main kind', () => {
  expect(spacingOf(hexagons(4, 4).places, 'hex')).toBeCloseTo(1);
  expect(spacingOf([], 'hex')).toBe(1);
});
