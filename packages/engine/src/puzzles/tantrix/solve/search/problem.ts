/**
 * A line puzzle in numbers. In a cell where the wanted line goes in by one side and out by another, a tile whose
 * line is a corner or a bend has one turn and a straight has two; so a cell's choices are the bits of one word:
 *
 *     pair      corners 0–5 (sides a, a + 1), bends 6–11 (a, a + 2), straights 12–14 (a, a + 3)
 *     bit       of corners and bends the k-th such tile; of straights 2k and 2k + 1, its two turns
 *
 * Invariant: bit k of a class means the same tile in every pair of that class, so that using a tile clears the
 * same bits everywhere. At most 42 tiles share a colour: 18 corners, 18 bends and 6 straights fit a word.
 */
import { type Cell, dq, dr, side } from '../../../../grid/hex.ts';
import type { HoleRule, Matching, Placed } from '../../rules/rules.ts';
import { type Colour, colourAt, colours, endsOf, hasColour } from '../../rules/tiles.ts';

export const CORNER = 0;
export const BEND = 1;
export const STRAIGHT = 2;
export const PAIRS = 15;

export interface Problem {
  readonly tiles: readonly number[];
  readonly colour: Colour;
  readonly match: Matching;
  readonly holes: HoleRule;
  readonly pins: readonly Placed[]; // tiles already placed
  readonly outline?: readonly Cell[]; // the only cells they may go in
}

export interface Tables {
  readonly problem: Problem;
  readonly count: number;
  readonly classOf: Int32Array; // by tile index
  readonly bitsOf: Int32Array; // by tile index: its bit, or both bits of a straight
  readonly byClass: readonly (readonly number[])[]; // tile indexes
  readonly full: Int32Array; // by class: all bits
  readonly masks: Int32Array; // [pair][side][colour]: the bits that show this colour there
}

/** Undefined when a tile lacks the colour: then no line of it goes through all. */
export function tablesOf(problem: Problem): Tables | undefined {
  const { tiles, colour } = problem;
  if (!tiles.every((tile) => hasColour(tile, colour))) return undefined;
  const classOf = Int32Array.from(tiles, (tile) => spanOf(tile, colour)[1] - 1);
  const byClass = [CORNER, BEND, STRAIGHT].map((each) =>
    tiles.map((_, i) => i).filter((i) => classOf[i] === each),
  );
  const bitsOf = new Int32Array(tiles.length);
  for (const [each, members] of byClass.entries())
    for (const [k, i] of members.entries()) bitsOf[i] = each === STRAIGHT ? 3 << (2 * k) : 1 << k;
  const full = Int32Array.from(byClass, (members) => members.reduce((bits, i) => bits | bitsOf[i], 0));
  const base = { problem, count: tiles.length, classOf, bitsOf, byClass, full };
  return { ...base, masks: masksOf(base) };
}

/** First side and span of a colour: the second side is `span` further clockwise, 1, 2 or 3. */
function spanOf(tile: number, colour: Colour): readonly [number, number] {
  const [a, b] = endsOf(tile, colour) ?? [0, 3];
  return side(b - a) <= 3 ? [a, side(b - a)] : [b, side(a - b)];
}

/** The pair of two sides, in either order. */
export const pairOf = (a: number, b: number): number => {
  const span = side(b - a);
  if (span === 3) return 12 + (a % 3);
  return span < 3 ? 6 * (span - 1) + a : 6 * (5 - span) + b;
};

export const classOfPair = (pair: number): number => (pair < 6 ? CORNER : pair < 12 ? BEND : STRAIGHT);
const firstSide = (pair: number): number => (pair < 12 ? pair % 6 : pair - 12);

/** The tile index and turn that a bit means in a pair. */
export function meaning(tables: Omit<Tables, 'masks'>, pair: number, bit: number): readonly [number, number] {
  const each = classOfPair(pair);
  const index = tables.byClass[each][each === STRAIGHT ? bit >> 1 : bit];
  const [first] = spanOf(tables.problem.tiles[index], tables.problem.colour);
  return [index, side(firstSide(pair) - first + (each === STRAIGHT && bit & 1 ? 3 : 0))];
}

const bitCount = (tables: Omit<Tables, 'masks'>, each: number): number =>
  tables.byClass[each].length * (each === STRAIGHT ? 2 : 1);

export const maskIndex = (pair: number, d: number, colour: number): number => pair * 24 + d * 4 + colour;

function masksOf(tables: Omit<Tables, 'masks'>): Int32Array {
  const masks = new Int32Array(PAIRS * 24);
  for (let pair = 0; pair < PAIRS; pair++)
    for (let bit = 0; bit < bitCount(tables, classOfPair(pair)); bit++) {
      const [index, turn] = meaning(tables, pair, bit);
      for (let d = 0; d < 6; d++)
        masks[maskIndex(pair, d, colourNumber(tables.problem.tiles[index], turn, d))] |= 1 << bit;
    }
  return masks;
}

export const colourNumber = (tile: number, turn: number, d: number): number =>
  colours.indexOf(colourAt(tile, turn, d));

/** The sides by which the wanted line goes through a placed tile. */
export function pinSides({ tile, turn }: Placed, colour: Colour): readonly [number, number] {
  const [a, b] = endsOf(tile, colour) ?? [0, 3];
  return [side(a + turn), side(b + turn)];
}

/** The bit of a placed tile in the pair of its sides. */
export function pinBit(tables: Tables, pin: Placed): number {
  const [a, b] = pinSides(pin, tables.problem.colour);
  const index = tables.problem.tiles.indexOf(pin.tile);
  for (let bit = 0; bit < 32; bit++) {
    if (!(tables.bitsOf[index] & (1 << bit))) continue;
    if (meaning(tables, pairOf(a, b), bit)[1] === pin.turn) return bit;
  }
  return 0;
}

/** Boards are tori of this size in searches: no shape is that wide. */
export const SIZE = 128;
export const WRAP = SIZE - 1;
export const at = (q: number, r: number): number => ((r & WRAP) << 7) | (q & WRAP);

const STEPS = Int32Array.from(dq, (_, d) => at(dq[d], dr[d]));

/** The place beside another. */
export const beside = (place: number, d: number): number =>
  ((place + (STEPS[d] & ~WRAP)) & (WRAP << 7)) | ((place + STEPS[d]) & WRAP);

export const PAIR_OF = Int32Array.from({ length: 36 }, (_, i) =>
  i % 6 === Math.floor(i / 6) ? 0 : pairOf(Math.floor(i / 6), i % 6),
);
