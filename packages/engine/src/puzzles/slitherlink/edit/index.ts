/** How a Slitherlink is made by hand. */
import type { Editing, EditSetting, Meter } from '../../../game.ts';
import { boardChoices, sizeSetting } from '../../../loops/board-edits.ts';
import { tilingNames } from '../../../grid/tilings/tilings.ts';
import { cellsOnly } from '../../../loops/cell-editing.ts';
import type { Saved, Spot } from '../../../vocabulary.ts';
import type { Params } from '../params.ts';
import { tally } from '../rules/check.ts';
import {
  BLANK,
  CROSS,
  edgeSpot,
  isClue,
  LINE,
  meshOf,
  OPEN,
  parseSpot,
  rules,
  start,
  type Puzzle,
  type State,
} from '../rules/rules.ts';
import { scene } from '../view/scene.ts';
import { apply, carry } from './apply.ts';
import { blankBoard, blankSquares } from './boards.ts';
import { cells } from './cells.ts';
import { placesAfter } from './turned.ts';

export const edit: Editing<Params, Puzzle, State> = {
  blank: (params) => ({ puzzle: blankBoard(params) ?? blankSquares(params) }),
  ...cells,
  apply,
  settings: ({ puzzle }): readonly EditSetting[] => [
    { key: 'tiling', kind: 'choice', options: tilingNames, value: puzzle.tiling ?? 'squares' },
    sizeSetting(puzzle),
    ...(puzzle.patch === undefined ? [] : [patchSetting(puzzle.patch)]),
    { key: 'rule', kind: 'choice', options: rules, value: puzzle.rule },
  ],
  boardEdits: ({ puzzle }) => [
    ...(puzzle.tiling
      ? boardChoices.filter(({ edits: [edit] }) => placesAfter(meshOf(puzzle), edit))
      : boardChoices),
    { code: 'edit.clear.all', edits: [{ on: 'clear', to: 'all' }] },
  ],
  scene: ({ puzzle, state }, options) => cellsOnly(scene(puzzle, state ?? start(puzzle), options)),
  carry,
  givensOf: (puzzle, solution) =>
    cells.editsBy(puzzle, (cell) => String(tally(solution, meshOf(puzzle).faceEdges[cell]).lines)),
  reading: (_puzzle, { edges }) =>
    new Map<Spot, string>(
      Array.from(edges, (mark, edge) => [edgeSpot(edge), mark === LINE ? 'line' : 'cross']),
    ),
  otherwise: (puzzle, at, than) => {
    const pointed = parseSpot(meshOf(puzzle), at);
    if (pointed?.kind !== 'edge') return undefined;
    return [withMark(puzzle, pointed.index, than === 'line' ? CROSS : LINE)];
  },
  frame: ({ width, height, tiling = 'squares', patch = '' }) => `${tiling} ${width}x${height} ${patch}`,
  meters,
};

/** One mark on an empty board. */
const withMark = (puzzle: Puzzle, edge: number, mark: number): State => ({
  ...start(puzzle),
  edges: Uint8Array.from({ length: meshOf(puzzle).edgeCount }, (_, each) => (each === edge ? mark : OPEN)),
});

const patchSetting = (value: string): EditSetting => ({
  key: 'patch',
  kind: 'text',
  pattern: /^[\w,]{1,200}$/,
  example: value,
  value,
});

const SHOWN = 5; // values that have a row of their own

/** How many cells have a clue, and how often each value occurs. */
function meters({ puzzle }: Saved<Puzzle, State>): readonly Meter[] {
  const clues = Array.from(puzzle.clues);
  const given = clues.filter((clue) => clue !== BLANK);
  const count = (value: number): number => clues.filter((clue) => clue === value).length;
  return [
    { code: 'meter-clues', have: given.length, need: clues.length, state: 'open' },
    ...Array.from({ length: SHOWN }, (_, value): Meter => ({
      code: 'meter-value',
      with: { value },
      sign: String(value),
      have: count(value),
      need: given.filter(isClue).length,
      state: 'open',
    })),
  ];
}
