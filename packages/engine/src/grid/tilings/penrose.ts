/**
 * Penrose's tilings: kites and darts (P2) and rhombs (P3), as a window on the plane. Tiles are cut in two
 * triangles along their axis, and triangles are parts of larger ones of the same kinds, for ever: so a
 * place in the plane is a chain of letters, from the triangle there outwards.
 *
 *     '01ABUUAA'   a turn (0–9 tenths), the corner that is at the origin (0–2), the chain
 *
 * Half kites are A and B, half darts U and V; half thin rhombs C and D, half thick ones X and Y.
 */
import type { Rng } from '../../rng.ts';
import { MOST_TRIES, OutlineBuilder, trimmed, type Outline } from './outline.ts';
import {
  makeRing,
  makeWindow,
  minus,
  ONE,
  ORIGIN,
  plus,
  roundAway,
  type RingPoint,
  type Surd,
} from './whole-ring.ts';

/**
 * By parent and child: where crossing each of the child's edges leads. 'B1' is child B of the same
 * parent, through its edge 1. '2' leaves the parent by its edge 2, '2-' and '2+' by the left and the right
 * half of it. Edge 0 is the base; edges count anticlockwise.
 */
type Letter = 'A' | 'B' | 'U' | 'V' | 'C' | 'D' | 'X' | 'Y';
type Edges = readonly [string, string, string];

const CROSSINGS: Readonly<Record<Letter, Readonly<Partial<Record<Letter, Edges>>>>> = {
  A: { A: ['2-', '0', 'B1'], B: ['U1', 'A2', '1+'], U: ['2+', 'B0', '1-'] },
  B: { A: ['V2', '2-', 'B1'], B: ['1+', 'A2', '0'], V: ['1-', '2+', 'A0'] },
  U: { B: ['U1', '2', '0+'], U: ['1', 'B0', '0-'] },
  V: { A: ['V2', '0-', '1'], V: ['2', '0+', 'A0'] },
  C: { C: ['1+', 'Y1', '0'], Y: ['2', 'C1', '1-'] },
  D: { D: ['2-', '0', 'X2'], X: ['1', '2+', 'D2'] },
  X: { C: ['2+', 'Y1', 'X1'], X: ['1', 'C2', '0-'], Y: ['0+', 'C1', '2-'] },
  Y: { D: ['1-', 'Y2', 'X2'], X: ['0-', '1+', 'D2'], Y: ['2', '0+', 'D1'] },
};

/** By parent and way in: the child met first and its edge. The halves of an edge change places from without. */
const ENTRIES = new Map(
  Object.entries(CROSSINGS).flatMap(([parent, children]) =>
    Object.entries(children).flatMap(([child, edges]) =>
      edges.flatMap((way, edge) =>
        /^\d/.test(way) ? [[`${parent}${swapped(way)}`, `${child}${edge}`] as const] : [],
      ),
    ),
  ),
);

function swapped(way: string): string {
  return way.replace(/[+-]/, (half) => (half === '+' ? '-' : '+'));
}

/** The edge between the two halves of a tile. */
const AXIS: Readonly<Record<Letter, number>> = { A: 2, U: 2, B: 1, V: 1, C: 0, D: 0, X: 0, Y: 0 };

/** t = exp(πi/5): t⁴ = t³ − t² + t − 1. */
const { times, turn } = makeRing([-1, 1, -1, 1], 10);
const PHI: RingPoint = [1, 0, 1, -1];
const SMALL: RingPoint = [0, 0, 1, -1]; // 1 / φ
const BASE: Readonly<Record<Letter, RingPoint>> = {
  A: SMALL,
  B: SMALL,
  U: ONE,
  V: ONE,
  C: SMALL,
  D: SMALL,
  X: PHI,
  Y: PHI,
};
/** Each edge as a multiple of the one before it. */
const ACUTE = [times(PHI, turn(3)), turn(4), times(SMALL, turn(3))];
const OBTUSE = [times(SMALL, turn(4)), turn(2), times(PHI, turn(4))];

const ROOT_5 = Math.sqrt(5);
/** In quarters, and in halves of sin 36°. */
const xOf = (p: RingPoint): Surd => [4 * p[0] + p[1] - p[2] + p[3], p[1] + p[2] - p[3]];
const yOf = (p: RingPoint): Surd => [2 * p[1] + p[2] + p[3], p[2] + p[3]];

interface PenroseKind {
  readonly letters: readonly Letter[];
  readonly units: readonly [x: number, y: number]; // in hundredths of a cell
}

export const P2: PenroseKind = { letters: ['A', 'B', 'U', 'V'], units: [37, 44] };
export const P3: PenroseKind = { letters: ['C', 'D', 'X', 'Y'], units: [30, 35] };

interface Triangle {
  readonly chain: readonly Letter[];
  readonly corners: readonly RingPoint[];
  paired: boolean;
}

/** Undefined when the description is no chain of this kind, or ends before the window does. */
export function penrose(
  kind: PenroseKind,
  width: number,
  height: number,
  description: string,
): Outline | undefined {
  const chain = readChain(kind, description);
  return (
    chain &&
    new PenroseWindow(kind, width, height).outline(chain, Number(description[0]), Number(description[1]))
  );
}

/** A random chain that is just long enough for the window. */
export function randomPenrose(
  kind: PenroseKind,
  width: number,
  height: number,
  rng: Rng,
): string | undefined {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const chain = [kind.letters[rng.below(kind.letters.length)]];
    while (chain.length < LONGEST) {
      const parents = kind.letters.filter((letter) => chain[chain.length - 1] in CROSSINGS[letter]);
      chain.push(parents[rng.below(parents.length)]);
    }
    const [spin, corner] = [rng.below(10), rng.below(3)];
    const window = new PenroseWindow(kind, width, height);
    const made = window.outline(chain, spin, corner);
    if (made?.faces.length) return `${spin}${corner}${chain.slice(0, window.deepest + 1).join('')}`;
  }
  return undefined;
}

const LONGEST = 24; // letters: φ²⁴ triangles across are more than any window needs

function readChain({ letters }: PenroseKind, description: string): Letter[] | undefined {
  if (!new RegExp(`^\\d[0-2][${letters.join('')}]{1,60}$`).test(description)) return undefined;
  const chain = [...description.slice(2)] as Letter[];
  return chain.every((child, i) => i + 1 === chain.length || child in CROSSINGS[chain[i + 1]])
    ? chain
    : undefined;
}

class PenroseWindow {
  /** The highest place in the chain that was needed. */
  deepest = 0;
  readonly #kind: PenroseKind;
  readonly #window: ReturnType<typeof makeWindow>;

  constructor(kind: PenroseKind, width: number, height: number) {
    const [unitX, unitY] = kind.units;
    this.#kind = kind;
    // On the screen x and y change places.
    const [across, up] = [Math.floor((height * 100) / unitX), Math.floor((width * 100) / unitY)];
    this.#window = makeWindow(across, up, ROOT_5, xOf, yOf);
  }

  /** Breadth first from the first triangle; a tile counts when its second half is found. */
  outline(chain: readonly Letter[], spin: number, corner: number): Outline | undefined {
    const first = place(chain[0], ORIGIN, times(BASE[chain[0]], turn(spin)), 0);
    const start: Triangle = {
      chain,
      corners: first.map((each) => minus(each, first[corner])),
      paired: false,
    };
    const placed = new Map([[keyOf(start.corners), start]]);
    const queue = this.#window.holds(start.corners) ? [start] : [];
    const builder = new OutlineBuilder();
    for (const triangle of queue)
      for (let edge = 0; edge < 3; edge++) {
        const next = this.#cross(triangle, edge);
        if (!next) return undefined;
        if (!this.#window.holds(next.corners)) continue;
        const known = placed.get(keyOf(next.corners));
        if (!known) {
          placed.set(keyOf(next.corners), next);
          queue.push(next);
        } else if (edge === AXIS[triangle.chain[0]] && !triangle.paired && !known.paired) {
          triangle.paired = known.paired = true;
          builder.face([...this.#half(triangle), ...this.#half(known)]);
        }
      }
    return trimmed(builder.build());
  }

  #cross({ chain, corners }: Triangle, edge: number): Triangle | undefined {
    const there = [...chain];
    const into = this.#step(there, 0, edge);
    if (into === undefined) return undefined;
    return {
      chain: there,
      corners: place(there[0], corners[(edge + 1) % 3], corners[edge], into),
      paired: false,
    };
  }

  /** Changes the chain to that of the neighbour; the edge by which it is entered. */
  #step(chain: Letter[], depth: number, edge: number): number | undefined {
    if (depth + 1 >= chain.length) return undefined;
    this.deepest = Math.max(this.deepest, depth + 1);
    let way = CROSSINGS[chain[depth + 1]][chain[depth]]?.[edge] ?? '';
    if (/^\d/.test(way)) {
      const into = this.#step(chain, depth + 1, Number(way[0]));
      if (into === undefined) return undefined;
      way = ENTRIES.get(`${chain[depth + 1]}${into}${way.slice(1)}`) ?? '';
    }
    chain[depth] = way[0] as Letter;
    return Number(way[1]);
  }

  /** The two corners of a tile that this half brings, in the units of a board. */
  #half({ chain, corners }: Triangle): [number, number][] {
    const axis = AXIS[chain[0]];
    return [1, 2].map((i) => this.#drawn(corners[(axis + i) % 3]));
  }

  #drawn(point: RingPoint): [number, number] {
    const [unitX, unitY] = this.#kind.units;
    const [x, y] = [xOf(point), yOf(point)];
    return [
      (y[0] + this.#window.top) * unitY + roundAway(y[1] * unitY * ROOT_5),
      (x[0] + this.#window.left) * unitX + roundAway(x[1] * unitX * ROOT_5),
    ];
  }
}

/** The corners of a triangle whose edge `index` goes from one point to another. */
function place(letter: string, from: RingPoint, to: RingPoint, index: number): readonly RingPoint[] {
  const turns = 'ABCD'.includes(letter) ? ACUTE : OBTUSE;
  const corners: RingPoint[] = [];
  let [here, along] = [from, minus(to, from)];
  for (let i = 0; i < 3; i++) {
    const edge = (index + i) % 3;
    corners[edge] = here;
    here = plus(here, along);
    along = times(along, turns[edge]);
  }
  return corners;
}

const keyOf = ([a, b]: readonly RingPoint[]): string => `${a.join()};${b.join()}`;
