/** The solved board: the loop alight, the dots beside it faint, the numbers at rest. */
import { loopShapes } from '../../../draw/loop-shapes.ts';
import type { Shape } from '../../../draw/scene.ts';
import type { Layout } from './layout.ts';

export function solvedShapes(
  layout: Layout,
  loop: readonly number[],
  clues: readonly Shape[],
): readonly Shape[] {
  const lit = loopShapes(loop.map((dot) => layout.dots[dot]));
  const on = new Set(loop);
  return [
    lit.glow,
    ...layout.dots.flatMap((_, dot) => (on.has(dot) ? [] : [layout.restDot(dot)])),
    lit.loop,
    ...clues.map((shape): Shape => ({ ...shape, role: 'clue-solved' })),
  ];
}
