import type { Scene, Shape, Slot } from 'edgewise';
import { boundsOf } from './bounds.ts';

/** A piece on the shelf as a picture of its own: nothing in it can be pointed at. */
export const sceneOfSlot = ({ width, height, shapes }: Slot): Scene => ({
  width,
  height,
  shapes,
  targets: [],
  mainKind: '',
});

export interface Cut {
  readonly shapes: readonly Shape[];
  readonly viewBox: string;
}

const ROOM = 0.06; // round a piece that is cut out of a board

/** Shapes of a board, as a picture of their own; square, as slots are. */
export function cutOut(shapes: readonly Shape[]): Cut {
  const { left, top, right, bottom } = boundsOf(shapes);
  const size = Math.max(right - left, bottom - top) + 2 * ROOM;
  const [x, y] = [(left + right - size) / 2, (top + bottom - size) / 2];
  return { shapes, viewBox: `${x} ${y} ${size} ${size}` };
}
