/** The pearls of a Masyu as values of cells. */
import { keepLast } from '../../../cache.ts';
import type { Point } from '../../../grid/symmetry.ts';
import { cellEditing, type CellEditing } from '../../../loops/cell-editing.ts';
import { boardOf } from '../rules/board.ts';
import { BLACK, BLANK, cellSpot, meshOf, parseSpot, WHITE, type Puzzle, type State } from '../rules/rules.ts';
import { cellName } from '../view/labels.ts';
import type { Lookup } from '../../../vocabulary.ts';

const TEXTS = { [BLANK]: '-', [WHITE]: 'w', [BLACK]: 'b' } as const;
const PEARLS: Lookup<number> = { '-': BLANK, w: WHITE, b: BLACK };

export const pearlText = (pearl: number): string => TEXTS[pearl as keyof typeof TEXTS];

const middles = keepLast(12, (width: number, height: number): readonly Point[] =>
  Array.from({ length: width * height }, (_, cell) => [cell % width, Math.floor(cell / width)]),
);

export const cells: CellEditing<Puzzle, State> = cellEditing({
  names: (puzzle) => Array.from(puzzle.pearls, (_, cell) => cellName(boardOf(puzzle), cell)),
  middles: ({ width, height }) => middles(width, height),
  spotOf: cellSpot,
  cellAt: (puzzle, spot) => {
    const pointed = parseSpot(meshOf(puzzle), spot);
    return pointed?.kind === 'cell' ? pointed.index : undefined;
  },
  valueOf: ({ pearls }, cell) => pearlText(pearls[cell]),
  valuesFor: () => ['-', 'w', 'b'],
  labelOf: (value) => ({ code: `edit-pearl-${value}` }),
  signs: { w: '○', b: '●' },
  keys: { o: 'w', '0': '-', '1': 'w', '2': 'b', x: 'b' },
  withValues: (puzzle, values) => {
    const pearls = Array.from(puzzle.pearls);
    for (const [cell, text] of values) pearls[cell] = PEARLS[text] ?? BLANK;
    return { ...puzzle, pearls };
  },
});
