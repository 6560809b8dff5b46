/**
 * Moves from one position to another, found by trying gestures: at every place whose label
 * differs, each simple gesture is tried until the label is right. Enough for games whose
 * places are marked one by one; a game whose moves depend on each other gives a plan of its own.
 */
import type { GameParts } from '../game.ts';
import type { ParamRecord } from '../params/params.ts';
import type { Spot } from '../vocabulary.ts';

const VERBS = ['tap', 'mark', 'clear', 'cycle', 'turn'] as const;
const MOST_CYCLES = 8; // gestures at one place before giving up

export function planByGestures<Params extends ParamRecord, Puzzle, State, Move>(
  game: GameParts<Params, Puzzle, State, Move>,
  puzzle: Puzzle,
  from: State,
  to: State,
): readonly Move[] {
  const labels = (state: State): ReadonlyMap<Spot, string> =>
    new Map(game.scene(puzzle, state).targets.map(({ spot, label }) => [spot, JSON.stringify(label)]));
  const goal = labels(to);
  const moves: Move[] = [];
  let state = from;
  for (const [spot, label] of goal) {
    const way = wayTo(game, puzzle, state, spot, (each) => labels(each).get(spot) === label);
    if (!way) continue;
    moves.push(...way.moves);
    state = way.state;
  }
  return moves;
}

interface Way<State, Move> {
  readonly state: State;
  readonly moves: readonly Move[];
}

/** The fewest gestures of one kind on one spot that achieve it; none if it is already so. */
function wayTo<Params extends ParamRecord, Puzzle, State, Move>(
  game: GameParts<Params, Puzzle, State, Move>,
  puzzle: Puzzle,
  state: State,
  spot: Spot,
  isThere: (state: State) => boolean,
): Way<State, Move> | undefined {
  if (isThere(state)) return { state, moves: [] };
  const ways = VERBS.flatMap((verb) => {
    const moves: Move[] = [];
    let now = state;
    while (moves.length < MOST_CYCLES) {
      const meant = game.interpret(puzzle, now, { verb, on: spot });
      const next = meant.ok ? game.apply(puzzle, now, meant.value) : meant;
      if (!meant.ok || !next.ok) return [];
      moves.push(meant.value);
      now = next.value;
      if (isThere(now)) return [{ state: now, moves }];
    }
    return [];
  });
  return ways.sort((a, b) => a.moves.length - b.moves.length)[0];
}
