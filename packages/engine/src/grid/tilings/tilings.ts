/**
 * Every tiling by its name, as one table: how large a board must be, how it is drawn, what Loopy calls it.
 * A `patch` says which part of the plane a board shows where the tiling never repeats.
 */
import { keepLast } from '../../cache.ts';
import type { Rng } from '../../rng.ts';
import { makeMesh, type Mesh, type Point } from '../mesh.ts';
import { faceMiddle } from './face-middle.ts';
import { hats, randomHats } from './hats.ts';
import { outlineOfLattice, type Lattice } from './lattice.ts';
import type { Outline } from './outline.ts';
import { P2, P3, penrose, randomPenrose } from './penrose.ts';
import * as periodic from './periodic.ts';
import { randomSpectres, spectres } from './spectres.ts';
import { triangular, triangularOld } from './triangular.ts';

export const tilingNames = [
  'squares',
  'triangular',
  'honeycomb',
  'snub-square',
  'cairo',
  'great-hexagonal',
  'octagonal',
  'kites',
  'floret',
  'dodecagonal',
  'great-dodecagonal',
  'penrose-kites',
  'penrose-rhombs',
  'great-great-dodecagonal',
  'kagome',
  'compass-dodecagonal',
  'hats',
  'spectres',
] as const;
export type TilingName = (typeof tilingNames)[number];

export const isTilingName = (name: string): name is TilingName => tilingNames.some((each) => each === name);

export interface Tiling {
  /** Both sides of a board are at least the first, one of them at least the second. */
  readonly least: readonly [both: number, one: number];
  /** The length that is one unit of a scene, in the units of the outline. */
  readonly unit: number;
  /** Approximate number of faces per cell of width × height: for limits. */
  readonly density: number;
  readonly outline: (width: number, height: number, patch: string) => Outline | undefined;
  /** A tiling that never repeats: some part of it for a board of this size; undefined if none was found. */
  readonly randomPatch?: (width: number, height: number, rng: Rng) => string | undefined;
}

/** The patch that means the triangular tiling of older ids. */
export const OLD_TRIANGULAR = 'old';

const plain = (least: Tiling['least'], unit: number, density: number, lattice: Lattice): Tiling => ({
  least,
  unit,
  density,
  outline: (width, height, patch) => (patch ? undefined : outlineOfLattice(lattice, width, height)),
});

const TILINGS: Readonly<Record<TilingName, Tiling>> = {
  squares: plain([3, 3], 20, 1, periodic.squares),
  triangular: {
    least: [3, 3],
    unit: 25,
    density: 2,
    outline: (width, height, patch) =>
      patch === ''
        ? triangular(width, height)
        : patch === OLD_TRIANGULAR
          ? triangularOld(width, height)
          : undefined,
  },
  honeycomb: plain([3, 3], 30, 1, periodic.honeycomb),
  'snub-square': plain([3, 3], 26, 3, periodic.snubSquare),
  cairo: plain([3, 4], 34, 2, periodic.cairo),
  'great-hexagonal': plain([3, 3], 28, 6, periodic.greatHexagonal),
  octagonal: plain([3, 3], 41, 2, periodic.octagonal),
  kites: plain([3, 3], 34, 6, periodic.kites),
  floret: plain([1, 2], 84, 6, periodic.floret),
  dodecagonal: plain([2, 2], 30, 3, periodic.dodecagonal),
  'great-dodecagonal': plain([2, 2], 30, 6, periodic.greatDodecagonal),
  'penrose-kites': {
    least: [3, 3],
    unit: 110,
    density: 0.7,
    outline: (width, height, patch) => penrose(P2, width, height, patch),
    randomPatch: (width, height, rng) => randomPenrose(P2, width, height, rng),
  },
  'penrose-rhombs': {
    least: [3, 3],
    unit: 110,
    density: 0.7,
    outline: (width, height, patch) => penrose(P3, width, height, patch),
    randomPatch: (width, height, rng) => randomPenrose(P3, width, height, rng),
  },
  'great-great-dodecagonal': plain([2, 2], 30, 12, periodic.greatGreatDodecagonal),
  kagome: plain([3, 3], 28, 3, periodic.kagome),
  'compass-dodecagonal': plain([2, 2], 30, 6, periodic.compassDodecagonal),
  hats: { least: [6, 6], unit: 26, density: 0.7, outline: hats, randomPatch: randomHats },
  spectres: { least: [6, 6], unit: 18, density: 0.7, outline: spectres, randomPatch: randomSpectres },
};

export const tilingOf = (name: TilingName): Tiling => TILINGS[name];

const KEPT = 24;

/** The mesh of a board; undefined if the patch does not describe one. Recent ones are cached. */
export const tilingMesh = keepLast(
  KEPT,
  (name: TilingName, width: number, height: number, patch: string): Mesh | undefined => {
    const { unit, outline } = TILINGS[name];
    const drawn = outline(width, height, patch);
    if (!drawn?.faces.length) return undefined;
    const dots = drawn.dots.map(([x, y]) => [x / unit, y / unit] as const);
    const faces = drawn.faces.map((corners) => Int32Array.from(corners));
    return {
      ...makeMesh(dots, faces, areaOf(drawn.faces[0].map((dot) => dots[dot])) < 0),
      middleOf: faceMiddle,
    };
  },
);

/** Twice the area of a face; negative if its corners go anticlockwise, as they then do throughout a tiling. */
const areaOf = (corners: readonly Point[]): number =>
  corners.reduce((sum, [ax, ay], i) => {
    const [bx, by] = corners[(i + 1) % corners.length];
    return sum + ax * by - bx * ay;
  }, 0);
