/** How a trial solve went, from the tester's session: moves, hints, time, and how often it hit a dead end. */
import type { AnySession } from '../session/session.ts';
import { Session } from '../session/session.ts';
import type { Task } from '../task.ts';

export interface Trial {
  readonly isSolved: boolean;
  readonly moves: number; // that lead to the end
  readonly steps: number; // all steps, including undone ones
  readonly hints: number;
  readonly given: number; // steps that the program played
  readonly milliseconds: number;
  /** How often something was taken back. */
  readonly turnedBack: number;
  /** How often that was needed: from there the puzzle could not be solved. */
  readonly deadEnds: number;
}

const BACK = new Set(['undo', 'restart', 'return', 'reject']);
const FORTH = new Set(['step', 'given', 'redo']);

/** Replayed from the log, because a session keeps only the moves that lead to the current position. */
export function* trialOf(session: AnySession): Task<Trial> {
  const replay = new Session(session.game, session.saved);
  const left: unknown[] = [];
  let [steps, isGoingBack] = [0, false];
  for (const line of session.log.slice(HEAD)) {
    const [word, at = '0', ...rest] = line.split(' ');
    if (word === 'step' || word === 'given') steps++;
    if (BACK.has(word) && !isGoingBack) left.push(replay.state);
    if (BACK.has(word) || FORTH.has(word)) isGoingBack = BACK.has(word);
    perform(replay, word, Number(at), rest);
  }
  let deadEnds = 0;
  for (const [index, state] of left.entries()) {
    yield { done: index, of: left.length };
    if (!(yield* canBeSolved(session, state))) deadEnds++;
  }
  return {
    isSolved: session.solved,
    moves: session.moves.length,
    steps,
    hints: session.hints.length,
    given: session.given,
    milliseconds: session.solved ? session.movedAt : session.elapsed,
    turnedBack: left.length,
    deadEnds,
  };
}

const HEAD = 3; // lines before the first event

function perform(replay: AnySession, word: string, at: number, rest: readonly string[]): void {
  if (word === 'step' || word === 'given') {
    const moves = rest.flatMap((text) => {
      const read = replay.game.moves.parse(text);
      return read.ok ? [read.value] : [];
    });
    replay.play(moves, at, word === 'step' ? 'hand' : 'program');
  }
  const name = rest.join(' ');
  if (word === 'undo') replay.undo(at);
  if (word === 'redo') replay.redo(at);
  if (word === 'restart') replay.restart(at);
  if (word === 'checkpoint') replay.checkpoint(name, at);
  if (word === 'return') replay.returnTo(name, at);
  if (word === 'reject') replay.reject(name, at);
  if (word === 'forget') replay.forget(name, at);
}

/** An unfinished search counts as no dead end. */
function* canBeSolved({ game, puzzle }: AnySession, from: unknown): Task<boolean> {
  const { found, exhausted } = yield* game.solve(puzzle, { limit: 1, from });
  return found.length > 0 || !exhausted;
}
