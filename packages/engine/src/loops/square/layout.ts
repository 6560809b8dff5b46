/**
 * Where things are in the fast solvers' arrays. Rows are `stride` = width + 2 long, so that every real
 * cell and dot has all its neighbours and no bounds are ever tested:
 *
 *        x ── 2x ── x+1            Site x is a cell and also the dot at its upper left corner.
 *        │           │             Edge 2x goes right from dot x, edge 2x+1 goes down.
 *      2x+1  cell x  2(x+1)+1      Cells outside the board are sentinels of the outer face,
 *        │           │             edges outside the board are crosses for ever.
 *      x+S ─ 2(x+S) ─ x+S+1
 *
 * Rings: a cell's edges go clockwise from the top (top, right, bottom, left), a dot's counter-clockwise
 * (up, left, down, right); so a cell and a dot see the two edges of a shared corner in the same order:
 *
 *   cell corner 0 1 2 3 = dot at x+1, x+S+1, x+S, x        there corner 1 0 3 2
 *   dot corner  0 1 2 3 = cell x−S−1, x−1, x, x−S          there corner 1 0 3 2
 */
import { squareMesh } from '../../grid/square.ts';

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly stride: number;
  readonly sites: number;
  readonly isCell: Uint8Array; // by site
  readonly isDot: Uint8Array; // by site
  readonly cells: Int32Array; // sites of the cells, in the puzzle's order
  readonly dots: Int32Array; // sites of the dots
  readonly edges: Int32Array; // our edge for each edge of the mesh
  readonly meshEdge: Int32Array; // the mesh's edge for each of ours, or -1
  readonly border: Int32Array; // sites of the cells next to the outer face
  readonly corners: Uint16Array; // by node: all pairs of edges at those of its corners that have a neighbour
  readonly rowOf: Int32Array; // by site
  readonly columnOf: Int32Array;
}

const cache = new Map<string, Layout>();
const KEPT = 24;

export function layoutOf(width: number, height: number): Layout {
  const key = `${width}x${height}`;
  const known = cache.get(key);
  if (known) return known;
  if (cache.size >= KEPT) cache.delete(cache.keys().next().value ?? '');
  const layout = buildLayout(width, height);
  cache.set(key, layout);
  return layout;
}

function buildLayout(width: number, height: number): Layout {
  const stride = width + 2;
  const sites = stride * (height + 3);
  const site = (row: number, column: number): number => (row + 1) * stride + column + 1;
  const isCell = new Uint8Array(sites);
  const isDot = new Uint8Array(sites);
  const cells = new Int32Array(width * height);
  const dots = new Int32Array((width + 1) * (height + 1));
  const border: number[] = [];
  for (let row = 0; row <= height; row++)
    for (let column = 0; column <= width; column++) {
      const x = site(row, column);
      isDot[x] = 1;
      dots[row * (width + 1) + column] = x;
      if (row === height || column === width) continue;
      isCell[x] = 1;
      cells[row * width + column] = x;
      if (row === 0 || column === 0 || row === height - 1 || column === width - 1) border.push(x);
    }
  const mesh = squareMesh(width, height);
  const edges = new Int32Array(mesh.edgeCount);
  const meshEdge = new Int32Array(2 * sites).fill(-1);
  for (let edge = 0; edge < mesh.edgeCount; edge++) {
    const from = dots[mesh.edgeDots[2 * edge]];
    edges[edge] = 2 * from + (dots[mesh.edgeDots[2 * edge + 1]] === from + 1 ? 0 : 1);
    meshEdge[edges[edge]] = edge;
  }
  return {
    width,
    height,
    stride,
    sites,
    isCell,
    isDot,
    cells,
    dots,
    edges,
    meshEdge,
    border: Int32Array.from(border),
    corners: cornersOf(sites, stride, dots, isCell),
    rowOf: Int32Array.from({ length: sites }, (_, x) => Math.floor(x / stride) - 1),
    columnOf: Int32Array.from({ length: sites }, (_, x) => (x % stride) - 1),
  };
}

/** Dots on the border have corners without a cell. */
function cornersOf(sites: number, stride: number, dots: Int32Array, isCell: Uint8Array): Uint16Array {
  const corners = new Uint16Array(2 * sites).fill(0xffff);
  for (const dot of dots)
    [dot - stride - 1, dot - 1, dot, dot - stride].forEach((cell, corner) => {
      if (!isCell[cell]) corners[sites + dot] &= ~(15 << (4 * corner));
    });
  return corners;
}
