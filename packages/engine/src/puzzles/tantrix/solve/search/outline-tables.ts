/**
 * An outline to fill, in numbers: cells by number, and a choice is a tile in a turn (6 × tile + turn). Sets of
 * choices are rows of words, one bit each.
 */
import { type Cell, cellKey, neighbour, neighbours, sides, turnCell } from '../../../../grid/hex.ts';
import type { Goal } from '../../rules/rules.ts';
import { colours } from '../../rules/tiles.ts';
import { colourNumber, type Problem } from './problem.ts';

/** Sets of colours, as bits. */
export const SETS = 16;

export interface OutlineTables {
  readonly cells: readonly Cell[];
  readonly count: number;
  readonly words: number; // for the choices of one cell
  readonly colour: number;
  readonly isLine: boolean;
  /** An open line may end beside any tile, not only at the rim. */
  readonly isLoose: boolean;
  readonly at: ReadonlyMap<string, number>; // by the key of a cell
  readonly beside: Int32Array; // [cell][side]: the cell there, or −1
  readonly shown: Int8Array; // [choice][side]: a colour; where only the line must match, all others are one
  readonly showing: Int32Array; // [side][set of colours][word]
  readonly ofTile: Int32Array; // [tile][word]
  readonly below: Int32Array; // [tile][word]: the tiles before it
  readonly noEnd: Int32Array; // [cell][word]: the choices that show the line's colour nowhere at the rim
  /** Cells that turning the outline exchanges. */
  readonly orbit: readonly number[];
}

export function outlineTables(problem: Problem, goal: Goal): OutlineTables {
  const { outline: cells = [], pins, match } = problem;
  const count = cells.length;
  const words = Math.ceil((6 * count) / 32);
  const colour = colours.indexOf(problem.colour);
  const at = new Map(cells.map((cell, i) => [cellKey(cell), i]));
  const beside = Int32Array.from(
    cells.flatMap((cell) => sides.map((d) => at.get(cellKey(neighbour(cell, d))) ?? -1)),
  );
  const shown = shownBy(problem, count, colour);
  const isLine = goal === 'line';
  const base = {
    cells,
    count,
    words,
    colour,
    isLine,
    isLoose: isLine && match === 'loop',
    at,
    beside,
    shown,
  };
  return {
    ...base,
    ...tileRows(count, words),
    showing: showingRows(shown, count, words),
    noEnd: rimRows(base),
    orbit: pins.length > 0 ? [] : tightestOrbit(cells, at),
  };
}

function shownBy({ tiles, match }: Problem, count: number, colour: number): Int8Array {
  return Int8Array.from({ length: 36 * count }, (_, i) => {
    const shown = colourNumber(tiles[Math.floor(i / 36)], Math.floor(i / 6) % 6, i % 6);
    if (match === 'all' || shown === colour) return shown;
    return colour === 0 ? 1 : 0;
  });
}

function showingRows(shown: Int8Array, count: number, words: number): Int32Array {
  const showing = new Int32Array(6 * SETS * words);
  for (let choice = 0; choice < 6 * count; choice++)
    for (let d = 0; d < 6; d++)
      for (let set = 0; set < SETS; set++)
        if ((set >> shown[6 * choice + d]) & 1) setBit(showing, (d * SETS + set) * words, choice);
  return showing;
}

function tileRows(count: number, words: number): Pick<OutlineTables, 'ofTile' | 'below'> {
  const [ofTile, below] = [new Int32Array(count * words), new Int32Array(count * words)];
  for (let tile = 0; tile < count; tile++)
    for (let choice = 0; choice < 6 * tile + 6; choice++)
      setBit(choice < 6 * tile ? below : ofTile, tile * words, choice);
  return { ofTile, below };
}

type Rim = Pick<OutlineTables, 'beside' | 'shown' | 'colour'>;

/** How often a choice shows the line's colour at the rim. */
export function rimEnds({ beside, shown, colour }: Rim, cell: number, choice: number): number {
  let ends = 0;
  for (let d = 0; d < 6; d++) if (beside[6 * cell + d] < 0 && shown[6 * choice + d] === colour) ends++;
  return ends;
}

/**
 * Follows the line through a filled cell both ways: closed, or with both ends, it must have gone through everything.
 * `chosen`: by cell its choice, or −1.
 */
export function goesOn(tables: OutlineTables, chosen: Int32Array, cell: number): boolean {
  const { count, beside, shown, colour } = tables;
  let [length, ends] = [1, 0];
  for (let first = 0; first < 6; first++) {
    if (shown[6 * chosen[cell] + first] !== colour) continue;
    for (let here = cell, d = first; ; length++) {
      const next = beside[6 * here + d];
      const isOpen = next >= 0 && chosen[next] < 0;
      if (isOpen) break;
      const back = d < 3 ? d + 3 : d - 3;
      if (next < 0 || shown[6 * chosen[next] + back] !== colour) {
        ends++;
        break;
      }
      if (next === cell) return length === count;
      here = next;
      for (d = 0; d === back || shown[6 * chosen[here] + d] !== colour;) d++;
    }
  }
  return ends < 2 || length === count;
}

function rimRows(tables: Rim & Pick<OutlineTables, 'count' | 'words'>): Int32Array {
  const { count, words } = tables;
  const rows = new Int32Array(count * words);
  for (let cell = 0; cell < count; cell++)
    for (let choice = 0; choice < 6 * count; choice++)
      if (rimEnds(tables, cell, choice) === 0) setBit(rows, cell * words, choice);
  return rows;
}

/** Of the cells that turning the outline exchanges, those with the fewest neighbours: choices begin there. */
function tightestOrbit(cells: readonly Cell[], at: ReadonlyMap<string, number>): readonly number[] {
  const turned = sides.flatMap((sixths) => turnedCells(cells, sixths, at) ?? []);
  const room = (cell: Cell): number => neighbours(cell).filter((each) => at.has(cellKey(each))).length;
  const orbits = cells.map((_, i) => [...new Set([i, ...turned.map((places) => places[i])])]);
  const whole = orbits.filter((orbit) => orbit.length === turned.length);
  return whole.toSorted((a, b) => room(cells[a[0]]) - room(cells[b[0]]))[0] ?? [];
}

/** Where each cell goes when the outline is rotated onto itself; undefined when it does not fit. */
function turnedCells(
  cells: readonly Cell[],
  sixths: number,
  at: ReadonlyMap<string, number>,
): readonly (readonly number[])[] | undefined {
  const turned = cells.map((cell) => turnCell(cell, sixths));
  const low = (of: readonly Cell[], axis: 'q' | 'r'): number => Math.min(...of.map((cell) => cell[axis]));
  const [q, r] = [low(cells, 'q') - low(turned, 'q'), low(cells, 'r') - low(turned, 'r')];
  const places = turned.map((cell) => at.get(cellKey({ q: cell.q + q, r: cell.r + r })) ?? -1);
  return places.includes(-1) ? undefined : [places];
}

export const setBit = (words: Int32Array, from: number, bit: number): void => {
  words[from + (bit >> 5)] |= 1 << (bit & 31);
};

export const hasBit = (words: Int32Array, from: number, bit: number): boolean =>
  ((words[from + (bit >> 5)] >>> (bit & 31)) & 1) === 1;
