/**
 * The yardstick: a plain depth-first search along the loop. Place a tile, check its neighbours, continue where
 * the line leads, undo. Nothing is known about shapes. Restarts with shuffled tiles find one loop.
 */
import { makeRng, shuffle } from 'edgewise';
import {
  colours,
  endsOf,
  tileTexts,
  type Colour,
} from '../../../packages/engine/src/puzzles/tantrix/rules/tiles.ts';

const SIZE = 128;
const STEP = [-SIZE + 1, 1, SIZE, SIZE - 1, -1, -SIZE]; // sides clockwise from the upper right
const HOME = (SIZE / 2) * SIZE + SIZE / 2;

export interface Plain {
  readonly count: number;
  readonly nodes: number;
  readonly finished: boolean;
}

/** Counts loops up to rotation, or stops at a limit of loops or nodes. */
export function plainLoops(tiles: readonly number[], colour: Colour, limit: number, most = Infinity): Plain {
  const search = new Search(tiles, colour, limit, most);
  search.run();
  return search;
}

/** One loop by restarts; returns the nodes it took, or Infinity. */
export function plainFirst(tiles: readonly number[], colour: Colour, seed: number, most: number): number {
  const rng = makeRng(`plain-${seed}`);
  let nodes = 0;
  while (nodes < most) {
    const order = [...tiles];
    shuffle(rng, order);
    const search = new Search(order, colour, 1, Math.min(100_000, most - nodes));
    search.run();
    nodes += search.nodes;
    if (search.count > 0) return nodes;
  }
  return Infinity;
}

class Search implements Plain {
  count = 0;
  nodes = 0;
  finished = true;
  readonly #edges: Int8Array[]; // by tile: colours of its sides, unturned
  readonly #ends: (readonly [number, number])[];
  readonly #board = new Int16Array(SIZE * SIZE).fill(-1); // tile index, or −1
  readonly #turn = new Int8Array(SIZE * SIZE);
  readonly #used: Uint8Array;
  readonly #limit: number;
  readonly #most: number;

  constructor(tiles: readonly number[], colour: Colour, limit: number, most: number) {
    this.#edges = tiles.map((tile) =>
      Int8Array.from(tileTexts[tile], (each) => colours.indexOf(each as Colour)),
    );
    this.#ends = tiles.map((tile) => endsOf(tile, colour) ?? [0, 3]);
    this.#used = new Uint8Array(tiles.length);
    [this.#limit, this.#most] = [limit, most];
  }

  run(): void {
    const [a, b] = this.#ends[0];
    this.#board[HOME] = 0;
    this.#used[0] = 1;
    this.#extend(HOME + STEP[b], (b + 3) % 6, 1, a);
  }

  #extend(cell: number, entry: number, laid: number, home: number): void {
    if (laid === this.#used.length) {
      if (cell === HOME && entry === home && !this.#hasHole()) this.count++;
      return;
    }
    if (this.#board[cell] >= 0) return;
    for (let i = 1; i < this.#used.length; i++) {
      if (this.#used[i]) continue;
      for (let end = 0; end < 2; end++) {
        if (this.count >= this.#limit || ++this.nodes > this.#most) {
          this.finished = false;
          return;
        }
        const turn = (entry - this.#ends[i][end] + 6) % 6;
        if (!this.#agrees(cell, i, turn)) continue;
        const exit = (this.#ends[i][1 - end] + turn) % 6;
        this.#board[cell] = i;
        this.#turn[cell] = turn;
        this.#used[i] = 1;
        this.#extend(cell + STEP[exit], (exit + 3) % 6, laid + 1, home);
        this.#used[i] = 0;
        this.#board[cell] = -1;
      }
    }
  }

  #agrees(cell: number, tile: number, turn: number): boolean {
    for (let d = 0; d < 6; d++) {
      const beside = cell + STEP[d];
      const other = this.#board[beside];
      if (other < 0) continue;
      const theirs = this.#edges[other][(d + 9 - this.#turn[beside]) % 6];
      if (theirs !== this.#edges[tile][(d + 6 - turn) % 6]) return false;
    }
    return true;
  }

  /** Floods the surroundings; cells never reached are enclosed. */
  #hasHole(): boolean {
    const taken: number[] = [];
    for (let cell = 0; cell < SIZE * SIZE; cell++) if (this.#board[cell] >= 0) taken.push(cell);
    const rows = taken.map((cell) => Math.floor(cell / SIZE));
    const columns = taken.map((cell) => cell % SIZE);
    const [top, bottom] = [Math.min(...rows) - 1, Math.max(...rows) + 1];
    const [left, right] = [Math.min(...columns) - 1, Math.max(...columns) + 1];
    const seen = new Set([top * SIZE + left]);
    for (const cell of seen)
      for (const step of STEP) {
        const next = cell + step;
        const [row, column] = [Math.floor(next / SIZE), next % SIZE];
        if (row < top || row > bottom || column < left || column > right || this.#board[next] >= 0) continue;
        seen.add(next);
      }
    return seen.size + taken.length < (bottom - top + 1) * (right - left + 1);
  }
}
