import { describe, expect, test } from 'vitest';
import { template } from '../../../engine/src/puzzles/template/index.ts';
import { games, type AnyGame, type Gesture } from 'edgewise';
import { meaningOf } from '../input/keys.ts';
import { lastPlace, makeSpace, nextPlace, spacingOf, type Place } from './space.ts';
import { beginStroke, extendStroke, partsOf, strokeGesture } from './strokes.ts';

function board(game: AnyGame, text: string) {
  const read = game.native.parse(text);
  if (!read.ok) throw new Error(read.error.code);
  const { puzzle } = read.value;
  const state: unknown = game.start(puzzle);
  const scene = game.scene(puzzle, state);
  const space = makeSpace(scene.targets);
  const does = (gesture: Gesture) => game.interpret(puzzle, state, gesture).ok;
  return { space, parts: partsOf(space, does), does };
}

const squares = () => board(games[0], games[0].examples[0].text);
const lanterns = () => board(template, template.examples[0].text);
const at = (place: Place | undefined): string => place?.spot ?? '';

describe('the nearest place', () => {
  const { space } = squares();
  test('is the same as by looking at all of them', () => {
    for (let i = 0; i < 300; i++) {
      const [x, y] = [((i * 37) % 101) / 25 - 0.2, ((i * 53) % 97) / 24 - 0.2];
      const d = (place: Place) => Math.hypot(place.x - x, place.y - y);
      const [found] = space.near(x, y);
      const best = Math.min(...space.places.map(d));
      expect(d(found)).toBeCloseTo(best, 9);
    }
  });

  test('keeps to what is wanted and to its reach', () => {
    expect(at(space.near(0.5, 0.5, ({ kind }) => kind === 'cell')[0])).toBe('cell:0');
    expect(space.near(-9, -9, undefined, 1, 2)).toEqual([]);
    expect(space.near(1, 0.5, ({ kind }) => kind === 'edge', 3)).toHaveLength(3);
  });
});

describe('the next place that way', () => {
  const { space } = squares();
  const from = (spot: string) => space.at(spot) ?? { spot: '', kind: '', x: 0, y: 0 };
  test.each([
    ['dot:0', 'right', 'edge'],
    ['dot:0', 'down', 'edge'],
    ['cell:0', 'right', 'edge'],
    ['cell:0', 'up', 'edge'],
  ] as const)('%s %s is an %s', (spot, direction, kind) => {
    expect(nextPlace(space, from(spot), direction)?.kind).toBe(kind);
  });

  test('goes there and back', () => {
    for (const place of space.places) {
      const right = nextPlace(space, place, 'right');
      if (right) expect(at(nextPlace(space, right, 'left'))).toBe(place.spot);
    }
  });

  test('ends at the rim', () => {
    expect(nextPlace(space, from('dot:0'), 'left')).toBeUndefined();
    expect(at(lastPlace(space, from('dot:0'), 'right'))).toBe('dot:3');
    expect(at(lastPlace(space, from('dot:3'), 'left'))).toBe('dot:0');
  });
});

describe('the parts that places play are found, not named', () => {
  test('in a lattice', () => {
    expect(Object.fromEntries(squares().parts)).toEqual({ edge: 'link', cell: 'area', dot: 'joint' });
  });
  test('in a row of lanterns', () => {
    expect(Object.fromEntries(lanterns().parts)).toEqual({ lantern: 'area', clue: 'joint' });
  });
});

describe('strokes', () => {
  const { space, parts } = squares();
  const stroke = (verb: 'drag' | 'sweep', points: readonly (readonly [number, number])[]) => {
    const made = beginStroke(space, parts, verb, ...points[0]);
    if (!made) throw new Error('no stroke');
    for (const [x, y] of points.slice(1)) extendStroke(space, made, x, y);
    return strokeGesture(made);
  };
  test('run from dot to dot, also when the hand is quick', () => {
    expect(
      stroke('drag', [
        [0.55, 0.5],
        [3.45, 0.52],
      ]),
    ).toEqual({ verb: 'drag', path: ['dot:0', 'dot:1', 'dot:2', 'dot:3'] });
  });
  test('take back what they go back over', () => {
    expect(
      stroke('drag', [
        [0.5, 0.5],
        [2.5, 0.5],
        [1.5, 0.5],
      ]),
    ).toEqual({ verb: 'drag', path: ['dot:0', 'dot:1'] });
  });
  test('begin in a cell and stay in cells', () => {
    expect(
      stroke('drag', [
        [1, 1],
        [2, 1],
      ]),
    ).toEqual({ verb: 'drag', path: ['cell:0', 'cell:1'] });
  });
  test('sweeps take edges they pass close to, and no corner', () => {
    const gesture = stroke('sweep', [
      [1, 0.55],
      [3, 0.55],
    ]);
    expect('path' in gesture && gesture.path.every((spot) => spot.startsWith('edge:'))).toBe(true);
    expect('path' in gesture && gesture.path).toHaveLength(3);
  });
});

describe('keys', () => {
  const key = (name: string, shift = false, ctrl = false) => ({ key: name, shift, ctrl });
  test('on a lattice', () => {
    const { space, parts } = squares();
    const here = space.at('dot:0') ?? space.places[0];
    expect(meaningOf(space, parts, here, key('ArrowRight', true))?.gesture).toEqual({
      verb: 'drag',
      path: ['dot:0', 'dot:1'],
    });
    expect(meaningOf(space, parts, here, key('ArrowRight', false, true))?.gesture).toEqual({
      verb: 'sweep',
      path: ['dot:0', 'dot:1'],
    });
    expect(meaningOf(space, parts, here, key(' '))?.gesture).toEqual({ verb: 'cycle', on: 'dot:0' });
    expect(meaningOf(space, parts, here, key('q'))).toBeUndefined();
    const edge = nextPlace(space, here, 'right') ?? here;
    expect(meaningOf(space, parts, edge, key('ArrowRight', true))?.gesture).toEqual({
      verb: 'drag',
      path: ['dot:0', 'dot:1'],
    });
    expect(meaningOf(space, parts, edge, key('ArrowUp', true))).toEqual({});
  });
  test('on a row of lanterns', () => {
    const { space, parts } = lanterns();
    const here = space.at('lantern:0') ?? space.places[0];
    expect(at(meaningOf(space, parts, here, key('ArrowRight'))?.to)).toBe('lantern:1');
    expect(meaningOf(space, parts, here, key('Enter'))?.gesture).toEqual({ verb: 'tap', on: 'lantern:0' });
    expect(meaningOf(space, parts, here, key('Enter', true))?.gesture).toEqual({
      verb: 'mark',
      on: 'lantern:0',
    });
  });
});

test('spacing is that of the main kind of places, and one where there is but one', () => {
  const at = (spot: string, kind: string, x: number, y: number) => ({ spot, kind, x, y });
  expect(spacingOf([at('a', 'cell', 0, 0), at('b', 'cell', 0, 2), at('c', 'dot', 0, 0.1)])).toBe(2);
  expect(spacingOf([at('a', 'cell', 0, 0), at('c', 'dot', 0, 0.1)])).toBe(1);
  expect(spacingOf([])).toBe(1);
});
