/** What is wrong or left. */
import type { Report, Issue } from '../../../vocabulary.ts';
import {
  type Puzzle,
  type State,
  inTray,
  placementsOf,
  legalPlacements,
  pieceSpot,
  letterOf,
  PIECES,
} from './rules.ts';

/** A piece without a place is reported as wrong: only lifting can help. */
export function check(puzzle: Puzzle, state: State): Report {
  const tray = inTray(state);
  const placed = placementsOf(state.placed);
  const issues: Issue[] = tray
    .filter((shape) => !legalPlacements(placed, shape).length)
    .map((shape) => ({
      kind: 'wrong',
      code: 'no-room',
      at: [pieceSpot(shape)],
      with: { piece: letterOf(shape) },
    }));
  if (tray.length)
    issues.push({
      kind: 'todo',
      code: 'pieces-left',
      at: tray.map(pieceSpot),
      with: { count: tray.length, pieces: tray.map(letterOf).join('') },
    });
  const given = puzzle.start.length;
  return { issues, progress: { done: state.placed.length - given, of: PIECES - given } };
}
