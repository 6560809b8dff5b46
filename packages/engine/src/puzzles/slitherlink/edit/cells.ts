/** The clues of a Slitherlink as values of cells. Nothing here knows rows and columns. */
import { perObject } from '../../../cache.ts';
import type { Mesh } from '../../../grid/mesh.ts';
import type { Point } from '../../../grid/symmetry.ts';
import { cellEditing, type CellEditing } from '../../../loops/cell-editing.ts';
import { BLANK, cellSpot, meshOf, parseSpot, UNKNOWN, type Puzzle, type State } from '../rules/rules.ts';
import { cellName } from '../view/labels.ts';

export const clueText = (clue: number): string =>
  clue === UNKNOWN ? '?' : clue === BLANK ? '-' : String(clue);

const clueOf = (text: string): number => (text === '?' ? UNKNOWN : text === '-' ? BLANK : Number(text));

export const middlesOf = perObject((mesh: Mesh): readonly Point[] =>
  mesh.faceDots.map((dots) => {
    const mean = (values: Float64Array): number =>
      dots.reduce((sum, dot) => sum + values[dot], 0) / dots.length;
    return [mean(mesh.dotX), mean(mesh.dotY)];
  }),
);

const sidesOf = (puzzle: Puzzle, cell: number): number => meshOf(puzzle).faceEdges[cell].length;

export const cells: CellEditing<Puzzle, State> = cellEditing({
  names: (puzzle) =>
    Array.from({ length: meshOf(puzzle).faceCount }, (_, cell) => cellName(meshOf(puzzle), puzzle, cell)),
  middles: (puzzle) => middlesOf(meshOf(puzzle)),
  spotOf: cellSpot,
  cellAt: (puzzle, spot) => {
    const pointed = parseSpot(meshOf(puzzle), spot);
    return pointed?.kind === 'cell' ? pointed.index : undefined;
  },
  valueOf: (puzzle, cell) => clueText(puzzle.clues[cell]),
  valuesFor: (puzzle, cell) => [
    '-',
    '?',
    ...Array.from({ length: sidesOf(puzzle, cell) }, (_, clue) => String(clue)),
  ],
  /** As many lines as sides: only a loop around this one cell has that. */
  rareFor: (puzzle, cell) => [String(sidesOf(puzzle, cell))],
  labelOf: (value) =>
    value === '?' ? { code: 'edit-clue-unknown' } : { code: 'edit-clue', with: { clue: value } },
  withValues: (puzzle, values) => {
    const clues = Array.from(puzzle.clues);
    for (const [cell, text] of values) clues[cell] = clueOf(text);
    return { ...puzzle, clues };
  },
});
