/**
 * Long work, as tasks over a session, with plain data as answers: a browser runs them in a worker from the
 * text of a save, a terminal with a key that stops them, a test with `finish`.
 */
import type { AnyGame } from '../game.ts';
import type { Task } from '../task.ts';
import { mapProof, type Hint, type Note } from '../vocabulary.ts';
import type { PlaySession } from './board-picture.ts';

/** A hint whose moves are texts, so that it can cross between threads. */
export type PlainHint = Hint<string>;

/** `open`: solvable, but nothing is forced. `dead`: not solvable, and nothing more is known. */
export type HintAnswer =
  | { readonly is: 'solved' | 'open' | 'dead' | 'unknown' }
  | { readonly is: 'hint'; readonly hint: PlainHint };

export function* hintTask(session: PlaySession): Task<HintAnswer> {
  if (session.solved) return { is: 'solved' };
  const { game, puzzle, state } = session;
  const hint = yield* game.hint(puzzle, state, session.past());
  if (hint) return { is: 'hint', hint: plainHint(game, hint) };
  const rest = yield* game.solve(puzzle, { limit: 1, from: state });
  return { is: rest.found.length ? 'open' : rest.exhausted ? 'dead' : 'unknown' };
}

export function plainHint(game: AnyGame, { proof, ...hint }: Hint<unknown>): PlainHint {
  const plain = (move: unknown): string => game.moves.format(move);
  return { ...hint, moves: hint.moves.map(plain), ...(proof && { proof: mapProof(proof, plain) }) };
}

/** Can it still be solved from here? Undefined: not known. */
export function* solvableTask({ game, puzzle, state }: PlaySession): Task<boolean | undefined> {
  const rest = yield* game.solve(puzzle, { limit: 1, from: state });
  return rest.found.length > 0 ? true : rest.exhausted ? false : undefined;
}

/** A solved position as native text, from here if possible, else from the start. */
export function* solutionTask({ game, puzzle, state, saved }: PlaySession): Task<string | undefined> {
  const here = yield* game.solve(puzzle, { limit: 1, from: state });
  const found = here.found[0] ?? saved.solution ?? (yield* game.solve(puzzle, { limit: 1 })).found[0];
  return found === undefined ? undefined : game.native.format({ puzzle, state: found });
}

/** The latest earlier position that can be solved, as native text. What broke stays broken, so halving finds it. */
export function* lastSolvableTask(session: PlaySession): Task<string | undefined> {
  const { game, puzzle } = session;
  const past = session.past();
  let [good, bad] = [-1, past.length];
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    const rest = yield* game.solve(puzzle, { limit: 1, from: past[middle] });
    if (rest.found.length) good = middle;
    else bad = middle;
  }
  return good < 0 ? undefined : game.native.format({ puzzle, state: past[good] });
}

/** The result of a game's action, its moves as texts; `ok` is false when the note says why nothing was done. */
export interface PlainActionResult {
  readonly ok: boolean;
  readonly moves: readonly string[];
  readonly note?: Note;
  readonly byHand?: true;
}

export function* actionTask(session: PlaySession, action: string): Task<PlainActionResult> {
  const { game, puzzle, state, saved } = session;
  const { solution } = saved;
  const context = { past: session.past(), ...(solution !== undefined && { solution }) };
  const task = game.runAction?.(puzzle, state, action, context);
  if (!task) return { ok: true, moves: [] };
  const result = yield* task;
  if (!result.ok) return { ok: false, moves: [], note: result.error };
  const { moves, note, byHand } = result.value;
  return {
    ok: true,
    moves: moves.map((move) => game.moves.format(move)),
    ...(note && { note }),
    ...(byHand && { byHand }),
  };
}
