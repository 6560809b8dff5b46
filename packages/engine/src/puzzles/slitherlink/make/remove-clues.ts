/** Taking clues away while the rest still suffices. Deduction is monotone in clues, so it goes by halves. */
import { minimiseByHalves } from '../../../kernel/minimise.ts';
import type { Task } from '../../../task.ts';
import type { LevelEngine } from '../solve/level-engine.ts';

/**
 * Brings the board as far as the level goes; is every edge decided then? When `hopeful` is false, many
 * clues are still missing and a costly test may be left out: a false "no" here only costs time.
 */
type Finisher = (board: LevelEngine, hopeful: boolean) => Task<boolean>;

/**
 * The units (groups of cells that stay or go together) that must stay, so that the board is still
 * decided; earlier units go first. The board must be laid out without the units' clues, at its fixpoint.
 */
export const removeClues = (
  board: LevelEngine,
  units: readonly (readonly number[])[],
  finish: Finisher,
): Task<number[]> =>
  minimiseByHalves(
    {
      save: (into) => board.at.save(into),
      restore: (saved) => board.at.restore(saved),
      add: (unit) => {
        for (const cell of units[unit]) board.addClue(cell);
      },
      proves: (hopeful) => finish(board, hopeful),
    },
    units.length,
  );
