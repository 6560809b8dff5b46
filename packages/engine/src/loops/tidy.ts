/** What follows directly from the lines drawn: no other line at a full dot, or round a satisfied number. */
import type { Mesh } from '../grid/mesh.ts';
import { CROSS, LINE, OPEN, type Drawing } from './marks.ts';
import type { EdgeMove } from './edge-moves.ts';

/** A face and how many of its edges are lines in the solution. */
export type Demand = (face: number) => number | undefined;

/** Crosses round what has become settled since `before`; without it, round everything that is settled. */
export function tidyCrosses(
  mesh: Mesh,
  before: Drawing | undefined,
  after: Drawing,
  demand: Demand = () => undefined,
): EdgeMove {
  const found = new Set<number>();
  const look = (around: ArrayLike<number>, full: number) => {
    if (linesOf(after, around) !== full || (before && linesOf(before, around) === full)) return;
    for (let i = 0; i < around.length; i++) if (after.edges[around[i]] === OPEN) found.add(around[i]);
  };
  for (let dot = 0; dot < mesh.dotCount; dot++) look(mesh.dotEdges[dot], 2);
  for (let face = 0; face < mesh.faceCount; face++) {
    const asked = demand(face);
    if (asked !== undefined) look(mesh.faceEdges[face], asked);
  }
  return [...found].sort((a, b) => a - b).map((index) => ({ index, to: CROSS }));
}

function linesOf({ edges }: Drawing, around: ArrayLike<number>): number {
  let lines = 0;
  for (let i = 0; i < around.length; i++) if (edges[around[i]] === LINE) lines++;
  return lines;
}
