/** The inks of a label: its colour, and the outline of a shape in it. */
import type { PaletteRole } from '../../../draw/scene.ts';
import { colourNumber, hasTones, TONED, type Coloured } from '../rules/colours.ts';

/** Capitals are odd. */
export const labelRole = (puzzle: Coloured, label: number): PaletteRole =>
  hasTones(puzzle) ? `letter-${toneOf(label)}` : `label-${colourNumber(puzzle, label)}`;

export const edgeRole = (puzzle: Coloured, label: number): PaletteRole =>
  hasTones(puzzle) ? `letter-edge-${toneOf(label)}` : `label-edge-${colourNumber(puzzle, label)}`;

const toneOf = (label: number): number => (label >> 1) + 1 + (label & 1 ? 0 : TONED);
