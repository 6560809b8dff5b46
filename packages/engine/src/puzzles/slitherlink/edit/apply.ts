/** What edits do: clues by cell, the rule, and the board as a whole with everything on it. */
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
import { BLANK, MAX_SIZE, meshOf, MIN_SIZE, rules, type Puzzle, type State } from '../rules/rules.ts';
import { cellName } from '../view/labels.ts';
import { applyBoard } from './boards.ts';
import { cells } from './cells.ts';
import { placesAfter, turned } from './turned.ts';

type Design = Saved<Puzzle, State>;

const LIMITS = { min: MIN_SIZE, max: MAX_SIZE };

export function apply(design: Design, edit: Edit): Result<Design, Note> {
  const { puzzle } = design;
  const board = applyBoard(puzzle, edit);
  if (board) return !board.ok ? board : ok(board.value === puzzle ? design : { puzzle: board.value });
  const whole = rearrangementOf(edit, puzzle, LIMITS);
  if (whole && puzzle.tiling) {
    const places = placesAfter(meshOf(puzzle), edit);
    return places ? ok(turned(design, places)) : fail({ code: 'edit-no-such-turn', at: [] });
  }
  if (whole) return whole.ok ? ok(rearrange(design, whole.value)) : whole;
  const next = edit.on === 'rule' ? applyRule(puzzle, edit) : applyClues(puzzle, edit);
  return next.ok ? ok({ ...design, puzzle: next.value }) : next;
}

function applyRule(puzzle: Puzzle, edit: Edit): Result<Puzzle, Note> {
  const rule = rules.find((each) => each === edit.to);
  return rule ? ok({ ...puzzle, rule }) : fail(badValue(edit, rules.join(' | ')));
}

function applyClues(puzzle: Puzzle, edit: Edit): Result<Puzzle, Note> {
  if (edit.on !== 'clear') return cells.applyCell(puzzle, edit);
  return edit.to === 'all' ? ok(cells.clear(puzzle)) : fail(badValue(edit, 'all'));
}

function rearrange({ puzzle, state }: Design, how: Rearrangement): Design {
  const to = rearranged(puzzle, how);
  const after = sizeAfter(puzzle, how);
  const clues = moveValues(puzzle.clues, to, after.width * after.height, BLANK);
  const next: Puzzle = { ...puzzle, ...after, clues };
  return state ? { puzzle: next, state: moveState(puzzle, next, state, to, how) } : { puzzle: next };
}

function moveState(before: Puzzle, after: Puzzle, state: State, to: Int32Array, how: Rearrangement): State {
  const dots = rearranged({ width: before.width + 1, height: before.height + 1 }, how);
  const edges = movedEdges(meshOf(before), meshOf(after), dots);
  const { edgeCount, faceCount } = meshOf(after);
  return {
    edges: Uint8Array.from(moveValues(state.edges, edges, edgeCount, 0)),
    cells: Uint8Array.from(moveValues(state.cells, to, faceCount, 0)),
  };
}

/** Where a cell ends up after an edit of the whole board. */
export function carry({ puzzle }: Design, edit: Edit, place: string): string | undefined {
  const board = applyBoard(puzzle, edit);
  if (board) return board.ok && meshOf(board.value) === meshOf(puzzle) ? place : undefined;
  const whole = rearrangementOf(edit, puzzle, LIMITS);
  if (!whole?.ok) return place;
  const cell = cells.cellOf(puzzle, place);
  if (puzzle.tiling) {
    const places = placesAfter(meshOf(puzzle), edit);
    return cell === undefined || !places ? place : cellName(meshOf(puzzle), puzzle, places.faces[cell]);
  }
  const to = cell === undefined ? -1 : rearranged(puzzle, whole.value)[cell];
  if (to < 0) return undefined;
  const after: Puzzle = { ...puzzle, ...sizeAfter(puzzle, whole.value) };
  return cellName(meshOf(after), after, to);
}
