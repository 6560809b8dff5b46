/** How a Masyu is made by hand. */
import type { Editing, Meter } from '../../../game.ts';
import { boardChoices, sizeSetting } from '../../../loops/board-edits.ts';
import { cellsOnly } from '../../../loops/cell-editing.ts';
import type { Saved, Spot } from '../../../vocabulary.ts';
import type { Params } from '../params.ts';
import { boardOf } from '../rules/board.ts';
import { pearlIssue } from '../rules/check.ts';
import {
  BLACK,
  BLANK,
  CROSS,
  LINE,
  linkSpot,
  meshOf,
  OPEN,
  parseSpot,
  start,
  WHITE,
  type Puzzle,
  type State,
} from '../rules/rules.ts';
import { scene } from '../view/scene.ts';
import { apply, carry } from './apply.ts';
import { cells, pearlText } from './cells.ts';

export const edit: Editing<Params, Puzzle, State> = {
  blank: ({ width, height }) => ({
    puzzle: { width, height, pearls: new Array<number>(width * height).fill(BLANK) },
  }),
  ...cells,
  apply,
  settings: ({ puzzle }) => [sizeSetting(puzzle)],
  boardEdits: () => [...boardChoices, { code: 'edit.clear.all', edits: [{ on: 'clear', to: 'all' }] }],
  scene: ({ puzzle, state }, options) => cellsOnly(scene(puzzle, state ?? start(puzzle), options)),
  carry,
  givensOf: (puzzle, solution) =>
    cells.editsBy(puzzle, (cell) => pearlText(pearlFor(puzzle, solution, cell))),
  reading: (_puzzle, { edges }) =>
    new Map<Spot, string>(
      Array.from(edges, (mark, link) => [linkSpot(link), mark === LINE ? 'line' : 'cross']),
    ),
  otherwise: (puzzle, at, than) => {
    const pointed = parseSpot(meshOf(puzzle), at);
    if (pointed?.kind !== 'link') return undefined;
    return [withMark(puzzle, pointed.index, than === 'line' ? CROSS : LINE)];
  },
  frame: ({ width, height }) => `${width}x${height}`,
  meters,
};

/** One mark on an empty board. */
const withMark = (puzzle: Puzzle, link: number, mark: number): State => ({
  ...start(puzzle),
  edges: Uint8Array.from({ length: meshOf(puzzle).edgeCount }, (_, each) => (each === link ? mark : OPEN)),
});

/** The pearl that the loop allows in a cell: never both. */
const pearlFor = (puzzle: Puzzle, solution: State, cell: number): number =>
  [WHITE, BLACK].find((pearl) => pearlIssue(boardOf(puzzle), solution, pearl, cell) === undefined) ?? BLANK;

function meters({ puzzle }: Saved<Puzzle, State>): readonly Meter[] {
  const pearls = Array.from(puzzle.pearls);
  const given = pearls.filter((pearl) => pearl !== BLANK).length;
  const row = (code: string, wanted: number): Meter => ({
    code,
    have: pearls.filter((pearl) => pearl === wanted).length,
    need: given,
    state: 'open',
  });
  return [
    { code: 'meter-pearls', have: given, need: pearls.length, state: 'open' },
    row('meter-white', WHITE),
    row('meter-black', BLACK),
  ];
}
