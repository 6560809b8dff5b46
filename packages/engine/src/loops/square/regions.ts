/**
 * Inside and outside are each connected: cells that cannot be reached from the rest of a side are on the
 * other one, and a cell known to be on the side that cannot be reached is a conflict.
 *
 * The reason is a border: the lines and the cells of the other side that close a region off. Both the
 * region and the rest have one; the one that spans fewer decision levels makes the better learnt clause.
 * It is stored when found, because the bits that show it are available only then.
 */
import type { Lit } from '../../kernel/literal.ts';
import { growInt32 } from '../../kernel/growable.ts';
import { addToReason, beginReason } from './because.ts';
import { level, shareFew, sharePart, size, STRIDE, value, VARIABLES } from './memory.ts';
import {
  dropReached,
  everyReached,
  findMissed,
  firstMissed,
  firstOf,
  floodFrom,
  NONE,
  openSide,
  sureInside,
  sureOutside,
  walkBorder,
} from './row-bits.ts';
import { cellVariable, isLine, mayBe } from './values.ts';

/** A border with this few levels is good enough: the other one is not even examined. */
const FEW_LEVELS = 2;
const OFF_BOARD = 0; // the first site

const suspect = shareFew(2); // by side: something may have been cut off

// Borders one after another: each is its number of literals, then the literals.
let borders = new Int32Array(1024);
const end = shareFew(1);
sharePart(
  () => borders.slice(0, end[0]),
  (saved) => {
    borders = growInt32(borders, saved.length);
    borders.set(saved);
  },
);

export function loadRegions(): void {
  suspect[0] = suspect[1] = 1;
  end[0] = 0;
}

export const isSuspect = (): boolean => (suspect[0] | suspect[1]) !== 0;

/** A point to go back to. */
export const bordersNow = (): number => end[0];

export function undoBorders(to: number): void {
  end[0] = to;
}

/** A line between cells that may both still be on one side may split it. */
export function lineDrawn(a: number, b: number): void {
  for (let side = 0; side < 2; side++)
    if (suspect[side] === 0 && mayBe(a, side) && mayBe(b, side) && !goesRound(a, b, side)) suspect[side] = 1;
}

/** Do two neighbours still meet around one end of the line between them? b is left of a, or above it. */
function goesRound(a: number, b: number, side: number): boolean {
  const stride = size[STRIDE];
  if (a - b === 1)
    return (
      (mayBe(a - stride, side) &&
        mayBe(b - stride, side) &&
        !isLine(2 * a) &&
        !isLine(2 * b) &&
        !isLine(2 * (a - stride) + 1)) ||
      (mayBe(a + stride, side) &&
        mayBe(b + stride, side) &&
        !isLine(2 * (a + stride)) &&
        !isLine(2 * (b + stride)) &&
        !isLine(2 * (a + stride) + 1))
    );
  return (
    (mayBe(a - 1, side) &&
      mayBe(b - 1, side) &&
      !isLine(2 * a + 1) &&
      !isLine(2 * b + 1) &&
      !isLine(2 * (a - 1))) ||
    (mayBe(a + 1, side) &&
      mayBe(b + 1, side) &&
      !isLine(2 * (a + 1) + 1) &&
      !isLine(2 * (b + 1) + 1) &&
      !isLine(2 * (a + 1)))
  );
}

/**
 * A cell that takes a side may split the other one, but only if that other side forms more than one arc
 * around it. Few cells are like that, so most walks over the board are avoided.
 */
export function sideTaken(x: number, inside: boolean): void {
  const side = inside ? 0 : 1; // the side that loses it
  if (suspect[side] === 0 && arcsAround(x, side) > 1) suspect[side] = 1;
}

function arcsAround(x: number, side: number): number {
  const stride = size[STRIDE];
  const up = mayBe(x - stride, side);
  const right = mayBe(x + 1, side);
  const down = mayBe(x + stride, side);
  const left = mayBe(x - 1, side);
  let arcs = +up + +right + +down + +left;
  if (arcs < 2) return arcs;
  // Two neighbours belong to one arc when they meet in the diagonal cell between them.
  if (up && right && mayBe(x - stride + 1, side) && !isLine(2 * (x - stride + 1) + 1) && !isLine(2 * (x + 1)))
    arcs--;
  if (
    right &&
    down &&
    mayBe(x + stride + 1, side) &&
    !isLine(2 * (x + stride + 1)) &&
    !isLine(2 * (x + stride + 1) + 1)
  )
    arcs--;
  if (
    down &&
    left &&
    mayBe(x + stride - 1, side) &&
    !isLine(2 * (x + stride) + 1) &&
    !isLine(2 * (x + stride - 1))
  )
    arcs--;
  if (left && up && mayBe(x - stride - 1, side) && !isLine(2 * (x - 1)) && !isLine(2 * (x - stride) + 1))
    arcs--;
  return arcs;
}

export interface Verdicts {
  readonly imply: (lit: Lit, border: number) => boolean; // false on a conflict
  readonly clash: () => void; // with the reason collected
}

/** Implies or refutes what is out of reach, on both sides, where something may have been cut off. */
export function settleRegions(verdicts: Verdicts): void {
  if (suspect[0] !== 0) {
    suspect[0] = 0;
    if (!settleSide(0, OFF_BOARD, verdicts)) return;
  }
  if (suspect[1] === 0) return;
  const root = firstOf(sureInside);
  if (root === NONE) return; // it stays suspect
  suspect[1] = 0;
  settleSide(1, root, verdicts);
}

/** False on a conflict. */
function settleSide(inside: number, root: number, { imply, clash }: Verdicts): boolean {
  openSide(inside);
  floodFrom(root);
  if (!findMissed()) return true;
  const lost = firstMissed(inside ? sureInside : sureOutside);
  if (lost !== NONE) {
    floodFrom(lost);
    const border = keepBorder(inside, root);
    beginReason();
    addToReason(2 * cellVariable(lost) + (1 - inside));
    addBorder(border);
    end[0] = border;
    clash();
    return false;
  }
  for (let x = firstMissed(undefined); x !== NONE; x = firstMissed(undefined)) {
    floodFrom(x);
    const border = keepBorder(inside, root);
    if (!everyReached((each) => imply(2 * cellVariable(each) + inside, border))) return false;
    dropReached();
  }
  return true;
}

export function addBorder(at: number): void {
  for (let i = at + 1; i <= at + borders[at]; i++) addToReason(borders[i]);
}

// Decision levels met, round by round.
const levelRound = new Int32Array(VARIABLES + 1);
let rounds = 0;
let levels = 0;
let side = 0;

/** Stores the border between what the last flood reached and the rest, seen from the side that spans fewer levels. */
function keepBorder(inside: number, root: number): number {
  const at = end[0];
  side = inside;
  collect(at, root, false);
  if (levels <= FEW_LEVELS) return at;
  const [here, after] = [levels, end[0]];
  collect(after, root, true);
  if (levels < here) {
    borders.copyWithin(at, after, end[0]);
    end[0] -= after - at;
  } else end[0] = after;
  return at;
}

function collect(at: number, root: number, ofRest: boolean): void {
  borders = growInt32(borders, at + 1);
  end[0] = at + 1;
  rounds++;
  levels = 0;
  if (side === 1) post(2 * cellVariable(root));
  walkBorder(ofRest, postPiece);
  borders[at] = end[0] - at - 1;
}

/** One piece of border: the line, or the cell of the other side beyond it, whichever has the lower level. */
function postPiece(beyond: number, edge: number): void {
  const cell = 2 * cellVariable(beyond) + side;
  if (value[2 * edge] > 0 && (value[cell] <= 0 || level[edge] <= level[cell >> 1])) post(2 * edge);
  else post(cell);
}

/** What holds at level 0 is left out. */
function post(lit: Lit): void {
  const at = level[lit >> 1];
  if (at === 0) return;
  if (end[0] >= borders.length) borders = growInt32(borders, end[0] + 1);
  borders[end[0]++] = lit;
  if (levelRound[at] === rounds) return;
  levelRound[at] = rounds;
  levels++;
}
