/** A `Game` from parts that already have every derivable member: then the derivations are not loaded. */
import type { Game, GameParts, Make, Solve } from './game.ts';
import { paramsProblem, type ParamRecord, type ParamSet } from './params/params.ts';
import { fail } from './result.ts';
import { ready } from './task.ts';

type Derived = 'sketch' | 'plan' | 'grade' | 'hint';

type WholeParts<Params extends ParamRecord, Puzzle, State, Move> = GameParts<Params, Puzzle, State, Move> &
  Pick<Game<Params, Puzzle, State, Move>, Derived>;

export function assembleGame<Params extends ParamRecord, Puzzle, State, Move>(
  parts: WholeParts<Params, Puzzle, State, Move>,
): Game<Params, Puzzle, State, Move> {
  const { solve, generate } = parts;
  return {
    foreign: [],
    examples: [],
    levels: [],
    techniques: [],
    generate: () => ready(fail({ code: 'no-generator', at: [] })),
    solve: () => ready({ found: [], exhausted: false, effort: {} }),
    goal: () => ({ code: Object.hasOwn(parts.words.en, 'goal') ? 'goal' : 'tagline' }),
    left: (_puzzle, _state, { progress: { done, of } }) => ({
      code: Object.hasOwn(parts.words.en, 'left') ? 'left' : 'play-to-do',
      with: { count: of - done },
    }),
    ...parts,
    ...(solve && { solve: streaming(solve.bind(parts)) }),
    ...(generate && { generate: checked(parts.params, generate.bind(parts)) }),
    can: { make: generate !== undefined, solve: solve !== undefined },
  };
}

/** Settings that no form would accept are refused before anything is made from them. */
const checked =
  <Params extends ParamRecord, Puzzle, State>(
    set: ParamSet<Params>,
    generate: Make<Params, Puzzle, State>['generate'],
  ): Make<Params, Puzzle, State>['generate'] =>
  (params, rng) => {
    const problem = paramsProblem(set, params);
    return problem ? ready(fail(problem)) : generate(params, rng);
  };

/** A search that does not report solutions as it finds them reports them at the end. */
const streaming = <Puzzle, State>(solve: Solve<Puzzle, State>['solve']): Solve<Puzzle, State>['solve'] =>
  function* (puzzle, options) {
    const solutions = yield* solve(puzzle, options);
    if (!options.onFound) return solutions;
    for (const state of solutions.found) options.onFound(state);
    return { ...solutions, found: [] };
  };
