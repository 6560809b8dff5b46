/**
 * What all solutions of any puzzle share. Known solutions leave candidates; for each candidate we ask for a
 * solution that differs there, and a solution found often eliminates other candidates too. What no solution
 * contradicts is forced. A game lists the ways in which a place may differ (`Editing.otherwise`); where it cannot, its
 * solutions are enumerated. Both stop after some steps: then what is left was not contradicted, but is not proved.
 */
import { within, type Task } from '../task.ts';
import type { Spot } from '../vocabulary.ts';
import type { EditableGame } from './draft.ts';

/** Steps of all searches together: some seconds. */
const PATIENCE = 8000;

/** Solutions examined one by one, where that is the only way. */
const MOST = 30_000;

export interface Variety {
  /** Solutions that differ wherever any two found so far do. */
  readonly found: readonly unknown[];
  /** What they share is forced. */
  readonly exhausted: boolean;
}

export function* backbone(game: EditableGame, puzzle: unknown, known: readonly unknown[]): Task<Variety> {
  const agreed = new Agreed(game, puzzle);
  for (const solution of known) agreed.take(solution);
  const patience = { left: PATIENCE };
  const isAsked = yield* askEach(game, puzzle, agreed, patience);
  const exhausted = isAsked ?? (yield* countOut(game, puzzle, agreed, patience));
  return { found: agreed.telling, exhausted };
}

/** What every solution so far says, and those of them that said something new. */
class Agreed {
  readonly telling: unknown[] = [];
  readonly #game: EditableGame;
  readonly #puzzle: unknown;
  readonly #seen = new Set<Spot>();
  readonly shared = new Map<Spot, string>();

  constructor(game: EditableGame, puzzle: unknown) {
    this.#game = game;
    this.#puzzle = puzzle;
  }

  take(solution: unknown): void {
    const reading = this.#game.edit.reading(this.#puzzle, solution);
    const isFirst = this.telling.length === 0;
    const before = this.shared.size + this.#seen.size;
    for (const spot of reading.keys()) this.#seen.add(spot);
    if (isFirst) for (const [spot, value] of reading) this.shared.set(spot, value);
    const lost = [...this.shared].filter(([spot, value]) => reading.get(spot) !== value);
    for (const [spot] of lost) this.shared.delete(spot);
    if (isFirst || lost.length || this.shared.size + this.#seen.size !== before) this.telling.push(solution);
  }
}

/** False if patience ran out first; undefined if the game lists no ways to differ. */
function* askEach(
  game: EditableGame,
  puzzle: unknown,
  agreed: Agreed,
  patience: { left: number },
): Task<boolean | undefined> {
  const count = agreed.shared.size;
  // A map may lose entries during iteration: those are not visited any more.
  for (const [spot, value] of agreed.shared) {
    const ways = game.edit.otherwise?.(puzzle, spot, value);
    if (!ways) return undefined;
    for (const from of ways) {
      yield { done: count - agreed.shared.size, of: count };
      const answer = yield* counted(game.solve(puzzle, { limit: 1, from }), patience);
      if (!answer || (!answer.found.length && !answer.exhausted)) return false;
      if (!answer.found.length) continue;
      agreed.take(answer.found[0]);
      break;
    }
  }
  return true;
}

/** Solution after solution, until none is left or nothing is shared any more. */
function* countOut(
  game: EditableGame,
  puzzle: unknown,
  agreed: Agreed,
  patience: { left: number },
): Task<boolean> {
  const onFound = (solution: unknown): void => agreed.take(solution);
  const all = yield* counted(game.solve(puzzle, { limit: MOST, onFound }), patience);
  return all?.exhausted === true || agreed.shared.size === 0;
}

/** Undefined if the patience that several questions share ran out. */
function* counted<T>(task: Task<T>, patience: { left: number }): Task<T | undefined> {
  const own = within(task, patience.left);
  for (let step = own.next(); ; step = own.next()) {
    if (step.done) return step.value;
    patience.left--;
    yield step.value;
  }
}
