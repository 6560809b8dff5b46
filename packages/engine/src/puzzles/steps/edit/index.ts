/** How a start of Steps is made by hand. */
import type { Editing } from '../../../game.ts';
import type { Edit, Spot } from '../../../vocabulary.ts';
import type { Params } from '../params.ts';
import { overhangs } from '../rules/masks.ts';
import { LETTERS, type Placement } from '../rules/pieces.ts';
import { pegSpot, PIECES, pieceSpot, placementsOf, type Puzzle, type State } from '../rules/rules.ts';
import { scene } from '../view/scene.ts';
import { apply, playedState } from './apply.ts';
import { EMPTY, interpret, letterAt, palette, type } from './hands.ts';

const editOf = ({ text }: Pick<Placement, 'text'>): Edit => ({ on: text[0], to: text.slice(1) });

export const edit: Editing<Params, Puzzle, State> = {
  blank: () => ({ puzzle: EMPTY }),
  apply,
  interpret,
  type,
  palette,
  settings: () => [],
  boardEdits: () => [{ code: 'edit.clear.all', edits: [{ on: 'clear', to: 'all' }] }],
  scene: (design, options) => scene(EMPTY, playedState(design), options),
  placeOf: letterAt,
  spotOf: (_design, place) =>
    place.length === 1 && LETTERS.includes(place) ? pieceSpot(LETTERS.indexOf(place)) : undefined,
  symmetries: () => ['none'],
  mirror: (_design, one) => [one],
  carry: (_design, _edit, place) => place,
  givens: ({ start }) => start.map((text) => editOf({ text })),
  givensOf: (_puzzle, solution) => solution.placed.map((text) => editOf({ text })),
  company,
  reading,
  frame: ({ start }) => start.join(''),
  meters: ({ puzzle }) => [{ code: 'meter-start', have: puzzle.start.length, need: PIECES, state: 'open' }],
};

/** An overhung piece comes first, so everything under a start piece is given with it. */
function company(_puzzle: Puzzle, solution: State, { on }: Edit): readonly Edit[] {
  const all = placementsOf(solution.placed);
  const needed = new Set<Placement>();
  const add = (over: Placement): void => {
    for (const under of all)
      if (under !== over && !needed.has(under) && overhangs(over, under)) {
        needed.add(under);
        add(under);
      }
  };
  for (const each of all) if (each.text[0] === on) add(each);
  return all.filter((each) => needed.has(each)).map(editOf);
}

/** Where each piece is, and whose ring each location has. */
function reading(_puzzle: Puzzle, solution: State): ReadonlyMap<Spot, string> {
  const placements = placementsOf(solution.placed);
  return new Map([
    ...placements.map(({ shape, text }) => [pieceSpot(shape), text] as const),
    ...placements.flatMap(({ rings, text }) =>
      rings.map(({ location }) => [pegSpot(location), text[0]] as const),
    ),
  ]);
}
