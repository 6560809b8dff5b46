/** The highest levels: an edge is supposed, and what leads to a contradiction is refuted. */
import type { Task } from '../../../task.ts';
import { CROSS, LINE, OPEN } from '../rules/rules.ts';
import type { LevelEngine } from './level-engine.ts';

/**
 * Supposes each open edge both ways until nothing more is refuted; false on a contradiction.
 * With `truth` (the known solution's edges) only the wrong way is tried: the right one cannot fail.
 * What a harmless supposition implies is harmless too, for its consequences are among those found:
 * one run clears many edges.
 */
export function* supposing(board: LevelEngine, truth?: ArrayLike<number>): Task<boolean> {
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

function clearImplied(board: LevelEngine, harmless: Uint8Array): void {
  const { edge, layout } = board.at;
  for (let i = 0; i < harmless.length; i++) harmless[i] |= edge[layout.edges[i]];
}

/** What one question may cost, in suppositions times edges: a few seconds. Boards up to 10 × 10 stay far below. */
const MOST_WORK = 40_000_000;

/**
 * Goes on where `supposing` ends: an edge is supposed, and within that every other one. Undefined when that
 * would take too long. What both ways of an edge agree on is found by this too: suppose the opposite, then either
 * way of that edge.
 */
export function* supposingTwice(board: LevelEngine, truth?: ArrayLike<number>): Task<boolean | undefined> {
  const { edges } = board.at.layout;
  const saved = board.at.save();
  const harmless = new Uint8Array(edges.length);
  let work = 0;
  for (let quiet = 0, i = 0; quiet < edges.length && !board.complete; i = (i + 1) % edges.length, quiet++) {
    if (board.at.edge[edges[i]] !== OPEN) continue;
    for (const value of [LINE, CROSS]) {
      if (value === truth?.[i] || harmless[i] & value) continue;
      const inner = supposing(board);
      let stands = board.decide(edges[i], value) && board.run();
      for (let step = stands ? inner.next() : undefined; step; step = step.done ? undefined : inner.next()) {
        if (step.done) stands = step.value;
        else if ((work += edges.length) > MOST_WORK) return undefined;
        yield { done: quiet, of: edges.length };
      }
      if (stands) clearImplied(board, harmless);
      board.at.restore(saved);
      if (stands) continue;
      if (!board.decide(edges[i], value === LINE ? CROSS : LINE) || !board.run()) return false;
      if (!(yield* supposing(board, truth))) return false;
      board.at.save(saved);
      harmless.fill(0);
      quiet = 0;
      break;
    }
  }
  return true;
}
