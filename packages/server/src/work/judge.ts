/** The judgement of a replayed certificate, as plain data. */
import { say, type Verified } from 'edgewise';
import type { Refused } from './tasks.ts';

export interface Judgement {
  readonly game: string;
  readonly puzzle: string; // native, without marks
  readonly solved: boolean;
  readonly fromStart: boolean; // it starts from the empty board
  readonly activeMs: number;
  readonly steps: number; // actions in force that led to the solution
  readonly hints: number;
  /** Steps made by the program, including undone ones: what has been seen cannot be unseen. */
  readonly given: number;
  readonly shown: boolean; // the last step was the program's
  readonly firstLines: readonly string[]; // of the log, as many as requested
}

export interface JudgeRequest {
  readonly certificate: string;
  /** How many lines of the log to return. */
  readonly lines: number;
}

export function judge(verified: Verified, { certificate, lines }: JudgeRequest): Judgement | Refused {
  if (!verified.ok) {
    const { error, game } = verified;
    const text = say(game?.words ?? { en: {}, fi: {} }, 'en', error);
    return { refused: `Line ${error.line}, column ${error.column}: ${text}` };
  }
  const { session, solved } = verified.value;
  const { game, puzzle } = session;
  // Not "at the start of a line": there are three kinds of line ends.
  const { given, shown } = certificate.includes('given ') ? programSteps(session.log) : NONE;
  return {
    game: game.id,
    puzzle: game.native.format({ puzzle }),
    solved,
    fromStart: session.saved.state === undefined,
    activeMs: session.movedAt,
    steps: session.stepCount,
    hints: session.hints.length,
    given,
    shown,
    firstLines: session.log.slice(0, lines),
  };
}

const NONE = { given: 0, shown: false };

function programSteps(log: readonly string[]): Pick<Judgement, 'given' | 'shown'> {
  const last = log.findLast((line) => line.startsWith('step ') || line.startsWith('given '));
  return {
    given: log.filter((line) => line.startsWith('given ')).length,
    shown: last?.startsWith('given ') === true,
  };
}
