/** Light a row at random, write all its numbers, rub out what is not needed, keep what is as hard as asked. */
import type { Note, Saved } from '../../vocabulary.ts';
import { fail, ok, type Result } from '../../result.ts';
import { type Rng, shuffle } from '../../rng.ts';
import type { Task } from '../../task.ts';
import { after, type Level, levels, techniqueStep } from './deduce.ts';
import { having, type Puzzle, start, type State } from './rules.ts';

/** A type, not an interface: only types fit ParamRecord's index. */
export type Params = {
  readonly length: number;
  readonly level: Level;
};

const attempts = 500;

export function* generate(params: Params, rng: Rng): Task<Result<Saved<Puzzle, State>, Note>> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const solution = Array.from({ length: params.length }, () => (rng.below(2) === 0 ? 'lit' : 'dark'));
    const puzzle = thin(numbered(solution), params.level, rng);
    if (puzzle && isExactly(puzzle, params.level)) return ok({ puzzle, solution });
    yield { done: attempt, of: attempts };
  }
  return fail({ code: 'none-found', at: [], with: { attempts } });
}

function numbered(solution: State): Puzzle {
  const blank = { clues: solution.map(() => undefined) };
  return { clues: solution.map((_, index) => having(blank, solution, index, 'lit').length) };
}

function thin(full: Puzzle, level: Level, rng: Rng): Puzzle | undefined {
  if (!yields(full, level)) return undefined;
  const order = [...full.clues.keys()];
  shuffle(rng, order);
  return order.reduce((puzzle, index) => {
    const fewer = { clues: puzzle.clues.with(index, undefined) };
    return yields(fewer, level) ? fewer : puzzle;
  }, full);
}

/** Hard enough: one level lower does not solve it. */
function isExactly(puzzle: Puzzle, level: Level): boolean {
  const easier = levels[levels.indexOf(level) - 1];
  return easier === undefined || !yields(puzzle, easier);
}

/** Do the techniques up to this level decide every lantern? Then there is exactly one solution. */
function yields(puzzle: Puzzle, level: Level): boolean {
  let state = start(puzzle);
  for (let step = techniqueStep(puzzle, state, level); step; step = techniqueStep(puzzle, state, level))
    state = after(state, step);
  return !state.includes('open');
}
