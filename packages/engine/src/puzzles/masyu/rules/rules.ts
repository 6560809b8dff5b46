/**
 * Masyu: draw one closed loop from cell to cell through every pearl. At a black pearl it turns and goes
 * straight through the next cell on both sides; at a white pearl it goes straight and turns in at least
 * one of the two next cells.
 *
 * The loop runs from cell centre to cell centre, so the cells are the dots of a mesh and the links between
 * neighbouring cells are its edges; its faces are the points where four cells meet.
 */
import type { Mesh } from '../../../grid/mesh.ts';
import { squareMesh } from '../../../grid/square.ts';
import type { EdgeMove } from '../../../loops/edge-moves.ts';
import { LINE } from '../../../loops/marks.ts';

export { CROSS, LINE, OPEN } from '../../../loops/marks.ts';

export const BLANK = 0;
export const WHITE = 1;
export const BLACK = 2;

export const MIN_SIZE = 2;
export const MAX_SIZE = 100;

export interface Puzzle {
  readonly width: number;
  readonly height: number;
  readonly pearls: ArrayLike<number>; // row by row: BLANK, WHITE or BLACK
}

export interface State {
  readonly edges: ArrayLike<number>; // OPEN, LINE or CROSS for each link
}

export type Move = EdgeMove;

export const meshOf = ({ width, height }: Pick<Puzzle, 'width' | 'height'>): Mesh =>
  squareMesh(width - 1, height - 1);

export const linkSpot = (link: number): string => `link:${link}`;
export const cellSpot = (cell: number): string => `cell:${cell}`;

export interface Pointed {
  readonly kind: 'link' | 'cell';
  readonly index: number;
}

export function parseSpot(mesh: Mesh, spot: string): Pointed | undefined {
  const [, kind, digits] = /^(link|cell):(\d{1,6})$/.exec(spot) ?? [];
  if (kind !== 'link' && kind !== 'cell') return undefined;
  const index = Number(digits);
  return index < (kind === 'link' ? mesh.edgeCount : mesh.dotCount) ? { kind, index } : undefined;
}

export const pearlCells = ({ pearls }: Puzzle): number[] =>
  Array.from(pearls, (pearl, cell) => (pearl === BLANK ? -1 : cell)).filter((cell) => cell >= 0);

export const start = (puzzle: Puzzle): State => ({ edges: new Uint8Array(meshOf(puzzle).edgeCount) });

/** The state in which exactly the given links are lines and nothing else is marked. */
export const stateOfLines = (puzzle: Puzzle, isLine: (link: number) => boolean): State => ({
  edges: Uint8Array.from({ length: meshOf(puzzle).edgeCount }, (_, link) => (isLine(link) ? LINE : 0)),
});
