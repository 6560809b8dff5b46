/** What all solutions share, and where they differ: propagation settles some of it, one query the rest. */
import { Agreement } from '../../../kernel/agreement.ts';
import type { Task } from '../../../task.ts';
import type { Solutions } from '../../../vocabulary.ts';
import { LINE, OPEN, stateOfLines, type Puzzle, type State } from '../rules/rules.ts';
import { ALL_RULES, CORNERS, RULES } from './level-numbers.ts';
import type { LevelEngine } from './level-engine.ts';
import { propagators, searchFrom } from './propagators.ts';

const NONE: Solutions<State> = { found: [], exhausted: true, effort: { conflicts: 0 } };

/** `known` solutions are not needed: the first search finds its own. */
export function* variety(puzzle: Puzzle): Task<Solutions<State>> {
  const pool = propagators(puzzle);
  const board = pool.take();
  try {
    return yield* varietyOn(board, puzzle);
  } finally {
    pool.giveBack(board);
  }
}

function* varietyOn(board: LevelEngine, puzzle: Puzzle): Task<Solutions<State>> {
  if (!board.load(puzzle, RULES[CORNERS]) || !(yield* board.running())) return NONE;
  if (!board.complete && !(yield* board.raising(ALL_RULES))) return NONE;
  const edges = board.edges();
  if (board.complete)
    return { ...NONE, found: board.solved ? [stateOfLines(puzzle, (edge) => edges[edge] === LINE)] : [] };
  const open = Array.from(edges, (_, edge) => edge).filter((edge) => edges[edge] === OPEN);
  const agreement = new Agreement(open);
  const { loops, exhausted, conflicts } = yield* searchFrom(board, puzzle, Infinity, (loop) => {
    const lines = new Set(loop);
    return agreement.exclude((edge) => lines.has(edge));
  });
  return {
    found: telling(loops, open).map((loop) => stateOfLines(puzzle, (edge) => loop[edge] === 1)),
    exhausted,
    effort: { conflicts },
  };
}

/** Those that differ from all before them somewhere new; the last found differ most, so they come first. */
function telling(loops: readonly Uint8Array[], open: readonly number[]): readonly Uint8Array[] {
  const [first, ...others] = loops.toReversed();
  let agreed = open;
  const told = others.filter((loop) => {
    const left = agreed.filter((edge) => loop[edge] === first[edge]);
    const isNew = left.length < agreed.length;
    agreed = left;
    return isNew;
  });
  return first ? [first, ...told] : [];
}
