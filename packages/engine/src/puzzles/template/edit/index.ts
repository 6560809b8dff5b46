/** How a row is made by hand: a number at each place ('3=2', '3=-'), and how long it is ('length=8'). */
import type { Editing } from '../../../game.ts';
import type { Point } from '../../../grid/symmetry.ts';
import { keepLast } from '../../../cache.ts';
import { badValue } from '../../../loops/board-edits.ts';
import { cellEditing } from '../../../loops/cell-editing.ts';
import { fail, ok, type Result } from '../../../result.ts';
import type { Edit, Note, Saved } from '../../../vocabulary.ts';
import { MAX_LENGTH, MIN_LENGTH, type Params } from '../params.ts';
import { countAround, lanternSpot, start, type Puzzle, type State } from '../rules/rules.ts';
import { scene } from '../view/scene.ts';

const middles = keepLast(8, (length: number): readonly Point[] =>
  Array.from({ length }, (_, index) => [index, 0]),
);

const places = cellEditing<Puzzle, State>({
  names: ({ clues }) => clues.map((_, index) => String(index + 1)),
  middles: ({ clues }) => middles(clues.length),
  spotOf: lanternSpot,
  cellAt: ({ clues }, spot) => {
    const [, index] = /^lantern:(\d{1,2})$/.exec(spot) ?? [];
    return index === undefined || Number(index) >= clues.length ? undefined : Number(index);
  },
  valueOf: ({ clues }, index) => String(clues[index] ?? '-'),
  /** Even more than there are lanterns around: the solver reports that it cannot be met. */
  valuesFor: () => ['-', '0', '1', '2', '3'],
  labelOf: (clue) => ({ code: 'edit-clue', with: { clue } }),
  withValues: ({ clues }, values) => ({
    clues: clues.map((clue, index) => {
      const text = values.get(index);
      return text === undefined ? clue : text === '-' ? undefined : Number(text);
    }),
  }),
});

function apply(design: Saved<Puzzle, State>, edit: Edit): Result<Saved<Puzzle, State>, Note> {
  if (edit.on === 'length') return resized(design.puzzle, edit);
  const next = places.applyCell(design.puzzle, edit);
  return next.ok ? ok({ ...design, puzzle: next.value }) : next;
}

/** A drawing of another length is another drawing. */
function resized({ clues }: Puzzle, edit: Edit): Result<Saved<Puzzle, State>, Note> {
  const length = /^\d{1,2}$/.test(edit.to) ? Number(edit.to) : 0;
  if (length < MIN_LENGTH || length > MAX_LENGTH)
    return fail(badValue(edit, `${MIN_LENGTH} … ${MAX_LENGTH}`));
  return ok({ puzzle: { clues: Array.from({ length }, (_, index) => clues[index]) } });
}

export const edit: Editing<Params, Puzzle, State> = {
  ...places,
  blank: ({ length }) => ({ puzzle: { clues: Array.from({ length }, () => undefined) } }),
  apply,
  settings: ({ puzzle }) => [
    { key: 'length', kind: 'whole', min: MIN_LENGTH, max: MAX_LENGTH, value: String(puzzle.clues.length) },
  ],
  boardEdits: () => [],
  scene: ({ puzzle, state }) => scene(puzzle, state ?? start(puzzle)),
  carry: (_design, { on, to }, place) => (on === 'length' && Number(place) > Number(to) ? undefined : place),
  givensOf: (puzzle, solution) =>
    places.editsBy(puzzle, (index) => String(countAround(solution, index, 'lit'))),
  reading: (_puzzle, solution) => new Map(solution.map((mark, index) => [lanternSpot(index), mark])),
  otherwise: (puzzle, at, than) =>
    places.placeOf({ puzzle }, at) === undefined
      ? undefined
      : [
          start(puzzle).map((mark, index) =>
            lanternSpot(index) === at ? (than === 'lit' ? 'dark' : 'lit') : mark,
          ),
        ],
  frame: ({ clues }) => String(clues.length),
  meters: ({ puzzle }) => [
    {
      code: 'meter-clues',
      have: puzzle.clues.filter((clue) => clue !== undefined).length,
      need: puzzle.clues.length,
      state: 'open',
    },
  ],
};
