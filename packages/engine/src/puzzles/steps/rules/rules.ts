/**
 * Steps: eight pieces of five or six rings on two levels, played one after another onto 25 pegs.
 *
 *     A B C D E F G H I J      lower rings (a) sit on pegs, upper rings (A) between them, one level up
 *     K L M N O P Q R S T
 *     U V W X Y a b c d e      'DFO': piece D in orientation F with its middle ring, home, on O
 *     f g h i j k l m n o
 *     p q r s t u v w x y      spots: peg:A … peg:y (every location), piece:A … piece:H, tray
 *
 * A piece can be played when every ring is on the board and on its own kind of location, no location
 * is taken, and none of its lower rings goes under an upper ring of another piece. So the order of play
 * matters, and a piece can be lifted only while no other piece overhangs it.
 *
 * Invariant: `placed` is legal piece by piece in its order and begins with the puzzle's start; lifting
 * keeps that, because fewer pieces never obstruct more. For a piece on the board `turns` has the
 * orientation it is in, so that it goes back to the tray as it was.
 */
import type { Lookup, Note, Spot } from '../../../vocabulary.ts';
import { overhangs } from './masks.ts';
import {
  bitOf,
  COLUMNS,
  findPlacement,
  fittingPlacements,
  flipped,
  isMisplaced,
  isOff,
  LETTERS,
  LOCATIONS,
  neighboursOf,
  ROWS,
  SHAPES,
  turned,
  type Placement,
  type Ring,
} from './pieces.ts';

/** The start, in an order in which it can be played. */
export interface Puzzle {
  readonly start: readonly string[]; // ['DFO', 'GGQ']
}

export interface State {
  readonly placed: readonly string[]; // in the order of play, the start first
  readonly turns: string; // 'AAAFAAGA': the orientation of each shape
}

export type Move =
  | { readonly do: 'place' | 'shift'; readonly placement: string } // from the tray; from the board
  | { readonly do: 'lift'; readonly shape: string }
  | { readonly do: 'turn'; readonly shape: string; readonly by: Turn };

export const turns = ['>', '<', '~'] as const; // clockwise, back, over
export type Turn = (typeof turns)[number];

export const PIECES = 8;
export const TRAY: Spot = 'tray';
export const pegSpot = (location: number): Spot => `peg:${LOCATIONS[location]}`;
export const pieceSpot = (shape: number): Spot => `piece:${LETTERS[shape]}`;

/** 'piece:D', on the board or in the tray. */
export function shapeOf(spot: Spot): number | undefined {
  const [, letter] = /^piece:([A-H])$/.exec(spot) ?? [];
  return letter === undefined ? undefined : LETTERS.indexOf(letter);
}

/** -1 for anything that is not a location. */
export function locationOf(spot: Spot): number {
  const [, letter] = /^peg:([A-Ya-y])$/.exec(spot) ?? [];
  return letter === undefined ? -1 : LOCATIONS.indexOf(letter);
}

export const letterOf = (shape: number): string => LETTERS[shape];

export const placementsOf = (texts: readonly string[]): Placement[] =>
  texts.flatMap((text) => findPlacement(text) ?? []);

export const start = (puzzle: Puzzle): State => stateOf(puzzle.start, 'AAAAAAAA');

/** `turns` is taken from the pieces on the board, and for the others from `before`. */
export function stateOf(placed: readonly string[], before: string): State {
  const letters = Array.from(before);
  for (const text of placed) letters[LETTERS.indexOf(text[0])] = text[1];
  return { placed, turns: letters.join('') };
}

/** The shapes that are not on the board. */
export const inTray = (state: State): number[] => SHAPES.filter((shape) => !lying(state, shape));

/** The placement of a shape on the board. */
export const lying = (state: State, shape: number): Placement | undefined =>
  findPlacement(state.placed.find((text) => text[0] === LETTERS[shape]) ?? '');

export const holderOf = (state: State, location: number): Placement | undefined =>
  location < 0
    ? undefined
    : placementsOf(state.placed).find((each) => each.rings.some((ring) => ring.location === location));

/** Why a placement cannot be played next; undefined when it can. */
export function refusal(placed: readonly Placement[], next: Placement): Note | undefined {
  const twin = placed.find((each) => each.shape === next.shape);
  if (twin) return refuse('used-already', next, [pieceSpot(twin.shape)], { placed: twin.text });
  return misfit(next) ?? obstacle(placed, next);
}

export const isLegal = (placed: readonly Placement[], next: Placement): boolean =>
  refusal(placed, next) === undefined;

/** The first piece that cannot be played in this order, and why. */
export function firstIllegal(
  sequence: readonly Placement[],
): { readonly index: number; readonly note: Note } | undefined {
  for (const [index, next] of sequence.entries()) {
    const note = refusal(sequence.slice(0, index), next);
    if (note) return { index, note };
  }
  return undefined;
}

/** Why it does not fit even on an empty board. */
function misfit(next: Placement): Note | undefined {
  if (next.fits) return undefined;
  const off = next.rings.find(isOff);
  if (off) return offBoard(next, off, next.home);
  const wrong = next.rings.find(isMisplaced);
  return wrong && refuse('wrong-layer', next, [pegSpot(wrong.location)], placeOf(wrong));
}

/** The place under the pointer lights up; the ring itself is off the board. */
export const offBoard = (next: Placement, ring: Ring, near: number): Note =>
  refuse('off-board', next, [pegSpot(near)], { ...levelOf(ring), side: sideOf(ring) });

function obstacle(placed: readonly Placement[], next: Placement): Note | undefined {
  for (const ring of next.rings) {
    const by = placed.find((each) => holds(each, ring));
    if (by) return blocked('taken', next, ring, by);
  }
  for (const ring of next.rings) {
    const by = ring.upper ? undefined : placed.find((each) => (each.shade & bitOf(ring.location)) !== 0);
    if (by) return blocked('overhung', next, ring, by);
  }
  return undefined;
}

const holds = (placement: Placement, ring: Ring): boolean =>
  ((ring.upper ? placement.upper : placement.lower) & bitOf(ring.location)) !== 0;

const blocked = (code: string, next: Placement, ring: Ring, by: Placement): Note =>
  refuse(code, next, [pegSpot(ring.location), pieceSpot(by.shape)], {
    ...placeOf(ring),
    by: letterOf(by.shape),
  });

const refuse = (
  code: string,
  next: Placement,
  at: readonly Spot[],
  values: Lookup<string | number>,
): Note => ({
  code,
  at,
  with: { piece: letterOf(next.shape), placement: next.text, ...values },
});

const levelOf = (ring: Ring): { ring: string } => ({ ring: ring.upper ? 'upper' : 'lower' });

const placeOf = (ring: Ring): { ring: string; location: string } => ({
  ...levelOf(ring),
  location: LOCATIONS[ring.location],
});

function sideOf({ row, column }: Ring): string {
  if (row < 0 || row >= ROWS) return row < 0 ? 'top' : 'bottom';
  return column < 0 || column >= COLUMNS ? (column < 0 ? 'left' : 'right') : '';
}

/** Locations with a ring, in the order of play. */
export const usedBy = (placed: readonly Placement[]): number[] =>
  placed.flatMap((each) => each.rings.map((ring) => ring.location));

/** Locations no ring can go to next: used ones and the pegs that upper rings overhang. */
export const blockedBy = (placed: readonly Placement[]): number[] => {
  const upper = placed.flatMap((each) => each.rings.filter((ring) => ring.upper));
  return [...new Set([...usedBy(placed), ...upper.flatMap((ring) => neighboursOf(ring.location))])].sort(
    (a, b) => a - b,
  );
};

/** The pieces that overhang this one: they have to be lifted first. */
export const coverersOf = (placed: readonly Placement[], under: Placement): Placement[] =>
  placed.filter((each) => each.shape !== under.shape && overhangs(each, under));

/** Every way to play this shape next: those without a `refusal`, found by two masks. */
export function legalPlacements(placed: readonly Placement[], shape: number): Placement[] {
  if (placed.some((each) => each.shape === shape)) return [];
  const pegs = placed.reduce((bits, each) => bits | each.lower | each.shade, 0);
  const gaps = placed.reduce((bits, each) => bits | each.upper, 0);
  return fittingPlacements().filter(
    (each) => each.shape === shape && (each.lower & pegs) === 0 && (each.upper & gaps) === 0,
  );
}

export const orientationOf = (state: State, shape: number): number => LETTERS.indexOf(state.turns[shape]);

export const turnedBy = (orientation: number, by: Turn): number =>
  by === '~' ? flipped(orientation) : turned(orientation, by === '>' ? 1 : 3);
