/**
 * Taking clues away while the rest still suffices. Deduction is monotone in clues, so halves can be
 * tried at once: the result is the same as going one by one in the given order, but each test starts
 * from what the other clues have already forced instead of an empty board.
 */
import { reportAs, type Task } from '../../../task.ts';
import type { Propagation } from '../solve/propagation/propagate.ts';

/**
 * Brings the board as far as the level goes; is every edge decided then? When `hopeful` is false, many
 * clues are still missing and a costly test may be left out: a false "no" here only costs time.
 */
type Finisher = (board: Propagation, hopeful: boolean) => Task<boolean>;

const HOPEFUL_UNITS = 1;

/**
 * The units (groups of cells that stay or go together) that must stay, so that the board is still
 * decided; earlier units go first. The board must be laid out without the units' clues, at rest.
 */
export function* removeClues(
  board: Propagation,
  units: readonly (readonly number[])[],
  finish: Finisher,
): Task<number[]> {
  const kept: number[] = [];
  const saves: Uint8Array[] = [];
  yield* tryRange(0, units.length, 0);
  return kept;

  function* tryRange(from: number, to: number, depth: number): Task<void> {
    const progress = { done: from, of: units.length };
    if (from === to) return;
    if (yield* reportAs(finish(board, to - from <= HOPEFUL_UNITS), () => progress)) return;
    if (to - from === 1) {
      kept.push(from);
      return;
    }
    yield progress;
    const middle = (from + to) >> 1;
    const keptBefore = kept.length;
    saves[depth] = board.at.save(saves[depth]);
    addUnits(board, units.slice(middle, to));
    yield* tryRange(from, middle, depth + 1);
    board.at.restore(saves[depth]);
    addUnits(
      board,
      kept.slice(keptBefore).map((unit) => units[unit]),
    );
    yield* tryRange(middle, to, depth + 1);
  }
}

function addUnits(board: Propagation, units: readonly (readonly number[])[]): void {
  for (const unit of units) for (const cell of unit) board.addClue(cell);
}
