/** What a hint points at, and what its sentence speaks of. */
import type { Spot } from '../../../vocabulary.ts';
import type { Reason, Witness } from './deduce/reasons.ts';
import type { End } from './deduce/ends.ts';
import { cellSpot, dotSpot, edgeSpot, type Puzzle } from '../rules/rules.ts';

const sorted = (items: Iterable<number>): number[] => [...items].sort((a, b) => a - b);

export const spotsOf = ({ cells, marks, dots }: Reason): Spot[] => [
  ...sorted(cells).map(cellSpot),
  ...sorted(marks).map(edgeSpot),
  ...sorted(dots).map(dotSpot),
];

/** What the sentences speak of: the clue in question, what a loop leaves out, where a supposition ends. */
export function valuesOf(
  puzzle: Puzzle,
  { cells, left }: Reason,
  end: End | undefined,
): Record<string, string | number> {
  const cell = end?.cell ?? left?.cell ?? sorted(cells)[0];
  return {
    ...(cell === undefined ? {} : { clue: puzzle.clues[cell] }),
    ...(left ? { left: leftKind(left) } : {}),
    ...(end ? { end: end.kind } : {}),
  };
}

const leftKind = ({ cell, dot }: Witness): string =>
  cell !== undefined ? 'clue' : dot !== undefined ? 'dot' : 'line';
