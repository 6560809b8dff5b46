/**
 * Slitherlink's variables for the learning solver: an edge (true = line) for each edge of the mesh in
 * its order, then a side (true = inside) for each cell. Literals are the kernel's: 2v true, 2v + 1 false.
 */
import type { Layout } from './layout.ts';

export const NONE = -1;

export interface Variables {
  readonly count: number;
  readonly edges: number; // variables below this are edges
  readonly ofEdge: Int32Array; // by our edge: its variable, or NONE outside the board
  readonly ofCell: Int32Array; // by site: its variable, or NONE for the outer face
  readonly edgeOf: Int32Array; // by variable: our edge
  readonly cellOf: Int32Array; // by variable: the cell's site (NONE for edges)
  /** By node * 4 + ring number: the edge's variable there, or NONE. */
  readonly around: Int32Array;
  /** Four for each edge: node * 4 + ring number of its dots and cells; NONE for a cell outside the board. */
  readonly places: Int32Array;
}

export function variablesOf(layout: Layout): Variables {
  const edges = layout.edges.length;
  const count = edges + layout.cells.length;
  const ofCell = new Int32Array(layout.sites).fill(NONE);
  const cellOf = new Int32Array(count).fill(NONE);
  layout.cells.forEach((x, i) => {
    ofCell[x] = edges + i;
    cellOf[edges + i] = x;
  });
  const ofEdge = layout.meshEdge;
  const around = ringsOf(layout).map((edge) => ofEdge[edge] ?? NONE);
  return {
    count,
    edges,
    ofEdge,
    ofCell,
    edgeOf: layout.edges,
    cellOf,
    around,
    places: placesOf(around, edges),
  };
}

/** By node * 4 + ring number: the edge. A cell goes clockwise from the top, a dot counter-clockwise from above. */
function ringsOf({ sites, stride, cells, dots }: Layout): Int32Array {
  const rings = new Int32Array(8 * sites).fill(2 * sites);
  for (const x of cells) rings.set([2 * x, 2 * (x + 1) + 1, 2 * (x + stride), 2 * x + 1], 4 * x);
  for (const x of dots) rings.set([2 * (x - stride) + 1, 2 * (x - 1), 2 * x + 1, 2 * x], 4 * (sites + x));
  return rings;
}

function placesOf(around: Int32Array, edges: number): Int32Array {
  const places = new Int32Array(4 * edges).fill(NONE);
  const filled = new Uint8Array(edges);
  around.forEach((edge, place) => {
    if (edge !== NONE) places[4 * edge + filled[edge]++] = place;
  });
  return places;
}
