/** The smallest set of givens that contradict each other: none of them can be left out. */
import { minimiseBy } from '../kernel/minimise.ts';
import type { Task } from '../task.ts';
import type { Edit, Spot } from '../vocabulary.ts';
import type { EditableGame } from './draft.ts';

export function* conflictIn(game: EditableGame, puzzle: unknown): Task<readonly Spot[]> {
  const clashing = yield* clashingGivens(game, puzzle);
  return clashing.flatMap(({ on }) => game.edit.spotOf({ puzzle }, on) ?? []);
}

/** The same as edits; empty where they do not contradict each other. */
export function* clashingGivens(game: EditableGame, puzzle: unknown): Task<readonly Edit[]> {
  const givens = game.edit.givens(puzzle);
  return (yield* minimiseBy(givens, (some) => hasNoSolution(game, withOnly(game, puzzle, some)))) ?? [];
}

/** Without the given at these places. One that cannot be taken away alone stays. */
export function without(game: EditableGame, puzzle: unknown, places: Iterable<string>): unknown {
  let design = { puzzle };
  for (const on of places) {
    const next = game.edit.apply(design, { on, to: '-' });
    if (next.ok) design = next.value;
  }
  return design.puzzle;
}

function withOnly(game: EditableGame, puzzle: unknown, some: readonly Edit[]): unknown {
  const kept = new Set(some.map(({ on }) => on));
  const gone = game.edit.givens(puzzle).flatMap(({ on }) => (kept.has(on) ? [] : [on]));
  return without(game, puzzle, gone);
}

function* hasNoSolution(game: EditableGame, puzzle: unknown): Task<boolean> {
  if (game.edit.obstacle?.(puzzle)) return true;
  const { found, exhausted } = yield* game.solve(puzzle, { limit: 1 });
  return exhausted && found.length === 0;
}
