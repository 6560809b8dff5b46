/**
 * A position to practise a technique on: one whose next step, as `hint` gives it, is exactly that technique.
 * Fresh boards are made and followed hint by hint until one occurs; after `PATIENCE` hints without one, as with
 * techniques that hardly any board needs, it is one of the game's own examples.
 *
 * Such a board is small: `Technique.from` is the smallest board on which the technique soon occurs. A part of a
 * larger one would be a different puzzle, with other solutions or none, so nothing is cut away: `partOf` says which
 * part of the board matters instead.
 */
import type { AnyGame } from '../game.ts';
import { parseParams } from '../params/params.ts';
import { plainHint, type PlainHint } from '../play/long-work.ts';
import type { Rng } from '../rng.ts';
import { reportAs, type Task } from '../task.ts';
import type { Hint, Technique } from '../vocabulary.ts';
import { after, positionText, readPosition, type Position } from './position.ts';

export interface Exercise {
  readonly game: string;
  readonly technique: string;
  readonly text: string; // the position, native
  readonly hint: PlainHint; // its next step
  /** The position once the technique has been used as often as possible: every part of the way there is right. */
  readonly reached: string;
}

/** Hints that are followed before an example is taken. */
const PATIENCE = 600;
/** Of several positions of one board, one of the first few: the first would always be near the start. */
const PASSED = 3;
/** How often one technique is used in a row. */
const RUN = 8;

export const techniqueIn = (game: AnyGame, code: string): Technique | undefined =>
  game.techniques.find((each) => each.code === code);

/** Advice is one way of many: there is no right answer to find. */
export const canPractise = ({ kind }: Technique): boolean => kind === 'step';

/** Undefined: the game has no such technique, or nothing follows by it. */
export function* findExercise(
  game: AnyGame,
  code: string,
  rng: Rng,
  patience = PATIENCE,
): Task<Exercise | undefined> {
  const technique = techniqueIn(game, code);
  if (!technique || !canPractise(technique)) return undefined;
  const left = { hints: patience };
  while (left.hints > 0) {
    const { hints } = left;
    const found = yield* onFreshBoard(game, technique, rng, left);
    if (found) return yield* exerciseAt(game, code, found);
    if (left.hints === hints) break; // no board could be made
  }
  return yield* exerciseFrom(game, code, technique.examples[rng.below(technique.examples.length)]);
}

/** A position as an exercise; undefined if its next step is a different one. */
export function* exerciseFrom(game: AnyGame, code: string, text: string): Task<Exercise | undefined> {
  const position = readPosition(game, text);
  return position && (yield* exerciseAt(game, code, position));
}

function* exerciseAt(game: AnyGame, code: string, position: Position): Task<Exercise | undefined> {
  const hint = yield* game.hint(position.puzzle, position.state);
  if (hint?.code !== code) return undefined;
  const reached = yield* usedUp(game, position, hint);
  const [text, end] = [positionText(game, position), positionText(game, reached)];
  return { game: game.id, technique: code, text, hint: plainHint(game, hint), reached: end };
}

function* usedUp(game: AnyGame, from: Position, first: Hint<unknown>): Task<Position> {
  let position = from;
  let hint: Hint<unknown> | undefined = first;
  for (let times = 0; times < RUN && hint?.code === first.code && hint.kind === first.kind; times++) {
    const next: Position | undefined = after(game, position, hint.moves);
    if (!next) break;
    position = next;
    hint = yield* game.hint(next.puzzle, next.state);
  }
  return position;
}

interface Patience {
  hints: number;
}

/** One board from its start by hints: one of the first positions at which the technique applies. */
function* onFreshBoard(
  game: AnyGame,
  { code, from }: Technique,
  rng: Rng,
  left: Patience,
): Task<Position | undefined> {
  const params = parseParams(game.params, from);
  if (!params.ok) return undefined;
  const made = yield* game.generate(params.value, rng);
  if (!made.ok) return undefined;
  let passed = rng.below(PASSED);
  let found: Position | undefined;
  const { puzzle, state } = made.value;
  let position: Position | undefined = { puzzle, state: state ?? game.start(puzzle) };
  while (position && left.hints-- > 0) {
    const hint: Hint<unknown> | undefined = yield* reportAs(
      game.hint(position.puzzle, position.state),
      () => ({ done: 0 }),
    );
    if (!hint || hint.kind === 'mistake' || hint.moves.length === 0) break;
    if (hint.code === code) found = position;
    if (found && passed-- <= 0) break;
    position = after(game, position, hint.moves);
  }
  return found;
}
