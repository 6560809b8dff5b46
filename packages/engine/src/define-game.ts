/** A whole `Game` from the parts a puzzle folder gives: what is missing follows from what is there. */
import { sketchOfScene } from './draw/sketch-of-scene.ts';
import type { Game, GameParts, Make, Solve } from './game.ts';
import { hintFromSolve } from './derive/hint.ts';
import { planByGestures } from './derive/plan.ts';
import { paramsProblem, type ParamRecord, type ParamSet } from './params/params.ts';
import { fail } from './result.ts';
import { ready, type Task } from './task.ts';
import type { Grade } from './vocabulary.ts';

export function defineGame<Params extends ParamRecord, Puzzle, State, Move>(
  parts: GameParts<Params, Puzzle, State, Move>,
): Game<Params, Puzzle, State, Move> {
  const { solve, generate } = parts;
  const game: Game<Params, Puzzle, State, Move> = {
    foreign: [],
    examples: [],
    levels: [],
    generate: () => ready(fail({ code: 'no-generator', at: [] })),
    solve: () => ready({ found: [], exhausted: false, effort: {} }),
    sketch: (puzzle, state) => sketchOfScene(parts.scene(puzzle, state)),
    goal: () => ({ code: Object.hasOwn(parts.words.en, 'goal') ? 'goal' : 'tagline' }),
    left: (_puzzle, _state, { progress: { done, of } }) => ({
      code: Object.hasOwn(parts.words.en, 'left') ? 'left' : 'play-to-do',
      with: { count: of - done },
    }),
    plan: (puzzle, from, to) => planByGestures(parts, puzzle, from, to),
    grade: (puzzle) => gradeBySolving(game, puzzle),
    hint: (puzzle, state, past = []) => hintFromSolve(game, puzzle, state, past),
    ...parts,
    ...(solve && { solve: streaming(solve.bind(parts)) }),
    ...(generate && { generate: checked(parts.params, generate.bind(parts)) }),
    can: { make: generate !== undefined, solve: solve !== undefined },
  };
  return game;
}

/** Settings that no form would let through are refused before anything is made of them. */
const checked =
  <Params extends ParamRecord, Puzzle, State>(
    set: ParamSet<Params>,
    generate: Make<Params, Puzzle, State>['generate'],
  ): Make<Params, Puzzle, State>['generate'] =>
  (params, rng) => {
    const problem = paramsProblem(set, params);
    return problem ? ready(fail(problem)) : generate(params, rng);
  };

/** A search that does not give solutions as it finds them gives them at its end. */
const streaming = <Puzzle, State>(solve: Solve<Puzzle, State>['solve']): Solve<Puzzle, State>['solve'] =>
  function* (puzzle, options) {
    const solutions = yield* solve(puzzle, options);
    if (!options.onFound) return solutions;
    for (const state of solutions.found) options.onFound(state);
    return { ...solutions, found: [] };
  };

/** Without techniques of its own a game can tell how many solutions there are, and no more. */
function* gradeBySolving<Params extends ParamRecord, Puzzle, State, Move>(
  game: Game<Params, Puzzle, State, Move>,
  puzzle: Puzzle,
): Task<Grade> {
  const { found, exhausted } = yield* game.solve(puzzle, { limit: 2 });
  const solutions = found.length > 1 ? 'many' : !exhausted ? 'unknown' : found.length ? 'one' : 'none';
  return { level: 'beyond', solutions, uses: {} };
}
