/** How far each colour has come: its longest loop, or its longest line where there is none. */
import type { Meter } from '../../../game.ts';
import { Links } from '../rules/links.ts';
import { ribbonRole } from '../view/ribbons.ts';
import type { Puzzle, State } from '../rules/rules.ts';
import { parityObstruction } from '../solve/search/parity.ts';
import { colours, hasColour } from '../rules/tiles.ts';
import type { LineCount } from '../rules/lines.ts';
import { perObject } from '../../../cache.ts';

/** One tracker per puzzle: play moves a few tiles at a time, and it updates only those. */
const trackerOf = perObject((_: Puzzle) => new Links());

export function metersInPlay(puzzle: Puzzle, state: State): readonly LineCount[] {
  const links = trackerOf(puzzle);
  links.follow(state);
  return links.meters();
}

export function meters(puzzle: Puzzle, state: State): readonly Meter[] {
  const shown = colours.filter((colour) => puzzle.tiles.some((tile) => hasColour(tile, colour)));
  return metersInPlay(puzzle, state)
    .filter(({ colour }) => shown.includes(colour))
    .map((meter) => meterOf(puzzle, meter));
}

function meterOf(puzzle: Puzzle, meter: LineCount): Meter {
  const { colour, line, loop } = meter;
  const tiles = puzzle.tiles.length;
  return {
    code: loop > 0 ? 'gauge.loop' : 'gauge.line',
    with: { colour, line, loop, tiles },
    role: ribbonRole(colour),
    sign: colour,
    have: loop > 0 ? loop : line,
    need: tiles,
    state: stateOf(puzzle, meter),
  };
}

/** In Solitaire a loop through everything scores most, and any line scores: nothing is ruled out early. */
function stateOf(puzzle: Puzzle, { colour, line, loop }: LineCount): Meter['state'] {
  const wanted = puzzle.mode === 'solitaire' || puzzle.goal === 'loop' ? loop : line;
  if (wanted === puzzle.tiles.length) return 'full';
  return puzzle.mode !== 'solitaire' && parityObstruction(puzzle, colour) ? 'short' : 'open';
}
