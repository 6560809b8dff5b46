/**
 * A flat board as faces, edges and dots, in any tiling. Everything that reasons about loops
 * works on this; a lattice is one instance.
 *
 *      dot ──edge── dot        Around a face, edge i joins corner i to corner i + 1, clockwise.
 *       │            │         Around a dot, edges and faces alternate clockwise: face i is
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
  /** How the middle of a face is found from its corners, where faces are concave or irregular; else it is their mean. */
  readonly middleOf?: (corners: readonly Point[]) => FaceMiddle;
}

export type Point = readonly [x: number, y: number];

export interface FaceMiddle {
  readonly at: Point;
  readonly radius: number; // of the largest circle round it inside the face
}

/**
 * Builds a mesh from its dots and from faces given as corners, clockwise (y grows downwards). Where all are
 * given anticlockwise (`isTurned`), edges are numbered in that order and the faces then turned round.
 */
export function makeMesh(dots: readonly Point[], faces: readonly Int32Array[], isTurned = false): Mesh {
  const { edgeDots, edgeFaces, edgesOf } = numberEdges(dots.length, faces);
  const faceDots = isTurned ? faces.map((corners) => corners.map((_, i) => corners.at(-i) ?? 0)) : faces;
  const faceEdges = isTurned ? edgesOf.map((edges) => edges.toReversed()) : edgesOf;
  const dotX = Float64Array.from(dots, ([x]) => x);
  const dotY = Float64Array.from(dots, ([, y]) => y);
  const dotEdges = edgesAroundDots(edgeDots, dotX, dotY);
  return {
    faceCount: faces.length,
    edgeCount: edgeDots.length / 2,
    dotCount: dots.length,
    faceEdges,
    faceDots,
    dotEdges,
    dotFaces: facesAroundDots(dotEdges, faceEdges, faceDots),
    edgeDots,
    edgeFaces,
    dotX,
    dotY,
  };
}

function numberEdges(
  dotCount: number,
  faces: readonly Int32Array[],
): Pick<Mesh, 'edgeDots' | 'edgeFaces'> & { readonly edgesOf: readonly Int32Array[] } {
  const ends: number[] = [];
  const sides: number[] = [];
  const newest = new Int32Array(dotCount).fill(-1); // by dot: the last edge from it to a higher one
  const before: number[] = []; // by edge: the one before from the same dot
  const edgesOf = faces.map((corners, face) =>
    corners.map((from, i) => {
      const to = corners[(i + 1) % corners.length];
      const low = Math.min(from, to);
      const high = Math.max(from, to);
      let edge = newest[low];
      while (edge >= 0 && ends[2 * edge + 1] !== high) edge = before[edge];
      if (edge >= 0) sides[2 * edge + 1] = face;
      else {
        edge = before.push(newest[low]) - 1;
        newest[low] = edge;
        ends.push(low, high);
        sides.push(face, OUTSIDE);
      }
      return edge;
    }),
  );
  return { edgeDots: new Int32Array(ends), edgeFaces: new Int32Array(sides), edgesOf };
}

/** The other end of an edge. */
export const acrossEdge = (mesh: Mesh, edge: number, dot: number): number =>
  mesh.edgeDots[2 * edge] + mesh.edgeDots[2 * edge + 1] - dot;

/** The face on the other side of an edge. */
export const beyondEdge = (mesh: Mesh, edge: number, face: number): number =>
  mesh.edgeFaces[2 * edge] + mesh.edgeFaces[2 * edge + 1] - face;

/** The edge between two dots, if there is one. */
export const edgeBetween = (mesh: Mesh, a: number, b: number): number | undefined =>
  mesh.dotEdges[a]?.find((edge) => acrossEdge(mesh, edge, a) === b);

/** By insertion, since dots have few edges: large boards are laid out on the way to the first drawing. */
function edgesAroundDots(edgeDots: Int32Array, x: Float64Array, y: Float64Array): Int32Array[] {
  const around = Array.from(x, (): number[] => []);
  const angles = Array.from(x, (): number[] => []); // of the same edges, seen from the dot
  for (let i = 0; i < edgeDots.length; i++) {
    const dot = edgeDots[i];
    const other = edgeDots[i ^ 1];
    const angle = Math.atan2(y[other] - y[dot], x[other] - x[dot]);
    const own = angles[dot];
    let at = own.length;
    while (at > 0 && own[at - 1] > angle) at--;
    own.splice(at, 0, angle);
    around[dot].splice(at, 0, i >> 1);
  }
  return around.map((edges) => new Int32Array(edges));
}

/** The face after each edge, clockwise: at each of its corners a face comes after the edge that leaves it. */
function facesAroundDots(
  dotEdges: readonly Int32Array[],
  faceEdges: readonly Int32Array[],
  faceDots: readonly Int32Array[],
): Int32Array[] {
  const around = dotEdges.map((edges) => new Int32Array(edges.length).fill(OUTSIDE));
  faceDots.forEach((corners, face) =>
    corners.forEach((dot, i) => {
      around[dot][dotEdges[dot].indexOf(faceEdges[face][i])] = face;
    }),
  );
  return around;
}
