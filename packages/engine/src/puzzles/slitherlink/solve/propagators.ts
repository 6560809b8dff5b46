/** The propagators that are kept: they are large, and carry no state between uses. */
import { keepLast, makePool, perObject, type Pool } from '../../../cache.ts';
import type { Mesh } from '../../../grid/mesh.ts';
import type { Task } from '../../../task.ts';
import { meshOf, type Puzzle } from '../rules/rules.ts';
import type { LevelEngine } from './level-engine.ts';
import { MeshPropagation } from './mesh/propagate.ts';
import { searchMesh } from './mesh/search.ts';
import { Propagation } from './propagation/propagate.ts';
import { search } from './propagation/search.ts';
import type { Exclude, FoundLoops } from '../../../loops/square/search.ts';

const SIZES = 12;

export const forSquares = keepLast(SIZES, (width: number, height: number): Pool<Propagation> =>
  makePool(() => new Propagation(width, height)),
);
const forMesh = perObject((mesh: Mesh): Pool<LevelEngine> => makePool(() => new MeshPropagation(mesh)));

/** Those that fit a puzzle's board. */
export const propagators = (puzzle: Puzzle): Pool<LevelEngine> =>
  puzzle.tiling ? forMesh(meshOf(puzzle)) : forSquares(puzzle.width, puzzle.height);

/** Continues by search once a propagator has reached its fixpoint. */
export function searchFrom(
  board: LevelEngine,
  puzzle: Puzzle,
  limit: number,
  exclude?: Exclude,
): Task<FoundLoops> {
  if (board instanceof MeshPropagation) return searchMesh(board, puzzle, limit, exclude);
  if (board instanceof Propagation) return search(board, puzzle, limit, exclude);
  throw new Error('There is no search for this propagator.');
}
