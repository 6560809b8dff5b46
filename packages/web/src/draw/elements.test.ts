import { describe, expect, test } from 'vitest';
import type { Shape } from 'edgewise';
import { classOf } from './elements.ts';
import { keyOf, sameShape } from './layer.ts';

const line = (spot: string, layer: Shape['layer'] = 'live'): Shape => ({
  kind: 'line',
  role: 'line',
  layer,
  by: 'player',
  spot,
  x1: 0,
  y1: 0,
  x2: 1,
  y2: 0,
});

describe('shapes', () => {
  test('are the same when nothing that shows differs', () => {
    expect(sameShape(line('a'), { ...line('a') })).toBe(true);
    expect(sameShape(line('a'), { ...line('a'), role: 'wrong' })).toBe(false);
    expect(keyOf(line('a'))).toBe(keyOf({ ...line('a'), role: 'wrong' }));
    expect(keyOf(line('a'))).not.toBe(keyOf(line('b')));
    expect(sameShape(line('a'), { ...line('a'), pen: 0.2 })).toBe(false);
    const path = { kind: 'path', role: 'line', layer: 'live', d: 'M0 0L1 1' } as const;
    expect(sameShape(path, { ...path, filled: true })).toBe(false);
  });
  test('are filled or drawn with a pen as in the pictures of the engine', () => {
    const disc = { kind: 'disc', role: 'label-3', layer: 'live', x: 0, y: 0, r: 1 } as const;
    const path = { kind: 'path', role: 'tile', layer: 'live', d: 'M0 0L1 1' } as const;
    expect(classOf(disc)).toBe('f-label-3');
    expect(classOf({ ...disc, pen: 0.1 })).toBe('s-label-3');
    expect(classOf({ ...disc, role: 'rim' })).toBe('s-rim');
    expect(classOf(path)).toBe('s-tile');
    expect(classOf({ ...path, filled: true })).toBe('f-tile');
    expect(classOf({ ...path, filled: true, pen: 0.1 })).toBe('s-tile');
  });
});
