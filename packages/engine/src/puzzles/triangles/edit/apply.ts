/**
 * What edits do:
 *
 *     c3l=B        the side shows B; the cell beyond shows its mate, and the pieces follow
 *     w5=A  w5=-   the fifth border side asks for A, or for nothing; 'on' for what the piece there shows
 *     c3=ABC       the piece that shows A, B, C there is fixed; 'fixed' as drawn, '-' not at all
 *     board=… match=… pieces=… walls=… fixed=…      whole lists, as the native line writes them
 *     pieces=shuffle     takes the board apart: the same pieces under other numbers
 *     pieces=different   changes labels until no two pieces are alike
 */
import { NOWHERE, triangleBoard } from '../../../grid/triangle.ts';
import { badPlace, badValue } from '../../../loops/board-edits.ts';
import { fail, ok, type Result } from '../../../result.ts';
import { makeRng, shuffle } from '../../../rng.ts';
import type { Edit, Note } from '../../../vocabulary.ts';
import { native, puzzleFields } from '../formats/native.ts';
import {
  boardOf,
  cellSpot,
  FREE,
  isFixed,
  labelOf,
  looseCount,
  matchings,
  piecesByCell,
  SHELF,
  shown,
  start,
  symbolOf,
  turnFor,
  type Matching,
  type Puzzle,
  type State,
} from '../rules/rules.ts';
import { apart } from './apart.ts';
import { designOf, filledOf, renumbered, write, type Design } from './filled.ts';
import { sidesOf } from './sides.ts';

export function apply(design: Design, edit: Edit): Result<Design, Note> {
  const made = designAfter(design, edit);
  if (!made.ok) return made;
  const read = native.parse(native.format(made.value));
  return read.ok ? ok(made.value) : fail(plain(read.error));
}

const plain = ({ code, with: values }: Note): Note => ({ code, at: [], ...(values && { with: values }) });

const LISTS = ['board', 'match', 'pieces', 'walls', 'fixed'] as const;

function designAfter(design: Design, edit: Edit): Result<Design, Note> {
  const { puzzle } = design;
  const board = boardOf(puzzle);
  if (edit.on === 'board') return onBoard(design, edit);
  if (edit.on === 'pieces' && edit.to === 'shuffle') return ok(taken(design));
  if (edit.on === 'pieces' && edit.to === 'different') return apart(design);
  const list = LISTS.indexOf(edit.on as (typeof LISTS)[number]);
  if (list >= 0) return withList(design, list, edit);
  const side = sidesOf(board).byName.get(edit.on);
  if (side !== undefined) return labelled(design, sidesOf(board).at[side], edit);
  const [, number] = /^w([1-9]\d?)$/.exec(edit.on) ?? [];
  if (number !== undefined && Number(number) <= board.border.length)
    return walled(design, Number(number) - 1, edit);
  const cell = board.names.indexOf(edit.on);
  if (cell >= 0) return pinned(design, cell, edit);
  return fail(badPlace(edit, `${board.names[0]}, ${sidesOf(board).names[0]}, w1, ${LISTS.join(', ')}`));
}

/** Another board has other cells: nothing on this one can stay. */
function onBoard(design: Design, edit: Edit): Result<Design, Note> {
  if (!triangleBoard(edit.to)) return fail({ code: 'no-such-board', at: [], with: { board: edit.to } });
  const { board, match } = design.puzzle;
  return ok(edit.to === board ? design : plainBoard(edit.to, match));
}

/** Every side shows the first label: one filling of the board, all of whose pieces are alike. */
export function plainBoard(board: string, match: Matching): Design {
  const { cellCount, border, up } = boardOf({ board });
  const label = (cell: number): number => (match === 'equal' || up[cell] ? 0 : 1);
  const cells = Array.from({ length: cellCount }, (_, cell) => cell);
  return {
    puzzle: {
      board,
      match,
      pieces: cells.map((cell) => [label(cell), label(cell), label(cell)]),
      fixed: [],
      walls: border.map(() => FREE),
    },
    state: {
      at: cells,
      turn: cells.map((cell) => (up[cell] ? 0 : 1)),
      locked: cells.map(() => false),
    },
  };
}

/** A list as in the native line; a drawing stays where it still fits. */
function withList({ puzzle, state }: Design, list: number, edit: Edit): Result<Design, Note> {
  if (edit.on === 'match') {
    const match = matchings.find((each) => each === edit.to);
    if (!match) return fail(badValue(edit, matchings.join(' | ')));
    return ok(match === puzzle.match ? { puzzle, ...(state && { state }) } : plainBoard(puzzle.board, match));
  }
  const fields = puzzleFields(puzzle).with(list, edit.to === '-' ? '' : edit.to);
  const text = ['triangles', ...fields].join(':').replace(/:+$/, '');
  const read = native.parse(text);
  if (!read.ok) return fail(plain(read.error));
  const next = { puzzle: read.value.puzzle, ...(state && edit.on === 'walls' && { state }) };
  return ok(next);
}

function labelled(design: Design, at: number, edit: Edit): Result<Design, Note> {
  const { puzzle } = design;
  const label = edit.to.length === 1 ? labelOf(puzzle.match, edit.to) : undefined;
  if (label === undefined) return fail(badValue(edit, puzzle.match === 'equal' ? 'A … L' : 'a … l, A … L'));
  const filled = filledOf(design);
  if (!filled) return fail({ code: 'edit-not-filled', at: [] });
  const walls = write(puzzle, filled.labels, at, label);
  return ok(designOf(design, filled, walls));
}

function walled(design: Design, border: number, edit: Edit): Result<Design, Note> {
  const { puzzle } = design;
  const at = boardOf(puzzle).border[border];
  const there = filledOf(design)?.labels[at];
  const label =
    edit.to === '-'
      ? FREE
      : edit.to === 'on'
        ? there
        : edit.to.length === 1
          ? labelOf(puzzle.match, edit.to)
          : undefined;
  if (label === undefined) return fail(badValue(edit, 'A … L, on, -'));
  return ok({ ...design, puzzle: { ...puzzle, walls: puzzle.walls.with(border, label) } });
}

/** Fixed pieces are the last ones: the piece goes there, or from there back among the others. */
function pinned(design: Design, cell: number, edit: Edit): Result<Design, Note> {
  const { puzzle } = design;
  const at = [cellSpot(boardOf(puzzle), cell)];
  const pinnedNow = puzzle.fixed.findIndex((place) => place.cell === cell);
  if (edit.to === '-')
    return pinnedNow < 0 ? ok(design) : ok(unpinned(design, looseCount(puzzle) + pinnedNow));
  if (pinnedNow >= 0 && edit.to === fixedText(puzzle, looseCount(puzzle) + pinnedNow)) return ok(design);
  const free = pinnedNow < 0 ? design : unpinned(design, looseCount(puzzle) + pinnedNow);
  const moved = edit.to === 'fixed' ? free : laid(free, cell, edit.to);
  const piece = moved && piecesByCell(moved.puzzle, moved.state ?? start(moved.puzzle))[cell];
  if (!moved || piece === undefined || piece === NOWHERE)
    return fail({ ...badValue(edit, 'ABC, fixed, -'), at });
  if (isFixed(moved.puzzle, piece)) return ok(moved);
  const others = moved.puzzle.pieces.map((_, i) => i).filter((i) => i !== piece);
  return ok(renumbered(moved, [...others, piece], moved.puzzle.fixed.length + 1));
}

const fixedText = (puzzle: Puzzle, piece: number): string => cellText(puzzle, start(puzzle), piece);

function unpinned(design: Design, piece: number): Design {
  const { puzzle } = design;
  const others = puzzle.pieces.map((_, i) => i).filter((i) => i !== piece);
  const loose = looseCount(puzzle);
  const next = renumbered(design, others.toSpliced(loose, 0, piece), puzzle.fixed.length - 1);
  return design.state ? next : { puzzle: next.puzzle };
}

/** Places a loose piece that shows these labels there and swaps it with the one there. Undefined when there is none. */
function laid(design: Design, cell: number, text: string): Design | undefined {
  const { puzzle, state = start(puzzle) } = design;
  const labels = Array.from(text, (sign) => labelOf(puzzle.match, sign));
  if (labels.length !== 3) return undefined;
  const up = boardOf(puzzle).up[cell];
  const here = state.at.indexOf(cell);
  for (let piece = 0; piece < looseCount(puzzle); piece++)
    for (const moved of [0, 1, 2]) {
      const turn = turnFor(up, moved);
      if (labels.some((label, side) => shown(puzzle.pieces[piece], turn, side) !== label)) continue;
      return { puzzle, state: swapped(state, piece, cell, turn, here) };
    }
  return undefined;
}

function swapped(state: State, piece: number, cell: number, turn: number, here: number): State {
  const at = here < 0 ? [...state.at] : state.at.with(here, state.at[piece] === cell ? cell : SHELF);
  return { ...state, at: at.with(piece, cell), turn: state.turn.with(piece, turn) };
}

/** Numbers in an order that depends only on the pieces, so that a replayed log gives the same. */
function taken(design: Design): Design {
  const { puzzle } = design;
  const loose = looseCount(puzzle);
  const order = Array.from({ length: loose }, (_, i) => i);
  shuffle(makeRng(puzzleFields(puzzle).join(':')), order);
  const fixed = puzzle.pieces.map((_, i) => i).slice(loose);
  const next = renumbered(design, [...order, ...fixed], fixed.length);
  return design.state ? next : { puzzle: next.puzzle };
}

/** 'ABC': what a cell shows in a position, side by side. */
export const cellText = (puzzle: Puzzle, state: State, piece: number): string =>
  [0, 1, 2]
    .map((side) => symbolOf(puzzle.match, shown(puzzle.pieces[piece], state.turn[piece], side)))
    .join('');
