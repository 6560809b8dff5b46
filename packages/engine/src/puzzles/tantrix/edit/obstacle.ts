/** Why there can be no loop, shown at once: no colour goes through all tiles, or parity rules each one out. */
import type { Note } from '../../../vocabulary.ts';
import { goalColours } from '../rules/check.ts';
import { tileSpot, type Puzzle } from '../rules/rules.ts';
import { parityObstruction } from '../solve/search/parity.ts';

export function obstacle(puzzle: Puzzle): Note | undefined {
  if (puzzle.mode === 'solitaire') return undefined;
  const found = goalColours(puzzle).map((colour) => parityObstruction(puzzle, colour));
  const against = found.filter((each) => each !== undefined);
  if (against.length < found.length) return undefined;
  const [one, ...others] = against;
  if (!one) return { code: 'impossible-no-colour', at: puzzle.tiles.map(tileSpot) };
  const at = one.tiles.map(tileSpot);
  if (others.length) {
    const reasons = against.map(({ colour, code }) => `${colour} ${code}`).join(', ');
    return { code: 'impossible-every-colour', at, with: { reasons } };
  }
  const { code, colour, other, tiles } = one;
  return {
    code: `impossible-${code}`,
    at,
    with: { colour, count: tiles.length, ...(other && { other }) },
  };
}
