/** Every way to finish a row, left to right. What can still follow depends only on the last two lanterns, so each dead end is met once. */
import type { Solutions } from '../../vocabulary.ts';
import type { Task } from '../../task.ts';
import { having, type Mark, type Puzzle, start, type State } from './rules.ts';

export function* solve(
  puzzle: Puzzle,
  want: { readonly limit: number; readonly from?: State },
): Task<Solutions<State>> {
  const rows = completions(puzzle, want.from ?? start(puzzle));
  const found: State[] = [];
  for (let next = rows.next(); ; next = rows.next()) {
    const exhausted = next.done === true;
    if (next.done || found.length >= want.limit) return { found, exhausted, effort: { rows: found.length } };
    found.push(next.value);
    yield { done: found.length, of: want.limit };
  }
}

/** Can this position still be finished? */
export const completable = (puzzle: Puzzle, state: State): boolean => !completions(puzzle, state).next().done;

export function completions(puzzle: Puzzle, state: State): Generator<State, boolean, void> {
  return extend(puzzle, state, [], new Set());
}

function* extend(
  puzzle: Puzzle,
  state: State,
  row: State,
  dead: Set<string>,
): Generator<State, boolean, void> {
  const key = `${row.length} ${row.slice(-2).join(' ')}`;
  if (dead.has(key)) return false;
  let alive = row.length === state.length;
  if (alive) yield row;
  for (const next of alive ? [] : nextRows(puzzle, state, row)) {
    const reached = yield* extend(puzzle, state, next, dead);
    alive ||= reached;
  }
  if (!alive) dead.add(key);
  return alive;
}

function nextRows(puzzle: Puzzle, state: State, row: State): readonly State[] {
  const mark = state[row.length];
  const choices: readonly Mark[] = mark === 'open' ? ['lit', 'dark'] : [mark];
  return choices.map((choice) => [...row, choice]).filter((next) => fits(puzzle, next));
}

/** A new lantern completes the number before it, and at the end of the row its own as well. */
function fits(puzzle: Puzzle, row: State): boolean {
  const last = row.length - 1;
  const complete = row.length === puzzle.clues.length ? [last - 1, last] : [last - 1];
  return complete.every((index) => {
    const clue = puzzle.clues[index];
    return clue === undefined || having(puzzle, row, index, 'lit').length === clue;
  });
}
