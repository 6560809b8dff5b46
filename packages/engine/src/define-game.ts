/** A whole `Game` from the parts a puzzle folder provides: missing members are derived from the others. */
import { assembleGame } from './assemble-game.ts';
import { sketchOfScene } from './draw/sketch-of-scene.ts';
import type { Game, GameParts } from './game.ts';
import { hintFromSolve } from './derive/hint.ts';
import { planByGestures } from './derive/plan.ts';
import type { ParamRecord } from './params/params.ts';
import type { Task } from './task.ts';
import type { Grade } from './vocabulary.ts';

export function defineGame<Params extends ParamRecord, Puzzle, State, Move>(
  parts: GameParts<Params, Puzzle, State, Move>,
): Game<Params, Puzzle, State, Move> {
  const game: Game<Params, Puzzle, State, Move> = assembleGame({
    sketch: (puzzle, state) => sketchOfScene(parts.scene(puzzle, state)),
    plan: (puzzle, from, to) => planByGestures(parts, puzzle, from, to),
    grade: (puzzle) => gradeBySolving(game, puzzle),
    hint: (puzzle, state, past = []) => hintFromSolve(game, puzzle, state, past),
    ...parts,
  });
  return game;
}

/** Without techniques of its own a game can only report how many solutions there are. */
function* gradeBySolving<Params extends ParamRecord, Puzzle, State, Move>(
  game: Game<Params, Puzzle, State, Move>,
  puzzle: Puzzle,
): Task<Grade> {
  const { found, exhausted } = yield* game.solve(puzzle, { limit: 2 });
  const solutions = found.length > 1 ? 'many' : !exhausted ? 'unknown' : found.length ? 'one' : 'none';
  return { level: 'beyond', solutions, uses: {} };
}
