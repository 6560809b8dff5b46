/**
 * Two threes side by side: without a line between them, the other six edges would close a loop around
 * just the two. So there is a line, unless that small loop could be the whole solution.
 */
import { CROSS, LINE, OPEN, type Puzzle } from '../../rules/rules.ts';
import type { Layout } from '../../../../loops/square/layout.ts';
import { ASKING, LINES, type Position } from './position.ts';
import type { Propagation } from './propagate.ts';

export interface Threes {
  readonly a: number; // the two cells' sites
  readonly b: number;
  readonly between: number; // the edge both share
  readonly far: readonly [number, number]; // the edges opposite the shared one: lines whatever else holds
  readonly beyond: readonly [number, number]; // where the shared edge would run on: crosses likewise
}

/** A small loop has two cells and six neighbours that may ask for lines; a ninth clue must break. */
const MOST_CLUES_MET = 8;

export function adjacentThrees({ clues }: Puzzle, layout: Layout): Threes[] {
  const { width, height, cells, stride } = layout;
  const found: Threes[] = [];
  for (let i = 0; i < cells.length; i++) {
    if (clues[i] !== 3) continue;
    const x = cells[i];
    if (i % width < width - 1 && clues[i + 1] === 3) found.push(sideBySide(stride, x));
    if (i < width * (height - 1) && clues[i + width] === 3) found.push(oneAbove(stride, x));
  }
  return found;
}

const sideBySide = (stride: number, x: number): Threes => ({
  a: x,
  b: x + 1,
  between: 2 * (x + 1) + 1,
  far: [2 * x + 1, 2 * (x + 2) + 1],
  beyond: [2 * (x + 1 - stride) + 1, 2 * (x + 1 + stride) + 1],
});

const oneAbove = (stride: number, x: number): Threes => ({
  a: x,
  b: x + stride,
  between: 2 * (x + stride),
  far: [2 * x, 2 * (x + 2 * stride)],
  beyond: [2 * (x + stride - 1), 2 * (x + stride + 1)],
});

/** The six edges around the pair. */
const loopAround = (stride: number, { a, b, between }: Threes): number[] =>
  [...edgesOf(stride, a), ...edgesOf(stride, b)].filter((edge) => edge !== between);

const edgesOf = (stride: number, x: number): number[] => [
  2 * x,
  2 * (x + 1) + 1,
  2 * (x + stride),
  2 * x + 1,
];

/** The small loop of the two would leave out a line, a point to visit or another clue. */
function mustPart(threes: Threes, at: Position, puzzle: Puzzle): boolean {
  const { count, edge, rule, layout } = at;
  if (count[ASKING] > MOST_CLUES_MET || rule === 'every-dot') return true;
  const loop = loopAround(layout.stride, threes);
  if (count[LINES] > loop.filter((each) => edge[each] === LINE).length) return true;
  return breaksAnother(at, puzzle, threes.a, threes.b, loop);
}

function breaksAnother(at: Position, puzzle: Puzzle, a: number, b: number, loop: readonly number[]): boolean {
  const { cells, stride } = at.layout;
  return cells.some(
    (x, i) =>
      at.hasClue[x] === 1 &&
      x !== a &&
      x !== b &&
      edgesOf(stride, x).filter((edge) => loop.includes(edge)).length !== puzzle.clues[i],
  );
}

/** Adds what pairs of threes force; false on a contradiction. */
export function drawThrees(board: Propagation, threes: readonly Threes[], puzzle: Puzzle): boolean {
  return threes.every((each) => drawPair(board, each, puzzle));
}

function drawPair(board: Propagation, threes: Threes, puzzle: Puzzle): boolean {
  const { hasClue, edge, layout } = board.at;
  if (!hasClue[threes.a] || !hasClue[threes.b]) return true;
  const crossed = (each: number): boolean => layout.meshEdge[each] < 0 || board.decide(each, CROSS);
  if (!threes.far.every((each) => board.decide(each, LINE)) || !threes.beyond.every(crossed)) return false;
  if (edge[threes.between] !== OPEN || !mustPart(threes, board.at, puzzle)) return true;
  return board.decide(threes.between, LINE);
}
