/** The witness of reasons, for the contract: do the numbers and marks named force what the hint says? */
import { finish } from '../../../task.ts';
import type { Hint } from '../../../vocabulary.ts';
import { clueSpot, lanternSpot, type Move, type Puzzle, type State } from '../rules/rules.ts';
import { solve } from '../solve/solver.ts';

export function suffices({ clues }: Puzzle, state: State, { kind, because, moves }: Hint<Move>): boolean {
  const kept = new Set(because);
  const puzzle = { clues: clues.map((clue, i) => (kept.has(clueSpot(i)) ? clue : undefined)) };
  const from = state.map((mark, i) => (kept.has(lanternSpot(i)) ? mark : 'open'));
  const canBe = (position: State): boolean =>
    finish(solve(puzzle, { limit: 1, from: position })).found.length > 0;
  if (kind === 'mistake') return !canBe(from);
  return moves.every(({ lantern, mark }) => !canBe(from.with(lantern, mark === 'lit' ? 'dark' : 'lit')));
}
