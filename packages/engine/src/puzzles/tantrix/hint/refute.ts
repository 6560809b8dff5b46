/** What the eye sees wrong with a tile in a place: at once, or after tiles that then have only one place to go. */
import { sameCell } from '../../../grid/hex.ts';
import { boardOf, type Placed, type Puzzle } from '../rules/rules.ts';
import { choices, easiestStep, fault, looseCells, loopColour, type Fault } from './deduce.ts';

export interface Refuted {
  readonly choice: Placed;
  readonly forced: readonly Placed[]; // each the only way on
  readonly fault: Fault;
}

/** Looks that are left for all questions together. */
export interface Looks {
  left: number;
}

const LONGEST = 8; // tiles that follow from one

export function refuted(
  puzzle: Puzzle,
  placed: readonly Placed[],
  choice: Placed,
  looks: Looks,
): Refuted | undefined {
  const forced: Placed[] = [];
  for (;;) {
    const now = [...placed, choice, ...forced];
    const found = fault(puzzle, now);
    if (found) return { choice, forced, fault: found };
    if (forced.length >= LONGEST || looks.left-- <= 0) return undefined;
    const step = easiestStep(puzzle, now);
    if (!step) return undefined;
    forced.push(step.place);
  }
}

/** What could go where a line must go on: by cell, the fewest first. */
export function openChoices(puzzle: Puzzle, placed: readonly Placed[]): readonly (readonly Placed[])[] {
  const colour = loopColour(puzzle);
  if (!colour) return [];
  const board = boardOf({ placed });
  return looseCells(board, colour)
    .map((cell) => [...choices(puzzle, colour, board, cell)])
    .sort((a, b) => a.length - b.length);
}

/** All that could go where this tile goes, if a line must go on there. */
export const choicesAt = (puzzle: Puzzle, placed: readonly Placed[], place: Placed): readonly Placed[] =>
  openChoices(puzzle, placed).find(([first]) => first && sameCell(first, place)) ?? [];

export const isSame = (a: Placed, b: Placed): boolean =>
  a.tile === b.tile && a.turn === b.turn && sameCell(a, b);
