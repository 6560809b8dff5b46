/** Which marks the check puts on the board. */
import type { Issue, Shape, Spot } from 'edgewise';
import type { Mark, Marks } from '../draw/overlay.ts';

/** A wrong spot that the game's own picture shows as wrong needs no second mark. */
export function errorMarks(
  wrongs: readonly Issue[],
  picked: Issue | undefined,
  verdicts: readonly Shape[],
): Marks {
  const shown = new Set<Spot>();
  const seams = new Set<Spot>(); // where a zigzag between two pieces shows it
  for (const { role, spot = '' } of verdicts) (role === 'mismatch' ? seams : shown).add(spot);
  const isShown = ({ at }: Issue): boolean =>
    at.some((spot, i) => (i === 0 && shown.has(spot)) || seams.has(spot));
  const marks = wrongs
    .filter((issue) => issue !== picked && issue.at.length > 0 && !isShown(issue))
    .slice(0, 60)
    .map((issue): Mark => ({ style: 'wrong', spots: firstSpots(issue), badge: '!' }));
  return { marks: picked ? [...marks, pickedMark(picked)] : marks };
}

const pickedMark = ({ kind, at }: Issue): Mark =>
  kind === 'wrong' ? { style: 'wrong', spots: at, badge: '!' } : { style: 'picked', spots: at };

const firstSpots = ({ at }: Issue): readonly Spot[] => at.slice(0, 1);
