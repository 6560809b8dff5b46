/** Everything about the solutions of a puzzle: how many, what they share, where they differ, or why there is none. */
import type { Task } from '../task.ts';
import type { Note, Spot } from '../vocabulary.ts';
import { backbone, type Variety } from './backbone.ts';
import { conflictIn } from './conflict.ts';
import type { EditableGame } from './draft.ts';
import { distinct, statusOf, type Status } from './status.ts';

export interface Ambiguity {
  readonly solutions: Status['solutions'];
  /** How many were counted; `isMore` when there are others. */
  readonly count: number;
  readonly isMore: boolean;
  /** Two that differ, or the only one twice. */
  readonly pair?: readonly [unknown, unknown];
  /** Those found, all different; the first ones differ wherever any two do. */
  readonly found: readonly unknown[];
  /** Places that are the same in every solution, and places that are not. */
  readonly forced: readonly Spot[];
  readonly open: readonly Spot[];
  /** `forced` is proved; else it is what all the solutions found have in common. */
  readonly isProved: boolean;
  /** Givens that contradict each other. */
  readonly because: readonly Spot[];
  readonly obstacle?: Note;
}

export interface AmbiguityOptions {
  /** Count up to this many solutions. */
  readonly limit?: number;
  /** Solutions that are already known. */
  readonly known?: readonly unknown[];
}

export const COUNT_LIMIT = 100;

export function* ambiguity(
  game: EditableGame,
  puzzle: unknown,
  { limit = COUNT_LIMIT, known = [] }: AmbiguityOptions = {},
): Task<Ambiguity> {
  const status = yield* statusOf(game, puzzle, limit + 1, known);
  const { solutions, found, exhausted, obstacle } = status;
  const counted = {
    solutions,
    count: Math.min(found.length, limit),
    isMore: !exhausted || found.length > limit,
  };
  if (solutions === 'none' || found.length === 0) {
    const because = solutions === 'none' ? (obstacle?.at ?? (yield* conflictIn(game, puzzle))) : [];
    return {
      ...counted,
      found: [],
      forced: [],
      open: [],
      isProved: false,
      because,
      ...(obstacle && { obstacle }),
    };
  }
  const variety = yield* varietyOf(game, puzzle, status);
  const { forced, open } = compare(game, puzzle, variety.found);
  return {
    ...counted,
    pair: pairOf(variety.found),
    found: distinct(game, puzzle, [...variety.found, ...found]),
    forced,
    open,
    isProved: variety.exhausted,
    because: [],
  };
}

/** Solutions that differ wherever solutions do: all of them, those the game picks, or those found by asking. */
function* varietyOf(game: EditableGame, puzzle: unknown, { found, exhausted }: Status): Task<Variety> {
  if (exhausted) return { found, exhausted };
  return yield* game.variety ? game.variety(puzzle, found) : backbone(game, puzzle, found);
}

/** What of a puzzle is forced, from solutions that are known; see `Game.variety`. */
export function* forcedPlaces(
  game: EditableGame,
  puzzle: unknown,
  status: Status,
): Task<{ readonly forced: readonly Spot[]; readonly open: readonly Spot[]; readonly isProved: boolean }> {
  const variety = yield* varietyOf(game, puzzle, status);
  return { ...compare(game, puzzle, variety.found), isProved: variety.exhausted };
}

/** Places where all solutions say the same, and the others; one that some solutions leave out is among the others. */
export function compare(
  game: EditableGame,
  puzzle: unknown,
  solutions: readonly unknown[],
): { readonly forced: readonly Spot[]; readonly open: readonly Spot[] } {
  const [first, ...others] = solutions;
  const shared = new Map(first === undefined ? [] : game.edit.reading(puzzle, first));
  const open = new Set<Spot>();
  for (const other of others) {
    const reading = game.edit.reading(puzzle, other);
    for (const spot of reading.keys()) if (!shared.has(spot)) open.add(spot);
    for (const [spot, value] of shared)
      if (reading.get(spot) !== value) {
        shared.delete(spot);
        open.add(spot);
      }
  }
  return { forced: [...shared.keys()], open: [...open] };
}

/** Any two. */
const pairOf = (solutions: readonly unknown[]): readonly [unknown, unknown] => [
  solutions[0],
  solutions[1] ?? solutions[0],
];
