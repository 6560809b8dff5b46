/** Following lines. */
import { acrossEdge, type Mesh } from '../grid/mesh.ts';
import { LINE, type Drawing } from './marks.ts';

export interface Path {
  readonly edges: readonly number[];
  readonly ends: readonly [number, number];
}

/** The paths of a drawing that have two ends; loops, and parts with a branch, have none. */
export function openPaths(mesh: Mesh, { edges }: Drawing): Path[] {
  const linesAt = mesh.dotEdges.map((around) => Array.from(around).filter((edge) => edges[edge] === LINE));
  const paths: Path[] = [];
  for (let start = 0; start < mesh.dotCount; start++) {
    if (linesAt[start].length !== 1) continue;
    const path = follow(mesh, linesAt, start);
    if (path && start < path.ends[1]) paths.push(path);
  }
  return paths;
}

function follow(mesh: Mesh, linesAt: readonly number[][], start: number): Path | undefined {
  const edges: number[] = [];
  let dot = start;
  for (let next: number | undefined = linesAt[start][0]; next !== undefined;) {
    const taken: number = next;
    edges.push(taken);
    dot = acrossEdge(mesh, taken, dot);
    if (linesAt[dot].length > 2) return undefined;
    next = linesAt[dot].find((edge) => edge !== taken);
  }
  return { edges, ends: [start, dot] };
}
