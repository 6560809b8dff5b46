/** The six levels: what a solver must know. Each includes those before it. */
import { finish, type Task } from '../../../task.ts';
import { CONNECTIVITY } from '../solve/propagation/level-numbers.ts';
import { Propagation } from '../solve/propagation/propagate.ts';
import { CROSS, LINE, OPEN, type Puzzle } from '../rules/rules.ts';

export const levels = ['counts', 'sectors', 'chains', 'colours', 'connectivity', 'contradiction'] as const;
export type Level = (typeof levels)[number];

/** The highest level; the number of a level is its place in `levels`, from 1. */
export const CONTRADICTION = levels.length;

const boards = new Map<string, Propagation>();
const KEPT = 12;

/** A propagator of the right size: they are large, and hold nothing between uses. */
export function propagatorFor(width: number, height: number): Propagation {
  const key = `${width}x${height}`;
  const known = boards.get(key);
  if (known) return known;
  if (boards.size >= KEPT) boards.clear();
  const board = new Propagation(width, height);
  boards.set(key, board);
  return board;
}

/** What a level forces from a position: edges in the mesh's order, or a contradiction. */
export function closure(
  puzzle: Puzzle,
  edges: ArrayLike<number> | undefined,
  level: number,
): Uint8Array | undefined {
  const board = propagatorFor(puzzle.width, puzzle.height);
  const sound = board.load(puzzle, Math.min(level, CONNECTIVITY), edges) && board.run();
  if (!sound || (level >= CONTRADICTION && !suppose(board))) return undefined;
  return board.edges();
}

/** The lowest level that decides every edge; undefined when none does, or when there is no solution. */
export function* neededLevel(puzzle: Puzzle): Task<Level | undefined> {
  const board = propagatorFor(puzzle.width, puzzle.height);
  for (let level = 1; level <= CONNECTIVITY; level++) {
    yield { done: level, of: levels.length };
    if (board.load(puzzle, level) && board.run() && board.complete)
      return board.solved ? levels[level - 1] : undefined;
  }
  // On a board of its own: others may use the shared one between the yields.
  const own = new Propagation(puzzle.width, puzzle.height);
  if (!own.load(puzzle, CONNECTIVITY) || !own.run()) return undefined;
  const sound = yield* supposing(own);
  return sound && own.complete && own.solved ? 'contradiction' : undefined;
}

/** `supposing` in one go. */
export const suppose = (board: Propagation, truth?: ArrayLike<number>): boolean =>
  finish(supposing(board, truth));

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
