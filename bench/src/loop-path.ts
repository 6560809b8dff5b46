/** A closed loop as the lengths of its straight runs. */
import { certain } from 'edgewise';
import type { Mesh } from '../../packages/engine/src/grid/mesh.ts';

export function loopPath(mesh: Mesh, isLine: (edge: number) => boolean): number[] {
  const ways = walk(mesh, isLine);
  const corner = ways.findIndex((way, i) => way !== ways.at(i - 1));
  const runs: number[] = [];
  let [run, before] = [0, ways[corner]];
  for (const way of [...ways.slice(corner), ...ways.slice(0, corner)]) {
    if (way !== before) {
      runs.push(run);
      run = 0;
    }
    run++;
    before = way;
  }
  return [...runs, run];
}

/** The directions of its edges, one after another. */
function walk(mesh: Mesh, isLine: (edge: number) => boolean): string[] {
  const first = Array.from({ length: mesh.edgeCount }, (_, edge) => edge).findIndex(isLine);
  const ways: string[] = [];
  let edge = first;
  let dot = certain(mesh.edgeDots[2 * first]);
  const placeOf = (each: number) => ({ x: certain(mesh.dotX[each]), y: certain(mesh.dotY[each]) });
  do {
    const next = certain(mesh.edgeDots.subarray(2 * edge, 2 * edge + 2).find((each) => each !== dot));
    const [from, to] = [placeOf(dot), placeOf(next)];
    ways.push(`${Math.sign(to.x - from.x)},${Math.sign(to.y - from.y)}`);
    dot = next;
    edge = mesh.dotEdges[dot]?.find((each) => each !== edge && isLine(each)) ?? first;
  } while (edge !== first);
  return ways;
}
