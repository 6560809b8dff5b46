/**
 * Hats: the first single tile found whose copies, some of them mirrored, fill the plane and never repeat.
 * Four metatiles H, T, P and F contain four, one, two and two hats, and each expands into metatiles.
 *
 *     '6,0,3,8,2,1,P'   the kite of the hat that is at the board's corner, that hat in its metatile, each
 *                       metatile in the one around it, and the kind of the outermost
 *
 * The expansion is that of Smith, Myers, Kaplan and Goodman-Strauss (2023). Points are x + y·r with
 * r = exp(πi/3), on the grid of kites whose triangles have side 6.
 */
import type { Rng } from '../../rng.ts';
import { METATILES, pointsOf, type MetatileLetter, type Placing, type Point } from './hat-metatiles.ts';
import { MOST_TRIES, OutlineBuilder, trimmed, type Outline } from './outline.ts';

const LETTERS = Object.keys(METATILES) as MetatileLetter[];

/** 14 corners, one of them straight. */
const HAT = pointsOf('0,0 3,0 2,2 0,3 -2,4 -3,3 -6,6 -9,6 -8,4 -6,3 -6,0 -3,-3 -2,-2 0,-3');

const left = ([x, y]: Point): Point => [-y, x + y];
const right = ([x, y]: Point): Point => [x + y, -x];
const plus = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
const twice = (a: Point): Point => [2 * a[0], 2 * a[1]];

/** A point as seen by a thing that looks in a direction, mirrored or not. */
function turned([x, y]: Point, towards: Point, mirrored = false): Point {
  const aside = mirrored ? right(towards) : left(towards);
  return [x * towards[0] + y * aside[0], x * towards[1] + y * aside[1]];
}

const length = ([x, y]: Point): number => Math.sqrt(x * x + x * y + y * y);

interface Tile extends Placing {
  readonly letter: MetatileLetter;
}

interface Hat extends Placing {
  readonly mirrored: boolean;
}

interface Path {
  readonly kite: number;
  readonly hat: number;
  readonly indexes: readonly number[]; // innermost first
  readonly letter: MetatileLetter;
}

/** Undefined when the description is malformed, or ends before the window does. */
export function hats(width: number, height: number, description: string): Outline | undefined {
  const path = readPath(description);
  return path && outlineOf(width, height, path);
}

/** A random place in the plane, described far enough for the window. */
export function randomHats(width: number, height: number, rng: Rng): string | undefined {
  // A patch grows by φ² a level; one level more than the window needs, for places near a rim.
  const levels = Math.ceil(Math.log(reachOf(width, height) / 12) / Math.log(GROWTH)) + 1;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const letters = [LETTERS[rng.below(LETTERS.length)]];
    const indexes: number[] = [];
    for (let level = 0; level < levels; level++) {
      const { children } = METATILES[letters[0]];
      indexes.unshift(rng.below(children.length));
      letters.unshift(children[indexes[0]].letter);
    }
    const path = {
      kite: rng.below(8),
      hat: rng.below(METATILES[letters[0]].hats.length),
      indexes,
      letter: letters[levels],
    };
    if (outlineOf(width, height, path)?.faces.length)
      return [path.kite, path.hat, ...indexes, path.letter].join();
  }
  return undefined;
}

const GROWTH = 2.618;
/** How far things in the window are from its corner. */
const reachOf = (width: number, height: number): number => Math.hypot(6 * width, 5.2 * height);

const isLetter = (text: string | undefined): text is MetatileLetter =>
  LETTERS.some((letter) => letter === text);

function readPath(description: string): Path | undefined {
  const [, kite, hat, inner = '', letter] =
    /^([0-7]),([0-3])((?:,\d\d?){0,20}),([HTPF])$/.exec(description) ?? [];
  if (!isLetter(letter)) return undefined;
  const indexes = inner.split(',').slice(1).map(Number);
  let here: MetatileLetter = letter;
  for (const index of indexes.toReversed()) {
    const child = METATILES[here].children[index];
    if (!child) return undefined;
    here = child.letter;
  }
  if (Number(hat) >= METATILES[here].hats.length) return undefined;
  return { kite: Number(kite), hat: Number(hat), indexes, letter };
}

/** Expands down to hats, puts the named kite at the origin and keeps the hats inside the window. */
function outlineOf(width: number, height: number, { kite, hat, indexes, letter }: Path): Outline | undefined {
  let ours: Tile = { letter, start: [0, 0], towards: [1, 0] };
  let tiles: readonly Tile[] = [ours];
  for (let level = indexes.length - 1; level >= 0; level--) {
    [tiles, ours] = expand(tiles, ours, indexes[level]);
    const reach = reachOf(width, height) / GROWTH ** level + NEAR;
    tiles = tiles.filter(({ start }) => length(minus(start, ours.start)) < reach);
  }
  const named = hatsOf(ours)[hat];
  const toBoard = boardMap(named, kite);
  const isNear = ({ start }: Tile): boolean => distance(drawn(toBoard(start)), width, height) < NEAR;
  const all = tiles
    .filter(isNear)
    .flatMap(hatsOf)
    .map((each) => drawHat(each, toBoard));
  return covers(all, width, height) ? trimmed(outlineIn(all, width, height)) : undefined;
}

const NEAR = 70; // metatiles and their neighbours are smaller than this

/** How far a point is from the window, across or down, whichever is more. */
const distance = ([x, y]: Point, width: number, height: number): number =>
  Math.max(-x, x - CELL_X * width, -y, y - CELL_Y * height);

const hatsOf = (tile: Tile): Hat[] =>
  METATILES[tile.letter].hats.map(({ start, towards, mirrored }) => ({
    start: plus(tile.start, turned(start, tile.towards)),
    towards: turned(towards, tile.towards),
    mirrored,
  }));

/**
 * One expansion of a patch; `index` is the child of our tile to follow. Expanded metatiles do not fit as
 * they are drawn, so each is moved to a corner that is already known.
 */
function expand(tiles: readonly Tile[], ours: Tile, index: number): [tiles: readonly Tile[], ours: Tile] {
  const corners = new Map(tiles.map((tile) => [tile, cornersOf(tile)]));
  const meeting = new Map<string, Tile[]>();
  for (const [tile, keys] of corners)
    for (const key of keys) meeting.set(key, [...(meeting.get(key) ?? []), tile]);
  const known = new Map<string, Point>([[cornersOf(ours)[0], [0, 0]]]);
  const reached = new Set([ours]);
  const children = new Map<string, Tile>();
  let followed = ours;
  for (const tile of reached) {
    const { expanded, children: parts } = METATILES[tile.letter];
    const keys = corners.get(tile) ?? [];
    const grown = expanded.map((corner) => turned(corner, tile.towards));
    const fixed = keys.findIndex((key) => known.has(key));
    const move = minus(known.get(keys[fixed]) ?? [0, 0], grown[fixed]);
    keys.forEach((key, corner) => {
      if (known.has(key)) return;
      known.set(key, plus(grown[corner], move));
    });
    for (const key of keys) for (const neighbour of meeting.get(key) ?? []) reached.add(neighbour);
    parts.forEach(({ letter, start, towards }, part) => {
      const made = {
        letter,
        start: plus(move, turned(start, tile.towards)),
        towards: turned(towards, tile.towards),
      };
      const key = `${letter} ${made.start.join()} ${made.towards.join()}`;
      const child = children.get(key) ?? made;
      children.set(key, child);
      if (tile === ours && part === index) followed = child;
    });
  }
  return [[...children.values()], followed];
}

const cornersOf = ({ letter, start, towards }: Tile): readonly string[] =>
  METATILES[letter].corners.map((corner) => plus(start, turned(corner, towards)).join());

/** A kite by its corners: the middle of a hexagon, the right, the tip and the left. */
interface Kite {
  readonly centre: Point;
  readonly right: Point;
  readonly outer: Point;
  readonly left: Point;
}

const STEPS = {
  left: (kite: Kite): Kite => ({
    centre: kite.centre,
    right: kite.left,
    outer: minus(twice(kite.left), kite.outer),
    left: minus(plus(kite.centre, kite.left), kite.right),
  }),
  right: (kite: Kite): Kite => ({
    centre: kite.centre,
    left: kite.right,
    outer: minus(twice(kite.right), kite.outer),
    right: minus(plus(kite.centre, kite.right), kite.left),
  }),
  forwardLeft: (kite: Kite): Kite => ({
    outer: kite.outer,
    right: kite.left,
    centre: minus(twice(kite.left), kite.centre),
    left: minus(plus(kite.right, kite.left), kite.centre),
  }),
  forwardRight: (kite: Kite): Kite => ({
    outer: kite.outer,
    left: kite.right,
    centre: minus(twice(kite.right), kite.centre),
    right: minus(plus(kite.left, kite.right), kite.centre),
  }),
};

/** From kite to kite through a hat. */
const WALK = ['left', 'forwardRight', 'right', 'forwardLeft', 'right', 'right', 'right'] as const;

const hatCorner = ({ start, towards, mirrored }: Hat, index: number): Point =>
  plus(start, turned(HAT[index % HAT.length], towards, mirrored));

/** The motion that puts a hat's kite where the board's first kite is, which points from 0,0 to 2,2. */
function boardMap(hat: Hat, kiteNumber: number): (point: Point) => Point {
  let kite: Kite = {
    centre: hatCorner(hat, 6),
    right: hatCorner(hat, 7),
    outer: hatCorner(hat, 8),
    left: hatCorner(hat, 9),
  };
  for (const step of WALK.slice(0, kiteNumber)) kite = STEPS[step](kite);
  let axis = minus(kite.outer, kite.centre);
  let spins = 0;
  for (; spins < 6 && (axis[0] !== 2 || axis[1] !== 2); spins++) axis = left(axis);
  return (point) => {
    let moved = minus(point, kite.centre);
    for (let i = 0; i < spins; i++) moved = left(moved);
    return moved;
  };
}

const drawn = ([x, y]: Point): Point => [(2 * x + y) / 3, y];

interface DrawnHat {
  /** In whole steps: a third of a triangle's side across, half its height down. */
  readonly corners: readonly Point[];
  readonly band: number;
  readonly across: number;
}

function drawHat(hat: Hat, toBoard: (point: Point) => Point): DrawnHat {
  const points = HAT.map((_, i) => toBoard(hatCorner(hat, i + 6)));
  const kite = points.slice(0, 4);
  const corners = points.map(drawn);
  return {
    corners: hat.mirrored ? corners.reverse() : corners,
    band: Math.floor(kite.reduce((sum, [, y]) => sum + y, 0) / (4 * BAND)),
    across: kite.reduce((sum, [x, y]) => sum + 2 * x + y, 0),
  };
}

/** Kites are visited in bands of this height, to and fro; a hat by its first kite. */
const BAND = 3;
const [CELL_X, CELL_Y] = [4, 6];
const [UNIT_X, UNIT_Y] = [14, 8]; // of the drawing

function outlineIn(all: readonly DrawnHat[], width: number, height: number): Outline {
  const isInside = ([x, y]: Point): boolean =>
    x >= 0 && x <= CELL_X * width && y >= 0 && y <= CELL_Y * height;
  const kept = all.filter(({ corners }) => corners.every(isInside));
  kept.sort((p, q) => p.band - q.band || (p.band % 2 ? q.across - p.across : p.across - q.across));
  const builder = new OutlineBuilder();
  for (const { corners } of kept) builder.face(corners.map(([x, y]) => [x * UNIT_X, y * UNIT_Y]));
  return builder.build();
}

/** Does the patch cover the window? No edge of its border may pass through. */
function covers(all: readonly DrawnHat[], width: number, height: number): boolean {
  const ways = new Map<string, readonly [Point, Point]>();
  for (const { corners } of all)
    corners.forEach((from, i) => {
      const to = corners[(i + 1) % corners.length];
      if (!ways.delete(`${to.join()}>${from.join()}`)) ways.set(`${from.join()}>${to.join()}`, [from, to]);
    });
  return ![...ways.values()].some(([from, to]) => crosses(from, to, CELL_X * width, CELL_Y * height));
}

/** Does a segment pass through the inside of the rectangle from 0,0? */
function crosses(from: Point, to: Point, width: number, height: number): boolean {
  let [enter, leave] = [0, 1];
  for (const [axis, far] of [width, height].entries()) {
    const [start, along] = [from[axis], to[axis] - from[axis]];
    if (along === 0) {
      if (start <= 0 || start >= far) return false;
      continue;
    }
    const [first, second] = [-start / along, (far - start) / along];
    enter = Math.max(enter, Math.min(first, second));
    leave = Math.min(leave, Math.max(first, second));
  }
  return enter < leave;
}
