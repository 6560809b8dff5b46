/**
 * Slitherlink: draw one closed loop along the edges; a number says how many of its cell's edges the
 * loop uses. The vocabulary of the game, its moves, and what every other file here agrees on.
 */
import type { Mesh } from '../../../grid/mesh.ts';
import { perObject } from '../../../cache.ts';
import { squareMesh } from '../../../grid/square.ts';
import type { TilingName } from '../../../grid/tilings/tilings.ts';
import { LINE } from '../../../loops/marks.ts';

export { CROSS, LINE, OPEN } from '../../../loops/marks.ts';

export const BLANK = -1; // a cell without a clue
export const UNKNOWN = -2; // a clue '?': shown, and says nothing

export const UNMARKED = 0;
export const INSIDE = 1;
export const OUTSIDE_MARK = 2;

export const MIN_SIZE = 2;
export const MAX_SIZE = 200;

/** `every-dot`: the loop must also visit every point. */
export const rules = ['loop', 'every-dot'] as const;
export type Rule = (typeof rules)[number];

export interface Puzzle {
  readonly width: number;
  readonly height: number;
  readonly clues: ArrayLike<number>; // by face, on squares row by row: 0 … its sides, BLANK or UNKNOWN
  readonly rule: Rule;
  /** Squares when there is none; else width and height count what the tiling repeats. */
  readonly tiling?: Exclude<TilingName, 'squares'>;
  /** Which part of the plane, where the tiling never repeats. */
  readonly patch?: string;
  /** The board of a tiling comes with it: code for squares need not know how the others are laid out. */
  readonly mesh?: Mesh;
}

export interface State {
  readonly edges: ArrayLike<number>; // OPEN, LINE or CROSS for each edge of the mesh
  readonly cells: ArrayLike<number>; // UNMARKED, INSIDE or OUTSIDE_MARK: a player's notes
}

export interface Change {
  readonly on: 'edge' | 'cell';
  readonly index: number;
  readonly to: number; // OPEN, LINE, CROSS on edges; UNMARKED, INSIDE, OUTSIDE_MARK on cells
}

/** One move may change many edges: a path drawn in one stroke, a hint's conclusions. */
export type Move = readonly Change[];

export const meshOf = ({ width, height, mesh }: Puzzle): Mesh => mesh ?? squareMesh(width, height);

/** A puzzle on any tiling. */
export interface Board {
  readonly mesh: Mesh;
  readonly clues: ArrayLike<number>;
  readonly rule: Rule;
}

export const boardOf = perObject((puzzle: Puzzle): Board => ({
  mesh: meshOf(puzzle),
  clues: puzzle.clues,
  rule: puzzle.rule,
}));

export const isClue = (value: number): boolean => value >= 0;

export const edgeSpot = spotNames('edge');
export const cellSpot = spotNames('cell');
export const dotSpot = spotNames('dot');

/** Every check names thousands of spots: each name is written once. In order, so that the list stays dense. */
function spotNames(kind: string): (index: number) => string {
  const names: string[] = [];
  return (index) => {
    while (names.length <= index) names.push(`${kind}:${names.length}`);
    return names[index];
  };
}

export function start(puzzle: Puzzle): State {
  const mesh = meshOf(puzzle);
  return { edges: new Uint8Array(mesh.edgeCount), cells: new Uint8Array(mesh.faceCount) };
}

/** The state in which exactly the given edges are lines and nothing else is marked. */
export function stateOfLines(puzzle: Puzzle, isLine: (edge: number) => boolean): State {
  const state = {
    edges: new Uint8Array(meshOf(puzzle).edgeCount),
    cells: new Uint8Array(meshOf(puzzle).faceCount),
  };
  for (let edge = 0; edge < state.edges.length; edge++) if (isLine(edge)) state.edges[edge] = LINE;
  return state;
}

interface Pointed {
  readonly kind: 'edge' | 'cell' | 'dot';
  readonly index: number;
}

export function parseSpot(mesh: Mesh, spot: string): Pointed | undefined {
  const [, kind, digits] = /^(edge|cell|dot):(\d{1,6})$/.exec(spot) ?? [];
  const size = { edge: mesh.edgeCount, cell: mesh.faceCount, dot: mesh.dotCount }[kind as Pointed['kind']];
  const index = Number(digits);
  return index < size ? { kind: kind as Pointed['kind'], index } : undefined;
}
