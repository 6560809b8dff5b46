/** Where a hint points: in words that give nothing away, and as spots to highlight. */
import type { Scene, Target } from '../draw/scene.ts';
import type { Label, Spot, Toned } from '../vocabulary.ts';
import { label } from './announce.ts';
import type { HintState } from './hint-steps.ts';
import type { PlainHint } from './long-work.ts';
import { proofLinks, type PlainLink } from './proof-walk.ts';

/** Spots to highlight: a frame around all of them (`region`), or each by its part. */
export interface HintMarks {
  readonly region: readonly Spot[];
  readonly at: readonly Spot[];
  readonly because: readonly Spot[];
  readonly wrong: readonly Spot[];
  /** The part places have in the argument. */
  readonly tones: readonly Toned[];
}

const NO_MARKS: HintMarks = { region: [], at: [], because: [], wrong: [], tones: [] };
const MANY = 24; // with more evidence than this a frame is useless

export function hintMarks(state: HintState, scene: Scene): HintMarks {
  const link = linkOf(state);
  if (link) return { ...NO_MARKS, at: link.at, because: link.because, tones: link.tones ?? [] };
  if (state.is === 'mistake')
    return state.isShown ? { ...NO_MARKS, ...explained(state.hint, scene), wrong: state.hint.at } : NO_MARKS;
  if (state.is !== 'step') return NO_MARKS;
  if (state.rung < 3) return { ...NO_MARKS, region: regionOf(state.hint, scene) };
  return { ...NO_MARKS, ...explained(state.hint, scene), at: state.hint.at };
}

const explained = (
  { because, tones = [] }: PlainHint,
  scene: Scene,
): Pick<HintMarks, 'because' | 'tones'> => ({
  because: evidence(because, scene),
  tones,
});

const linkOf = (state: HintState): PlainLink | undefined =>
  (state.is === 'step' || state.is === 'mistake') && state.link !== undefined
    ? proofLinks(state.hint)[state.link]
    : undefined;

/** What the frame encloses: places of the board only, and little more than what the hint is about. */
function regionOf({ at, because }: PlainHint, scene: Scene): readonly Spot[] {
  const places = at.filter((spot) => isOnBoard(scene, spot));
  if (scene.shelf && places.length) return places;
  const all = because.length > MANY ? at : [...at, ...because];
  const near = all.filter((spot) => isOnBoard(scene, spot));
  return near.length * 2 > placesOf(scene).length ? at.filter((spot) => isOnBoard(scene, spot)) : near;
}

const placesOf = ({ targets, mainKind }: Scene): readonly Target[] =>
  targets.filter(({ kind }) => kind === mainKind);

/** Targets on the edge of the picture represent pieces beside the board. */
function isOnBoard({ targets, shelf, width, height }: Scene, spot: Spot): boolean {
  const target = targets.find((each) => each.spot === spot);
  if (!target) return false;
  return !shelf || (target.x > 0 && target.y > 0 && target.x < width && target.y < height);
}

/** The part of the board, and the place in its middle: tells those who cannot see the frame where to look. */
export function whereLabels(hint: PlainHint, scene: Scene): readonly Label[] {
  const spots = new Set(regionOf(hint, scene));
  const lit = scene.targets.filter(({ spot }) => spots.has(spot));
  if (!lit.length) return [label('play-hint-where')];
  const x = middle(lit.map((each) => each.x));
  const y = middle(lit.map((each) => each.y));
  const nearest = placesOf(scene).toSorted(
    (a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y),
  )[0];
  return [
    label('play-hint-part', { part: `${third(y / scene.height)}${third(x / scene.width)}` }),
    ...(nearest ? [nearest.label] : []),
  ];
}

const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;

const third = (share: number): 0 | 1 | 2 => (share < 0.36 ? 0 : share > 0.64 ? 2 : 1);

/** If nearly everything is evidence, only marks on the board are worth highlighting. */
function evidence(because: readonly Spot[], { shapes }: Scene): readonly Spot[] {
  if (because.length <= MANY) return because;
  const written = new Set(
    shapes.flatMap(({ layer, spot }) => (layer === 'live' && spot !== undefined ? [spot] : [])),
  );
  return because.filter((spot) => written.has(spot)).slice(0, MANY);
}
