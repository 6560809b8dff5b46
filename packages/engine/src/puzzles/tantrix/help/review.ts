/** During or after a game: what was possible, and the move that lost it. */
import type { Task } from '../../../task.ts';
import { onShelf, type Puzzle, type State } from '../rules/rules.ts';
import { type Best, bestFrom, score } from '../solve/search/solitaire-search.ts';

interface Review {
  readonly reached: number;
  readonly best: number; // found from the start; at least this much was possible
  readonly certain: boolean; // more is impossible
  readonly left: number; // the best that was found from here
  readonly lostAt: number | undefined; // the first tile, from 1, after which the best was no longer found
  readonly surely: boolean; // it was certainly lost there
}

export function* review(puzzle: Puzzle, state: State): Task<Review> {
  const first = { ...state, placed: [], turns: puzzle.tiles.map(() => 0), locked: 0 };
  const reached = score(puzzle, state);
  const start = yield* bestFrom(puzzle, first);
  const after = function* (count: number): Task<Pick<Best, 'score' | 'certain'>> {
    if (count === puzzle.tiles.length) return { score: reached, certain: true };
    // The first tile loses nothing: the whole board can be moved and turned.
    return count < 2 ? start : yield* bestFrom(puzzle, { ...first, placed: state.placed.slice(0, count) });
  };
  const now =
    onShelf(puzzle, state).length > 0 ? yield* after(state.placed.length) : { score: reached, certain: true };
  const best = Math.max(start.score, now.score);
  const certain = best === 2 * puzzle.tiles.length || start.certain;
  const told = { reached, best, left: now.score, certain };
  if (now.score >= best) return { ...told, lostAt: undefined, surely: certain };
  let [good, lost, surely] = [1, state.placed.length, now.certain]; // within reach after `good` tiles, not after `lost`
  while (lost - good > 1) {
    const middle = (good + lost) >> 1;
    const there = yield* after(middle);
    if (there.score >= best) good = middle;
    else [lost, surely] = [middle, there.certain];
  }
  return { ...told, lostAt: lost, surely };
}
