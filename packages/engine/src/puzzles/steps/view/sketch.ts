/**
 * The board in characters, three to a location, its letters beside it, and the tray below:
 *
 *      ·     D  ·  g  G  ·           small letter: a lower ring; capital: an upper one
 *         ·    (d) D [G] g           brackets: the home of a piece; · an empty peg
 *
 *     tray  A/A  B/E  …              each piece as it is turned, its orientation above it
 */
import type { Glyph, Role, Sketch } from '../../../draw/scene.ts';
import { COLUMNS, drawingOf, isPeg, LOCATIONS, PLACES, ROWS, SHAPES } from '../rules/pieces.ts';
import {
  holderOf,
  letterOf,
  lying,
  orientationOf,
  pegSpot,
  pieceSpot,
  TRAY,
  type Puzzle,
  type State,
} from '../rules/rules.ts';
import type { Lookup } from '../../../vocabulary.ts';

const WIDTH = 6 + 5 * SHAPES.length;

export const sketch = (_: Puzzle, state: State): Sketch => ({
  rows: [...Array.from({ length: ROWS }, (__, row) => boardRow(state, row)), [], ...trayRows(state)].map(
    padded,
  ),
});

const padded = (row: readonly Glyph[]): Glyph[] => [...row, ...blanks(WIDTH - row.length)];
const blanks = (count: number): Glyph[] => Array.from({ length: count }, () => ({ char: ' ' }));

const chars = (text: string, role?: Role, spot?: string): Glyph[] =>
  Array.from(text, (char) => ({ char, ...(role && { role }), ...(spot && { spot }) }));

function boardRow(state: State, row: number): Glyph[] {
  const places = PLACES.slice(row * COLUMNS, (row + 1) * COLUMNS);
  const letters = LOCATIONS.slice(row * COLUMNS, (row + 1) * COLUMNS);
  return [
    ...places.flatMap((place) => locationGlyphs(state, place)),
    ...blanks(3),
    ...chars(letters, 'guide'),
  ];
}

/** The letter is the location's spot, the brackets beside it are the piece's. */
function locationGlyphs(state: State, location: number): Glyph[] {
  const spot = pegSpot(location);
  const holder = holderOf(state, location);
  if (!holder) return chars(isPeg(location) ? ' · ' : '   ', 'peg', spot);
  const letter = letterOf(holder.shape);
  const role: Role = `body-${holder.shape + 1}`;
  const [left, right] = location !== holder.home ? '  ' : isPeg(location) ? '()' : '[]';
  return [
    { char: left, role, spot: pieceSpot(holder.shape) },
    { char: isPeg(location) ? letter.toLowerCase() : letter, role, spot },
    { char: right, role, spot: pieceSpot(holder.shape) },
  ];
}

const trayRows = (state: State): Glyph[][] => [
  [...chars('tray  ', 'label', TRAY), ...slots(state, (shape) => `${letterOf(shape)}/${state.turns[shape]}`)],
  ...[0, 1, 2].map((row) => [...blanks(6), ...slots(state, (shape) => trayRow(state, shape, row))]),
];

const slots = (state: State, text: (shape: number) => string): Glyph[] =>
  SHAPES.flatMap((shape) =>
    lying(state, shape)
      ? blanks(5)
      : [...chars(text(shape), `body-${shape + 1}`, pieceSpot(shape)), ...blanks(2)],
  );

const SIGNS: Lookup<(letter: string) => string> = {
  '1': (letter) => letter.toLowerCase(),
  '2': (letter) => letter,
};

const trayRow = (state: State, shape: number, row: number): string =>
  Array.from(
    drawingOf(shape, orientationOf(state, shape)).slice(3 * row, 3 * row + 3),
    (sign) => SIGNS[sign]?.(letterOf(shape)) ?? ' ',
  ).join('');
