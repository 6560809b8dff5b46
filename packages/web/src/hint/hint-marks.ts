/** Which marks the board carries beside its own picture: from the hint, the check and the settings. */
import type { Issue, Scene, Shape, Spot } from 'edgewise';
import type { HintState } from '../game/hint-state.ts';
import type { Mark, Region } from '../draw/overlay.ts';

export interface Marks {
  readonly marks: readonly Mark[];
  readonly region?: Region;
}

const MANY = 24; // more evidence than this frames nothing

/** `drawn`: spots that the hint's own preview shows already; they need no second sign. */
export function hintMarks(ladder: HintState, scene?: Scene, drawn: ReadonlySet<Spot> = new Set()): Marks {
  if (ladder.is === 'mistake')
    return {
      marks: [
        { style: 'because', spots: evidence(ladder.hint.because, scene) },
        ...advised('wrong', ladder.hint.at, drawn),
      ],
    };
  if (ladder.is !== 'step' || ladder.rung < 2) return { marks: [] };
  const { at, because } = ladder.hint;
  const spots = because.length > MANY ? at : [...at, ...because];
  if (ladder.rung < 4) return { marks: [], region: { spots } };
  return {
    marks: [{ style: 'because', spots: evidence(because, scene) }, ...advised('at', at, drawn)],
  };
}

/** Only what is wrong has a badge: a number beside a board full of numbers would be read as one of them. */
function advised(look: 'at' | 'wrong', at: readonly Spot[], drawn: ReadonlySet<Spot>): Mark[] {
  const bare = at.filter((spot) => !drawn.has(spot));
  const badge: Mark[] = look === 'wrong' ? [{ style: look, spots: at.slice(0, 1), badge: '!', only: 'badge' }] : [];
  return bare.length ? [{ style: look, spots: bare }, ...badge] : badge;
}

/** Where nearly everything is evidence, only what is written on the board is worth lighting. */
function evidence(because: readonly Spot[], scene: Scene | undefined): readonly Spot[] {
  if (because.length <= MANY || !scene) return because;
  const written = new Set<Spot>();
  for (const { layer, spot } of scene.shapes) if (layer === 'live' && spot !== undefined) written.add(spot);
  return because.filter((spot) => written.has(spot));
}

export const isVerdict = ({ role, spot }: Shape): boolean =>
  spot !== undefined && (role === 'clue-wrong' || role === 'wrong' || role === 'mismatch');

/** A wrong spot that the game's own picture shows as wrong needs no second sign. */
export function errorMarks(
  wrongs: readonly Issue[],
  picked: Issue | undefined,
  verdicts: readonly Shape[],
): Marks {
  const shown = new Set<Spot>();
  const seams = new Set<Spot>(); // where a zigzag between two pieces says it
  for (const { role, spot = '' } of verdicts) (role === 'mismatch' ? seams : shown).add(spot);
  const isShown = ({ at }: Issue): boolean => shown.has(at[0]) || at.some((spot) => seams.has(spot));
  const marks = wrongs
    .filter((issue) => issue !== picked && issue.at.length > 0 && !isShown(issue))
    .slice(0, 60)
    .map((issue): Mark => ({ style: 'wrong', spots: firstSpots(issue), badge: '!' }));
  return { marks: picked ? [...marks, pickedMark(picked)] : marks };
}

const pickedMark = ({ kind, at }: Issue): Mark =>
  kind === 'wrong' ? { style: 'wrong', spots: at, badge: '!' } : { style: 'picked', spots: at };

const firstSpots = ({ at }: Issue): readonly Spot[] => at.slice(0, 1);
