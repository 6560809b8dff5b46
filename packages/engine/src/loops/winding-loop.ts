/**
 * Random loops that wind as those drawn by hand do. Cells change sides while the inside stays in one piece, as does
 * the outside; a change is accepted according to how much longer it makes the loop and how many turns it adds
 * (the Metropolis rule). Measured on 1,739 hand-made boards: 0.66 to 0.69 turns per edge, and 13 to 19 % of the
 * edges in straight runs of four or more.
 */
import type { Rng } from '../rng.ts';
import type { Task } from '../task.ts';
import { paddedSite, randomMaze } from './random-loop.ts';
import { isSimple } from './simple-cell.ts';

/** Steps per cell: enough to forget the maze it starts from. */
const STEPS_PER_CELL = 16;
const STEPS_PER_REPORT = 40_000;
const ODDS = 1 << 16;

/**
 * How often out of ODDS a change is accepted: [edges to unlike neighbours * 5 + corners at which the loop turns].
 * exp(0.3 × edges gained + 0.18 × turns gained), written out: machines may round exp differently, and a seed
 * makes the same loop on all of them.
 */
const TAKEN = [
  65536, 65536, 65536, 65536, 65536, 65536, 65536, 65536, 65536, 58125, 65536, 65536, 65536, 45723, 31900,
  65536, 51552, 35967, 25093, 17507, 40553, 28293, 19739, 13771, 9608,
];

/** 1 for cells inside a random loop, row by row. */
export function* windingInside(width: number, height: number, rng: Rng): Task<Uint8Array> {
  const inside = randomMaze(width, height, rng);
  const steps = STEPS_PER_CELL * width * height;
  for (let done = 0; done < steps; done += STEPS_PER_REPORT) {
    yield { done, of: steps };
    stir(inside, width, height, rng, Math.min(STEPS_PER_REPORT, steps - done));
  }
  return Uint8Array.from({ length: width * height }, (_, cell) => inside[paddedSite(cell, width)]);
}

/** The same in a field padded by one cell, after that many steps per cell. */
export function windingField(width: number, height: number, rng: Rng, stepsPerCell: number): Uint8Array {
  const inside = randomMaze(width, height, rng);
  stir(inside, width, height, rng, stepsPerCell * width * height);
  return inside;
}

function stir(inside: Uint8Array, width: number, height: number, rng: Rng, steps: number): void {
  const stride = width + 2;
  const cells = width * height;
  for (let i = 0; i < steps; i++) {
    const x = paddedSite(rng.below(cells), width);
    if (isSimple(inside, x, stride) && isWelcome(inside, x, stride, rng)) inside[x] ^= 1;
  }
}

/** Whether a cell of a padded field may change sides: at random, with odds that keep loops like those drawn by hand. */
export function isWelcome(inside: Uint8Array, x: number, stride: number, rng: Rng): boolean {
  const taken = TAKEN[kindOf(inside, x, stride)];
  return taken === ODDS || rng.below(ODDS) < taken;
}

/** The loop turns at a dot when one or three of the four cells around it are inside. */
function kindOf(inside: Uint8Array, x: number, stride: number): number {
  const own = inside[x];
  const up = inside[x - stride];
  const right = inside[x + 1];
  const down = inside[x + stride];
  const left = inside[x - 1];
  const unlike = (own ^ up) + (own ^ right) + (own ^ down) + (own ^ left);
  const turns =
    (own ^ up ^ right ^ inside[x - stride + 1]) +
    (own ^ right ^ down ^ inside[x + stride + 1]) +
    (own ^ down ^ left ^ inside[x + stride - 1]) +
    (own ^ left ^ up ^ inside[x - stride - 1]);
  return 5 * unlike + turns;
}
