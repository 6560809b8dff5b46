/**
 * Random loops on any mesh, as the border of a region that stays in one piece, as does the rest, while
 * random faces change sides. Changes that lengthen the border are preferred, so the region grows arms.
 */
import { beyondEdge, OUTSIDE, type Mesh } from '../grid/mesh.ts';
import type { Rng } from '../rng.ts';
import { isSimpleOnMesh } from './simple-face.ts';

const STEPS_PER_FACE = 30;
/** One in this many changes is accepted even though it shortens the border, so that the drawing does not freeze. */
const SHORTEN_ONE_IN = 6;

/** 1 for faces inside. */
export function randomRegion(mesh: Mesh, rng: Rng): Uint8Array {
  const inside = new Uint8Array(mesh.faceCount);
  inside[rng.below(mesh.faceCount)] = 1;
  let size = 1;
  for (let step = STEPS_PER_FACE * mesh.faceCount; step > 0; step--) {
    const face = rng.below(mesh.faceCount);
    if (inside[face] && size === 1) continue;
    if (!isSimpleOnMesh(mesh, inside, face) || !isWelcome(mesh, inside, face, rng)) continue;
    inside[face] ^= 1;
    size += inside[face] ? 1 : -1;
  }
  return inside;
}

function isWelcome(mesh: Mesh, inside: Uint8Array, face: number, rng: Rng): boolean {
  const edges = mesh.faceEdges[face];
  const unlike = edges.reduce((sum, edge) => {
    const other = beyondEdge(mesh, edge, face);
    return sum + ((other === OUTSIDE ? 0 : inside[other]) ^ inside[face]);
  }, 0);
  return 2 * unlike <= edges.length || rng.below(SHORTEN_ONE_IN) === 0;
}
