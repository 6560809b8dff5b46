/**
 * Spectres: the one chiral tile whose copies, turned only, fill the plane and never repeat. Nine kinds of
 * hexagons represent one Spectre each (kind G two) and expand into eight hexagons (G into seven).
 *
 *     '80221F'   a turn in twelfths, the number of the Spectre in its hexagon, the number of each hexagon
 *                in the one around it, and the kind of the outermost
 *
 * The expansion (Smith, Myers, Kaplan, Goodman-Strauss 2023) is written down as children and lengths of
 * sides; which edge meets which follows from it.
 */
import type { Rng } from '../../rng.ts';
import { MOST_TRIES, OutlineBuilder, trimmed, type Outline } from './outline.ts';
import { makeRing, makeWindow, minus, plus, roundAway, type RingPoint, type Surd } from './whole-ring.ts';

interface HexagonKind {
  readonly children: readonly Letter[];
  /** How many sides of children make up each side of the expansion, and how many edges of Spectres each side. */
  readonly sides: readonly number[];
  readonly edges: readonly number[];
}

const kind = (children: string, sides: string, edges: string): HexagonKind => ({
  children: [...children] as Letter[],
  sides: Array.from(sides, Number),
  edges: Array.from(edges, Number),
});

type Letter = 'G' | 'D' | 'J' | 'L' | 'X' | 'P' | 'S' | 'F' | 'Y';

const KINDS: Readonly<Record<Letter, HexagonKind>> = {
  G: kind('FXGSPDJ', '233552', '333263'),
  D: kind('FPGSXDFX', '352435', '223232'),
  J: kind('FPGSYDFP', '252625', '323132'),
  L: kind('FPGSYDFX', '252436', '323231'),
  X: kind('FYGSYDFP', '234625', '332132'),
  P: kind('FYGSYDFX', '234436', '332231'),
  S: kind('LPGSXDFX', '532435', '623232'),
  F: kind('FPGSYDFY', '252445', '323222'),
  Y: kind('FYGSYDFY', '234445', '332222'),
};
const LETTERS = Object.keys(KINDS) as Letter[];

/** These begin their outline one edge later. */
const isRare = (letter: Letter): boolean => letter === 'D' || letter === 'S';

/** Where crossing a side leads: another child by its side, or out by a place on one of the parent's sides. */
type Way =
  | { readonly child: number; readonly side: number }
  | { readonly out: number; readonly place: number };

/** `crossing` by child and side; `entry` by side of the parent and place on it. */
interface Crossings {
  readonly crossing: readonly (readonly Way[])[];
  readonly entry: readonly (readonly Way[])[];
}

/** Centres of the children in (1, w), w = exp(πi/3), 6 apart, and how far each is turned, in sixths. */
const CENTRES = [
  [0, 0],
  [6, 0],
  [0, -6],
  [6, -6],
  [0, -12],
  [6, -12],
  [12, -12],
  [12, -18],
] as const;
const TURNED = [2, 1, 0, 1, 4, 5, 0, 5];

/** Sides count anticlockwise from the top; the outline is walked clockwise from a fixed corner. */
function hexagonCrossings(letter: Letter): Crossings {
  const { children, sides } = KINDS[letter];
  const bySide = new Map(children.flatMap((_, child) => sidesOf(child)));
  const crossing: Way[][] = children.map(() => []);
  const outline = new Map<string, readonly [to: string, child: number, side: number]>();
  for (const [ends, [child, side]] of bySide) {
    const [from, to] = ends.split('>');
    const other = bySide.get(`${to}>${from}`);
    if (other) crossing[child][side] = { child: other[0], side: other[1] };
    else outline.set(to, [from, child, side]);
  }
  let corner = isRare(letter) ? '-2,-14' : '-4,-10';
  const entry = sides.map((count, out) =>
    Array.from({ length: count }, (_, at): Way => {
      const [next, child, side] = outline.get(corner) ?? ['', 0, 0];
      crossing[child][side] = { out, place: at };
      corner = next;
      return { child, side };
    }),
  );
  return { crossing, entry };
}

function sidesOf(child: number): (readonly [ends: string, side: readonly [number, number]])[] {
  const turned = ([a, b]: readonly [number, number]): [number, number] => [-b, a + b];
  const [x, y] = CENTRES[child];
  let corner: [number, number] = [-2, 4];
  for (let i = 0; i < TURNED[child]; i++) corner = turned(corner);
  return Array.from({ length: 6 }, (_, side) => {
    const [from, to] = [corner, turned(corner)];
    corner = to;
    return [`${x + from[0]},${y + from[1]}>${x + to[0]},${y + to[1]}`, [child, side]] as const;
  });
}

const SPUR = -1;

/** The same for the Spectres in a hexagon and their 14 edges, met in falling order from edge 8 (rare: 7). */
function spectreCrossings(letter: Letter): Crossings {
  const crossing: Way[][] = [[], []];
  const run = outlineOf(letter);
  let met = 0;
  const entry = KINDS[letter].edges.map((count, out) =>
    Array.from({ length: count }, (_, at): Way => {
      const [child, side] = run[met++];
      // Places 4 and 5 of side 0 of kind S touch places 1 and 0 of its side 1: no Spectre is between.
      if (child === SPUR) return { out: out === 0 ? 1 : 0, place: 5 - at };
      crossing[child][side] = { out, place: at };
      return { child, side };
    }),
  );
  if (letter === 'G')
    for (let i = 0; i < 4; i++) {
      crossing[0][10 + i] = { child: 1, side: 7 - i };
      crossing[1][7 - i] = { child: 0, side: 10 + i };
    }
  return { crossing, entry };
}

function outlineOf(letter: Letter): readonly (readonly [child: number, edge: number])[] {
  const falling = (child: number, from: number, count: number): [number, number][] =>
    Array.from({ length: count }, (_, i) => [child, (from - i + EDGES) % EDGES]);
  if (letter === 'G') return [...falling(0, 8, 9), ...falling(1, 3, 10), [0, 9]];
  const run = falling(0, isRare(letter) ? 7 : 8, EDGES);
  if (letter !== 'S') return run;
  return [
    ...run.slice(0, 4),
    ...Array.from({ length: 4 }, (): [number, number] => [SPUR, 0]),
    ...run.slice(4),
  ];
}

const EDGES = 14;
let tables:
  | {
      readonly hexagons: Readonly<Record<Letter, Crossings>>;
      readonly spectres: Readonly<Record<Letter, Crossings>>;
    }
  | undefined;

/** Computed when first needed. */
function crossings() {
  const byLetter = (make: (letter: Letter) => Crossings): Readonly<Record<Letter, Crossings>> =>
    Object.fromEntries(LETTERS.map((letter) => [letter, make(letter)])) as Record<Letter, Crossings>;
  return (tables ??= { hexagons: byLetter(hexagonCrossings), spectres: byLetter(spectreCrossings) });
}

/** By how many twelfths the outline turns at each corner; edges are equally long, and one corner is straight. */
const BENDS = [-3, -2, 3, -2, -3, 2, -3, 2, -3, -2, 0, -2, 3, -2];

/** t = exp(πi/6): t⁴ = t² − 1. */
const { times, turn } = makeRing([-1, 0, 1, 0], 12);
const ROOT_3 = Math.sqrt(3);
const xOf = (p: RingPoint): Surd => [2 * p[0] + p[2], p[1]];
const yOf = (p: RingPoint): Surd => [2 * p[3] + p[1], p[2]];
const UNIT = 8; // of the drawing
const CELL = 7; // units of the window

interface Hexagon {
  readonly index: number; // in the next
  readonly letter: Letter;
}

interface Spectre {
  readonly index: number;
  readonly hexagons: readonly Hexagon[]; // innermost first
  readonly corners: readonly RingPoint[];
}

/** Undefined when the description is malformed, or ends before the window does. */
export function spectres(width: number, height: number, description: string): Outline | undefined {
  const first = readFirst(description);
  return first && new SpectreWindow(width, height).outline(first);
}

/** A random place in the plane, described just as far as the window needs. */
export function randomSpectres(width: number, height: number, rng: Rng): string | undefined {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const [orientation, last] = [rng.below(12), LETTERS[rng.below(LETTERS.length)]];
    let letter = last;
    const digits: number[] = [];
    while (digits.length < DEPTH - 1) {
      digits.unshift(rng.below(KINDS[letter].children.length));
      letter = KINDS[letter].children[digits[0]];
    }
    digits.unshift(rng.below(letter === 'G' ? 2 : 1));
    const first = readFirst(`${orientation.toString(12).toUpperCase()}${digits.join('')}${last}`);
    if (!first) continue;
    const window = new SpectreWindow(width, height);
    if (!window.outline(first)?.faces.length) continue;
    const outermost = first.hexagons[window.deepest].letter;
    return `${orientation.toString(12).toUpperCase()}${digits.slice(0, window.deepest + 1).join('')}${outermost}`;
  }
  return undefined;
}

const DEPTH = 9; // hexagons: eight to the ninth are more than any window needs

function readFirst(description: string): Spectre | undefined {
  const [, orientation, digits, last] = /^([0-9AB])([01][0-7]{0,40})([GDJLXPSFY])$/.exec(description) ?? [];
  if (!digits) return undefined;
  const hexagons: Hexagon[] = [{ index: SPUR, letter: last as Letter }];
  for (const digit of [...digits.slice(1)].reverse()) {
    const index = Number(digit);
    const { children } = KINDS[hexagons[0].letter];
    if (index >= children.length) return undefined;
    hexagons.unshift({ index, letter: children[index] });
  }
  if (digits[0] === '1' && hexagons[0].letter !== 'G') return undefined;
  const edge = times(plus(turn(0), turn(-3)), turn(parseInt(orientation, 12)));
  const diagonal = plus(edge, times(edge, turn(-3)));
  const start = times(diagonal, plus(turn(5), turn(-5))); // times −√3
  return { index: Number(digits[0]), hexagons, corners: place(start, plus(start, edge), 0) };
}

class SpectreWindow {
  /** The highest place in the chain of hexagons that was needed. */
  deepest = 0;
  readonly #window: ReturnType<typeof makeWindow>;

  constructor(width: number, height: number) {
    this.#window = makeWindow(width * CELL, height * CELL, ROOT_3, xOf, yOf);
  }

  outline(first: Spectre): Outline | undefined {
    const placed = new Set([keyOf(first.corners)]);
    const queue = this.#window.holds(first.corners) ? [first] : [];
    for (const spectre of queue)
      for (let edge = 0; edge < EDGES; edge++) {
        const next = this.#cross(spectre, edge);
        if (!next) return undefined;
        if (placed.has(keyOf(next.corners)) || !this.#window.holds(next.corners)) continue;
        placed.add(keyOf(next.corners));
        queue.push(next);
      }
    const builder = new OutlineBuilder();
    for (const { corners } of queue) builder.face(corners.map((corner) => this.#drawn(corner)));
    return trimmed(builder.build());
  }

  #cross({ index, hexagons, corners }: Spectre, edge: number): Spectre | undefined {
    const chain = [...hexagons];
    const { spectres: tables } = crossings();
    let way: Way = tables[chain[0].letter].crossing[index][edge];
    while ('out' in way) {
      const side = this.#leave(chain, 0, way.out);
      if (side === undefined) return undefined;
      way = fromOutside(tables[chain[0].letter], side, way.place);
    }
    const [from, to] = [corners[(edge + 1) % EDGES], corners[edge]];
    return { index: way.child, hexagons: chain, corners: place(from, to, way.side) };
  }

  /** Changes the chain to that of the neighbouring hexagon; the side by which it is entered. */
  #leave(chain: Hexagon[], depth: number, side: number): number | undefined {
    if (depth + 1 >= chain.length) return undefined;
    this.deepest = Math.max(this.deepest, depth + 1);
    const { hexagons } = crossings();
    let way: Way = hexagons[chain[depth + 1].letter].crossing[chain[depth].index][side];
    if ('out' in way) {
      const into = this.#leave(chain, depth + 1, way.out);
      if (into === undefined) return undefined;
      way = fromOutside(hexagons[chain[depth + 1].letter], into, way.place);
    }
    if ('out' in way) return undefined;
    chain[depth] = { index: way.child, letter: KINDS[chain[depth + 1].letter].children[way.child] };
    return way.side;
  }

  #drawn(point: RingPoint): [number, number] {
    const [x, y] = [xOf(point), yOf(point)];
    return [
      (this.#window.left + x[0]) * UNIT + roundAway(x[1] * UNIT * ROOT_3),
      (this.#window.top - y[0]) * UNIT + roundAway(-y[1] * UNIT * ROOT_3),
    ];
  }
}

/** A neighbour counts the places of a shared side from the other end. */
const fromOutside = ({ entry }: Crossings, side: number, at: number): Way =>
  entry[side][entry[side].length - 1 - at];

/** All corners of a Spectre whose edge `index` goes from one point to another. */
function place(from: RingPoint, to: RingPoint, index: number): readonly RingPoint[] {
  const corners: RingPoint[] = [];
  let [here, along] = [from, minus(to, from)];
  for (let i = 0; i < EDGES; i++) {
    corners[(index + i) % EDGES] = here;
    here = plus(here, along);
    along = times(along, turn(BENDS[(index + i + 1) % EDGES]));
  }
  return corners;
}

const keyOf = ([a, b]: readonly RingPoint[]): string => `${a.join()};${b.join()}`;
