/** A board at its fixpoint as a problem for the loop search: its cells are what the search calls dots. */
import type { Lit } from '../../../kernel/literal.ts';
import { negative, positive } from '../../../kernel/literal.ts';
import { layoutOf, type Layout } from '../../../loops/square/layout.ts';
import type { LoopProblem } from '../../../loops/square/search.ts';
import { ANY as ANY_CONFIGURATION } from '../../../loops/square/tables.ts';
import { farLink, nearLink, opposite } from '../rules/board.ts';
import { BLACK, CROSS, LINE, pearlCells, type Puzzle } from '../rules/rules.ts';
import type { Propagation } from './propagation.ts';
import { CONFIGURATIONS, COUNT } from './ways.ts';

/** The loop must visit every pearl, with two lines each. */
export function problemOf(position: Propagation, puzzle: Puzzle): LoopProblem {
  const { board, ways } = position;
  const layout = layoutOf(board.width - 1, board.height - 1);
  const { sites, stride, dots, edges } = layout;
  const domain = new Uint16Array(2 * sites).fill(ANY_CONFIGURATION);
  const isPearl = new Uint8Array(sites);
  for (let cell = 0; cell < board.cells; cell++) {
    domain[sites + dots[cell]] = CONFIGURATIONS[ways[cell]];
    isPearl[dots[cell]] = puzzle.pearls[cell] ? 1 : 0;
  }
  const edge = new Uint8Array(2 * sites);
  for (let link = 0; link < edges.length; link++) edge[edges[link]] = position.valueOf(link);
  const pearls = pearlCells(puzzle);
  const clauses: Lit[][] = [];
  for (const cell of pearls) addPearl(clauses, position, cell, puzzle.pearls[cell] === BLACK, edges);
  for (const cell of pearls)
    if (puzzle.pearls[cell] !== BLACK && COUNT[ways[cell]] > 1) addCorners(clauses, layout, dots[cell]);
  return {
    layout,
    domain,
    edge,
    weightOf: (e) => isPearl[e >> 1] + isPearl[e & 1 ? (e >> 1) + stride : (e >> 1) + 1],
    whole: 2 * pearls.length,
    everyDot: false,
    clauses,
  };
}

/** The loop goes straight through a white pearl, so opposite corners of its cell are on different sides. */
function addCorners(clauses: Lit[][], { sites, stride, isCell }: Layout, dot: number): void {
  for (let way = 0; way < 2; way++) {
    const a = way === 0 ? dot - stride - 1 : dot - stride;
    const b = way === 0 ? dot : dot - 1;
    if (!isCell[a] || !isCell[b]) continue;
    clauses.push([positive(2 * sites + a), positive(2 * sites + b)]);
    clauses.push([negative(2 * sites + a), negative(2 * sites + b)]);
  }
}

/** What a pearl still demands beyond its own cell: straight on after a black one, a turn beside a white one. */
function addPearl(
  clauses: Lit[][],
  position: Propagation,
  cell: number,
  isBlack: boolean,
  edges: Int32Array,
): void {
  const { board } = position;
  for (let direction = 0; direction < (isBlack ? 4 : 2); direction++) {
    const near = nearLink(board, cell, direction);
    const far = farLink(board, cell, direction);
    if (far < 0 || position.valueOf(near) === CROSS) continue;
    if (isBlack) {
      if (position.valueOf(far) !== LINE) clauses.push([negative(edges[near]), positive(edges[far])]);
      continue;
    }
    const across = farLink(board, cell, opposite(direction));
    if (across < 0 || position.valueOf(far) === CROSS || position.valueOf(across) === CROSS) continue;
    clauses.push([negative(edges[near]), negative(edges[far]), negative(edges[across])]);
  }
}
