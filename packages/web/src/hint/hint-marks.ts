/** Which marks a hint puts on the board. */
import type { Scene, Spot } from 'edgewise';
import type { HintState } from '../game/hint-state.ts';
import type { Mark, Marks } from '../draw/overlay.ts';

const MANY = 24; // more evidence than this frames nothing

/** `drawn`: spots that the hint's own preview shows already; they need no second sign. */
export function hintMarks(state: HintState, scene?: Scene, drawn: ReadonlySet<Spot> = new Set()): Marks {
  if (state.is === 'mistake')
    return {
      marks: [
        { style: 'because', spots: evidence(state.hint.because, scene) },
        ...advised('wrong', state.hint.at, drawn),
      ],
    };
  if (state.is !== 'step' || state.rung < 2) return { marks: [] };
  const { at, because } = state.hint;
  const spots = because.length > MANY ? at : [...at, ...because];
  if (state.rung < 4) return { marks: [], region: { spots } };
  return {
    marks: [{ style: 'because', spots: evidence(because, scene) }, ...advised('at', at, drawn)],
  };
}

/** Only what is wrong has a badge: a number beside a board full of numbers would be read as one of them. */
function advised(style: 'at' | 'wrong', at: readonly Spot[], drawn: ReadonlySet<Spot>): Mark[] {
  const bare = at.filter((spot) => !drawn.has(spot));
  const badge: Mark[] =
    style === 'wrong' ? [{ style, spots: at.slice(0, 1), badge: '!', only: 'badge' }] : [];
  return bare.length ? [{ style, spots: bare }, ...badge] : badge;
}

/** Where nearly everything is evidence, only what is written on the board is worth lighting. */
function evidence(because: readonly Spot[], scene: Scene | undefined): readonly Spot[] {
  if (because.length <= MANY || !scene) return because;
  const written = new Set<Spot>();
  for (const { layer, spot } of scene.shapes) if (layer === 'live' && spot !== undefined) written.add(spot);
  return because.filter((spot) => written.has(spot));
}
