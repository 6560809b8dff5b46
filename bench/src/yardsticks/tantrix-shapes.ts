/**
 * The yardstick for counting: shapes first. Shapes of corner, bend and straight are walked clockwise from a cell of
 * the rarest class, with parity and the distance left to close; each closed one is filled cell by cell, and cells
 * that touch nothing are multiplied. Independent: uses nothing of the engine but the tiles.
 */
import { colourAt, endsOf, type Colour } from '../../../packages/engine/src/puzzles/tantrix/rules/tiles.ts';

const SIZE = 64;
const HOME = (SIZE / 2) * SIZE + SIZE / 2;
const STEP = [-SIZE + 1, 1, SIZE, SIZE - 1, -1, -SIZE]; // sides clockwise from the upper right

const away = (place: number): number => {
  const [q, r] = [(place % SIZE) - SIZE / 2, Math.floor(place / SIZE) - SIZE / 2];
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
};
const AWAY = Int32Array.from({ length: SIZE * SIZE }, (_, place) => away(place));

/** Loops up to rotation. */
export function shapeLoops(tiles: readonly number[], colour: Colour, holes: boolean): number {
  return new Shapes(tiles, colour, holes).count();
}

/** By the absolute turn of the line, in sixths: 0 straight, 1 bend, 2 corner. */
const turnOf = (tile: number, colour: Colour): number => {
  const [a, b] = endsOf(tile, colour) ?? [0, 3];
  return 3 - Math.min((b - a + 6) % 6, (a - b + 6) % 6);
};

class Shapes {
  readonly #tiles: readonly number[];
  readonly #colour: Colour;
  readonly #holes: boolean;
  readonly #left = [0, 0, 0];
  readonly #root: number;
  readonly #index = new Int16Array(SIZE * SIZE); // from 1
  readonly #place: number[] = [];
  readonly #out: number[] = [];
  #total = 0;

  constructor(tiles: readonly number[], colour: Colour, holes: boolean) {
    [this.#tiles, this.#colour, this.#holes] = [tiles, colour, holes];
    for (const tile of tiles) this.#left[turnOf(tile, colour)]++;
    const sizes = this.#left.map((size) => size || Infinity);
    this.#root = sizes.indexOf(Math.min(...sizes));
  }

  count(): number {
    const visits = this.#left[this.#root];
    this.#left[this.#root]--;
    for (const turn of new Set([this.#root, -this.#root])) {
      this.#index[HOME] = 1;
      this.#place[0] = HOME;
      this.#out[0] = (turn + 6) % 6;
      this.#walk(HOME + STEP[this.#out[0]], this.#out[0], turn, 1);
    }
    return this.#total / visits; // each shape was found from every cell of the class
  }

  #walk(cell: number, heading: number, turned: number, laid: number): void {
    const [straights, bends, corners] = this.#left;
    const rest = straights + bends + corners;
    if (rest === 0) {
      if (cell === HOME && heading === 0 && turned === 6) this.#close();
      return;
    }
    if (this.#index[cell] !== 0 || AWAY[cell] > rest - (corners >> 1)) return;
    this.#index[cell] = laid + 1;
    this.#place[laid] = cell;
    for (let turn = -2; turn <= 2; turn++) {
      const kind = Math.abs(turn);
      const missing = 6 - turned - turn;
      if (this.#left[kind] === 0 || Math.abs(missing) > 2 * corners + bends - kind) continue;
      if (bends === Number(kind === 1) && ((missing >> 1) + corners - Number(kind === 2)) & 1) continue;
      this.#left[kind]--;
      this.#out[laid] = (heading + turn + 6) % 6;
      this.#walk(cell + STEP[this.#out[laid]], this.#out[laid], turned + turn, laid + 1);
      this.#left[kind]++;
    }
    this.#index[cell] = 0;
  }

  #close(): void {
    if (!this.#holes && this.#hasHole()) return;
    this.#total += this.#fill();
  }

  #hasHole(): boolean {
    const cells = this.#place;
    const rows = cells.map((cell) => Math.floor(cell / SIZE));
    const columns = cells.map((cell) => cell % SIZE);
    const [top, bottom] = [Math.min(...rows) - 1, Math.max(...rows) + 1];
    const [left, right] = [Math.min(...columns) - 1, Math.max(...columns) + 1];
    const seen = new Set([top * SIZE + left]);
    for (const cell of seen)
      for (const step of STEP) {
        const [row, column] = [Math.floor((cell + step) / SIZE), (cell + step) % SIZE];
        if (row < top || row > bottom || column < left || column > right) continue;
        if (this.#index[cell + step] === 0) seen.add(cell + step);
      }
    return seen.size + cells.length < (bottom - top + 1) * (right - left + 1);
  }

  /** Cells that touch come first, each next to as many earlier ones as possible. */
  #fill(): number {
    const count = this.#place.length;
    const cells = this.#place.map((place, i) => {
      const [back, out] = [(this.#out[(i + count - 1) % count] + 3) % 6, this.#out[i]];
      const touching = [0, 1, 2, 3, 4, 5].filter(
        (d) => d !== out && d !== back && this.#index[place + STEP[d]],
      );
      const others = touching.map((d) => ({ d, other: this.#index[place + STEP[d]] - 1 }));
      return { choices: this.#choices(back, out), others };
    });
    const rank = new Array<number>(count).fill(Infinity);
    const left = cells.map((_, i) => i).filter((i) => cells[i].others.length > 0);
    const order: number[] = [];
    const known = (i: number): number =>
      cells[i].others.filter(({ other }) => rank[other] < Infinity).length * 8 + cells[i].others.length;
    while (left.length > 0) {
      left.sort((a, b) => known(a) - known(b));
      const next = left.pop() ?? 0;
      rank[next] = order.push(next);
    }
    const before = order.map((i) => cells[i].others.filter(({ other }) => rank[other] < rank[i]));
    const used = this.#tiles.map(() => false);
    const shown: (readonly string[])[] = [];
    const extend = (depth: number): number => {
      if (depth === order.length) return this.#freely(count - order.length, used);
      let sum = 0;
      for (const { tile, sides } of cells[order[depth]].choices) {
        if (used[tile]) continue;
        if (before[depth].some(({ d, other }) => shown[other][(d + 3) % 6] !== sides[d])) continue;
        used[tile] = true;
        shown[order[depth]] = sides;
        sum += extend(depth + 1);
        used[tile] = false;
      }
      return sum;
    };
    return extend(0);
  }

  readonly #known = new Map<
    number,
    readonly { readonly tile: number; readonly sides: readonly string[] }[]
  >();

  #choices(
    back: number,
    out: number,
  ): readonly { readonly tile: number; readonly sides: readonly string[] }[] {
    const made =
      this.#known.get(6 * back + out) ??
      this.#tiles.flatMap((number, tile) =>
        turnsIn(number, this.#colour, back, out).map((turn) => ({
          tile,
          sides: [0, 1, 2, 3, 4, 5].map((d) => colourAt(number, turn, d)),
        })),
      );
    this.#known.set(6 * back + out, made);
    return made;
  }

  /** What touches nothing takes the tiles left in any order; a straight fits either way. */
  #freely(loose: number, used: readonly boolean[]): number {
    if (loose === 0) return 1;
    const sizes = [0, 0, 0];
    for (const [i, tile] of this.#tiles.entries()) if (!used[i]) sizes[turnOf(tile, this.#colour)]++;
    let product = 2 ** sizes[0];
    for (const size of sizes) for (let k = 2; k <= size; k++) product *= k;
    return product;
  }
}

/** The rotations in which the line of a tile goes from one side to another. */
function turnsIn(tile: number, colour: Colour, a: number, b: number): number[] {
  const ends = endsOf(tile, colour) ?? [0, 3];
  return [0, 1, 2, 3, 4, 5].filter((turn) => {
    const [one, two] = ends.map((d) => (d + turn) % 6);
    return (one === a && two === b) || (one === b && two === a);
  });
}
