/** A closed loop as the lengths of its straight runs. */
import type { Mesh } from '../../packages/engine/src/grid/mesh.ts';

export function loopPath(mesh: Mesh, isLine: (edge: number) => boolean): number[] {
  const ways = walk(mesh, isLine);
  const corner = ways.findIndex((way, i) => way !== ways[(i + ways.length - 1) % ways.length]);
  const runs: number[] = [];
  for (let i = 0; i < ways.length; i++) {
    const here = ways[(corner + i) % ways.length];
    if (i > 0 && here === ways[(corner + i - 1) % ways.length]) runs[runs.length - 1]++;
    else runs.push(1);
  }
  return runs;
}

/** The directions of its edges, one after another. */
function walk(mesh: Mesh, isLine: (edge: number) => boolean): string[] {
  const first = Array.from({ length: mesh.edgeCount }, (_, edge) => edge).findIndex(isLine);
  const ways: string[] = [];
  let edge = first;
  let dot = mesh.edgeDots[2 * first];
  do {
    const [a, b] = mesh.edgeDots.subarray(2 * edge, 2 * edge + 2);
    const next = a === dot ? b : a;
    ways.push(
      `${Math.sign(mesh.dotX[next] - mesh.dotX[dot])},${Math.sign(mesh.dotY[next] - mesh.dotY[dot])}`,
    );
    dot = next;
    edge = mesh.dotEdges[dot].find((each) => each !== edge && isLine(each)) ?? first;
  } while (edge !== first);
  return ways;
}
