/** Ways through a puzzle: moves played one by one, and hints followed until there are none. */
import type { AnyGame } from '../game.ts';
import type { Hint, Saved } from '../vocabulary.ts';
import { finish } from '../task.ts';

export type AnySaved = Saved<unknown, unknown>;

export interface Sample {
  readonly saved: AnySaved;
  readonly puzzle: unknown;
  readonly states: readonly unknown[]; // the starting one first
}

/** A hint and the states before and after it. */
export interface HintStep {
  readonly before: unknown;
  readonly hint: Hint<unknown>;
  readonly after: unknown; // undefined when a move was refused
}

export interface HintRun {
  readonly puzzle: unknown;
  readonly from: unknown;
  readonly steps: readonly HintStep[];
  readonly end: unknown; // undefined when a move was refused
}

/** The state after these moves; undefined when one is refused. */
export function playAll(game: AnyGame, puzzle: unknown, state: unknown, moves: readonly unknown[]): unknown {
  let next: unknown = state;
  for (const move of moves) {
    const result = game.apply(puzzle, next, move);
    if (!result.ok) return undefined;
    next = result.value;
  }
  return next;
}

/** Follows hint after hint until there is none, one leads nowhere, or the limit is reached. */
export function walkFrom(game: AnyGame, puzzle: unknown, from: unknown, limit: number): HintRun {
  const strides: HintStep[] = [];
  let end: unknown = from;
  while (strides.length < limit && end !== undefined) {
    const past = strides.map((each) => each.before);
    const hint: Hint<unknown> | undefined = finish(game.hint(puzzle, end, past));
    if (!hint) break;
    const after = playAll(game, puzzle, end, hint.moves);
    strides.push({ before: end, hint, after });
    end = after;
    if (hint.moves.length === 0) break;
  }
  return { puzzle, from, steps: strides, end };
}

export function isUnique(game: AnyGame, puzzle: unknown): boolean {
  const { found, exhausted } = finish(game.solve(puzzle, { limit: 2 }));
  return exhausted && found.length === 1;
}

export const completable = (game: AnyGame, puzzle: unknown, state: unknown): boolean =>
  finish(game.solve(puzzle, { limit: 1, from: state })).found.length > 0;

/** Hint runs from wrong positions: some random play from the start, or one move. */
export function mistakesIn(
  game: AnyGame,
  { saved, puzzle, states }: Sample,
  limit: number,
): readonly HintRun[] {
  const way: readonly unknown[] =
    saved.solution === undefined ? [] : game.plan(puzzle, states[0], saved.solution);
  const opposites = way
    .map((move): unknown => game.negate?.(puzzle, move))
    .filter((move) => move !== undefined);
  const spoiled = [
    ...states,
    ...opposites.slice(0, 2).map((move) => playAll(game, puzzle, states[0], [move])),
  ];
  const wrong = spoiled.filter((state) => state !== undefined && !completable(game, puzzle, state));
  return wrong.slice(-3).map((state) => walkFrom(game, puzzle, state, limit));
}
