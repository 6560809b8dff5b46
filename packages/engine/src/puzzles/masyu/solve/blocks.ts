/** The loop is within one block of the remaining links: one that has every line and touches every pearl. */
import { blocksOf } from '../../../loops/blocks.ts';
import { CROSS, LINE, OPEN } from '../rules/rules.ts';
import type { Propagation } from './propagation.ts';

const SHORTEST = 4; // links of the smallest loop: any other block is a single link

/** False when no block qualifies; links outside those that do are cut. */
export function oneBlock(position: Propagation): boolean {
  const { mesh } = position.board;
  const { count, ofEdge } = blocksOf(mesh, (link) => position.valueOf(link) !== CROSS);
  const fitting = fittingBlocks(position, count, ofEdge);
  if (!fitting.includes(1)) return false;
  for (let link = 0; link < mesh.edgeCount; link++)
    if (ofEdge[link] >= 0 && !fitting[ofEdge[link]] && position.valueOf(link) === OPEN)
      if (!position.decide(link, CROSS)) return false;
  return true;
}

function fittingBlocks(position: Propagation, count: number, ofEdge: Int32Array): Uint8Array {
  const { mesh, cells } = position.board;
  const touched = new Int32Array(count); // pearls that have a link in the block
  const counted = new Int32Array(count).fill(-1);
  let pearls = 0;
  for (let cell = 0; cell < cells; cell++) {
    if (!position.pearls[cell]) continue;
    pearls++;
    for (const link of mesh.dotEdges[cell]) {
      const block = ofEdge[link];
      if (block < 0 || counted[block] === cell) continue;
      counted[block] = cell;
      touched[block]++;
    }
  }
  const lines = new Int32Array(count);
  const sizes = new Int32Array(count);
  for (let link = 0; link < mesh.edgeCount; link++) {
    if (ofEdge[link] < 0) continue;
    sizes[ofEdge[link]]++;
    if (position.valueOf(link) === LINE) lines[ofEdge[link]]++;
  }
  const fitting = new Uint8Array(count);
  for (let block = 0; block < count; block++)
    if (touched[block] === pearls && lines[block] === position.lineCount && sizes[block] >= SHORTEST)
      fitting[block] = 1;
  return fitting;
}
