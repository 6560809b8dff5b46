/** Strokes of a pointer, found by asking the game; differences between scenes. */
import { describe, expect, test } from 'vitest';
import type { Scene, Shape } from '../draw/scene.ts';
import { games } from '../puzzles/index.ts';
import { lanterns } from '../puzzles/template/index.ts';
import { Session } from '../session/session.ts';
import type { AnyGame } from '../game.ts';
import { Player } from './player.ts';
import { changedSpots, diffScenes } from './preview.ts';
import { partsOf } from './strokes.ts';

function board(game: AnyGame): Player {
  const read = game.native.parse(game.examples[0].text);
  if (!read.ok) throw new Error(read.error.code);
  const session = new Session<unknown, unknown, unknown>(game, { puzzle: read.value.puzzle });
  return new Player(session, { time: () => 0 });
}

const slitherlink = games.find(({ id }) => id === 'slitherlink')!;

describe('the parts that places play are found, not named', () => {
  test.each([
    ['a lattice', slitherlink, { edge: 'link', cell: 'area', dot: 'joint' }],
    ['a row of lanterns', lanterns, { lantern: 'area', clue: 'joint' }],
  ] as const)('in %s', (_, game, parts) => {
    const player = board(game);
    expect(Object.fromEntries(partsOf(player.space, (gesture) => player.does(gesture)))).toEqual(parts);
  });
});

describe('strokes', () => {
  const path = (verb: 'drag' | 'sweep', points: readonly (readonly [number, number])[]) => {
    const stroke = board(slitherlink).beginStroke(verb, ...points[0])!;
    for (const [x, y] of points.slice(1)) stroke.extend(x, y);
    return stroke.path;
  };
  test('run from dot to dot, even when the pointer is quick', () => {
    const points = [
      [0.55, 0.5],
      [3.45, 0.52],
    ] as const;
    expect(path('drag', points)).toEqual(['dot:0', 'dot:1', 'dot:2', 'dot:3']);
  });
  test('erase what they go back over', () => {
    const points = [
      [0.5, 0.5],
      [2.5, 0.5],
      [1.5, 0.5],
    ] as const;
    expect(path('drag', points)).toEqual(['dot:0', 'dot:1']);
  });
  test('begin in a cell and stay in cells', () => {
    const points = [
      [1, 1],
      [2, 1],
    ] as const;
    expect(path('drag', points)).toEqual(['cell:0', 'cell:1']);
  });
  test('sweeps take edges they pass close to, and no corner', () => {
    const points = [
      [1, 0.55],
      [3, 0.55],
    ] as const;
    const swept = path('sweep', points);
    expect(swept).toHaveLength(3);
    expect(swept.every((spot) => spot.startsWith('edge:'))).toBe(true);
  });
  test('are one step when they end, and none before or when they lead nowhere', () => {
    const player = board(slitherlink);
    const stroke = player.beginStroke('drag', 0.5, 0.5)!;
    expect(player.stroke(stroke)).toEqual({ is: 'nothing' });
    stroke.extend(3.5, 0.5);
    expect(player.session.steps.done).toBe(0);
    expect(player.stroke(stroke)).toEqual({ is: 'done' });
    expect(player.session.steps.done).toBe(1);
    expect(player.scene.shapes.filter(({ role }) => role === 'line')).toHaveLength(3);
  });
});

describe('the difference of two scenes', () => {
  const line = (spot: string, more: Partial<Shape> = {}): Shape =>
    ({
      kind: 'line',
      role: 'line',
      layer: 'live',
      by: 'player',
      spot,
      x1: 0,
      y1: 0,
      x2: 1,
      y2: 0,
      ...more,
    }) as Shape;
  const scene = (shapes: readonly Shape[], dx = 0): Scene => ({
    width: 4 + dx,
    height: 4,
    mainKind: 'cell',
    shapes,
    targets: ['a', 'b'].map((spot, i) => ({ spot, kind: 'cell', x: i + dx, y: 0, label: { code: spot } })),
  });
  test('is what the later one adds and removes; verdicts do not count', () => {
    const verdict = { role: 'clue', by: 'verdict' } as const;
    const diff = diffScenes(
      scene([line('a'), line('c', verdict)]),
      scene([line('b'), line('c', { ...verdict, role: 'clue-done' })]),
    );
    expect(diff.come).toEqual([line('b')]);
    expect(diff.gone).toEqual([line('a')]);
    expect(changedSpots(diff)).toEqual(['a', 'b']);
    expect(diff.shift).toEqual([0, 0]);
  });
  test('counts identical shapes', () => {
    expect(diffScenes(scene([line('a')]), scene([line('a'), line('a')])).come).toEqual([line('a')]);
  });
  test('is found again where the whole picture has moved', () => {
    const diff = diffScenes(scene([line('a')]), scene([line('a', { x1: 1, x2: 2 }), line('b')], 1));
    expect(diff.shift).toEqual([-1, 0]);
    expect(diff.come).toEqual([line('b')]);
    expect(diff.gone).toEqual([]);
  });
});
