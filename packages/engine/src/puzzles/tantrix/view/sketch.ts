/**
 * The board in characters. Touching tiles share the letter between them; `!` marks where they disagree.
 *
 *         Y
 *      R     B          6 columns per cell across, 4 rows per cell down
 *         7
 *      Y     B    ·     a dot is an empty cell beside a tile
 *         R
 *     ▭  5 YYRBBR  7 ·  what is left, with its sides clockwise from the upper right; a dot for those on the board
 */
import type { Glyph, Role, Sketch } from '../../../draw/scene.ts';
import type { Spot } from '../../../vocabulary.ts';
import type { Cell } from '../../../grid/hex.ts';
import { ribbonRole } from './ribbons.ts';
import {
  hexSpot,
  placeOf,
  type Placed,
  type Puzzle,
  shelfSpot,
  slotTiles,
  type State,
  tileSpot,
} from '../rules/rules.ts';
import { emptyCells } from '../rules/empty.ts';
import { type Colour, colours, sidesAt } from '../rules/tiles.ts';

const across: readonly number[] = [3, 3, 0, -3, -3, 0];
const down: readonly number[] = [-1, 1, 2, 1, -1, -2];
const perLine = 5;

class Page {
  readonly #cells = new Map<string, Glyph>();
  readonly #keys: { readonly x: number; readonly y: number }[] = [];

  put(x: number, y: number, glyph: Glyph): void {
    const key = `${x} ${y}`;
    const there = this.#cells.get(key);
    this.#keys.push({ x, y });
    const clash = there && glyph.char !== there.char;
    this.#cells.set(key, clash ? { char: '!', role: 'mismatch' } : glyph);
  }

  rows(): readonly (readonly Glyph[])[] {
    const xs = this.#keys.map((each) => each.x);
    const ys = this.#keys.map((each) => each.y);
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    const [wide, high] = [Math.max(...xs) - left + 1, Math.max(...ys) - top + 1];
    return Array.from({ length: high }, (_, y) =>
      Array.from({ length: wide }, (__, x) => this.#cells.get(`${x + left} ${y + top}`) ?? { char: ' ' }),
    );
  }
}

export function sketch(puzzle: Puzzle, state: State): Sketch {
  const page = new Page();
  for (const cell of emptyCells(puzzle, state))
    page.put(...centreOf(cell), { char: '·', role: 'guide', spot: hexSpot(cell) });
  for (const place of state.placed) putTile(page, place);
  const rows = [...page.rows(), ...shelfRows(puzzle, state)];
  const wide = Math.max(...rows.map((row) => row.length));
  return { rows: rows.map((row) => [...row, ...blanks(wide - row.length)]) };
}

const centreOf = ({ q, r }: Cell): readonly [number, number] => [6 * q, 4 * r + 2 * q];
const blanks = (count: number): readonly Glyph[] => Array.from({ length: count }, () => ({ char: ' ' }));

function putTile(page: Page, place: Placed): void {
  const [x, y] = centreOf(place);
  const digits = String(place.tile);
  const from = x - digits.length + 1;
  for (const [i, char] of [...digits].entries())
    page.put(from + i, y, { char, role: 'label', spot: hexSpot(place) });
  for (const [d, colour] of sidesAt(place.tile, place.turn).entries())
    page.put(x + across[d], y + down[d], { char: colour, role: ribbonRole(colour) });
}

/** The symbol of the shelf itself, then its tiles, a few per line. */
function shelfRows(puzzle: Puzzle, state: State): readonly (readonly Glyph[])[] {
  const tiles = slotTiles(puzzle, state);
  const lines = Math.max(1, Math.ceil(tiles.length / perLine));
  return Array.from({ length: lines }, (_, line) => [
    line === 0 ? { char: '▭', role: 'outline', spot: shelfSpot } : { char: ' ' },
    ...tiles.slice(line * perLine, (line + 1) * perLine).flatMap((tile) => slotGlyphs(puzzle, state, tile)),
  ]);
}

function slotGlyphs(puzzle: Puzzle, state: State, tile: number): readonly Glyph[] {
  const spot: Spot = tileSpot(tile);
  if (placeOf(state, tile))
    return [...`  ${String(tile).padStart(2)} ·     `].map((char) => slotGlyph(char, spot));
  const turn = state.turns[puzzle.tiles.indexOf(tile)];
  const word = `${String(tile).padStart(2)} ${sidesAt(tile, turn).join('')}`;
  return [...`  ${word}`].map((char) => slotGlyph(char, spot));
}

const slotGlyph = (char: string, spot: Spot): Glyph =>
  char === ' ' ? { char } : { char, role: roleOf(char), spot };

const roleOf = (char: string): Role =>
  (colours as readonly string[]).includes(char) ? ribbonRole(char as Colour) : 'label';
