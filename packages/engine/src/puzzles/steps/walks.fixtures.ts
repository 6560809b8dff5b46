/** Random legal play, for tests. */
import type { Rng } from '../../rng.ts';
import { SHAPES, type Placement } from './rules/pieces.ts';
import { legalPlacements } from './rules/rules.ts';

/** Random pieces one after another, until `length` are placed or nothing more can be played. */
export function randomLine(rng: Rng, length = 1 + rng.below(8)): Placement[] {
  const line: Placement[] = [];
  while (line.length < length) {
    const open = SHAPES.filter((shape) => !line.some((each) => each.shape === shape));
    const choices = legalPlacements(line, open[rng.below(open.length)]);
    if (!choices.length) break;
    line.push(choices[rng.below(choices.length)]);
  }
  return line;
}
