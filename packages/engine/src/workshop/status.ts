/**
 * How many solutions a puzzle has, asked again after every edit. Known solutions survive an edit if they
 * still obey the rules: two of them answer without any search, and most edits leave two or leave none.
 */
import type { Task } from '../task.ts';
import type { Note } from '../vocabulary.ts';
import type { EditableGame } from './draft.ts';

export interface Status {
  readonly solutions: 'none' | 'one' | 'many' | 'unknown';
  /** Solutions that differ from each other; at most as many as were asked for. */
  readonly found: readonly unknown[];
  /** There are no others. */
  readonly exhausted: boolean;
  /** Why there is none, if that is clear without a search. */
  readonly obstacle?: Note;
}

/** Solutions kept from edit to edit: enough to show differences, few enough to be checked at once. */
const KEPT = 32;

/** Solutions that count as the same for a maker of puzzles have the same reading. */
const readingText = (game: EditableGame, puzzle: unknown, solution: unknown): string =>
  game.identity?.(puzzle, solution) ??
  JSON.stringify([...game.edit.reading(puzzle, solution)].map(([spot, value]) => `${spot}=${value}`));

export const isSolution = (game: EditableGame, puzzle: unknown, state: unknown): boolean =>
  game.check(puzzle, state).issues.length === 0;

/** Without duplicates, in order. */
export function distinct(
  game: EditableGame,
  puzzle: unknown,
  solutions: readonly unknown[],
): readonly unknown[] {
  const byText = new Map<string, unknown>();
  for (const each of solutions) {
    const text = readingText(game, puzzle, each);
    if (!byText.has(text)) byText.set(text, each);
  }
  return [...byText.values()];
}

export function* statusOf(
  game: EditableGame,
  puzzle: unknown,
  limit = 2,
  known: readonly unknown[] = [],
): Task<Status> {
  const obstacle = game.edit.obstacle?.(puzzle);
  if (obstacle) return { solutions: 'none', found: [], exhausted: true, obstacle };
  if (known.length >= limit) return { solutions: 'many', found: known.slice(0, limit), exhausted: false };
  const { found, exhausted } = yield* game.solve(puzzle, { limit });
  const all = distinct(game, puzzle, [...found, ...known]);
  const solutions =
    all.length > 1 ? 'many' : !exhausted && found.length < limit ? 'unknown' : all.length ? 'one' : 'none';
  return { solutions, found: all.slice(0, Math.max(limit, 2)), exhausted };
}

/** The status of one draft from edit to edit. */
export class StatusWatch {
  readonly game: EditableGame;
  #known: readonly unknown[] = [];
  #frame = '';

  constructor(game: EditableGame) {
    this.game = game;
  }

  /** Solutions of this puzzle known from earlier. */
  known(puzzle: unknown): readonly unknown[] {
    const frame = this.game.edit.frame(puzzle);
    if (frame !== this.#frame) [this.#frame, this.#known] = [frame, []];
    return this.#known.filter((state) => isSolution(this.game, puzzle, state));
  }

  /** What was found elsewhere is worth keeping too. */
  learn(puzzle: unknown, found: readonly unknown[]): void {
    const older = this.known(puzzle);
    this.#known = distinct(this.game, puzzle, [...found, ...older, ...this.#known]).slice(0, KEPT);
  }

  *status(puzzle: unknown): Task<Status> {
    const status = yield* statusOf(this.game, puzzle, 2, this.known(puzzle));
    this.learn(puzzle, status.found);
    return status;
  }
}
