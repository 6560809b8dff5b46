/** How a spot is read out: position first, then what is there. */
import type { Note } from '../../../vocabulary.ts';
import { columnOf, isPeg, LOCATIONS, rowOf } from '../rules/pieces.ts';
import { holderOf, letterOf, lying, type Puzzle, type State } from '../rules/rules.ts';

type Label = Pick<Note, 'code' | 'with'>;

export function pegLabel(state: State, location: number): Label {
  const values = { at: LOCATIONS[location], row: rowOf(location) + 1, column: columnOf(location) + 1 };
  const holder = holderOf(state, location);
  if (!holder) return { code: isPeg(location) ? 'label.peg' : 'label.gap', with: values };
  const code = isPeg(location) ? 'label.lower' : 'label.upper';
  return { code, with: { ...values, piece: letterOf(holder.shape) } };
}

export function pieceLabel(puzzle: Puzzle, state: State, shape: number): Label {
  const values = { piece: letterOf(shape), orientation: state.turns[shape] };
  const placed = lying(state, shape);
  if (!placed) return { code: 'label.in-tray', with: values };
  const code = puzzle.start.includes(placed.text) ? 'label.fixed' : 'label.on-board';
  return { code, with: { ...values, home: LOCATIONS[placed.home] } };
}

export const trayLabel: Label = { code: 'label.tray' };
