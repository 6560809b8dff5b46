/** The solved board: the loop with round corners, what it encloses alight, the dots beside it faint. */
import { roundedPath, type Point } from '../../../draw/paths.ts';
import type { Shape } from '../../../draw/scene.ts';
import { type Layout } from './layout.ts';

const CORNER = 0.16;

export function solvedShapes(
  layout: Layout,
  loop: readonly number[],
  clues: readonly Shape[],
): readonly Shape[] {
  const d = roundedPath(turns(loop.map((dot) => layout.dots[dot])), CORNER);
  const on = new Set(loop);
  return [
    { kind: 'path', role: 'glow', layer: 'live', by: 'verdict', filled: true, d },
    ...layout.dots.flatMap((_, dot) => (on.has(dot) ? [] : [layout.restDot(dot)])),
    { kind: 'path', role: 'loop', layer: 'live', by: 'verdict', d },
    ...clues.map((shape): Shape => ({ ...shape, role: 'clue-solved' })),
  ];
}

/** Only the corners: where a line goes straight on, nothing is rounded. */
const turns = (points: readonly Point[]): readonly Point[] =>
  points.filter((b, i) => {
    const [a, c] = [points[(i + points.length - 1) % points.length], points[(i + 1) % points.length]];
    return Math.abs((b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])) > 1e-9;
  });
