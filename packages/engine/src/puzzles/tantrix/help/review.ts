/** After a sitting or within it: what was possible, and the move that lost it. */
import type { Task } from '../../../task.ts';
import { onShelf, type Puzzle, type State } from '../rules/rules.ts';
import { bestFrom, score } from '../solve/search/solitaire-search.ts';

interface Review {
  readonly reached: number;
  readonly best: number; // found from the start; at least this much was possible
  readonly certain: boolean; // more is impossible
  readonly left: number; // the best that was found from here
  readonly lostAt: number | undefined; // the first tile, from 1, after which the best was not found any more
}

export function* review(puzzle: Puzzle, state: State): Task<Review> {
  const first = { ...state, placed: [], turns: puzzle.tiles.map(() => 0), locked: 0 };
  const reached = score(puzzle, state);
  const start = yield* bestFrom(puzzle, first);
  // The first tile loses nothing: the whole board can be moved and turned.
  const after = function* (count: number): Task<number> {
    if (count === puzzle.tiles.length) return reached;
    if (count < 2) return start?.score ?? 0;
    return (yield* bestFrom(puzzle, { ...first, placed: state.placed.slice(0, count) }))?.score ?? 0;
  };
  const left = onShelf(puzzle, state).length > 0 ? yield* after(state.placed.length) : reached;
  const best = Math.max(start?.score ?? 0, left);
  const told = {
    reached,
    best,
    left,
    certain: best === 2 * puzzle.tiles.length || (start?.certain ?? false),
  };
  if (left >= best) return { ...told, lostAt: undefined };
  let [good, lost] = [1, state.placed.length]; // within reach after `good` tiles, not after `lost`
  while (lost - good > 1) {
    const middle = (good + lost) >> 1;
    if ((yield* after(middle)) >= best) good = middle;
    else lost = middle;
  }
  return { ...told, lostAt: lost };
}
