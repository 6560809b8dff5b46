/** What a checkpoint tests: one move, perhaps with the marks that follow from it. */
import type { Game } from '../game.ts';
import type { ParamRecord } from '../params/params.ts';

export function isOneGuess<Puzzle, State, Move>(
  game: Game<ParamRecord, Puzzle, State, Move>,
  puzzle: Puzzle,
  before: State,
  [guess, ...rest]: readonly Move[],
): boolean {
  if (guess === undefined || rest.length === 0) return guess !== undefined;
  const after = game.apply(puzzle, before, guess);
  if (!after.ok || rest.length > 1) return false;
  return [before, undefined].some((from) => {
    const follows = game.tidy?.(puzzle, from, after.value);
    return follows !== undefined && game.moves.format(follows) === game.moves.format(rest[0]);
  });
}
