/** The six levels: what a solver must know. Each includes those before it. */
import type { Task } from '../../task.ts';
import { CONNECTIVITY, Propagation } from './fast/propagate.ts';
import { CROSS, LINE, OPEN, type Puzzle } from './rules.ts';

export const levels = ['counts', 'sectors', 'chains', 'colours', 'connectivity', 'contradiction'] as const;
export type Level = (typeof levels)[number];

/** The highest level; the number of a level is its place in `levels`, from 1. */
export const CONTRADICTION = levels.length;

const boards = new Map<string, Propagation>();
const KEPT = 12;

/** A propagator of the right size: they are large, and hold nothing between uses. */
export function boardFor(width: number, height: number): Propagation {
  const key = `${width}x${height}`;
  const known = boards.get(key);
  if (known) return known;
  if (boards.size >= KEPT) boards.clear();
  const board = new Propagation(width, height);
  boards.set(key, board);
  return board;
}

/** What a level forces from a position: edges in the mesh's order, or a contradiction. */
export function closure(puzzle: Puzzle, edges: ArrayLike<number> | undefined, level: number): Uint8Array | undefined {
  const board = boardFor(puzzle.width, puzzle.height);
  const sound = board.load(puzzle, Math.min(level, CONNECTIVITY), edges) && board.run();
  if (!sound || (level >= CONTRADICTION && !suppose(board))) return undefined;
  return board.edges();
}

/** The lowest level that decides every edge; undefined when none does. */
export function* neededLevel(puzzle: Puzzle): Task<Level | undefined> {
  const board = boardFor(puzzle.width, puzzle.height);
  for (let level = 1; level <= CONNECTIVITY; level++) {
    yield { done: level, of: levels.length };
    if (board.load(puzzle, level) && board.run() && board.complete) return levels[level - 1];
  }
  const decided = yield* supposing(puzzle);
  return decided ? 'contradiction' : undefined;
}

/** Supposing on a board of its own: others may use the shared one between the yields. */
function* supposing(puzzle: Puzzle): Task<boolean> {
  const board = new Propagation(puzzle.width, puzzle.height);
  if (!board.load(puzzle, CONNECTIVITY) || !board.run()) return false;
  const saved = board.at.save();
  for (let quiet = 0, i = 0; quiet < board.at.layout.edges.length; i++) {
    if (i % 64 === 0) yield { done: levels.length - 1, of: levels.length };
    const found = supposeEdge(board, board.at.layout.edges[i % board.at.layout.edges.length], saved);
    if (found === 'impossible') return false;
    quiet = found === 'nothing' ? quiet + 1 : 0;
    if (board.complete) return true;
  }
  return false;
}

/**
 * Supposes each open edge both ways until nothing more is refuted; false on a contradiction.
 * With `truth` (the known solution's edges) only the wrong way is tried: the right one cannot fail.
 */
export function suppose(board: Propagation, truth?: ArrayLike<number>): boolean {
  const { edges } = board.at.layout;
  const saved = board.at.save();
  for (let quiet = 0, i = 0; quiet < edges.length && !board.complete; i++, quiet++) {
    const at = i % edges.length;
    const found = supposeEdge(board, edges[at], saved, truth?.[at]);
    if (found === 'impossible') return false;
    if (found === 'forced') quiet = 0;
  }
  return true;
}

function supposeEdge(board: Propagation, edge: number, saved: Uint8Array, truth?: number): 'nothing' | 'forced' | 'impossible' {
  if (board.at.edge[edge] !== OPEN) return 'nothing';
  for (const value of [LINE, CROSS]) {
    if (value === truth) continue;
    const holds = board.decide(edge, value) && board.run();
    board.at.restore(saved);
    if (holds) continue;
    if (!board.decide(edge, value === LINE ? CROSS : LINE) || !board.run()) return 'impossible';
    board.at.save(saved);
    return 'forced';
  }
  return 'nothing';
}
