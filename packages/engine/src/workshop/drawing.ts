/** From a drawing to a puzzle: the givens that follow from it, the rest filled in, and then as few as the level allows. */
import { fail, ok, type Result } from '../result.ts';
import { shuffle, type Rng } from '../rng.ts';
import type { Task } from '../task.ts';
import type { Edit, Note } from '../vocabulary.ts';
import { applyEdits } from './apply.ts';
import { without } from './conflict.ts';
import type { Draft, EditableGame } from './draft.ts';
import { isSolution, statusOf } from './status.ts';

/** Every given that the drawn solution allows; what is locked stays as it is. */
export function givensFromDrawing(game: EditableGame, draft: Draft): Result<readonly Edit[], Note> {
  const { puzzle, state } = draft.design;
  const given = game.edit.givens(puzzle);
  const bare = without(
    game,
    puzzle,
    given.map(({ on }) => on),
  );
  if (state === undefined) return fail({ code: 'drawing-missing', at: [] });
  const [problem] = game.check(bare, state).issues;
  if (problem)
    return fail({ code: problem.code, at: problem.at, ...(problem.with && { with: problem.with }) });
  const follow = game.edit.givensOf(bare, state).filter(({ on }) => !draft.locks.includes(on));
  const kept = new Set([...follow.map(({ on }) => on), ...draft.locks]);
  return ok([...given.filter(({ on }) => !kept.has(on)).map(({ on }) => ({ on, to: '-' })), ...follow]);
}

const TRIES = 400; // places that are tried before giving up

/**
 * Completes an unfinished design: some random givens that still allow a solution, so that it is not always the same
 * one; then that solution as the drawing, and every given that follows from it.
 */
export function* fillRest(game: EditableGame, draft: Draft, rng: Rng): Task<Result<readonly Edit[], Note>> {
  const { design } = draft;
  if (game.edit.fill) return ok(game.edit.fill(design, new Set([...draft.entered, ...draft.locks]), rng));
  let tried = draft;
  let solution = yield* solutionOf(game, tried, design.state);
  if (solution === undefined) return fail({ code: 'suggest-unsolvable', at: [] });
  const places = game.edit
    .scene(design)
    .targets.map(({ spot }) => spot)
    .filter((spot) => !isGiven(game, draft, game.edit.placeOf(design, spot)));
  shuffle(rng, places);
  for (const [index, spot] of places.slice(0, TRIES).entries()) {
    yield { done: index, of: Math.min(TRIES, places.length) };
    const choices = game.edit.palette(tried.design, spot).filter(({ edits }) => edits.every(isGiving));
    if (!choices.length) continue;
    const next = applyEdits(game, tried, choices[rng.below(choices.length)].edits);
    const found = next.ok ? yield* solutionOf(game, next.value, design.state) : undefined;
    if (!next.ok || found === undefined) continue;
    [tried, solution] = [next.value, found];
  }
  return drawingAndGivens(game, draft, solution);
}

const isGiving = ({ to }: Edit): boolean => to !== '-' && to !== '?';

const isGiven = (game: EditableGame, draft: Draft, place: string | undefined): boolean =>
  place === undefined ||
  draft.locks.includes(place) ||
  game.edit.givens(draft.design.puzzle).some(({ on }) => on === place);

function* solutionOf(game: EditableGame, draft: Draft, from: unknown): Task<unknown> {
  const { found } = yield* game.solve(draft.design.puzzle, { limit: 1, ...(from !== undefined && { from }) });
  return found[0];
}

function drawingAndGivens(
  game: EditableGame,
  draft: Draft,
  solution: unknown,
): Result<readonly Edit[], Note> {
  const { puzzle, state } = draft.design;
  const moves = game.plan(puzzle, state ?? game.start(puzzle), solution);
  const drawn = moves.map((move) => ({ on: 'draw', to: game.moves.format(move) }));
  const next = applyEdits(game, draft, drawn);
  if (!next.ok) return next;
  const follow = givensFromDrawing(game, next.value);
  return follow.ok ? ok([...drawn, ...follow.value]) : follow;
}

export interface ThinOptions {
  /** The hardest level it may need; if absent, having one solution is enough. */
  readonly level?: string;
}

/** As few givens as possible, image by image where the draft has a symmetry; what is locked stays. */
export function* thin(
  game: EditableGame,
  draft: Draft,
  { level }: ThinOptions,
  rng: Rng,
): Task<Result<readonly Edit[], Note>> {
  const { puzzle } = draft.design;
  if (!(yield* passes(game, puzzle, level))) return fail({ code: 'thin-not-yet', at: [] });
  const units = unitsOf(game, draft);
  shuffle(rng, units);
  let [now, done] = [puzzle, 0];
  const gone: string[] = [];
  function* remove(some: readonly (readonly string[])[]): Task<void> {
    yield { done, of: units.length };
    const next = without(game, now, some.flat());
    if (yield* passes(game, next, level)) {
      [now, done] = [next, done + some.length];
      gone.push(...some.flat());
    } else if (some.length === 1) done++;
    else {
      const half = some.length >> 1;
      yield* remove(some.slice(0, half));
      yield* remove(some.slice(half));
    }
  }
  for (let from = 0; from < units.length; from += CHUNK) yield* remove(units.slice(from, from + CHUNK));
  return ok(gone.map((on) => ({ on, to: '-' })));
}

const CHUNK = 4; // units tried at once: most can be removed at the beginning, few at the end

function unitsOf(game: EditableGame, draft: Draft): (readonly string[])[] {
  const givens = game.edit.givens(draft.design.puzzle);
  const places = new Set(givens.map(({ on }) => on));
  const seen = new Set<string>();
  return givens.flatMap((edit) => {
    if (seen.has(edit.on)) return [];
    const unit = game.edit
      .mirror(draft.design, edit, draft.symmetry)
      .map(({ on }) => on)
      .filter((place) => places.has(place));
    for (const place of unit) seen.add(place);
    return unit.some((place) => draft.locks.includes(place)) ? [] : [unit];
  });
}

function* passes(game: EditableGame, puzzle: unknown, level: string | undefined): Task<boolean> {
  const { solutions } = yield* statusOf(game, puzzle);
  if (solutions !== 'one') return false;
  if (level === undefined) return true;
  const grade = yield* game.grade(puzzle);
  const rank = game.levels.indexOf(grade.level);
  return rank >= 0 && rank <= game.levels.indexOf(level);
}

/** Givens that could each be removed, leaving the puzzle with one solution. */
export function* superfluous(game: EditableGame, puzzle: unknown): Task<readonly Edit[]> {
  const givens = game.edit.givens(puzzle);
  const found: Edit[] = [];
  for (const [index, given] of givens.entries()) {
    yield { done: index, of: givens.length };
    const rest = without(game, puzzle, [given.on]);
    if (rest !== puzzle && (yield* statusOf(game, rest)).solutions === 'one') found.push(given);
  }
  return found;
}

/** Is the drawing a complete solution of the current puzzle? */
export const isDrawn = (game: EditableGame, { design: { puzzle, state } }: Draft): boolean =>
  state !== undefined && isSolution(game, puzzle, state);
