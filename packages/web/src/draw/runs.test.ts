/** Joined or separate, what is painted and in which order must be the same. */
import { describe, expect, test } from 'vitest';
import type { Role, Shape } from 'edgewise';
import { circlePath } from './elements.ts';
import { joinRuns } from './runs.ts';

const line = (x: number, role: Role = 'line', pen?: number): Shape => ({
  kind: 'line',
  role,
  layer: 'live',
  spot: `edge:${x}`,
  x1: x,
  y1: 0,
  x2: x + 1,
  y2: 0,
  ...(pen !== undefined && { pen }),
});
const box = (role: Role): Shape => ({
  kind: 'polygon',
  role,
  layer: 'live',
  points: [
    [0, 0],
    [1, 0],
    [1, 1],
  ],
});
const path = (d: string, filled?: boolean): Shape => ({
  kind: 'path',
  role: 'cross',
  layer: 'live',
  d,
  ...(filled !== undefined && { filled }),
});
const text: Shape = { kind: 'text', role: 'clue', layer: 'live', x: 0, y: 0, size: 1, text: '3' };
const seen = (shapes: readonly Shape[]) =>
  joinRuns(shapes).map((shape) => (shape.kind === 'path' ? `${shape.role} ${shape.d}` : shape.kind));

describe('neighbours of one ink', () => {
  test('are one path, in their order', () => {
    expect(seen([line(0), line(1), line(2)])).toEqual(['line M0 0L1 0M1 0L2 0M2 0L3 0']);
    expect(joinRuns([line(0), line(1)])).toEqual([expect.not.objectContaining({ spot: expect.anything() })]);
  });

  test('whatever they are made of', () => {
    expect(seen([box('clue-wrong'), box('clue-wrong')])).toEqual(['clue-wrong M0 0L1 0L1 1ZM0 0L1 0L1 1Z']);
    expect(seen([path('M0 0L1 1'), path('M2 2L3 3')])).toEqual(['cross M0 0L1 1M2 2L3 3']);
    const disc = (x: number): Shape => ({ kind: 'disc', role: 'dot', layer: 'live', x, y: 1, r: 0.5 });
    const [dots] = joinRuns([disc(1), disc(2)]);
    expect(dots).toMatchObject({ kind: 'path', role: 'dot', filled: true });
  });

  test('but nothing is joined across a shape in between', () => {
    expect(seen([line(0), path('M0 0L1 1'), line(1)])).toEqual([
      'line M0 0L1 0',
      'cross M0 0L1 1',
      'line M1 0L2 0',
    ]);
    expect(seen([line(0), text, line(1)])).toEqual(['line M0 0L1 0', 'text', 'line M1 0L2 0']);
  });

  test('a different pen or role is not joined', () => {
    expect(joinRuns([line(0), line(1, 'line', 0.2), line(2, 'line', 0.2)])).toMatchObject([
      { d: 'M0 0L1 0' },
      { d: 'M1 0L2 0M2 0L3 0', pen: 0.2 },
    ]);
    expect(seen([line(0), line(1, 'guide')])).toEqual(['line M0 0L1 0', 'guide M1 0L2 0']);
  });

  test('filled outlines stay separate, and so do paths that begin where the last one ended', () => {
    expect(seen([box('inside'), box('inside')])).toEqual(['polygon', 'polygon']);
    expect(joinRuns([path('M0 0L1 1z', true), path('M0 0L1 1z', true)])).toHaveLength(2);
    expect(joinRuns([path('m0 0l1 1'), path('m0 0l1 1')])).toHaveLength(2);
  });
});

test('a circle is as wide as it is high, whatever is rounded', () => {
  for (const r of [0.0525, 0.1, 0.3335, 0.08]) {
    const [, half, wide] = /a([\d.]+) .* 0 1 0 ([\d.]+) 0a/.exec(circlePath(1.5, 2, r)) ?? [];
    expect(Number(wide)).toBeCloseTo(2 * Number(half), 9);
  }
});
