/** What edits do: pearls by cell, and the board as a whole with everything on it. */
import {
  movedEdges,
  moveValues,
  rearranged,
  sizeAfter,
  type Rearrangement,
} from '../../../grid/rearrange.ts';
import { badValue, rearrangementOf } from '../../../loops/board-edits.ts';
import { fail, ok, type Result } from '../../../result.ts';
import type { Edit, Note, Saved } from '../../../vocabulary.ts';
import { boardOf } from '../rules/board.ts';
import { BLANK, MAX_SIZE, meshOf, MIN_SIZE, type Puzzle, type State } from '../rules/rules.ts';
import { cellName } from '../view/labels.ts';
import { cells } from './cells.ts';

type Design = Saved<Puzzle, State>;

const LIMITS = { min: MIN_SIZE, max: MAX_SIZE };

export function apply(design: Design, edit: Edit): Result<Design, Note> {
  const { puzzle } = design;
  const whole = rearrangementOf(edit, puzzle, LIMITS);
  if (whole) return whole.ok ? ok(rearrange(design, whole.value)) : whole;
  if (edit.on === 'clear' && edit.to !== 'all') return fail(badValue(edit, 'all'));
  const next = edit.on === 'clear' ? ok(cells.clear(puzzle)) : cells.applyCell(puzzle, edit);
  return next.ok ? ok({ ...design, puzzle: next.value }) : next;
}

/** The line runs from cell to cell: cells are its dots. */
function rearrange({ puzzle, state }: Design, how: Rearrangement): Design {
  const to = rearranged(puzzle, how);
  const after = sizeAfter(puzzle, how);
  const pearls = moveValues(puzzle.pearls, to, after.width * after.height, BLANK);
  const next: Puzzle = { ...puzzle, ...after, pearls };
  if (!state) return { puzzle: next };
  const links = movedEdges(meshOf(puzzle), meshOf(next), to);
  return {
    puzzle: next,
    state: { edges: Uint8Array.from(moveValues(state.edges, links, meshOf(next).edgeCount, 0)) },
  };
}

/** Where a cell ends up after an edit of the whole board. */
export function carry({ puzzle }: Design, edit: Edit, place: string): string | undefined {
  const whole = rearrangementOf(edit, puzzle, LIMITS);
  if (!whole?.ok) return place;
  const cell = cells.cellOf(puzzle, place);
  const to = cell === undefined ? -1 : rearranged(puzzle, whole.value)[cell];
  const after = sizeAfter(puzzle, whole.value);
  return to < 0 ? undefined : cellName(boardOf(after), to);
}
