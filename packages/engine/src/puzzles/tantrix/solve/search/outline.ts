/** Outlines: cells that the tiles must fill. The pyramid is a triangle of 3, 6, 10, … cells. */
import { type Cell, cellKey, neighbour, neighbours, sides } from '../../../../grid/hex.ts';
import { holesOf, islandsOf } from '../../rules/holes.ts';
import type { HoleRule, Placed } from '../../rules/rules.ts';
import { pinSides, type Problem } from './problem.ts';

/**
 * The first tile on an empty board, in every way that matters: without an outline one way, because the whole
 * board can be moved and turned; in an outline every tile and turn in its tightest cell, which must be filled.
 */
export function beginnings({ tiles, outline }: Problem): readonly Placed[] {
  if (!outline) return [{ tile: tiles[0], q: 0, r: 0, turn: 0 }];
  const inside = new Set(outline.map(cellKey));
  const room = (cell: Cell): number => neighbours(cell).filter((each) => inside.has(cellKey(each))).length;
  const [tightest] = outline.toSorted((a, b) => room(a) - room(b));
  return tiles.flatMap((tile) => sides.map((turn) => ({ tile, q: tightest.q, r: tightest.r, turn })));
}

/** Those whose wanted line stays inside on both sides: a loop must. */
export function loopBeginnings(problem: Problem): readonly Placed[] {
  const inside = new Set(problem.outline?.map(cellKey));
  return beginnings(problem).filter((pin) =>
    pinSides(pin, problem.colour).every((d) => !problem.outline || inside.has(cellKey(neighbour(pin, d)))),
  );
}

/** Can one line go through all of an outline without a forbidden hole? */
export function isOneArea(outline: readonly Cell[], holes: HoleRule): boolean {
  const cells = new Map(outline.map((cell) => [cellKey(cell), cell]));
  return islandsOf(cells).length <= 1 && (holes === 'allowed' || holesOf(cells).length === 0);
}
