/**
 * Why some sets of tiles make no loop at all, without a search.
 *
 * Bends: a closed line turns by six sixths in all; a corner turns by two, a straight by none, so the bends, one
 * each, are even in number; and there must be enough of both to come round. Crossings: without a hole inside, a
 * line of another colour that goes in through the loop must come out again, so it crosses the loop an even number
 * of times.
 */
import type { Puzzle } from '../../rules/rules.ts';
import { type Colour, crosses, curveOf, hasColour } from '../../rules/tiles.ts';

interface ParityObstruction {
  readonly code: 'no-common-colour' | 'odd-bends' | 'no-turning' | 'odd-crossings';
  readonly colour: Colour;
  readonly other?: Colour;
  readonly tiles: readonly number[]; // those that are odd in number or all that turn, or those that lack the colour
}

/** Undefined when nothing simple rules out a loop of this colour. */
export function parityObstruction(puzzle: Puzzle, colour: Colour): ParityObstruction | undefined {
  const { tiles, goal, match, holes } = puzzle;
  const lacking = tiles.filter((tile) => !hasColour(tile, colour));
  if (lacking.length > 0) return { code: 'no-common-colour', colour, tiles: lacking };
  if (goal === 'line') return undefined;
  const bends = tiles.filter((tile) => curveOf(tile, colour) === 'bend');
  if (bends.length % 2 === 1) return { code: 'odd-bends', colour, tiles: bends };
  const corners = tiles.filter((tile) => curveOf(tile, colour) === 'corner');
  if (!canTurn(corners.length, bends.length))
    return { code: 'no-turning', colour, tiles: [...corners, ...bends] };
  if (match !== 'all' || holes !== 'none') return undefined;
  for (const other of others(colour)) {
    const crossing = tiles.filter((tile) => crosses(tile, colour, other));
    if (crossing.length % 2 === 1) return { code: 'odd-crossings', colour, other, tiles: crossing };
  }
  return undefined;
}

/** Can this many turns of two sixths and of one sixth, each to either side, come to a full round? */
function canTurn(corners: number, bends: number): boolean {
  for (let sum = -corners; sum <= corners; sum += 2) if (Math.abs(6 - 2 * sum) <= bends) return true;
  return false;
}

const others = (colour: Colour): readonly Colour[] =>
  (['R', 'G', 'B', 'Y'] as const).filter((each) => each !== colour);
