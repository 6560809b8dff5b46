/**
 * On any mesh: may a face change sides so that the border between inside and outside stays one loop that
 * nowhere touches itself? It may when the faces around it, including those that only share a dot, form one
 * arc of each side, and each arc has a face that shares an edge with it.
 */
import { perObject } from '../cache.ts';
import { beyondEdge, OUTSIDE, type Mesh } from '../grid/mesh.ts';

interface Around {
  readonly faces: Int32Array; // clockwise; OUTSIDE may occur several times
  readonly sharesEdge: Uint8Array;
}

const facesAround = perObject((mesh: Mesh): readonly Around[] =>
  mesh.faceEdges.map((_, face) => aroundFace(mesh, face)),
);

function aroundFace(mesh: Mesh, face: number): Around {
  const faces: number[] = [];
  const shares: number[] = [];
  mesh.faceEdges[face].forEach((edge, i) => {
    faces.push(beyondEdge(mesh, edge, face));
    shares.push(1);
    const dot = mesh.faceDots[face][(i + 1) % mesh.faceDots[face].length];
    for (const near of aroundCorner(mesh, face, dot)) {
      faces.push(near);
      shares.push(0);
    }
  });
  return { faces: Int32Array.from(faces), sharesEdge: Uint8Array.from(shares) };
}

/** The faces at a dot between the neighbours that a face has there, in the order in which a walk round the face passes them. */
function aroundCorner(mesh: Mesh, face: number, dot: number): number[] {
  const ring = Array.from(mesh.dotFaces[dot]);
  const own = ring.indexOf(face);
  const others = ring.map((_, i) => ring[(own + i) % ring.length]);
  return others.slice(2, -1);
}

const sideOf = (inside: ArrayLike<number>, face: number): number => (face === OUTSIDE ? 0 : inside[face]);

export function isSimpleOnMesh(mesh: Mesh, inside: ArrayLike<number>, face: number): boolean {
  const { faces, sharesEdge } = facesAround(mesh)[face];
  let changes = 0;
  let shared = 0; // one bit per side
  let before = sideOf(inside, faces[faces.length - 1]);
  for (let i = 0; i < faces.length; i++) {
    const side = sideOf(inside, faces[i]);
    if (side !== before) changes++;
    if (sharesEdge[i]) shared |= 1 << side;
    before = side;
  }
  return changes === 2 && shared === 3;
}
