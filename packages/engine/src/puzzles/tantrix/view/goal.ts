/** The task, and what is left of it, in a sentence each. */
import type { Goal } from '../../../game.ts';
import type { Label, Report } from '../../../vocabulary.ts';
import { onShelf, type Puzzle, type State } from '../rules/rules.ts';
import { ribbonRole } from './ribbons.ts';

export function goal({ mode, colour, suggested, goal: shape, tiles }: Puzzle): Goal {
  if (mode === 'solitaire') return { code: 'goal.solitaire' };
  const lit = suggested ?? colour;
  const values = { colour: lit, tiles: tiles.length };
  const code = suggested && shape === 'loop' ? 'goal.suggested' : `goal.${shape}`;
  return { code, with: values, ...(lit !== 'any' && { role: ribbonRole(lit) }) };
}

/** Where the cells are given nothing is placed: tiles are left to turn. */
export function left(puzzle: Puzzle, state: State, { progress: { done, of } }: Report): Label {
  if (puzzle.cells) return { code: 'left.turning', with: { count: of - done } };
  return { code: 'left', with: { count: onShelf(puzzle, state).length } };
}
