/** Which of the twelve colours of the palette a label has, for eyes and for sentences. */
import { symbolOf, type Puzzle } from './rules.ts';

/** With few colours, those of the palette that are farthest apart (measured in CIEDE2000 for colour-blind eyes). */
const few = [1, 4, 6, 11];
const several = [1, 4, 6, 7, 10, 11];

export type Coloured = Pick<Puzzle, 'match' | 'pieces' | 'walls'>;

export function colourNumber(puzzle: Coloured, label: number): number {
  const kind = (each: number): number => (puzzle.match === 'equal' ? each : each >> 1);
  const count = 1 + kind(Math.max(...puzzle.pieces.flat(), ...puzzle.walls));
  const chosen = count <= 4 ? few : count <= 6 ? several : undefined;
  return chosen ? chosen[kind(label)] : kind(label) + 1;
}

/** A label for a sentence: its sign, and where labels are colours the number of its colour, else 0. */
export const symbolValues = (
  puzzle: Coloured,
  key: string,
  label: number,
): Record<string, string | number> => ({
  [key]: symbolOf(puzzle.match, label),
  [`${key}Colour`]: puzzle.match === 'equal' ? colourNumber(puzzle, label) : 0,
});
