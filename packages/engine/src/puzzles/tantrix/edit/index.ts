/** How a Tantrix puzzle is made by hand: which tiles, what they must make, and where they must go. */
import type { EditChoice, Editing, EditSetting, Meter } from '../../../game.ts';
import { fail, ok, type Result } from '../../../result.ts';
import {
  NOTHING_HERE,
  type Edit,
  type Gesture,
  type Note,
  type Saved,
  type Spot,
} from '../../../vocabulary.ts';
import { formatTiles } from '../formats/list.ts';
import { asked, namedColour, namedTiles, type Params } from '../params.ts';
import { goalColours } from '../rules/check.ts';
import { linesOf } from '../rules/lines.ts';
import { pyramid } from '../rules/outline.ts';
import { askedColours, boardOf, formatColour, type Puzzle, type State } from '../rules/rules.ts';
import { colours, curveOf, hasColour, isTile } from '../rules/tiles.ts';
import { inOrder } from '../solve/settle.ts';
import { ribbonRole } from '../view/ribbons.ts';
import { apply, CHOICES, type Design } from './apply.ts';
import { chart } from './chart.ts';
import { obstacle } from './obstacle.ts';
import { otherwise, reading } from './reading.ts';
import { cellsText, outlineText, placedText } from './shape.ts';

export const edit: Editing<Params, Puzzle, State> = {
  blank,
  apply,
  interpret,
  type,
  palette,
  settings,
  boardEdits: ({ puzzle, state }) => [
    ...(pyramid(puzzle.tiles.length) ? [whole('outline', 'pyramid')] : []),
    ...(state?.placed.length === puzzle.tiles.length
      ? [whole('outline', 'drawn'), whole('cells', 'drawn')]
      : []),
    ...(puzzle.outline ? [whole('outline', '-')] : []),
    ...(puzzle.cells ? [whole('cells', '-')] : []),
  ],
  scene: ({ puzzle }, options) => chart(puzzle, options),
  placeOf: (_design, spot) => placeOf(spot),
  spotOf: (_design, place) =>
    /^\d{1,2}$/.test(place) && isTile(Number(place)) ? `tile:${place}` : undefined,
  symmetries: () => ['none'],
  mirror: (_design, one) => [one],
  carry: (_design, _edit, place) => place,
  givens: (puzzle) => [
    ...(puzzle.colour === 'any' ? [] : [{ on: 'colour', to: puzzle.colour }]),
    ...(puzzle.cells ? [{ on: 'cells', to: cellsText(puzzle.cells) }] : []),
    ...(puzzle.outline ? [{ on: 'outline', to: cellsText(puzzle.outline) }] : []),
  ],
  givensOf,
  reading,
  otherwise,
  // Given cells turn a puzzle of Discovery into a free one; its states stay what they were.
  frame: ({ mode, tiles }) => `${mode === 'solitaire' ? mode : 'free'} ${tiles.join()}`,
  meters,
  obstacle,
};

const whole = (on: string, to: string): EditChoice => ({ code: `edit.${on}.${to}`, edits: [{ on, to }] });

/** Tiles as in the form; only a loop is required. */
function blank(params: Params): Saved<Puzzle, State> {
  const { goal, match, holes, rules, locks, mode } = params;
  return {
    puzzle: {
      mode: mode === 'solitaire' ? mode : 'free',
      tiles: namedTiles(params),
      ...asked(params, namedColour(params)),
      goal,
      match,
      holes,
      rules: mode === 'solitaire' ? rules : 'strict',
      locks: mode === 'solitaire' && locks,
    },
  };
}

const placeOf = (spot: Spot): string | undefined => /^tile:([1-9]\d?)$/.exec(spot)?.[1];

/** A touch ticks a tile; a stroke gives many tiles the new value of the first. */
function interpret({ puzzle }: Design, gesture: Gesture): Result<readonly Edit[], Note> {
  const spots = 'path' in gesture ? gesture.path : [gesture.on];
  const places = [...new Set(spots.map(placeOf))];
  const [first] = places;
  if (first === undefined || places.includes(undefined)) return fail(NOTHING_HERE);
  const isIn = (place: string | undefined): boolean => puzzle.tiles.includes(Number(place));
  const to = isIn(first) || ('verb' in gesture && gesture.verb === 'clear') ? '-' : 'in';
  const list = places.flatMap((on) => (on === undefined || isIn(on) === (to === 'in') ? [] : [{ on, to }]));
  return list.length ? ok(list) : fail(NOTHING_HERE);
}

/** A list such as '1-10,25' is the whole set, wherever it is typed; '+' and '' tick and untick one. */
function type({ puzzle }: Design, at: Spot, text: string): Result<readonly Edit[], Note> {
  const given = text.trim();
  const on = placeOf(at);
  if (/^\d/.test(given)) {
    const result = apply({ puzzle }, { on: 'tiles', to: given });
    return result.ok ? ok([{ on: 'tiles', to: given }]) : result;
  }
  if (on === undefined || !['', '-', '+', 'in'].includes(given)) return fail(NOTHING_HERE);
  return ok([{ on, to: given === '' || given === '-' ? '-' : 'in' }]);
}

function palette({ puzzle }: Design, at: Spot): readonly EditChoice[] {
  const on = placeOf(at);
  if (on === undefined) return [];
  const isIn = puzzle.tiles.includes(Number(on));
  return [
    { code: 'edit-tick', with: { tile: on }, edits: [{ on, to: 'in' }], isNow: isIn, key: '+' },
    { code: 'edit-untick', with: { tile: on }, edits: [{ on, to: '-' }], isNow: !isIn, key: '-' },
  ];
}

/** The values of cells and outline are long lists, so they are offered as actions on the board. */
function settings({ puzzle }: Design): readonly EditSetting[] {
  const choice = (key: keyof typeof CHOICES): EditSetting => ({
    key,
    kind: 'choice',
    options: CHOICES[key],
    value: String(puzzle[key]),
  });
  return [
    {
      key: 'tiles',
      kind: 'text',
      pattern: /^\d{1,2}(-\d{1,2})?(,\d{1,2}(-\d{1,2})?)*$/,
      example: '1-10,25',
      value: formatTiles(puzzle.tiles),
    },
    { key: 'colour', kind: 'choice', options: askedColours, value: formatColour(puzzle) },
    ...(['mode', 'goal', 'holes', 'match'] as const).map(choice),
    ...(puzzle.mode === 'solitaire' ? (['rules', 'locks'] as const).map(choice) : []),
  ];
}

/** A solution gives a colour, an outline and cells: asking for one of them leaves out the others. */
function givensOf(puzzle: Puzzle, solution: State): readonly Edit[] {
  if (puzzle.mode === 'solitaire') return [];
  const placed = inOrder(puzzle.tiles, solution.placed);
  const colour = goalColours(puzzle).find((each) =>
    linesOf(boardOf(solution), each).some((line) => line.length === puzzle.tiles.length),
  );
  return [
    ...(colour ? [{ on: 'colour', to: colour }] : []),
    { on: 'outline', to: outlineText(placed) },
    { on: 'cells', to: placedText(placed) },
  ];
}

/** For each colour, how many tiles have it, and how many of those are corners, bends and straights. */
function meters({ puzzle }: Design): readonly Meter[] {
  const { tiles } = puzzle;
  return colours.flatMap((colour): Meter[] => {
    const having = tiles.filter((tile) => hasColour(tile, colour));
    if (!having.length) return [];
    const count = (curve: string): number => having.filter((tile) => curveOf(tile, colour) === curve).length;
    return [
      {
        code: 'meter-colour',
        with: { colour, corners: count('corner'), bends: count('bend'), straights: count('straight') },
        role: ribbonRole(colour),
        sign: colour,
        have: having.length,
        need: tiles.length,
        state: having.length === tiles.length ? 'full' : 'short',
      },
    ];
  });
}
