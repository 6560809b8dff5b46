/** Which colour of a palette a label has, for drawings and for sentences. */
import { chosenLabel } from '../../../draw/palettes.ts';
import { symbolOf, type Puzzle } from './rules.ts';
import type { Lookup } from '../../../vocabulary.ts';

export type Coloured = Pick<Puzzle, 'match' | 'pieces' | 'walls'>;

export const TONED = 4; // pairs that have two tones, one for the capital and one for the small letter

const kindOf = ({ match }: Coloured, label: number): number => (match === 'equal' ? label : label >> 1);

const kindCount = (puzzle: Coloured): number =>
  1 + kindOf(puzzle, Math.max(...puzzle.pieces.flat(), ...puzzle.walls));

export const hasTones = (puzzle: Coloured): boolean => puzzle.match !== 'equal' && kindCount(puzzle) <= TONED;

/** Among the twelve, or with letters in two tones the number of the pair. */
export const colourNumber = (puzzle: Coloured, label: number): number =>
  hasTones(puzzle) ? kindOf(puzzle, label) + 1 : chosenLabel(kindCount(puzzle), kindOf(puzzle, label));

/** A label for a sentence: its sign, and where labels are colours the number of its colour, else 0. */
export const symbolValues = (puzzle: Coloured, key: string, label: number): Lookup<string | number> => ({
  [key]: symbolOf(puzzle.match, label),
  [`${key}Colour`]: puzzle.match === 'equal' ? colourNumber(puzzle, label) : 0,
});
