/**
 * The verdict on an answer. Every part of what the technique gives is right; a wrong answer is explained: by the rule
 * it breaks, or by the hint about the mistake; and an answer that is true, but not by this technique, is called that.
 */
import type { AnyGame } from '../game.ts';
import { plainHint, type PlainHint } from '../play/long-work.ts';
import type { Task } from '../task.ts';
import type { Note } from '../vocabulary.ts';
import type { Exercise } from './exercise.ts';
import { after, contentOf, readPosition, type Position } from './position.ts';

export type Verdict =
  /** `untouched`: nothing was played. */
  | { readonly is: 'right' | 'untouched' }
  | { readonly is: 'broken'; readonly note: Note }
  | { readonly is: 'mistake'; readonly hint: PlainHint }
  /** It breaks nothing, but does not follow. `isTrue`: it is in the only solution anyway. */
  | { readonly is: 'other'; readonly isTrue: boolean };

/** Quick, so that a screen can ask it after every move. */
export function isRight(game: AnyGame, { text, reached }: Exercise, state: unknown): boolean {
  const [from, to] = [readPosition(game, text), readPosition(game, reached)];
  return from !== undefined && to !== undefined && isOnTheWay(game, from, { ...from, state }, to);
}

/** Something was added, nothing that is not at the end, and nothing taken away that stays. */
function isOnTheWay(game: AnyGame, from: Position, here: Position, to: Position): boolean {
  const [first, now, last] = [from, here, to].map((each) => contentOf(game, each));
  const isNew = [...now].some((each) => !first.has(each));
  const belongs = [...now].every((each) => first.has(each) || last.has(each));
  const stays = [...first].every((each) => now.has(each) || !last.has(each));
  return isNew && belongs && stays;
}

export function* judge(game: AnyGame, exercise: Exercise, state: unknown): Task<Verdict> {
  const from = readPosition(game, exercise.text);
  if (!from || isSame(game, from, { ...from, state })) return { is: 'untouched' };
  if (isRight(game, exercise, state)) return { is: 'right' };
  const here = { puzzle: from.puzzle, state };
  const note = newlyBroken(game, from, here);
  if (note) return { is: 'broken', note };
  const next = yield* game.hint(here.puzzle, here.state, [from.state]);
  if (next?.kind === 'mistake') return { is: 'mistake', hint: plainHint(game, next) };
  return (yield* followsElsewhere(game, exercise, from, here))
    ? { is: 'right' }
    : { is: 'other', isTrue: yield* hasOneSolution(game, from) };
}

const isSame = (game: AnyGame, a: Position, b: Position): boolean => {
  const [one, other] = [contentOf(game, a), contentOf(game, b)];
  return one.size === other.size && [...one].every((each) => other.has(each));
};

function newlyBroken(game: AnyGame, from: Position, here: Position): Note | undefined {
  const wrong = ({ puzzle, state }: Position) =>
    game.check(puzzle, state).issues.filter(({ kind }) => kind === 'wrong');
  const before = new Set(wrong(from).map((issue) => JSON.stringify(issue)));
  return wrong(here).find((issue) => !before.has(JSON.stringify(issue)));
}

/** A technique may apply in several places: the hint is requested again as if this had just been taken back. */
function* followsElsewhere(
  game: AnyGame,
  { technique }: Exercise,
  from: Position,
  here: Position,
): Task<boolean> {
  const hint = yield* game.hint(from.puzzle, from.state, [here.state]);
  const to = hint?.code === technique ? after(game, from, hint.moves) : undefined;
  return to !== undefined && isOnTheWay(game, from, here, to);
}

function* hasOneSolution(game: AnyGame, { puzzle, state }: Position): Task<boolean> {
  const { found, exhausted } = yield* game.solve(puzzle, { limit: 2, from: state });
  return exhausted && found.length === 1;
}
