/** How far each colour has come: its longest loop, or its longest line where there is none. */
import type { Gauge } from '../../game.ts';
import { Links } from './links.ts';
import { ribbonRole } from './ribbons.ts';
import type { Puzzle, State } from './rules.ts';
import { oddity } from './search/parity.ts';
import { colors, hasColor } from './tiles.ts';
import type { Meter } from './trace.ts';

/** One tracker a puzzle: play moves a few tiles at a time, and it follows by just those. */
const trackers = new WeakMap<Puzzle, Links>();

export function metersInPlay(puzzle: Puzzle, state: State): readonly Meter[] {
  const links = trackers.get(puzzle) ?? new Links();
  trackers.set(puzzle, links);
  links.follow(state);
  return links.meters();
}

export function gauges(puzzle: Puzzle, state: State): readonly Gauge[] {
  const shown = colors.filter((color) => puzzle.tiles.some((tile) => hasColor(tile, color)));
  return metersInPlay(puzzle, state)
    .filter(({ color }) => shown.includes(color))
    .map((meter) => gaugeOf(puzzle, meter));
}

function gaugeOf(puzzle: Puzzle, meter: Meter): Gauge {
  const { color, line, loop } = meter;
  const tiles = puzzle.tiles.length;
  return {
    code: loop > 0 ? 'gauge.loop' : 'gauge.line',
    with: { color, line, loop, tiles },
    role: ribbonRole(color),
    sign: color,
    have: loop > 0 ? loop : line,
    need: tiles,
    state: stateOf(puzzle, meter),
  };
}

/** In Solitaire a loop through everything is the most there is, and any line scores: nothing is out of reach at once. */
function stateOf(puzzle: Puzzle, { color, line, loop }: Meter): Gauge['state'] {
  const wanted = puzzle.mode === 'solitaire' || puzzle.goal === 'loop' ? loop : line;
  if (wanted === puzzle.tiles.length) return 'full';
  return puzzle.mode !== 'solitaire' && oddity(puzzle, color) ? 'short' : 'open';
}
