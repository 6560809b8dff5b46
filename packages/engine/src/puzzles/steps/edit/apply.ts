/** What edits do: 'D=FO' places D in orientation F with its home on O, 'D=-' lifts it, 'D=>' turns it in the tray. */
import { badPlace, badValue } from '../../../loops/board-edits.ts';
import { fail, ok, type Result } from '../../../result.ts';
import type { Edit, Note, Saved } from '../../../vocabulary.ts';
import { legalOrder } from '../rules/order.ts';
import { findPlacement, LETTERS, type Placement } from '../rules/pieces.ts';
import {
  firstIllegal,
  isLegal,
  orientationOf,
  placementsOf,
  refusal,
  stateOf,
  turnedBy,
  turns,
  type Puzzle,
  type State,
} from '../rules/rules.ts';

export type Design = Saved<Puzzle, State>;

const FLAT = 'AAAAAAAA';

/** Start pieces as if they had been played, so that gestures work on them. */
export const playedState = ({ puzzle, state }: Design): State => stateOf(puzzle.start, state?.turns ?? FLAT);

export function apply(design: Design, edit: Edit): Result<Design, Note> {
  if (edit.on === 'clear') return edit.to === 'all' ? ok(withStart(design, [])) : fail(badValue(edit, 'all'));
  const shape = edit.on.length === 1 ? LETTERS.indexOf(edit.on) : -1;
  if (shape < 0) return fail(badPlace(edit, 'A … H'));
  const others = placementsOf(design.puzzle.start).filter((each) => each.shape !== shape);
  if (edit.to === '-') return ok(withStart(design, others));
  const turn = turns.find((each) => each === edit.to);
  if (turn) return applyTurn(design, edit, shape, turn);
  const next = /^[A-H][A-Ya-y]$/.test(edit.to) ? findPlacement(edit.on + edit.to) : undefined;
  if (!next) return fail(badValue(edit, 'AA … Hy, -'));
  const order = orderWith(others, next);
  return order.ok ? ok(withStart(design, order.value)) : order;
}

/** Last, where that can be played; else in any order that can. */
function orderWith(others: readonly Placement[], next: Placement): Result<readonly Placement[], Note> {
  const last = [...others, next];
  const note = refusal(others, next);
  if (!note) return ok(last);
  const order = legalOrder(last);
  return order && !firstIllegal(order) ? ok(order) : fail(note);
}

function applyTurn(
  design: Design,
  edit: Edit,
  shape: number,
  by: (typeof turns)[number],
): Result<Design, Note> {
  if (design.puzzle.start.some((text) => text[0] === edit.on)) return fail(badValue(edit, 'AA … Hy, -'));
  const state = design.state ?? playedState(design);
  const letters = Array.from(state.turns);
  letters[shape] = LETTERS[turnedBy(orientationOf(state, shape), by)];
  return ok({ ...design, state: { ...state, turns: letters.join('') } });
}

/** The part of a drawn solution that can still be played stays. */
function withStart({ state }: Design, start: readonly Placement[]): Design {
  const placed = [...start];
  for (const each of placementsOf(state?.placed ?? [])) if (isLegal(placed, each)) placed.push(each);
  const puzzle = { start: start.map(({ text }) => text) };
  if (!state) return { puzzle };
  return {
    puzzle,
    state: stateOf(
      placed.map(({ text }) => text),
      state.turns,
    ),
  };
}
