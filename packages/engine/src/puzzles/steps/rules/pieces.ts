/**
 * The board, the eight pieces and every placement of them.
 *
 *     A B C D E F G H I J      50 locations, numbered 0 … 49 row by row: no Z, no z.
 *     K L M N O P Q R S T      Where row + column is even there is a peg: A C E … L N P …
 *     U V W X Y a b c d e      A lower ring sits on a peg, an upper ring one level up over a
 *     f g h i j k l m n o      location without one, where it overhangs the pegs beside it.
 *     p q r s t u v w x y
 *
 * So a location can take only one kind of ring, and a board is two masks of 25 bits, pegs and gaps.
 * A placement is written shape, orientation, home: 'DFO'. 3,200 can be written, 812 can be played.
 */
import type { Lookup } from '../../../vocabulary.ts';

export const COLUMNS = 10;
export const ROWS = 5;
export const LOCATIONS = 'ABCDEFGHIJKLMNOPQRSTUVWXYabcdefghijklmnopqrstuvwxy';
/** Of shapes and of orientations: A … D are turned 0 to 270° clockwise, E … H turned over first. */
export const LETTERS = 'ABCDEFGH';
export const SHAPES: readonly number[] = Array.from(LETTERS, (_, shape) => shape);
export const PLACES: readonly number[] = Array.from(LOCATIONS, (_, location) => location);

/** Orientation A: `1` a lower ring, `2` an upper one, the middle is home. */
const DRAWINGS = [
  '12.2121..',
  '.2..12.21',
  '.2..1212.',
  '.2.21..21',
  '.2.21.12.',
  '..1.1212.',
  '.21.1212.',
  '.2121..21',
];

/** How many rings each shape has: 43 in all. */
export const RINGS: readonly number[] = DRAWINGS.map((drawing) => drawing.replaceAll('.', '').length);

export interface Ring {
  readonly row: number; // may be off the board
  readonly column: number;
  readonly location: number; // -1 off the board
  readonly upper: boolean;
}

export interface Placement {
  readonly text: string; // 'DFO'
  readonly shape: number; // 0 … 7
  readonly orientation: number; // 0 … 7
  readonly home: number; // 0 … 49
  readonly rings: readonly Ring[];
  /** Every ring is on the board and on its own kind of location. */
  readonly fits: boolean;
  readonly lower: number; // bits of pegs with a lower ring
  readonly upper: number; // bits of gaps with an upper ring
  readonly shade: number; // bits of pegs that its upper rings overhang
}

export const isPeg = (location: number): boolean => (rowOf(location) + columnOf(location)) % 2 === 0;
export const rowOf = (location: number): number => Math.floor(location / COLUMNS);
export const columnOf = (location: number): number => location % COLUMNS;

/** -1 off the board. */
export const locationAt = (row: number, column: number): number =>
  row < 0 || row >= ROWS || column < 0 || column >= COLUMNS ? -1 : row * COLUMNS + column;

/** The bit of a location among the pegs, or among the gaps: each row has five of either. */
export const bitOf = (location: number): number => 1 << (location >> 1);

const SIDES = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const;

export const neighboursOf = (location: number): number[] =>
  SIDES.map(([down, right]) => locationAt(rowOf(location) + down, columnOf(location) + right)).filter(
    (each) => each >= 0,
  );

/** Quarter turns clockwise; the orientations of either face go round among themselves. */
export const turned = (orientation: number, steps: number): number =>
  (orientation & 4) | ((orientation + steps) & 3);

/** Turned over left to right: A ↔ E, B ↔ H, C ↔ G, D ↔ F. */
export const flipped = (orientation: number): number => (~orientation & 4) | (-orientation & 3);

/** The nine places of a piece, row by row: '1', '2' or '.'. */
export const drawingOf = (shape: number, orientation: number): string => drawn()[8 * shape + orientation];

let drawings: readonly string[] | undefined;

const drawn = (): readonly string[] =>
  (drawings ??= SHAPES.flatMap((shape) => SHAPES.map((orientation) => draw(shape, orientation))));

function draw(shape: number, orientation: number): string {
  let drawing = orientation < 4 ? DRAWINGS[shape] : turnOver(DRAWINGS[shape]);
  for (let turn = orientation & 3; turn > 0; turn--) drawing = quarterTurn(drawing);
  return drawing;
}

const FACES: Lookup<string> = { '1': '2', '2': '1', '.': '.' };

const turnOver = (drawing: string): string =>
  [2, 1, 0, 5, 4, 3, 8, 7, 6].map((at) => FACES[drawing[at]]).join('');
const quarterTurn = (drawing: string): string =>
  [6, 3, 0, 7, 4, 1, 8, 5, 2].map((at) => drawing[at]).join('');

function ringsAt(drawing: string, home: number): Ring[] {
  return Array.from(drawing).flatMap((sign, at) => {
    if (sign === '.') return [];
    const row = rowOf(home) + Math.floor(at / 3) - 1;
    const column = columnOf(home) + (at % 3) - 1;
    return [{ row, column, location: locationAt(row, column), upper: sign === '2' }];
  });
}

export const isOff = (ring: Ring): boolean => ring.location < 0;
export const isMisplaced = (ring: Ring): boolean => !isOff(ring) && isPeg(ring.location) === ring.upper;

function makePlacement(shape: number, orientation: number, home: number): Placement {
  const rings = ringsAt(drawingOf(shape, orientation), home);
  const bits = (locations: readonly number[]): number =>
    locations.reduce((mask, each) => mask | bitOf(each), 0);
  const fits = !rings.some((ring) => isOff(ring) || isMisplaced(ring));
  const at = (upper: boolean): number[] =>
    fits ? rings.filter((ring) => ring.upper === upper).map((ring) => ring.location) : [];
  return {
    text: LETTERS[shape] + LETTERS[orientation] + LOCATIONS[home],
    shape,
    orientation,
    home,
    rings,
    fits,
    lower: bits(at(false)),
    upper: bits(at(true)),
    shade: bits(at(true).flatMap(neighboursOf)),
  };
}

interface Catalogue {
  readonly byText: ReadonlyMap<string, Placement>;
  readonly fitting: readonly Placement[];
}

let catalogue: Catalogue | undefined;

/** Made on first use: a command that only lists games need not pay for it. */
function catalogued(): Catalogue {
  if (catalogue) return catalogue;
  const byText = new Map<string, Placement>();
  for (const shape of SHAPES)
    for (const orientation of SHAPES)
      for (const home of PLACES) {
        const made = makePlacement(shape, orientation, home);
        byText.set(made.text, made);
      }
  catalogue = { byText, fitting: [...byText.values()].filter((each) => each.fits) };
  return catalogue;
}

/** Undefined for what cannot be written: see `formats.ts` for the exact character. */
export const findPlacement = (text: string): Placement | undefined => catalogued().byText.get(text);

/** The 812 that an empty board takes, by shape, orientation, home. */
export const fittingPlacements = (): readonly Placement[] => catalogued().fitting;

export const placementAt = (shape: number, orientation: number, home: number): Placement | undefined =>
  findPlacement(LETTERS[shape] + LETTERS[orientation] + LOCATIONS[home]);

export const textOf = (set: readonly Placement[]): string => set.map((each) => each.text).join('');

/** By shape: the normal form of a set. */
export const normal = (set: readonly Placement[]): Placement[] => [...set].sort((a, b) => a.shape - b.shape);

export const without = (set: readonly Placement[], some: readonly Placement[]): Placement[] =>
  set.filter((each) => !some.includes(each));
