/** The loop of a solved board: its line with round corners, and its inside lit up. */
import { roundedPath, type Point } from './paths.ts';
import type { Shape } from './scene.ts';

const CORNER = 0.16;

interface LoopShapes {
  readonly glow: Shape;
  readonly loop: Shape;
}

export function loopShapes(points: readonly Point[]): LoopShapes {
  const path = { kind: 'path', layer: 'live', by: 'verdict', d: roundedPath(turns(points), CORNER) } as const;
  return { glow: { ...path, role: 'glow', filled: true }, loop: { ...path, role: 'loop' } };
}

/** Only the corners: where a line runs straight, nothing is rounded. */
const turns = (points: readonly Point[]): readonly Point[] =>
  points.filter((b, i) => {
    const [a, c] = [points[(i + points.length - 1) % points.length], points[(i + 1) % points.length]];
    return Math.abs((b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])) > 1e-9;
  });
