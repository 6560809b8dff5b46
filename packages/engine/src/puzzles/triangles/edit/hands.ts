/** What gestures and keys mean while a board is made: the cursor is on a side, and a letter is written there. */
import type { EditChoice } from '../../../game.ts';
import { NOWHERE } from '../../../grid/triangle.ts';
import { badValue } from '../../../loops/board-edits.ts';
import { fail, ok, type Result } from '../../../result.ts';
import { NOTHING_HERE, type Edit, type Gesture, type Note, type Spot } from '../../../vocabulary.ts';
import { symbolValues } from '../rules/colours.ts';
import { boardOf, FREE, labelOf, MOST_COLOURS, symbolOf, type Puzzle } from '../rules/rules.ts';
import { filledOf, type Design } from './filled.ts';
import { sidesOf } from './sides.ts';

const PREFIX = 'side:';
export const sideSpot = (name: string): Spot => PREFIX + name;

/** The number of a side, from its spot. */
function sideAt(puzzle: Puzzle, spot: Spot): number | undefined {
  return spot.startsWith(PREFIX) ? sidesOf(boardOf(puzzle)).byName.get(spot.slice(PREFIX.length)) : undefined;
}

export function placeOf({ puzzle }: Design, spot: Spot): string | undefined {
  const side = sideAt(puzzle, spot);
  if (side !== undefined) return sidesOf(boardOf(puzzle)).names[side];
  const [, kind, name] = /^(cell|wall):(\w+)$/.exec(spot) ?? [];
  if (kind === 'cell') return boardOf(puzzle).names.includes(name) ? name : undefined;
  return kind === 'wall' && Number(name) <= puzzle.walls.length ? `w${name}` : undefined;
}

export function spotOf({ puzzle }: Design, place: string): Spot | undefined {
  const board = boardOf(puzzle);
  const side = sidesOf(board).byName.get(place);
  if (side !== undefined) return sideSpot(sidesOf(board).names[side]);
  const [, wall] = /^w([1-9]\d?)$/.exec(place) ?? [];
  if (wall !== undefined) return Number(wall) <= board.border.length ? `wall:${wall}` : undefined;
  return board.names.includes(place) ? `cell:${place}` : undefined;
}

const labelsOf = ({ match, pieces }: Puzzle): number[] => {
  const top = Math.max(3, ...pieces.flat());
  const count = match === 'equal' ? top + 1 : 2 * ((top >> 1) + 1);
  const most = match === 'equal' ? MOST_COLOURS : 2 * MOST_COLOURS;
  return Array.from({ length: Math.min(most, count + (match === 'equal' ? 1 : 2)) }, (_, label) => label);
};

/** A tap moves to the next label in use; a stroke writes the label of its first side along its way. */
export function interpret(design: Design, gesture: Gesture): Result<readonly Edit[], Note> {
  const { puzzle } = design;
  const filled = filledOf(design);
  const spots = 'path' in gesture ? gesture.path : [gesture.on];
  const sides = [...new Set(spots.map((spot) => sideAt(puzzle, spot)))].filter((side) => side !== undefined);
  const [first] = sides;
  if (first === undefined || !filled) return fail(NOTHING_HERE);
  const { at, names } = sidesOf(boardOf(puzzle));
  const now = filled.labels[at[first]];
  if ('path' in gesture) {
    const list = sides.slice(1).map((side) => ({ on: names[side], to: symbolOf(puzzle.match, now) }));
    return list.length ? ok(list) : fail(NOTHING_HERE);
  }
  if (gesture.verb === 'mark' || gesture.verb === 'flip') return wallEdit(puzzle, at[first]);
  const round = labelsOf(puzzle);
  const step = gesture.verb === 'back' ? -1 : gesture.verb === 'clear' ? -now : 1;
  const to = round[(now + step + round.length) % round.length];
  return to === now ? fail(NOTHING_HERE) : ok([{ on: names[first], to: symbolOf(puzzle.match, to) }]);
}

function wallEdit(puzzle: Puzzle, at: number): Result<readonly Edit[], Note> {
  const border = boardOf(puzzle).borderOf[at];
  if (border === NOWHERE) return fail(NOTHING_HERE);
  return ok([{ on: `w${border + 1}`, to: puzzle.walls[border] === FREE ? 'on' : '-' }]);
}

/** A letter is a label, '#' sets or removes a wall, '!' fixes the piece with this side or frees it. */
export function type(design: Design, at: Spot, text: string): Result<readonly Edit[], Note> {
  const { puzzle } = design;
  const side = sideAt(puzzle, at);
  if (side === undefined) return fail(NOTHING_HERE);
  const board = boardOf(puzzle);
  const { names, at: places } = sidesOf(board);
  const given = text.trim();
  if (given === '#') return wallEdit(puzzle, places[side]);
  if (given === '!') return ok([pinEdit(puzzle, Math.floor(places[side] / 3))]);
  const sign = puzzle.match === 'equal' ? given.toUpperCase() : given;
  const edit = { on: names[side], to: sign };
  return sign.length === 1 && labelOf(puzzle.match, sign) !== undefined
    ? ok([edit])
    : fail({ ...badValue(edit, puzzle.match === 'equal' ? 'A … L, #, !' : 'a … l, A … L, #, !'), at: [at] });
}

const pinEdit = (puzzle: Puzzle, cell: number): Edit => ({
  on: boardOf(puzzle).names[cell],
  to: puzzle.fixed.some((place) => place.cell === cell) ? '-' : 'fixed',
});

export function palette(design: Design, at: Spot): readonly EditChoice[] {
  const { puzzle } = design;
  const side = sideAt(puzzle, at);
  if (side === undefined) return [];
  const board = boardOf(puzzle);
  const { names, at: places } = sidesOf(board);
  const now = filledOf(design)?.labels[places[side]];
  const labels = labelsOf(puzzle).map((label) => ({
    code: 'edit-label',
    with: symbolValues(puzzle, 'sign', label),
    edits: [{ on: names[side], to: symbolOf(puzzle.match, label) }],
    isNow: now === label,
    key: symbolOf(puzzle.match, label),
  }));
  const wall = wallEdit(puzzle, places[side]);
  const cells = [Math.floor(places[side] / 3), board.neighbours[places[side]]].filter(
    (each) => each !== NOWHERE,
  );
  return [
    ...labels,
    ...(wall.ok
      ? [{ code: wall.value[0].to === 'on' ? 'edit-wall' : 'edit-no-wall', edits: wall.value, key: '#' }]
      : []),
    ...cells.map((cell) => {
      const edit = pinEdit(puzzle, cell);
      return {
        code: edit.to === 'fixed' ? 'edit-fix' : 'edit-unfix',
        with: { cell: board.names[cell] },
        edits: [edit],
      };
    }),
  ];
}
