/** What a puzzle needs: the hardest of the hints that lead from the empty board to its end. */
import type { Grade } from '../../../vocabulary.ts';
import type { Task } from '../../../task.ts';
import { levels } from './levels.ts';
import { hint } from '../hint/hint.ts';
import { type Puzzle, start, type State } from '../rules/rules.ts';
import { apply } from '../rules/moves.ts';
import { solve } from '../solve/solver.ts';

/** With more tiles every hint is a search, and the walk would show nothing new. */
const WALKED = 10;
/** Nodes of a complete search for each solution, beyond which a puzzle is deep: level 8 has 10, one solution of eight tiles some 800. */
const DEEP = 60;
const ALL = 10_000;
const ranks: readonly string[] = [...levels, 'beyond'];

export function* grade(puzzle: Puzzle): Task<Grade> {
  const { found, exhausted } = yield* solve(puzzle, { limit: 2 });
  const solutions = found.length > 1 ? 'many' : !exhausted ? 'unknown' : found.length === 1 ? 'one' : 'none';
  if (found.length === 0) return { level: 'beyond', solutions, uses: {} };
  if (puzzle.mode === 'solitaire') return { level: 'search', solutions, uses: {} };
  if (puzzle.tiles.length > WALKED) return { level: 'deep', solutions, uses: {} };
  const { level, uses } = yield* walk(puzzle);
  return { level: level === 'search' ? yield* depth(puzzle) : level, solutions, uses };
}

function* depth(puzzle: Puzzle): Task<'search' | 'deep'> {
  const { found, effort } = yield* solve(puzzle, { limit: ALL, plainly: true });
  return (effort['nodes'] ?? 0) > DEEP * found.length ? 'deep' : 'search';
}

function* walk(puzzle: Puzzle): Task<Pick<Grade, 'level' | 'uses'>> {
  const uses: Partial<Record<string, number>> = {};
  let level: string = levels[0];
  let state: State | undefined = start(puzzle);
  while (state) {
    const help = yield* hint(puzzle, state);
    if (!help || help.kind === 'mistake' || help.moves.length === 0) break;
    uses[help.code] = (uses[help.code] ?? 0) + 1;
    if (ranks.indexOf(help.level) > ranks.indexOf(level)) level = help.level;
    const next = apply(puzzle, state, help.moves[0]);
    state = next.ok ? next.value : undefined;
    yield { done: state?.placed.length ?? 0, of: puzzle.tiles.length };
  }
  return { level, uses };
}
