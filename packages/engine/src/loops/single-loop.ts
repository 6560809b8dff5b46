/** The one closed loop that all lines form, for drawing it. */
import { acrossEdge, type Mesh } from '../grid/mesh.ts';
import { LINE, type Drawing } from './marks.ts';

/** Its dots in order round the loop; undefined if the lines form anything else. */
export function loopDots(mesh: Mesh, { edges }: Drawing): readonly number[] | undefined {
  const first = Array.prototype.indexOf.call(edges, LINE);
  if (first < 0) return undefined;
  const { [2 * first]: start } = mesh.edgeDots;
  const dots: number[] = [];
  let [dot, edge] = [start, first];
  do {
    dots.push(dot);
    dot = acrossEdge(mesh, edge, dot);
    const next = onwards(mesh, edges, dot, edge);
    if (next === undefined) return undefined;
    edge = next;
  } while (dot !== start);
  return dots.length === countLines(edges) ? dots : undefined;
}

/** The only other line at a dot. */
function onwards(mesh: Mesh, edges: Drawing['edges'], dot: number, from: number): number | undefined {
  const others = Array.from(mesh.dotEdges[dot]).filter((edge) => edge !== from && edges[edge] === LINE);
  return others.length === 1 ? others[0] : undefined;
}

function countLines(edges: Drawing['edges']): number {
  let count = 0;
  for (let edge = 0; edge < edges.length; edge++) if (edges[edge] === LINE) count++;
  return count;
}
