/**
 * What all solutions of any puzzle share. Solutions that are known leave candidates; each candidate is asked for a
 * solution that says something else there, and one that is found often takes other candidates with it. What nobody
 * contradicts is forced. A game lists the ways in which a place may differ (`Editing.otherwise`); where it cannot, its
 * solutions are counted out. Both end after some steps: then what is left was not contradicted, and is not proved.
 */
import { within, type Task } from '../task.ts';
import type { Spot } from '../vocabulary.ts';
import type { EditableGame } from './draft.ts';

/** Steps of all searches together: some seconds. */
const PATIENCE = 8000;

/** Solutions that are looked at one by one, where that is the only way. */
const MOST = 30_000;

export interface Variety {
  /** Solutions that differ wherever any two that were met do. */
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

/** False when patience ended first; undefined where the game knows no other ways to ask about. */
function* askEach(
  game: EditableGame,
  puzzle: unknown,
  agreed: Agreed,
  patience: { left: number },
): Task<boolean | undefined> {
  const count = agreed.shared.size;
  // A map may lose entries while it is gone through: those are not met any more.
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

/** Undefined when the patience that several questions share came to its end. */
function* counted<T>(task: Task<T>, patience: { left: number }): Task<T | undefined> {
  const own = within(task, patience.left);
  for (let step = own.next(); ; step = own.next()) {
    if (step.done) return step.value;
    patience.left--;
    yield step.value;
  }
}
