/** Reads back what a session wrote. A saved game is also the certificate of a solve: puzzle, moves, times. */
import type { AnyGame } from '../game.ts';
import type { ParseError, Note, Report } from '../vocabulary.ts';
import { fail, ok, type Result } from '../result.ts';
import { CUT_MARK, events, sessionVersion, type Event } from './lines.ts';
import { Session, type AnySession } from './session.ts';
import { cleanText, linesOf, parseError, SAVE_LIMIT, shifted } from '../text/text.ts';

/** `game` is set when the error is in that game's words. */
export type Restored =
  | { readonly ok: true; readonly value: AnySession; readonly warnings: readonly ParseError[] }
  | { readonly ok: false; readonly error: ParseError; readonly game?: AnyGame };

export const looksLikeSession = (text: string): boolean => /^\uFEFF?edgewise \d/.test(text);

/**
 * Replays a saved game. A last line without its line end was cut off while being written: it is left
 * out with a warning, and everything before it is kept.
 */
export function restore(games: readonly AnyGame[], text: string): Restored {
  const clean = cleanText(text, SAVE_LIMIT);
  if (!clean.ok) return clean;
  const lines = linesOf(clean.value);
  const head = [0, 1, 2].map(() => lines.next().value);
  const next = lines.next().value;
  const opened = open(games, next === undefined ? unfinished(head) : head);
  if (!opened.ok) return opened;
  const cuts = replayLines(opened.value, next, lines, head.length + 1);
  if (!cuts.ok) return { ...cuts, game: opened.value.game };
  return { ...opened, warnings: [...opened.warnings, ...cuts.value] };
}

/** The last line of a text has no line end, so it may be incomplete. */
const unfinished = (lines: readonly (string | undefined)[]): readonly (string | undefined)[] =>
  lines.filter((line) => line !== undefined).slice(0, -1);

/** Each line is played when the next one is known: `cut` says that the line before it was never finished. */
function replayLines(
  session: AnySession,
  first: string | undefined,
  lines: Iterator<string, undefined>,
  from: number,
): Result<readonly ParseError[], ParseError> {
  const cuts: ParseError[] = [];
  let number = from;
  for (let line = first; line !== undefined; number++) {
    const next = lines.next().value;
    const cut = next === undefined ? line !== '' && line !== 'end' : next === CUT_MARK;
    if (cut) cuts.push(parseError('session-cut', number, 1));
    const error = cut || next === undefined ? undefined : replayLine(session, line, number);
    if (error) return fail(error);
    line = next;
  }
  return ok(cuts);
}

interface Verdict {
  readonly note: Note; // 'verify-solved', 'verify-given' or 'verify-unsolved'
  readonly solved: boolean;
  readonly report: Report;
  readonly session: AnySession;
}

export type Verified =
  | { readonly ok: true; readonly value: Verdict; readonly warnings: readonly ParseError[] }
  | { readonly ok: false; readonly error: ParseError; readonly game?: AnyGame };

/** Replays a certificate: solved, not solved, or where it fails. */
export function verify(games: readonly AnyGame[], text: string): Verified {
  const restored = restore(games, text);
  if (!restored.ok) return restored;
  const session = restored.value;
  const report = session.report();
  const value = { note: verdictNote(session), solved: session.solved, report, session };
  return { ok: true, value, warnings: restored.warnings };
}

function verdictNote(session: AnySession): Note {
  const { given, moves, movedAt } = session;
  if (!session.solved)
    return { code: 'verify-unsolved', at: [], with: { issues: session.report().issues.length } };
  if (given > 0) return { code: 'verify-given', at: [], with: { given } };
  return {
    code: 'verify-solved',
    at: [],
    with: { moves: moves.length, seconds: Math.round(movedAt / 1000) },
  };
}

function open(games: readonly AnyGame[], lines: readonly (string | undefined)[]): Restored {
  const version = header(lines, 0, 'edgewise', String(sessionVersion));
  if (!version.ok) return version;
  if (!/^[1-9]\d{0,5}$/.test(version.value))
    return fail(parseError('session-header', 1, 10, { expected: `edgewise ${sessionVersion}` }));
  if (Number(version.value) > sessionVersion)
    return fail(parseError('session-version', 1, 10, { given: version.value, known: sessionVersion }));
  const id = header(lines, 1, 'game', '…');
  if (!id.ok) return id;
  const game = games.find((each) => each.id === id.value);
  if (!game)
    return fail(
      parseError('read-game', 2, 6, { given: id.value, known: games.map((each) => each.id).join(', ') }),
    );
  const puzzle = header(lines, 2, 'puzzle', '…');
  return puzzle.ok ? openPuzzle(game, puzzle.value) : puzzle;
}

function openPuzzle(game: AnyGame, text: string): Restored {
  const saved = game.native.parse(text);
  if (!saved.ok) return { ...fail(shifted(saved.error, 3, 8)), game };
  const warnings = (saved.warnings ?? []).map((each) => shifted(each, 3, 8));
  return { ok: true, value: new Session(game, saved.value), warnings };
}

function header(
  lines: readonly (string | undefined)[],
  index: number,
  word: string,
  value: string,
): Result<string, ParseError> {
  const line = lines[index] ?? '';
  if (line.startsWith(`${word} `)) return ok(line.slice(word.length + 1));
  return fail(parseError('session-header', index + 1, 1, { expected: `${word} ${value}` }));
}

/** One word of a line and its position. */
interface Piece {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

function replayLine(session: AnySession, text: string, line: number): ParseError | undefined {
  if (text === 'end' || text === CUT_MARK) return undefined;
  const [word, time = ''] = text.split(' ', 2);
  if (word !== 'time' && !isEvent(word))
    return parseError('session-event', line, 1, { given: word, expected: expectedEvents });
  const column = word.length + 2;
  if (!/^\d{1,15}$/.test(time)) return parseError('session-time', line, column, { given: time });
  const at = Number(time);
  if (at < session.elapsed)
    return parseError('session-time-back', line, column, { given: at, before: session.elapsed });
  const rest = { text: text.slice(column + time.length), line, column: column + time.length + 1 };
  return word === 'time' ? extra(rest, () => session.tick(at)) : replay[word](session, at, rest);
}

const isEvent = (word: string): word is Event => events.some((each) => each === word);
const expectedEvents = [...events, 'time', 'end'].join(', ');

const replay: Readonly<
  Record<Event, (session: AnySession, at: number, rest: Piece) => ParseError | undefined>
> = {
  step: (session, at, rest) => playLine(session, at, rest, 'hand'),
  given: (session, at, rest) => playLine(session, at, rest, 'program'),
  undo: (session, at, rest) => extra(rest, () => session.undo(at) || 'session-no-undo'),
  redo: (session, at, rest) => extra(rest, () => session.redo(at) || 'session-no-redo'),
  restart: (session, at, rest) => extra(rest, () => void session.restart(at)),
  checkpoint: (session, at, rest) => named(rest, session.checkpoint(rest.text, at)),
  return: (session, at, rest) => named(rest, session.returnTo(rest.text, at)),
  reject: (session, at, rest) => named(rest, session.reject(rest.text, at)),
  forget: (session, at, rest) => named(rest, session.forget(rest.text, at)),
  hint: (session, at, rest) => {
    if (!/^\d$/.test(rest.text))
      return parseError('session-rung', rest.line, rest.column, { given: rest.text });
    session.countHint(Number(rest.text), at);
    return undefined;
  },
};

function playLine(
  session: AnySession,
  at: number,
  rest: Piece,
  by: 'hand' | 'program',
): ParseError | undefined {
  const pieces = [...rest.text.matchAll(/\S+/g)];
  if (pieces.length === 0) return parseError('session-no-moves', rest.line, rest.column);
  const moves: unknown[] = [];
  for (const piece of pieces) {
    const move = session.game.moves.parse(piece[0]);
    if (!move.ok) return shifted(move.error, rest.line, rest.column + piece.index);
    moves.push(move.value);
  }
  const played = session.play(moves, at, by);
  return played.ok
    ? undefined
    : refusal(
        session,
        moves,
        pieces.map((piece) => piece.index),
        rest,
        played.error,
      );
}

/** `play` refuses a step as a whole; the error should be at the move to blame. */
function refusal(
  session: AnySession,
  moves: readonly unknown[],
  offsets: readonly number[],
  rest: Piece,
  error: Note,
): ParseError {
  let state: unknown = session.state;
  for (const [index, move] of moves.entries()) {
    const next = session.game.apply(session.puzzle, state, move);
    if (!next.ok) return { ...next.error, line: rest.line, column: rest.column + offsets[index] };
    state = next.value;
  }
  return { ...error, line: rest.line, column: rest.column };
}

const named = (rest: Piece, result: Result<unknown, Note>): ParseError | undefined =>
  result.ok ? undefined : { ...result.error, line: rest.line, column: rest.column };

/** For lines that end after the time; the action may return an error code. */
function extra(rest: Piece, action: () => string | boolean | void): ParseError | undefined {
  if (rest.text !== '') return parseError('session-extra', rest.line, rest.column);
  const code = action();
  return typeof code === 'string' ? parseError(code, rest.line, 1) : undefined;
}
