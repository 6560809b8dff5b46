/** Loads a position into the memory of a search: placed pieces constrain their neighbours, the others are left. */
import { kindsOf } from '../rules/kinds.ts';
import { mate, FREE, SHELF, boardOf, piecesByCell, shown, type Puzzle, type State } from '../rules/rules.ts';
import { NOWHERE } from '../../../grid/triangle.ts';
import { bytes, clear, labelOf, LAYOUT, memory, scaleOf } from './memory.ts';
import { askForKey, enterRing, isShort, keyCount, oddnessOf } from './placing.ts';
import { remask } from './wide.ts';

const { ASKED, BEFORE, BORDER_LEFT, BOTTOM, COUNT, DEMAND, FILLED, NEXT, ODD } = LAYOUT;
const { BEYOND, KEY, LABELS, LEFT, MASKS, SLACK, SWAP, WAYS } = LAYOUT;
const { OPEN_BORDER, PATTERN, RING, SPARE, WAITING, WORDS } = LAYOUT;

/**
 * Returns the kind of each bit, tried in the order of these pieces; undefined when a rule is already broken.
 * `base`: digits of a pattern; `size`: of the memory in use.
 */
export function load(
  puzzle: Puzzle,
  state: State,
  order: ArrayLike<number>,
  base: number,
  size: number,
): readonly number[] | undefined {
  const kinds = kindsOf(puzzle);
  const left = kinds.pieces.map((pieces) => pieces.filter((piece) => state.at[piece] === SHELF).length);
  const bits = [...new Set(Array.from(order, (piece) => kinds.of[piece]))].filter((kind) => left[kind] > 0);
  clear(
    base,
    bits.map((kind) => ({ piece: puzzle.pieces[kinds.pieces[kind][0]], left: left[kind] })),
    size,
  );
  if (!askAll(puzzle, state)) return undefined;
  countKey(bits.length, base);
  makeRing();
  return isBalanced(puzzle, base) ? bits : undefined;
}

/** What walls and placed pieces ask of open cells; false when two that touch disagree. */
function askAll(puzzle: Puzzle, state: State): boolean {
  const board = boardOf(puzzle);
  const byCell = piecesByCell(puzzle, state);
  const labelAt = (cell: number, side: number): number =>
    shown(puzzle.pieces[byCell[cell]], state.turn[byCell[cell]], side);
  memory[BORDER_LEFT] = 0;
  memory[WAITING] = 0;
  for (let cell = 0; cell < board.cellCount; cell++) bytes[FILLED + cell] = byCell[cell] === NOWHERE ? 0 : 1;
  for (let at = 0; at < 3 * board.cellCount; at++) {
    const [cell, side] = [Math.floor(at / 3), at % 3];
    const other = board.opposite[at];
    const beyond = other === NOWHERE ? NOWHERE : Math.floor(other / 3);
    const demand =
      beyond === NOWHERE
        ? puzzle.walls[board.borderOf[at]]
        : byCell[beyond] === NOWHERE
          ? FREE
          : mate(puzzle.match, labelAt(beyond, other % 3));
    if (byCell[cell] !== NOWHERE) {
      if (demand !== FREE && demand !== labelAt(cell, side)) return false;
    } else if (demand !== FREE) ask(at, demand);
    else if (memory[BEYOND + at] === OPEN_BORDER) memory[BORDER_LEFT]++;
  }
  return true;
}

function ask(at: number, label: number): void {
  const cell = Math.floor(at / 3);
  memory[PATTERN + cell] += memory[DEMAND + 3 * (label ^ memory[SWAP]) + (at % 3)];
  bytes[ASKED + cell] |= 1 << (at % 3);
  memory[SPARE + label]--;
}

/** Which pieces have the label that most sides ask for, and which cells ask for it: see placing.ts. */
function countKey(kinds: number, base: number): void {
  const scale = scaleOf(memory[WORDS]);
  const asked = Array.from({ length: base - 1 }, () => 0);
  const demands: { readonly cell: number; readonly label: number }[] = [];
  for (let at = 0; at < 3 * memory[COUNT]; at++) {
    const cell = Math.floor(at / 3);
    if ((bytes[ASKED + cell] & (1 << (at % 3))) === 0) continue;
    const label = (Math.floor((memory[PATTERN + cell] - MASKS) / scale / base ** (2 - (at % 3))) % base) - 1;
    asked[label]++;
    demands.push({ cell, label });
  }
  const key = asked.indexOf(Math.max(...asked));
  memory[KEY] = key;
  memory[SLACK] = 0;
  for (let bit = 0; bit < kinds; bit++) {
    let sides = 0;
    for (let side = 0; side < 3; side++) if (labelOf(memory[LABELS + 3 * bit], side) === key) sides++;
    const holds = keyCount(sides);
    for (let way = 0; way < bytes[WAYS + bit]; way++) memory[LABELS + 3 * bit + way] |= holds << 15;
    memory[SLACK] += bytes[LEFT + bit] * holds;
  }
  for (const { cell, label } of demands) if (label === key) askForKey(cell);
}

/** Open cells that are asked something make the ring, the first of them first. */
function makeRing(): void {
  bytes[NEXT + RING] = RING;
  bytes[BEFORE + RING] = RING;
  memory[BOTTOM] = memory[COUNT];
  for (let cell = 0; cell < memory[COUNT]; cell++) {
    if (bytes[FILLED + cell]) continue;
    memory[BOTTOM]--;
    memory[WAITING]++;
    if (bytes[ASKED + cell]) enterRing(cell);
    remask(cell, memory[WORDS]);
  }
}

function isBalanced(puzzle: Puzzle, base: number): boolean {
  memory[ODD] = 0;
  for (let label = 0; label < base - 1; label++) {
    if (memory[SPARE + label] < 0) return false;
    memory[ODD] += oddnessOf(label);
  }
  if (puzzle.match === 'complement') memory[ODD] >>= 1; // each pair was counted twice
  return memory[ODD] <= memory[BORDER_LEFT] && !isShort(memory[SLACK]);
}
