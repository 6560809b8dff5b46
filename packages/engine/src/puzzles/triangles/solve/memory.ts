/**
 * The memory of a search: one block of numbers, each part at a constant offset, so that the hot functions
 * know one array only and nothing is allocated while they run.
 *
 * It belongs to the module and not to an object, because the JavaScript engine then knows its address when it compiles.
 * One search uses it at a time: another that continues after it gets its own contents back, see `Holder`.
 *
 * A bit stands for a kind of piece that is left (twins share one), in an order that each search chooses
 * anew. What a cell must show is its pattern: three digits, label + 1 for each side or 0 where nothing is
 * asked; a look into the table of masks gives the kinds that fit it. Open cells that are asked something
 * are links of a ring, so that one can be taken out and put back where it was; the others wait outside.
 */
import { NOWHERE } from '../../../grid/triangle.ts';
import { boardOf, FREE, isThreefold, type Piece, type Puzzle } from '../rules/rules.ts';

const CELL_LIMIT = 96;
const LABEL_LIMIT = 26;
const DEPTHS = CELL_LIMIT + 1;
const RING = CELL_LIMIT;

/** Two pseudo-cells stand for what is beyond the border. */
const WALL = CELL_LIMIT;
const OPEN_BORDER = CELL_LIMIT + 1;

/** No bit, side or cell: as large as a byte can be. */
const NONE = 255;
const NOTHING = -1;

/** From this bit of ASKED on: how many of the sides are asked for the key label. */
const KEYS = 3;

// Bytes. What stays the same for a search:
const WAYS = 0; // by bit: 1 for three equal sides, else 3
// What changes:
const ASKED = WAYS + CELL_LIMIT; // by cell: a bit for each side that is asked something, see KEYS
const FILLED = ASKED + CELL_LIMIT; // by cell: 1 where a piece is from the start
const LEFT = FILLED + CELL_LIMIT; // by bit: pieces of the kind that are left
const NEXT = LEFT + CELL_LIMIT; // the ring of cells that are asked something; it begins and ends at RING
const BEFORE = NEXT + CELL_LIMIT + 1;
const CELL_AT = BEFORE + CELL_LIMIT + 1; // by depth: the cell filled there
const SIDE_AT = CELL_AT + DEPTHS; // the one open side of the cell, see one-open.ts, or NONE
const KEPT_ASKED = SIDE_AT + DEPTHS; // ASKED of its neighbour there before the cell was filled
const TOUCHED = KEPT_ASKED + DEPTHS; // the only open neighbour of the cell filled last, or NONE when there may be more
const BYTES = 4 * Math.ceil((TOUCHED + 1) / 4);

// Words, from where the bytes end.
const COUNT = BYTES / 4; // cells
const BOTTOM = COUNT + 1; // cells filled from the start
const WORDS = COUNT + 2; // to a mask
const WAITING = COUNT + 3; // open cells that are asked nothing
const ODD = COUNT + 4; // sides that do not pair up
const BORDER_LEFT = COUNT + 5; // free border sides of open cells
const PARTNERS = COUNT + 6; // spare sides that an edge between open cells takes of a label: 2, or 1 of each letter
const SWAP = COUNT + 11; // what makes a label its mate: 0, or 1 for letters
const TWINS = COUNT + 12; // a bit for each kind with twins, where one word holds the kinds
const KEY = COUNT + 7; // the label that most sides ask for at the start
const SLACK = COUNT + 8; // pieces that hold it, less cells that ask for it; the same for two of it in the upper half
const NODES = COUNT + 9; // made by the last run
const UNUSED = COUNT + 13; // by word: a bit for each kind that is left
const BEYOND = UNUSED + 3; // by 3 · cell + side: the cell there, WALL or OPEN_BORDER, and from bit 8 on the side of it that touches
const LABELS = BEYOND + 3 * CELL_LIMIT; // by 3 · bit + way: what is shown, see `labelOf`
const PATTERNS = LABELS + 3 * CELL_LIMIT; // by 24 · bit + 8 · way + sides asked: the pattern it fits
const DEMAND = PATTERNS + 24 * CELL_LIMIT; // by 3 · label + side: what it adds to the pattern it faces
const SPARE = DEMAND + 3 * LABEL_LIMIT; // by label: sides left minus sides asked for
const PATTERN = SPARE + LABEL_LIMIT; // by cell: where in the table of masks its pattern is
const LAID = PATTERN + CELL_LIMIT; // by depth: 3 · bit + way of what is there, or NOTHING
const KEPT_PATTERN = LAID + DEPTHS; // by depth: PATTERN of that neighbour before, see one-open.ts
const KEPT_SLACK = KEPT_PATTERN + DEPTHS; // and SLACK
const REST = KEPT_SLACK + DEPTHS; // by depth and word: kinds still to try
const MASK = REST + 3 * DEPTHS; // by cell and word: kinds that fit its pattern
const TROUBLE = MASK + 3 * CELL_LIMIT; // by cell: how often a way left it without a piece, plus one
const MASKS = TROUBLE + CELL_LIMIT; // by pattern: kinds that fit, one or more words

/** Where one word holds the kinds, three more say in which of its ways each fits the pattern. */
const NARROW_SCALE = 4;

export const memory = /* #__PURE__ */ new Int32Array(MASKS + NARROW_SCALE * (LABEL_LIMIT + 1) ** 3);
/** The JavaScript engine knows that an index made of bytes cannot overflow. */
export const bytes = /* #__PURE__ */ new Uint8Array(memory.buffer, 0, BYTES);

/** Each module takes what it needs out of this once: its own number is a constant to the JavaScript engine. */
export const LAYOUT = {
  NONE,
  RING,
  WALL,
  OPEN_BORDER,
  COUNT,
  BOTTOM,
  WORDS,
  WAITING,
  ODD,
  BORDER_LEFT,
  PARTNERS,
  UNUSED,
  BEYOND,
  LABELS,
  SWAP,
  TWINS,
  WAYS,
  PATTERNS,
  DEMAND,
  SPARE,
  PATTERN,
  ASKED,
  FILLED,
  LEFT,
  NEXT,
  BEFORE,
  CELL_AT,
  LAID,
  NOTHING,
  KEYS,
  SIDE_AT,
  KEPT_ASKED,
  KEPT_PATTERN,
  KEPT_SLACK,
  REST,
  MASK,
  MASKS,
  KEY,
  SLACK,
  TROUBLE,
  TOUCHED,
  NODES,
} as const;

/** What a kind shows on a side, in one of its ways: five bits for each side, then what it holds of the key label, then its bit. */
export const labelOf = (labels: number, side: number): number => (labels >> (5 * side)) & 31;
export const heldBy = (labels: number): number => (labels >> 15) & 511;
export const bitOf = (labels: number): number => labels >> 24;

/** Digits of a pattern: a label more than there are, and 0. */
export const baseOf = ({ pieces, walls, match }: Puzzle): number => {
  let top = Math.max(...walls);
  for (const labels of pieces) top = Math.max(top, ...labels);
  return (match === 'equal' ? top : top | 1) + 2;
};

/** Words to a pattern, in which patterns are counted too: no product is needed to look one up. */
export const scaleOf = (words: number): number => (words === 1 ? NARROW_SCALE : words);

/** A search between two of its steps: the size of what it uses, and what it had there. */
export interface Holder {
  readonly size: number;
  readonly saved: Int32Array;
}

let holder: Holder | undefined;

/** Before every step: the memory is as this search left it. */
export function hold(next: Holder): void {
  if (holder === next) return;
  holder?.saved.set(memory.subarray(0, holder.size));
  memory.set(next.saved);
  holder = next;
}

/** What never changes for a puzzle. */
export function makeHolder(puzzle: Puzzle): Holder {
  const board = boardOf(puzzle);
  const base = baseOf(puzzle);
  const size = MASKS + Math.max(NARROW_SCALE, Math.ceil(board.cellCount / 32)) * base ** 3;
  const saved = new Int32Array(size);
  saved[COUNT] = board.cellCount;
  saved.fill(1, TROUBLE, MASKS);
  saved[PARTNERS] = puzzle.match === 'equal' ? 2 : 1;
  saved[SWAP] = puzzle.match === 'equal' ? 0 : 1;
  for (let at = 0; at < 3 * board.cellCount; at++) {
    const other = board.opposite[at];
    const beyond = puzzle.walls[board.borderOf[at]] === FREE ? OPEN_BORDER : WALL;
    saved[BEYOND + at] = other === NOWHERE ? beyond : Math.floor(other / 3) | ((other % 3) << 8);
  }
  return { size, saved };
}

/** An empty board, and these kinds, each as often as it is left. */
export function clear(
  base: number,
  kinds: readonly { readonly piece: Piece; readonly left: number }[],
  size: number,
): void {
  bytes.fill(0, ASKED, CELL_AT);
  bytes[TOUCHED] = NONE;
  memory.fill(0, UNUSED, BEYOND);
  memory.fill(0, SPARE, PATTERN);
  memory.fill(MASKS, PATTERN, LAID);
  memory.fill(NOTHING, LAID, KEPT_PATTERN);
  memory[TWINS] = 0;
  memory.fill(0, MASKS, size);
  memory[WORDS] = Math.max(1, Math.ceil(kinds.length / 32));
  const scale = scaleOf(memory[WORDS]);
  const weights = [scale * base * base, scale * base, scale]; // what a digit is worth on each side
  for (let label = 0; label < base - 1; label++)
    for (let side = 0; side < 3; side++)
      memory[DEMAND + 3 * label + side] = weights[side] * ((label ^ memory[SWAP]) + 1);
  kinds.forEach(({ piece, left }, bit) => addKind(weights, piece, left, bit));
}

function addKind(weights: readonly number[], piece: Piece, left: number, bit: number): void {
  const words = memory[WORDS];
  for (const label of piece) memory[SPARE + label] += left;
  bytes[LEFT + bit] = left;
  if (words === 1 && left > 1) memory[TWINS] |= 1 << bit;
  memory[UNUSED + (bit >> 5)] |= 1 << (bit & 31);
  bytes[WAYS + bit] = isThreefold(piece) ? 1 : 3;
  for (let way = 0; way < bytes[WAYS + bit]; way++) {
    let labels = bit << 24;
    for (let side = 0; side < 3; side++) labels |= piece[(side + 3 - way) % 3] << (5 * side);
    memory[LABELS + 3 * bit + way] = labels;
    for (let asked = 0; asked < 8; asked++) {
      const pattern = patternOf(weights, labels, asked);
      memory[PATTERNS + 24 * bit + 8 * way + asked] = pattern;
      memory[pattern + (bit >> 5)] |= 1 << (bit & 31);
      if (words === 1) memory[pattern + 1 + way] |= 1 << bit;
    }
  }
}

/** The pattern that asks the chosen sides to show these labels. */
function patternOf(weights: readonly number[], labels: number, asked: number): number {
  let pattern = MASKS;
  for (let side = 0; side < 3; side++)
    if (asked & (1 << side)) pattern += weights[side] * (labelOf(labels, side) + 1);
  return pattern;
}
