/** What a wrong mark leads to: the first contradiction that the levels find, as clues, dots and marks. */
import { COUNTING, LEVEL_NAMES, SIDES, type Level } from '../../solve/level-numbers.ts';
import type { Task } from '../../../../task.ts';
import type { Proof } from '../../../../vocabulary.ts';
import { OPEN, type Board, type Move } from '../../rules/rules.ts';
import { proofOfBreak } from '../proof/proof.ts';
import { Position } from './position.ts';
import type { Reason } from './reason.ts';
import { reasonOfConflict } from './reasons.ts';
import { prepareRings } from './rings.ts';
import { Deduction } from './rounds.ts';
import { supposeWithin } from './suppose-twice.ts';
import { endOf, type End } from './ends.ts';

export interface Refutation {
  readonly edge: number; // the wrong mark
  readonly level: Level; // that sees it
  readonly reason: Reason;
  readonly proof: Proof<Move>;
  readonly end: End;
}

const TRIED = 8;

/** The refutation of one of the suspects that is easiest to follow; undefined if no level finds any. */
export function* refute(
  board: Board,
  marks: ArrayLike<number>,
  wrong: readonly number[],
  suspects: readonly number[],
): Task<Refutation | undefined> {
  yield* prepareRings(board.mesh);
  let best: Refutation | undefined;
  for (const edge of suspects.slice(0, TRIED)) {
    const found = yield* refuteOne(board, marks, wrong, edge);
    if (found && (!best || found.reason.cost < best.reason.cost)) best = found;
    yield { done: edge };
  }
  return best;
}

/** Suppositions on top of the wrong mark, times edges: a tenth of a second. */
const MOST_WORK = 80_000;

/** Where no level sees it: suppositions on top of the wrong mark fail one after another, until the mark itself does. */
export function* refuteBySupposing(
  board: Board,
  marks: ArrayLike<number>,
  wrong: readonly number[],
  edge: number,
): Task<Refutation | undefined> {
  const position = withOne(board, marks, wrong, edge);
  const deduction = new Deduction(position);
  for (let level: number = COUNTING; level <= SIDES; level++) {
    deduction.raise(level);
    yield* deduction.finish();
  }
  yield* supposeWithin(position, edge, { trials: Math.ceil(MOST_WORK / position.edges.length) });
  const { conflict } = position;
  const reason = conflict && (yield* reasonOfConflict(position, conflict));
  if (!reason) return undefined;
  const proof = proofOfBreak(position, reason, conflict);
  return { edge, level: 'supposition', reason, proof, end: endOf(position, conflict, edge) };
}

function withOne(board: Board, marks: ArrayLike<number>, wrong: readonly number[], edge: number): Position {
  const position = new Position(board, marks);
  for (const other of wrong) if (other !== edge) position.edges[other] = OPEN;
  return position;
}

/**
 * With the right marks and this wrong one only: what it does wrong, not what others do. Of the contradictions that
 * the levels find, the easiest to follow: a rule of a higher level may replace a long chain of counting.
 */
function* refuteOne(
  board: Board,
  marks: ArrayLike<number>,
  wrong: readonly number[],
  edge: number,
): Task<Refutation | undefined> {
  let best: Refutation | undefined;
  for (const [index, level] of LEVEL_NAMES.slice(0, SIDES).entries()) {
    const position = withOne(board, marks, wrong, edge);
    const deduction = new Deduction(position);
    deduction.raise(index + COUNTING);
    yield* deduction.finish();
    const { conflict } = position;
    const reason = conflict && (yield* reasonOfConflict(position, conflict, best?.reason.cost));
    if (!reason) continue;
    const proof = proofOfBreak(position, reason, conflict);
    best = { edge, level, reason, proof, end: endOf(position, conflict, edge) };
  }
  return best;
}
