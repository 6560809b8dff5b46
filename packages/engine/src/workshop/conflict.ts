/** The smallest set of givens that contradict each other: none of them can be left out. */
import { minimiseByHalves, type Premises } from '../kernel/minimise.ts';
import type { Task } from '../task.ts';
import type { Edit, Spot } from '../vocabulary.ts';
import type { EditableGame } from './draft.ts';

export function* conflictIn(game: EditableGame, puzzle: unknown): Task<readonly Spot[]> {
  const clashing = yield* clashingGivens(game, puzzle);
  return clashing.flatMap(({ on }) => game.edit.spotOf({ puzzle }, on) ?? []);
}

/** The same as edits; empty where they do not contradict each other. */
export function* clashingGivens(game: EditableGame, puzzle: unknown): Task<readonly Edit[]> {
  if (!(yield* hasNoSolution(game, puzzle))) return [];
  // Of several contradictions, one near the beginning is named: what comes last is left out first.
  const givens = game.edit.givens(puzzle).toReversed();
  const needed = yield* minimiseByHalves(new Kept(game, puzzle, givens), givens.length);
  return needed.map((index) => givens[index]).toReversed();
}

/** The puzzle with some of its givens: few of hundreds contradict each other, so halves are removed at once. */
class Kept implements Premises {
  readonly #game: EditableGame;
  readonly #puzzle: unknown;
  readonly #givens: readonly Edit[];
  readonly #isKept: Uint8Array;

  constructor(game: EditableGame, puzzle: unknown, givens: readonly Edit[]) {
    this.#game = game;
    this.#puzzle = puzzle;
    this.#givens = givens;
    this.#isKept = new Uint8Array(givens.length);
  }

  save(): Uint8Array {
    return this.#isKept.slice();
  }

  restore(saved: Uint8Array): void {
    this.#isKept.set(saved);
  }

  add(index: number): void {
    this.#isKept[index] = 1;
  }

  *proves(): Task<boolean> {
    const gone = this.#givens.flatMap(({ on }, index) => (this.#isKept[index] ? [] : [on]));
    return yield* hasNoSolution(this.#game, without(this.#game, this.#puzzle, gone));
  }
}

/** Without the givens at these places. One that cannot be removed alone stays. */
export function without(game: EditableGame, puzzle: unknown, places: Iterable<string>): unknown {
  let design = { puzzle };
  for (const on of places) {
    const next = game.edit.apply(design, { on, to: '-' });
    if (next.ok) design = next.value;
  }
  return design.puzzle;
}

function* hasNoSolution(game: EditableGame, puzzle: unknown): Task<boolean> {
  if (game.edit.obstacle?.(puzzle)) return true;
  const { found, exhausted } = yield* game.solve(puzzle, { limit: 1 });
  return exhausted && found.length === 0;
}
