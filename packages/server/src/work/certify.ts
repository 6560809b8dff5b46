/** The factory's one task: a puzzle from its seed, proved unique and graded by code that did not make it. */
import { makeRng, parseParams, say, type AnyGame, type Task } from 'edgewise';
import type { Refused } from './tasks.ts';

export interface CertifiedRequest {
  readonly game: string;
  readonly params: string;
  readonly seed: string;
}

export interface Certified {
  readonly puzzle: string;
  readonly solution: string;
  readonly level: string;
  /** The same text for puzzles that are turns and mirror images of each other. */
  readonly likeness: string;
}

/**
 * The line is read back, graded and proved from scratch to have one solution, so the generator is not trusted. Its
 * solution is used once `check` has passed it, because then it must be that one.
 */
export function* makeCertified(
  games: readonly AnyGame[],
  { game: id, params, seed }: CertifiedRequest,
): Task<Certified | Refused> {
  const game = games.find((each) => each.id === id);
  if (!game) return { refused: `There is no game "${id}".` };
  const read = parseParams(game.params, params);
  if (!read.ok) return { refused: say(game.words, 'en', read.error) };
  const made = yield* game.generate(read.value, makeRng(seed));
  if (!made.ok) return { refused: say(game.words, 'en', made.error) };
  const line = game.native.format({ puzzle: made.value.puzzle });
  const again = game.native.parse(line);
  if (!again.ok) return { refused: `The puzzle of seed "${seed}" cannot be read back.` };
  const { puzzle } = again.value;
  const grade = yield* game.grade(puzzle, 'brief');
  if (grade.solutions !== 'one')
    return { refused: `The puzzle of seed "${seed}" has ${grade.solutions} solutions.` };
  const state = yield* solutionOf(game, puzzle, made.value.solution);
  if (state === undefined) return { refused: `The puzzle of seed "${seed}" could not be solved.` };
  return {
    puzzle: line,
    solution: game.native.format({ puzzle, state }),
    level: grade.level,
    likeness: likenessOf(game, puzzle),
  };
}

function* solutionOf(game: AnyGame, puzzle: unknown, made: unknown): Task<unknown> {
  if (made !== undefined && game.check(puzzle, made).issues.length === 0) return made;
  return (yield* game.solve(puzzle, { limit: 1 })).found[0];
}

const likenessOf = (game: AnyGame, puzzle: unknown): string =>
  game.likeness?.(puzzle) ?? game.native.format({ puzzle });
