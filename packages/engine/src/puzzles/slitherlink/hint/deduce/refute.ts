/** What a wrong mark leads to: the first contradiction that the levels find, as clues, dots and marks. */
import { CONNECTIVITY, COUNTS } from '../../solve/level-numbers.ts';
import type { Task } from '../../../../task.ts';
import { OPEN, type Board } from '../../rules/rules.ts';
import { Position } from './position.ts';
import { reasonOfConflict, sizeOf, type Reason } from './reasons.ts';
import { prepareRings } from './rings.ts';
import { Deduction } from './rounds.ts';
import { endOf, type End } from './ends.ts';

export interface Refutation {
  readonly edge: number; // the wrong mark
  readonly reason: Reason;
  readonly end: End;
}

const TRIED = 8;

/** The refutation of one of the suspects that rests on the least; undefined if no level finds any. */
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
    if (found && (!best || sizeOf(found.reason) < sizeOf(best.reason))) best = found;
    yield { done: edge };
  }
  return best;
}

/** With the right marks and this wrong one only: what it does wrong, not what others do. */
function* refuteOne(
  board: Board,
  marks: ArrayLike<number>,
  wrong: readonly number[],
  edge: number,
): Task<Refutation | undefined> {
  const position = new Position(board, marks);
  for (const other of wrong) if (other !== edge) position.edges[other] = OPEN;
  const deduction = new Deduction(position);
  for (let level: number = COUNTS; level <= CONNECTIVITY; level++) {
    deduction.raise(level);
    yield* deduction.finish();
    const { conflict } = position;
    const reason = conflict && (yield* reasonOfConflict(position, conflict));
    if (reason) return { edge, reason, end: endOf(position, conflict, edge) };
  }
  return undefined;
}
