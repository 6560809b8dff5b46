/** Finding and proving: what the rules force first, then search with learning on what is left. */
import type { SolveOptions } from '../../../game.ts';
import type { Solutions } from '../../../vocabulary.ts';
import type { Task } from '../../../task.ts';
import { ALL_RULES, CORNERS, RULES } from './level-numbers.ts';
import type { LevelEngine } from './level-engine.ts';
import { propagators, searchFrom } from './propagators.ts';
import { LINE, stateOfLines, type Puzzle, type State } from '../rules/rules.ts';

export function* solve(puzzle: Puzzle, want: SolveOptions<State>): Task<Solutions<State>> {
  const pool = propagators(puzzle);
  const board = pool.take();
  try {
    return yield* solveOn(board, puzzle, want);
  } finally {
    pool.giveBack(board);
  }
}

// The search knows the rules too, and needs no classes of cells for them. After corners 90 % of the deduction boards up
// to 30×30 have less than 0.3 of their edges open, and clue-minimal ones 0.7. Larger boards are raised longer: there
// each decision of the search is a walk over much of the board, and deduction boards of 50×50 had up to 0.51 open.
const LARGE = 2000; // edges
const MOSTLY_OPEN = 0.35;
const MOSTLY_OPEN_IF_LARGE = 0.55;

function isMostlyOpen({ known, at }: LevelEngine): boolean {
  const edges = at.layout.edges.length;
  return edges - known > (edges < LARGE ? MOSTLY_OPEN : MOSTLY_OPEN_IF_LARGE) * edges;
}

const NONE: Solutions<State> = { found: [], exhausted: true, effort: { conflicts: 0 } };

function* solveOn(board: LevelEngine, puzzle: Puzzle, want: SolveOptions<State>): Task<Solutions<State>> {
  if (!board.load(puzzle, RULES[CORNERS], want.from?.edges) || !(yield* board.running())) return NONE;
  // Sides and connectivity cost as much again as everything before them, and most boards do without.
  if (!board.complete && !isMostlyOpen(board) && !(yield* board.raising(ALL_RULES))) return NONE;
  if (board.complete) {
    if (!board.solved) return NONE;
    if (want.limit <= 0) return { ...NONE, exhausted: false };
    const { edge: values, layout } = board.at;
    return { ...NONE, found: [stateOfLines(puzzle, (edge) => values[layout.edges[edge]] === LINE)] };
  }
  const { loops, exhausted, conflicts } = yield* searchFrom(board, puzzle, want.limit);
  return {
    found: loops.map((edges) => ({ edges, cells: new Uint8Array(puzzle.clues.length) })),
    exhausted,
    effort: { conflicts },
  };
}
