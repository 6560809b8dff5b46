/**
 * Random loops through every dot. A comb visits them all; turning a cell that has lines on two opposite
 * sides by a quarter keeps every dot visited and cuts the loop in two (or joins two loops), so pairs of
 * such turns walk through the loops of this kind.
 */
import type { Rng } from '../../../rng.ts';

const TURNS_PER_CELL = 2;
const MOST_TURNS = 1_500;

/** 1 for cells inside the loop; one of width and height must be odd. */
export function randomHamiltonianLoop(width: number, height: number, rng: Rng): Uint8Array {
  const upright = height % 2 === 1;
  const inside = comb(upright ? width : height, upright ? height : width);
  const field = upright ? inside : transpose(inside, width, height);
  const turns = Math.min(MOST_TURNS, TURNS_PER_CELL * width * height);
  for (let i = 0; i < turns; i++) turnTwo(field, width, height, rng);
  return field;
}

/** A spine down the left and a tooth along every second row. */
const comb = (width: number, height: number): Uint8Array =>
  Uint8Array.from({ length: width * height }, (_, cell) =>
    cell % width === 0 || Math.floor(cell / width) % 2 === 0 ? 1 : 0,
  );

const transpose = (cells: Uint8Array, width: number, height: number): Uint8Array =>
  Uint8Array.from({ length: cells.length }, (_, i) => cells[(i % width) * height + Math.floor(i / width)]);

function turnTwo(inside: Uint8Array, width: number, height: number, rng: Rng): void {
  const first = rng.below(inside.length);
  if (!isStraight(inside, width, height, first)) return;
  inside[first] ^= 1;
  const tries = 40;
  for (let i = 0; i < tries; i++) {
    const second = rng.below(inside.length);
    if (second === first || !isStraight(inside, width, height, second)) continue;
    inside[second] ^= 1;
    if (isOneLoop(inside, width, height)) return;
    inside[second] ^= 1;
  }
  inside[first] ^= 1;
}

const sideOf = (inside: Uint8Array, width: number, height: number, row: number, column: number): number =>
  row < 0 || column < 0 || row >= height || column >= width ? 0 : inside[row * width + column];

/** Lines on exactly two opposite sides. */
function isStraight(inside: Uint8Array, width: number, height: number, cell: number): boolean {
  const row = Math.floor(cell / width);
  const column = cell % width;
  const differs = (r: number, c: number): boolean => sideOf(inside, width, height, r, c) !== inside[cell];
  const up = differs(row - 1, column);
  const right = differs(row, column + 1);
  return up === differs(row + 1, column) && right === differs(row, column - 1) && up !== right;
}

/** Every dot has two lines throughout; one loop means as many cells inside in one piece as a tree has. */
function isOneLoop(inside: Uint8Array, width: number, height: number): boolean {
  const start = inside.indexOf(1);
  const seen = new Uint8Array(inside.length);
  const stack = [start];
  let reached = 1;
  let touching = 0;
  seen[start] = 1;
  for (let cell = stack.pop(); cell !== undefined; cell = stack.pop()) {
    const row = Math.floor(cell / width);
    const column = cell % width;
    for (const [r, c] of [
      [row - 1, column],
      [row, column + 1],
      [row + 1, column],
      [row, column - 1],
    ]) {
      if (!sideOf(inside, width, height, r, c)) continue;
      touching++;
      const near = r * width + c;
      if (seen[near]) continue;
      seen[near] = 1;
      reached++;
      stack.push(near);
    }
  }
  return reached === inside.reduce((sum, each) => sum + each, 0) && touching === 2 * (reached - 1);
}
