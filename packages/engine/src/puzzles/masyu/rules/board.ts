/**
 * Where things are. Directions count clockwise from up; sets of directions are four bits, so a way of the
 * loop through a cell is a number:
 *
 *     up 1, right 2, down 4, left 8:  5 and 10 go straight, 3, 6, 12 and 9 turn, 0 stays away
 */
import { perObject } from '../../../cache.ts';
import type { Mesh } from '../../../grid/mesh.ts';
import { BLACK, CROSS, LINE, meshOf, type Puzzle, type State } from './rules.ts';

export const DIRECTIONS = [0, 1, 2, 3] as const;
export const STRAIGHT = [5, 10] as const;
export const TURN = [3, 6, 12, 9] as const;

export const opposite = (direction: number): number => direction ^ 2;

export interface Board {
  readonly width: number;
  readonly height: number;
  readonly cells: number;
  readonly mesh: Mesh;
  readonly link: Int32Array; // of a cell in a direction, at 4 × cell + direction; -1 at the border
  readonly next: Int32Array; // the cell there; -1 at the border
}

/** Boards are functions of their size, and so is the mesh that keeps them. */
export const boardOf = (puzzle: Pick<Puzzle, 'width' | 'height'>): Board => boardOn(meshOf(puzzle));

const boardOn = perObject((mesh: Mesh): Board => {
  const width = Math.max(...mesh.dotX) + 1;
  const height = mesh.dotCount / width;
  const cells = width * height;
  const link = new Int32Array(4 * cells).fill(-1);
  const next = new Int32Array(4 * cells).fill(-1);
  for (let edge = 0; edge < mesh.edgeCount; edge++) {
    const [from, to] = [mesh.edgeDots[2 * edge], mesh.edgeDots[2 * edge + 1]];
    const direction = to === from + 1 && mesh.dotY[from] === mesh.dotY[to] ? 1 : 2;
    link[4 * from + direction] = link[4 * to + opposite(direction)] = edge;
    next[4 * from + direction] = to;
    next[4 * to + opposite(direction)] = from;
  }
  return { width, height, cells, mesh, link, next };
});

/** The link in a direction and the one beyond the next cell; -1 for none. */
export const nearLink = ({ link }: Board, cell: number, direction: number): number =>
  link[4 * cell + direction];

export function farLink({ link, next }: Board, cell: number, direction: number): number {
  const beside = next[4 * cell + direction];
  return beside < 0 ? -1 : link[4 * beside + direction];
}

/** A link outside the board is as good as crossed. */
export const markOf = (state: State, link: number): number => (link < 0 ? CROSS : state.edges[link]);

/** The directions in which lines leave a cell. */
export function linesAt(board: Board, state: State, cell: number): number {
  let lines = 0;
  for (const direction of DIRECTIONS)
    if (markOf(state, nearLink(board, cell, direction)) === LINE) lines |= 1 << direction;
  return lines;
}

/** The ways through a pearl that the marks around it still allow. */
export function waysThrough(board: Board, state: State, pearl: number, cell: number): readonly number[] {
  return (pearl === BLACK ? TURN : STRAIGHT).filter((way) => allows(board, state, pearl, cell, way));
}

function allows(board: Board, state: State, pearl: number, cell: number, way: number): boolean {
  let straightOn = 0;
  for (const direction of DIRECTIONS) {
    const used = (way >> direction) & 1;
    if (markOf(state, nearLink(board, cell, direction)) === (used ? CROSS : LINE)) return false;
    if (!used) continue;
    const far = markOf(state, farLink(board, cell, direction));
    if (pearl === BLACK && far === CROSS) return false;
    if (far === LINE) straightOn++;
  }
  return pearl === BLACK || straightOn < 2;
}
