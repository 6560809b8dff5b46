/**
 * A hint for a game that can be solved but explains nothing itself: towards the solution if there is
 * one, else back to the last solvable position.
 */
import type { Game } from '../game.ts';
import { firstUnsolvable } from '../kernel/date-mistake.ts';
import type { ParamRecord } from '../params/params.ts';
import type { Task } from '../task.ts';
import { reasonsOf, type Hint, type Spot } from '../vocabulary.ts';

export function* hintFromSolve<Params extends ParamRecord, Puzzle, State, Move>(
  game: Game<Params, Puzzle, State, Move>,
  puzzle: Puzzle,
  state: State,
  past: readonly State[],
): Task<Hint<Move> | undefined> {
  if (game.check(puzzle, state).issues.length === 0) return undefined;
  const { found, exhausted } = yield* game.solve(puzzle, { limit: 1, from: state });
  if (found.length > 0) return towards(game, puzzle, state, found[0]);
  return exhausted ? yield* back(game, puzzle, state, past) : undefined;
}

function towards<Params extends ParamRecord, Puzzle, State, Move>(
  game: Game<Params, Puzzle, State, Move>,
  puzzle: Puzzle,
  state: State,
  end: State,
): Hint<Move> | undefined {
  const [move] = game.plan(puzzle, state, end);
  const next = move === undefined ? undefined : game.apply(puzzle, state, move);
  if (move === undefined || !next?.ok) return undefined;
  return {
    kind: 'advice',
    code: 'solution-goes-here',
    level: 'beyond',
    at: changedSpots(game, puzzle, state, next.value),
    because: [],
    offers: { code: 'offer.solvable' },
    moves: [move],
  };
}

function* back<Params extends ParamRecord, Puzzle, State, Move>(
  game: Game<Params, Puzzle, State, Move>,
  puzzle: Puzzle,
  state: State,
  past: readonly State[],
): Task<Hint<Move> | undefined> {
  const line = [game.start(puzzle), ...past, state];
  const bad = yield* firstUnsolvable(line, function* (each) {
    const { found, exhausted } = yield* game.solve(puzzle, { limit: 1, from: each });
    return found.length > 0 || !exhausted;
  });
  if (bad === undefined || bad === 0) return undefined;
  const at = changedSpots(game, puzzle, line[bad - 1], line[bad]);
  const [first = ''] = at;
  return {
    kind: 'mistake',
    code: 'went-wrong-here',
    level: 'beyond',
    at,
    because: reasonsOf(at, first),
    moves: game.plan(puzzle, state, line[bad - 1]),
  };
}

/** The places whose labels differ in two positions. */
function changedSpots<Params extends ParamRecord, Puzzle, State, Move>(
  game: Game<Params, Puzzle, State, Move>,
  puzzle: Puzzle,
  before: State,
  after: State,
): readonly Spot[] {
  const old = new Map(
    game.scene(puzzle, before).targets.map(({ spot, label }) => [spot, JSON.stringify(label)]),
  );
  return game
    .scene(puzzle, after)
    .targets.filter(({ spot, label }) => old.get(spot) !== JSON.stringify(label))
    .map(({ spot }) => spot);
}
