/**
 * Random loops: the border of a region that stays in one piece, as does the rest, while random cells
 * change sides. Changes that lengthen the border are preferred, so the region grows winding arms.
 */
import type { Rng } from '../rng.ts';
import { isSimple } from './simple-cell.ts';

/** Steps per cell: enough to forget the maze it starts from. */
const STEPS_PER_CELL = 10;
/** One in this many changes is accepted even though it shortens the border, so that the drawing does not freeze. */
const SHORTEN_ONE_IN = 6;

/** 1 for cells inside a random loop, row by row. */
export function randomInside(width: number, height: number, rng: Rng): Uint8Array {
  const stride = width + 2;
  const inside = randomMaze(width, height, rng);
  const steps = STEPS_PER_CELL * width * height;
  for (let i = 0; i < steps; i++) {
    const x = (1 + rng.below(height)) * stride + 1 + rng.below(width);
    if (isSimple(inside, x, stride) && welcome(inside, x, stride, rng)) inside[x] ^= 1;
  }
  return Uint8Array.from({ length: width * height }, (_, cell) => inside[paddedSite(cell, width)]);
}

/** A random tree of corridors over every second row and column, in a field padded by one cell. */
export function randomMaze(width: number, height: number, rng: Rng): Uint8Array {
  const stride = width + 2;
  const inside = new Uint8Array(stride * (height + 2));
  const first = stride + 1;
  const reached = [first];
  inside[first] = 1;
  while (reached.length) {
    // Always taking the latest room gives winding corridors, taking any room gives branches; half and half gives both.
    const pick = rng.below(2) ? reached.length - 1 : rng.below(reached.length);
    const room = reached[pick];
    const doors = [-2 * stride, 2, 2 * stride, -2].filter(
      (step) => isRoom(room + step, width, height) && !inside[room + step],
    );
    if (!doors.length) {
      reached[pick] = reached[reached.length - 1];
      reached.pop();
      continue;
    }
    const step = doors[rng.below(doors.length)];
    inside[room + step / 2] = inside[room + step] = 1;
    reached.push(room + step);
  }
  return inside;
}

function isRoom(x: number, width: number, height: number): boolean {
  const row = Math.floor(x / (width + 2));
  const column = x - row * (width + 2);
  return row >= 1 && row <= height && column >= 1 && column <= width;
}

export const paddedSite = (cell: number, width: number): number =>
  (Math.floor(cell / width) + 1) * (width + 2) + (cell % width) + 1;

/** Changing sides removes the edges to unlike neighbours and adds those to like ones. */
function welcome(inside: Uint8Array, x: number, stride: number, rng: Rng): boolean {
  const unlike =
    (inside[x - stride] ^ inside[x]) +
    (inside[x + 1] ^ inside[x]) +
    (inside[x + stride] ^ inside[x]) +
    (inside[x - 1] ^ inside[x]);
  return unlike <= 2 || rng.below(SHORTEN_ONE_IN) === 0;
}
