/**
 * What can still be: the values of edges that occur in a solution that agrees with the marks. What is
 * possible need not be refuted, so that a search for forced edges looks only where one may be.
 *
 * From one solution a walk leads to others: a cell changes sides where the loop stays one loop and every
 * clue and mark still holds. On boards with few clues that shows at once that next to nothing is forced.
 */
import { beyondEdge, type Mesh } from '../../../grid/mesh.ts';
import { insideOf } from '../../../loops/paths.ts';
import { isSimpleOnMesh } from '../../../loops/simple-face.ts';
import { makeRng, type Rng } from '../../../rng.ts';
import type { Task } from '../../../task.ts';
import { CROSS, isClue, LINE, meshOf, OPEN, type Puzzle, type State } from '../rules/rules.ts';
import type { IsPossible } from './deduce/suppose.ts';

const SWEEPS = 60;
const STEPS_PER_REPORT = 20_000;
/** One in this many changes is made even though it shortens the loop: long loops show more. */
const SHORTEN_ONE_IN = 6;

/** `solutions` agree with the marks; a walk is worthwhile only when there are several. */
export function* possibleValues(puzzle: Puzzle, state: State, solutions: readonly State[]): Task<IsPossible> {
  const seen = new Uint8Array(state.edges.length); // bits LINE and CROSS
  for (const { edges } of solutions)
    for (let edge = 0; edge < seen.length; edge++) seen[edge] |= edges[edge] === LINE ? LINE : CROSS;
  if (solutions.length > 1 && puzzle.rule === 'loop')
    for (const solution of solutions) yield* walkFrom(new Walk(puzzle, state, solution), seen);
  return (edge, value) => (seen[edge] & value) !== 0;
}

/** Back and forth over the board, so that a small loop soon reaches every corner. */
function* walkFrom(walk: Walk, seen: Uint8Array): Task<void> {
  const rng = makeRng('walk');
  const steps = SWEEPS * walk.cells;
  for (let done = 0; done < steps; done++) {
    if (done % STEPS_PER_REPORT === 0) yield { done, of: steps };
    const at = done % walk.cells;
    const forth = Math.floor(done / walk.cells) % 2 === 0;
    if (rng.below(2)) walk.tryCell(forth ? at : walk.cells - 1 - at, rng, seen);
  }
}

/** A drawing as sides of cells. */
class Walk {
  readonly cells: number;
  readonly #mesh: Mesh;
  readonly #isFixed: Uint8Array; // by cell: a mark or a neighbour's clue fixes its side
  readonly #isClue: Uint8Array; // by cell
  readonly #inside: Uint8Array;
  readonly #edges: Uint8Array;

  constructor(puzzle: Puzzle, state: State, solution: State) {
    this.#mesh = meshOf(puzzle);
    this.cells = this.#mesh.faceCount;
    this.#isClue = Uint8Array.from(puzzle.clues, (clue) => (isClue(clue) ? 1 : 0));
    this.#isFixed = Uint8Array.from(this.#mesh.faceEdges, (around, cell) =>
      around.some((edge) => state.edges[edge] !== OPEN || this.#isClue[this.#beyond(edge, cell)]) ? 1 : 0,
    );
    this.#edges = Uint8Array.from(solution.edges, (value) => (value === LINE ? LINE : CROSS));
    this.#inside = insideOf(this.#mesh, (edge) => this.#edges[edge] === LINE);
  }

  #beyond(edge: number, cell: number): number {
    return beyondEdge(this.#mesh, edge, cell);
  }

  /** Lets a cell change sides if every rule still holds, and notes the new values of its edges. */
  tryCell(cell: number, rng: Rng, seen: Uint8Array): void {
    if (this.#isFixed[cell] || !isSimpleOnMesh(this.#mesh, this.#inside, cell)) return;
    const around = this.#mesh.faceEdges[cell];
    const lines = around.reduce((sum, edge) => sum + (this.#edges[edge] === LINE ? 1 : 0), 0);
    if (this.#isClue[cell] && 2 * lines !== around.length) return;
    if (2 * lines > around.length && rng.below(SHORTEN_ONE_IN) > 0) return;
    this.#inside[cell] ^= 1;
    for (const edge of around) seen[edge] |= this.#edges[edge] ^= LINE | CROSS;
  }
}
