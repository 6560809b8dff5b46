/** The highest level: an edge is supposed, and what leads to a contradiction is refuted. */
import type { Task } from '../../../task.ts';
import { CROSS, LINE, OPEN } from '../rules/rules.ts';
import type { Propagation } from './propagation/propagate.ts';

/**
 * Supposes each open edge both ways until nothing more is refuted; false on a contradiction.
 * With `truth` (the known solution's edges) only the wrong way is tried: the right one cannot fail.
 * What a harmless supposition implies is harmless too, for its consequences are among those found:
 * one run clears many edges.
 */
export function* supposing(board: Propagation, truth?: ArrayLike<number>): Task<boolean> {
  const { edges } = board.at.layout;
  const saved = board.at.save();
  const harmless = new Uint8Array(edges.length); // bit LINE, bit CROSS
  for (let quiet = 0, i = 0; quiet < edges.length && !board.complete; i = (i + 1) % edges.length, quiet++) {
    if (board.at.edge[edges[i]] !== OPEN) continue;
    for (const value of [LINE, CROSS]) {
      if (value === truth?.[i] || harmless[i] & value) continue;
      yield { done: quiet, of: edges.length };
      if (board.decide(edges[i], value) && board.run()) {
        clearImplied(board, harmless);
        board.at.restore(saved);
        continue;
      }
      board.at.restore(saved);
      if (!board.decide(edges[i], value === LINE ? CROSS : LINE) || !board.run()) return false;
      board.at.save(saved);
      harmless.fill(0);
      quiet = 0;
      break;
    }
  }
  return true;
}

function clearImplied(board: Propagation, harmless: Uint8Array): void {
  const { edge, layout } = board.at;
  for (let i = 0; i < harmless.length; i++) harmless[i] |= edge[layout.edges[i]];
}
