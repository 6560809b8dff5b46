/**
 * Inside and outside: classes of cells whose sides are known relative to each other. A line separates its
 * two cells, a cross joins them, and so do edges that must be equal or unequal. Classes are labelled
 * directly and the smaller is relabelled on a join, so asking costs one load.
 */
import { CROSS, LINE, OPEN } from '../../rules/rules.ts';
import type { Propagation } from './propagate.ts';
import {
  ANY,
  BY_CORNER,
  BY_OPPOSITE,
  EQUAL_PAIRS,
  OPPOSITES,
  PROJECT_HIGH,
  PROJECT_LOW,
  UNEQUAL_PAIRS,
} from '../../../../loops/square/tables.ts';

/** Two cells have the same side (0) or not (1): joins their classes and reports everything between them. */
export function join(board: Propagation, a: number, b: number, unequal: number): boolean {
  const { label, parity, next, size } = board.at;
  if (label[a] === label[b]) return (parity[a] ^ parity[b]) === unequal;
  if (size[label[a]] < size[label[b]]) return join(board, b, a, unequal);
  board.joins++;
  const kept = label[a];
  const flip = parity[a] ^ parity[b] ^ unequal;
  size[kept] += size[label[b]];
  let cell = b;
  do {
    label[cell] = kept;
    parity[cell] ^= flip;
    if (!tellNeighbours(board, cell, kept)) return false;
    cell = next[cell];
  } while (cell !== b);
  const after = next[a];
  next[a] = next[b];
  next[b] = after;
  return true;
}

/** What a cell's new class says about the edges, dots and cells between it and its fellows. */
function tellNeighbours(board: Propagation, cell: number, kept: number): boolean {
  const { label, parity, layout } = board.at;
  const { stride, isCell, sites } = layout;
  const own = parity[cell];
  for (let way = 0; way < 4; way++) {
    const step = way === 0 ? -stride : way === 1 ? 1 : way === 2 ? stride : -1;
    const near = cell + step;
    if (label[near] === kept) {
      const edge = way === 0 ? 2 * cell : way === 1 ? 2 * near + 1 : way === 2 ? 2 * near : 2 * cell + 1;
      if (!board.decide(edge, own ^ parity[near] ? LINE : CROSS)) return false;
    }
    const far = near + step;
    if (
      isCell[near] &&
      label[far] === kept &&
      !board.restrict(near, BY_OPPOSITE[2 * (way & 1) + (own ^ parity[far])])
    )
      return false;
    const turn = way === 0 ? 1 : way === 1 ? stride : way === 2 ? -1 : -stride;
    const diagonal = near + turn;
    if (label[diagonal] !== kept) continue;
    // Ways 0 … 3 go with the cell's corners: upper right, lower right, lower left, upper left.
    const dot = way === 0 ? cell + 1 : way === 1 ? cell + stride + 1 : way === 2 ? cell + stride : cell;
    const corner = way & 1 ? 1 : 0;
    const pairs = own ^ parity[diagonal] ? UNEQUAL_PAIRS : EQUAL_PAIRS;
    if (!board.restrict(sites + dot, BY_CORNER[(corner << 4) | pairs])) return false;
  }
  return true;
}

/** What a narrowed domain says about sides: across a cell between opposite edges, along a dot's diagonals. */
export function relate(board: Propagation, node: number): boolean {
  const { domain, layout } = board.at;
  const { sites, stride } = layout;
  const now = domain[node];
  const seen = PROJECT_LOW[now & 255] | PROJECT_HIGH[now >> 8];
  if (node < sites) {
    return (
      relateOpposite(board, node - stride, node + stride, (seen >> OPPOSITES) & 3) &&
      relateOpposite(board, node - 1, node + 1, (seen >> (OPPOSITES + 2)) & 3)
    );
  }
  const dot = node - sites;
  return (
    relateDiagonal(board, dot - stride, dot - 1, seen & 15) &&
    relateDiagonal(board, dot - stride - 1, dot, (seen >> 4) & 15)
  );
}

const relateOpposite = (board: Propagation, a: number, b: number, possible: number): boolean =>
  possible === 3 || join(board, a, b, possible >> 1);

function relateDiagonal(board: Propagation, a: number, b: number, pairs: number): boolean {
  if ((pairs & UNEQUAL_PAIRS) === 0) return join(board, a, b, 0);
  if ((pairs & EQUAL_PAIRS) === 0) return join(board, a, b, 1);
  return true;
}

/** Passes everything known so far to the sides, as if they had been listening from the start. */
export function beginSides(board: Propagation): boolean {
  const { edge, layout, domain } = board.at;
  for (let i = 0; i < layout.edges.length; i++) {
    const e = layout.edges[i];
    const from = e >> 1;
    const beside = e & 1 ? from - 1 : from - layout.stride;
    if (edge[e] !== OPEN && !join(board, from, beside, edge[e] === LINE ? 1 : 0)) return false;
  }
  for (let i = 0; i < layout.cells.length; i++)
    if (domain[layout.cells[i]] !== ANY && !relate(board, layout.cells[i])) return false;
  for (let i = 0; i < layout.dots.length; i++)
    if (!relate(board, layout.sites + layout.dots[i])) return false;
  return true;
}
