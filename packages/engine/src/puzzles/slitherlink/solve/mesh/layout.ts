/**
 * A mesh as flat arrays for the propagator of any tiling. Faces and dots are both rings of edges: first
 * the rings of the faces, then those of the dots, one slot for each edge of a ring.
 *
 *      slot i of a ring = its edge i, and its corner i, where its edges i and i + 1 meet
 *
 * A corner belongs to a face and to a dot and has a slot in the ring of each, its twins. The face goes
 * clockwise round itself and so meets the two edges of a corner in the other order than the dot does.
 */
import { perObject } from '../../../../cache.ts';
import { OUTSIDE, type Mesh } from '../../../../grid/mesh.ts';

export const NONE = -1;

export interface MeshLayout {
  readonly mesh: Mesh;
  readonly faces: number;
  readonly outer: number; // the world outside counts as one more face
  readonly rings: number;
  readonly start: Int32Array; // by ring: its first slot; one more for the end
  readonly edgeAt: Int32Array; // by slot
  readonly ringOf: Int32Array; // by slot
  readonly twin: Int32Array; // by slot: that of the same corner in its other ring; NONE where a dot has no face
  readonly beyond: Int32Array; // by slot of a face: the face across its edge
  readonly edges: Int32Array; // the mesh's own numbers: other propagators have their own
  readonly edgeFaces: Int32Array; // two for each edge, `outer` where there is none
  readonly edgeRings: Int32Array; // four for each edge: its dots' rings, its faces', NONE
  readonly border: Int32Array; // edges on the outside
}

export const layoutOf = perObject((mesh: Mesh): MeshLayout => {
  const { faceCount, dotCount, edgeCount } = mesh;
  const rings = faceCount + dotCount;
  const start = new Int32Array(rings + 1);
  const around = [...mesh.faceEdges, ...mesh.dotEdges];
  around.forEach((edges, ring) => (start[ring + 1] = start[ring] + edges.length));
  const edgeAt = Int32Array.from(around.flatMap((edges) => Array.from(edges)));
  const ringOf = Int32Array.from(around.flatMap((edges, ring) => Array.from(edges, () => ring)));
  const twin = new Int32Array(edgeAt.length).fill(NONE);
  for (let dot = 0; dot < dotCount; dot++) {
    const edges = mesh.dotEdges[dot];
    mesh.dotFaces[dot].forEach((face, i) => {
      if (face === OUTSIDE) return;
      const own = start[faceCount + dot] + i;
      const corner = start[face] + mesh.faceEdges[face].indexOf(edges[(i + 1) % edges.length]);
      twin[own] = corner;
      twin[corner] = own;
    });
  }
  const edgeFaces = mesh.edgeFaces.map((face) => (face === OUTSIDE ? faceCount : face));
  const edgeRings = new Int32Array(4 * edgeCount);
  for (let edge = 0; edge < edgeCount; edge++)
    for (let i = 0; i < 2; i++) {
      edgeRings[4 * edge + i] = faceCount + mesh.edgeDots[2 * edge + i];
      const face = mesh.edgeFaces[2 * edge + i];
      edgeRings[4 * edge + 2 + i] = face === OUTSIDE ? NONE : face;
    }
  const beyond = Int32Array.from({ length: start[faceCount] }, (_, slot) => {
    const [a, b] = [edgeFaces[2 * edgeAt[slot]], edgeFaces[2 * edgeAt[slot] + 1]];
    return a === ringOf[slot] ? b : a;
  });
  const edges = Int32Array.from({ length: edgeCount }, (_, edge) => edge);
  return {
    mesh,
    faces: faceCount,
    outer: faceCount,
    rings,
    start,
    edgeAt,
    ringOf,
    twin,
    beyond,
    edges,
    edgeFaces,
    edgeRings,
    border: edges.filter((edge) => edgeFaces[2 * edge + 1] === faceCount),
  };
});
