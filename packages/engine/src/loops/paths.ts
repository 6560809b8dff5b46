/** Runs of lines: where a line leads, and which cells a closed one has inside. */
import { acrossEdge, OUTSIDE, type Mesh } from '../grid/mesh.ts';

type IsLine = (edge: number) => boolean;

/** A run of lines without branches: its edges from one end to the other, or all around. */
export interface Path {
  readonly edges: readonly number[];
  readonly ends: readonly [number, number] | undefined; // dots; none for a closed loop
}

/** The path that a line belongs to; it ends at branches. */
export function pathThrough(mesh: Mesh, isLine: IsLine, edge: number): Path {
  const { edgeDots } = mesh;
  const forth = walk(mesh, isLine, edge, edgeDots[2 * edge + 1]);
  if (forth.closed) return { edges: forth.edges, ends: undefined };
  const back = walk(mesh, isLine, edge, edgeDots[2 * edge]);
  return { edges: [...back.edges.slice(1).reverse(), ...forth.edges], ends: [back.end, forth.end] };
}

function walk(
  mesh: Mesh,
  isLine: IsLine,
  first: number,
  towards: number,
): { edges: number[]; end: number; closed: boolean } {
  const edges = [first];
  let end = towards;
  for (let edge = first; ;) {
    const onward = onlyOther(mesh.dotEdges[end], isLine, edge);
    if (onward < 0) return { edges, end, closed: false };
    if (onward === first) return { edges, end, closed: true };
    edges.push(onward);
    end = acrossEdge(mesh, onward, end);
    edge = onward;
  }
}

/** The only line at a dot other than the one that led there; -1 at an end and at a branch. */
function onlyOther(around: Int32Array, isLine: IsLine, edge: number): number {
  let found = -1;
  for (let i = 0; i < around.length; i++) {
    if (around[i] === edge || !isLine(around[i])) continue;
    if (found >= 0) return -1;
    found = around[i];
  }
  return found;
}

/** All paths, in the order of their first edges. */
export function pathsOf(mesh: Mesh, isLine: IsLine): Path[] {
  const seen = new Uint8Array(mesh.edgeCount);
  const found: Path[] = [];
  for (let edge = 0; edge < mesh.edgeCount; edge++) {
    if (seen[edge] || !isLine(edge)) continue;
    const path = pathThrough(mesh, isLine, edge);
    for (const each of path.edges) seen[each] = 1;
    found.push(path);
  }
  return found;
}

/** Which faces are inside closed lines: 1 where an odd number of lines is between a face and the border. */
export function insideOf(mesh: Mesh, isLine: IsLine): Uint8Array {
  const inside = new Uint8Array(mesh.faceCount);
  const seen = new Uint8Array(mesh.faceCount);
  const queue: number[] = [];
  const reach = (face: number, value: number): void => {
    if (face === OUTSIDE || seen[face]) return;
    seen[face] = 1;
    inside[face] = value;
    queue.push(face);
  };
  for (let edge = 0; edge < mesh.edgeCount; edge++)
    if (mesh.edgeFaces[2 * edge + 1] === OUTSIDE) reach(mesh.edgeFaces[2 * edge], isLine(edge) ? 1 : 0);
  for (const face of queue)
    for (const edge of mesh.faceEdges[face])
      for (let i = 2 * edge; i < 2 * edge + 2; i++)
        reach(mesh.edgeFaces[i], inside[face] ^ (isLine(edge) ? 1 : 0));
  return inside;
}
