/** What a hint points at, and what its sentence mentions. */
import type { Lookup, Spot } from '../../../vocabulary.ts';
import { ASKED, type Reason, type Witness } from './deduce/reason.ts';
import type { End } from './deduce/ends.ts';
import { cellSpot, dotSpot, edgeSpot, type Puzzle } from '../rules/rules.ts';

const sorted = (items: Iterable<number>): number[] => [...items].sort((a, b) => a - b);

export const spotsOf = ({ cells, marks, dots }: Reason): Spot[] => [
  ...sorted(cells).map(cellSpot),
  ...sorted(marks).map(edgeSpot),
  ...sorted(dots).map(dotSpot),
];

/** What the sentences mention: the clue in question, what a loop leaves out, where a supposition ends. */
export function valuesOf(puzzle: Puzzle, reason: Reason, end: End | undefined): Lookup<string | number> {
  const { left } = reason;
  const cell = end?.cell ?? left?.cell ?? decidingClue(reason) ?? sorted(reason.cells)[0];
  return {
    ...(cell === undefined ? {} : { clue: puzzle.clues[cell] }),
    ...(puzzle.tiling && { tiling: puzzle.tiling }),
    ...(left ? { left: leftKind(left) } : {}),
    ...(end ? { end: end.kind } : {}),
  };
}

/** The clue that the last rule looked at; rings of faces are numbered as the faces. */
function decidingClue({ derivations }: Reason): number | undefined {
  const rule = derivations.find(({ gave }) => gave === ASKED)?.rule;
  return rule?.kind === 'ring' && rule.clue ? rule.ring : undefined;
}

const leftKind = ({ cell, dot }: Witness): string =>
  cell !== undefined ? 'clue' : dot !== undefined ? 'dot' : 'line';
