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
  return { count, edges, ofEdge: layout.meshEdge, ofCell, edgeOf: layout.edges, cellOf };
}
