/**
 * Places for tilings without rows and columns of their own: the board is cut into bands about as high as a
 * face, and what is in a band is counted from the left. So each face and each dot has a row and a place.
 */
import { perObject } from '../../../cache.ts';
import type { Mesh } from '../../../grid/mesh.ts';
import { layoutOf } from './layout.ts';

export interface Places {
  readonly row: Int32Array; // from 1
  readonly place: Int32Array; // from 1
}

export const placesOf = perObject((mesh: Mesh): { readonly cells: Places; readonly dots: Places } => {
  const { cells, dots, width, height } = layoutOf(mesh);
  return {
    cells: inBands(cells, Math.sqrt((width * height) / cells.length)),
    dots: inBands(dots, Math.sqrt((width * height) / dots.length)),
  };
});

function inBands(points: readonly (readonly [number, number])[], band: number): Places {
  const bands = points.map(([, y]) => Math.floor(y / band));
  const order = [...points.keys()].sort(
    (a, b) => bands[a] - bands[b] || points[a][0] - points[b][0] || points[a][1] - points[b][1],
  );
  const [row, place] = [new Int32Array(points.length), new Int32Array(points.length)];
  let [rows, places] = [0, 0];
  order.forEach((index, i) => {
    if (bands[index] !== bands[order[i - 1]]) [rows, places] = [rows + 1, 0];
    row[index] = rows;
    place[index] = ++places;
  });
  return { row, place };
}

/** Which side of a face an edge is, counted clockwise from the one at the top. */
export function sideNumber(mesh: Mesh, cell: number, edge: number): number {
  const edges = mesh.faceEdges[cell];
  const layout = layoutOf(mesh);
  const heights = Array.from(edges, (each) => layout.edges[each][2][1]);
  const top = heights.indexOf(Math.min(...heights));
  return ((edges.indexOf(edge) - top + edges.length) % edges.length) + 1;
}
