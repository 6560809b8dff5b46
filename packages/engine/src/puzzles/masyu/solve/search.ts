/** What propagation leaves open: one link is tried both ways, depth first. */
import type { Task } from '../../../task.ts';
import { CROSS, LINE, OPEN } from '../rules/rules.ts';
import type { Propagation } from './propagation.ts';
import { COUNT } from './ways.ts';

export interface Found {
  readonly loops: readonly Uint8Array[]; // marks of all links
  /** `tired`: the search was given up. */
  readonly end: 'exhausted' | 'limit' | 'tired';
  readonly nodes: number;
}

interface Choice {
  readonly saved: Uint8Array;
  readonly link: number;
}

const NODES_BETWEEN_YIELDS = 16;

/** From a position at rest, without contradiction. */
export function* search(position: Propagation, limit: number, maxNodes: number): Task<Found> {
  const loops: Uint8Array[] = [];
  const open: Choice[] = [];
  const spare: Uint8Array[] = [];
  let nodes = 0;
  for (let sound = true; ;) {
    if (sound && position.closed) loops.push(position.links());
    if (loops.length >= limit) return { loops, end: 'limit', nodes };
    const link: number = sound && !position.closed ? chooseLink(position) : -1;
    if (link >= 0) {
      open.push({ saved: position.save(spare.pop()), link });
      sound = position.decide(link, LINE) && position.run();
    } else {
      const choice = open.pop();
      if (!choice) return { loops, end: 'exhausted', nodes };
      position.restore(choice.saved);
      spare.push(choice.saved);
      sound = position.decide(choice.link, CROSS) && position.run();
    }
    if (++nodes > maxNodes) return { loops, end: 'tired', nodes };
    if (nodes % NODES_BETWEEN_YIELDS === 0) yield { done: nodes };
  }
}

/** At the end of a line or at a pearl with few ways left; -1 when every link is decided. */
function chooseLink(position: Propagation): number {
  const { board, ways, drawn, pearls } = position;
  let best = -1;
  let fewest = Infinity;
  for (let cell = 0; cell < board.cells; cell++) {
    const count = COUNT[ways[cell]];
    if (count < 2) continue;
    const cost = 4 * count + (drawn[cell] ? 0 : pearls[cell] ? 1 : 16);
    if (cost < fewest) [best, fewest] = [cell, cost];
  }
  return best < 0 ? -1 : (board.mesh.dotEdges[best].find((link) => position.valueOf(link) === OPEN) ?? -1);
}
