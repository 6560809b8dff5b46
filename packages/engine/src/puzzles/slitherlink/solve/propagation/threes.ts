/**
 * Two threes side by side: without a line between them, the other six edges would close a loop around
 * just the two. So there is a line, unless that small loop could be the whole solution.
 */
import { CROSS, LINE, OPEN, type Puzzle } from '../../rules/rules.ts';
import { ASKING, LINES, PAIRED, type Position } from './position.ts';
import type { Propagation } from './propagate.ts';

interface Threes {
  readonly a: number; // the two cells' sites
  readonly b: number;
  readonly between: number; // the edge both share
  readonly far: readonly [number, number]; // the edges opposite the shared one: lines whatever else holds
  readonly beyond: readonly [number, number]; // where the shared edge would run on: crosses likewise
}

/** A small loop has two cells and six neighbours that may ask for lines; a ninth clue must break. */
const MOST_CLUES_MET = 8;

/** Is this clue a 3 beside another 3? Then they are considered once everything else has settled. */
export function pairThrees({ at }: Propagation, { clues, width }: Puzzle, cell: number): void {
  const { hasClue, layout, count } = at;
  const { stride, cells } = layout;
  if (clues[cell] !== 3) return;
  const x = cells[cell];
  if (
    (hasClue[x - 1] && clues[cell - 1] === 3) ||
    (hasClue[x + 1] && clues[cell + 1] === 3) ||
    (hasClue[x - stride] && clues[cell - width] === 3) ||
    (hasClue[x + stride] && clues[cell + width] === 3)
  )
    count[PAIRED] = 1;
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

/** Adds what pairs of threes force, until no pair is waiting; false on a contradiction. */
export function drawThrees(board: Propagation, puzzle: Puzzle): boolean {
  const { hasClue, layout, count } = board.at;
  const { cells, stride, width } = layout;
  const { clues } = puzzle;
  count[PAIRED] = 0;
  for (let i = 0; i < cells.length; i++) {
    const x = cells[i];
    if (!hasClue[x] || clues[i] !== 3) continue;
    if (hasClue[x + 1] && clues[i + 1] === 3 && !drawPair(board, sideBySide(stride, x), puzzle)) return false;
    if (hasClue[x + stride] && clues[i + width] === 3 && !drawPair(board, oneAbove(stride, x), puzzle))
      return false;
  }
  return true;
}

function drawPair(board: Propagation, threes: Threes, puzzle: Puzzle): boolean {
  const { edge, layout, count } = board.at;
  const crossed = (each: number): boolean => layout.meshEdge[each] < 0 || board.decide(each, CROSS);
  if (!threes.far.every((each) => board.decide(each, LINE)) || !threes.beyond.every(crossed)) return false;
  if (edge[threes.between] !== OPEN) return true;
  if (mustPart(threes, board.at, puzzle)) return board.decide(threes.between, LINE);
  count[PAIRED] = 1;
  return true;
}
