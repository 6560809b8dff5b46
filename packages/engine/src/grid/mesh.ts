/**
 * A flat board as faces, edges and dots, whatever the tiling. Everything that reasons about loops
 * works on this; a lattice is one instance.
 *
 *      dot ──edge── dot        Around a face, edge i joins corner i to corner i + 1, clockwise.
 *       │            │         Around a dot, edges and faces alternate clockwise: face i lies
 *      edge  face   edge       between edge i and edge i + 1. The world outside is face OUTSIDE.
 *       │            │
 *      dot ──edge── dot        Invariant: faceEdges and dotEdges are inverse to edgeFaces, edgeDots.
 *
 * Edges are numbered in the order in which a walk over the faces, each from its first corner,
 * meets them: the numbering that Loopy's moves and saves use, and one that any tiling has.
 */
export const OUTSIDE = -1;

export interface Mesh {
  readonly faceCount: number;
  readonly edgeCount: number;
  readonly dotCount: number;
  readonly faceEdges: readonly Int32Array[];
  readonly faceDots: readonly Int32Array[];
  readonly dotEdges: readonly Int32Array[];
  readonly dotFaces: readonly Int32Array[];
  readonly edgeDots: Int32Array; // two for each edge
  readonly edgeFaces: Int32Array; // two for each edge
  readonly dotX: Float64Array;
  readonly dotY: Float64Array;
}

/** Builds a mesh from its dots and from faces given as corners, clockwise (y grows downwards). */
export function makeMesh(
  dots: readonly (readonly [number, number])[],
  faceDots: readonly Int32Array[],
): Mesh {
  const edgeOf = new Map<number, number>();
  const ends: number[] = [];
  const sides: number[] = [];
  const faceEdges = faceDots.map((corners, face) =>
    corners.map((from, i) => {
      const to = corners[(i + 1) % corners.length];
      const key = Math.min(from, to) * dots.length + Math.max(from, to);
      let edge = edgeOf.get(key);
      if (edge === undefined) {
        edge = edgeOf.size;
        edgeOf.set(key, edge);
        ends.push(Math.min(from, to), Math.max(from, to));
        sides.push(face, OUTSIDE);
      } else sides[2 * edge + 1] = face;
      return edge;
    }),
  );
  const dotX = Float64Array.from(dots, ([x]) => x);
  const dotY = Float64Array.from(dots, ([, y]) => y);
  const edgeDots = Int32Array.from(ends);
  const edgeFaces = Int32Array.from(sides);
  const dotEdges = edgesAroundDots(dots.length, edgeDots, dotX, dotY);
  return {
    faceCount: faceDots.length,
    edgeCount: edgeOf.size,
    dotCount: dots.length,
    faceEdges,
    faceDots,
    dotEdges,
    dotFaces: dotEdges.map((around, dot) => facesAroundDot(around, dot, faceEdges, faceDots, edgeFaces)),
    edgeDots,
    edgeFaces,
    dotX,
    dotY,
  };
}

/** The other end of an edge. */
export const acrossEdge = (mesh: Mesh, edge: number, dot: number): number =>
  mesh.edgeDots[2 * edge] === dot ? mesh.edgeDots[2 * edge + 1] : mesh.edgeDots[2 * edge];

/** The face on the other side of an edge. */
export const beyondEdge = (mesh: Mesh, edge: number, face: number): number =>
  mesh.edgeFaces[2 * edge] === face ? mesh.edgeFaces[2 * edge + 1] : mesh.edgeFaces[2 * edge];

/** The edge between two dots, if there is one. */
export const edgeBetween = (mesh: Mesh, a: number, b: number): number | undefined =>
  mesh.dotEdges[a]?.find((edge) => acrossEdge(mesh, edge, a) === b);

function edgesAroundDots(
  count: number,
  edgeDots: Int32Array,
  x: Float64Array,
  y: Float64Array,
): Int32Array[] {
  const around: number[][] = Array.from({ length: count }, () => []);
  for (let i = 0; i < edgeDots.length; i++) around[edgeDots[i]].push(i >> 1);
  return around.map((edges, dot) => {
    const angle = (edge: number): number => {
      const other = edgeDots[2 * edge] === dot ? edgeDots[2 * edge + 1] : edgeDots[2 * edge];
      return Math.atan2(y[other] - y[dot], x[other] - x[dot]);
    };
    return Int32Array.from(edges.sort((a, b) => angle(a) - angle(b)));
  });
}

/** The face after each edge, clockwise: the one that has the edge leading into the dot, then the next edge out. */
function facesAroundDot(
  around: Int32Array,
  dot: number,
  faceEdges: readonly Int32Array[],
  faceDots: readonly Int32Array[],
  edgeFaces: Int32Array,
): Int32Array {
  return around.map((edge) => {
    for (const face of [edgeFaces[2 * edge], edgeFaces[2 * edge + 1]]) {
      if (face === OUTSIDE) continue;
      const corner = faceDots[face].indexOf(dot);
      if (faceEdges[face][corner] === edge) return face;
    }
    return OUTSIDE;
  });
}
