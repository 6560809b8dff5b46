/** The part of a board that matters for a step: a frame round its places and their neighbours. */
import type { Scene, Target } from '../draw/scene.ts';
import { proofLinks } from '../play/proof-walk.ts';
import type { PlainHint } from '../play/long-work.ts';
import type { Spot } from '../vocabulary.ts';

/** In units of the scene. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const MARGIN = 1.1; // a neighbour on every side, so that the frame alone gives nothing away
const LEAST = 3;
const MOST = 0.5; // of the board: more is as good as all of it

/** Undefined if it is the whole board, as with pieces beside it: such a board is small, and may grow. */
export function partOf(scene: Scene, hint: PlainHint): Part | undefined {
  if (scene.shelf) return undefined;
  const spots = new Set([
    ...hint.at,
    ...hint.because,
    ...proofLinks(hint).flatMap(({ at, because }) => [...at, ...because]),
  ]);
  const places = scene.targets.filter(({ spot }) => spots.has(spot));
  if (!places.length) return undefined;
  const [x, right] = span(scene, 'x', places);
  const [y, bottom] = span(scene, 'y', places);
  const part = { x, y, width: right - x, height: bottom - y };
  return part.width * part.height > MOST * scene.width * scene.height ? undefined : part;
}

/** The places inside it. */
export const spotsIn = ({ targets }: Scene, { x, y, width, height }: Part): readonly Spot[] =>
  targets
    .filter((each) => each.x >= x && each.x <= x + width && each.y >= y && each.y <= y + height)
    .map(({ spot }) => spot);

type Axis = 'x' | 'y';

/** From edge to edge, moved outwards where an edge would cut through a number or a disc. */
function span(scene: Scene, axis: Axis, places: readonly Target[]): readonly [number, number] {
  const values = places.map((each) => each[axis]);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const margin = Math.max(MARGIN, (LEAST - (high - low)) / 2);
  const size = axis === 'x' ? scene.width : scene.height;
  return [
    Math.max(0, clear(scene, axis, low - margin, -1)),
    Math.min(size, clear(scene, axis, high + margin, 1)),
  ];
}

const CLEAR = 0.34; // half a number, and a little space

function clear({ shapes }: Scene, axis: Axis, edge: number, way: 1 | -1): number {
  const across = shapes.flatMap((shape) =>
    (shape.kind === 'text' || (shape.kind === 'disc' && shape.r > 0.2)) &&
    Math.abs(shape[axis] - edge) < CLEAR
      ? [shape[axis]]
      : [],
  );
  return across.length ? edge + way * Math.max(...across.map((at) => way * (at - edge) + CLEAR)) : edge;
}
