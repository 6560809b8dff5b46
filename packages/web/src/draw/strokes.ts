/**
 * Which spots a stroke runs over, for any game, from geometry and from what the game itself answers.
 *
 * Three parts a place can play: a *joint* does nothing when tapped (the dots of a lattice); a *link*
 * has exactly two nearest joints (an edge); anything else is an *area*. A stroke that begins at a
 * joint or a link runs from joint to joint; one that begins in an area runs from area to area; on a
 * board without joints it runs over whatever is nearest. Sweeping marks what it passes close to.
 */
import type { Gesture, Spot } from 'edgewise';
import type { Place, Space } from './space.ts';

export type Part = 'joint' | 'link' | 'area';
export type Parts = ReadonlyMap<string, Part>; // by kind of target

/** How near a sweep must pass to an edge's middle to mean it: corners then belong to none. */
const SWEEP_REACH = 0.32;

export function partsOf(space: Space, does: (gesture: Gesture) => boolean): Parts {
  const samples = space.kinds.map((kind) => [kind, middlePlaces(space, kind)] as const);
  const taps = (place: Place) =>
    does({ verb: 'tap', on: place.spot }) || does({ verb: 'mark', on: place.spot });
  const joints = samples.filter(([, some]) => !some.some(taps)).map(([kind]) => kind);
  return new Map(
    samples.map(([kind, some]) => {
      if (joints.includes(kind)) return [kind, 'joint'];
      return [kind, some.length > 0 && some.every((place) => isLink(space, place, joints)) ? 'link' : 'area'];
    }),
  );
}

/** A few of a kind, away from the rim, stand for all. */
function middlePlaces(space: Space, kind: string): readonly Place[] {
  const all = space.places.filter((place) => place.kind === kind);
  const from = Math.max(0, Math.floor(all.length / 2) - 2);
  return all.slice(from, from + 4);
}

function isLink(space: Space, place: Place, joints: readonly string[]): boolean {
  const around = space.near(place.x, place.y, ({ kind }) => joints.includes(kind), 3);
  if (around.length < 2) return false;
  const [a, b, c] = around.map((joint) => Math.hypot(joint.x - place.x, joint.y - place.y));
  return b - a < 0.05 && (c === undefined || c - b > 0.05);
}

export interface Stroke {
  readonly verb: 'drag' | 'sweep';
  readonly path: Spot[];
  readonly wanted: (place: Place) => boolean;
  readonly reach: number;
  x: number;
  y: number;
}

export function beginStroke(
  space: Space,
  parts: Parts,
  verb: Stroke['verb'],
  x: number,
  y: number,
): Stroke | undefined {
  const pressed = space.near(x, y)[0];
  if (!pressed) return undefined;
  const jointed = [...parts.values()].includes('joint') && [...parts.values()].includes('link');
  const part = parts.get(pressed.kind);
  const wanted = !jointed
    ? () => true
    : part === 'area'
      ? ({ kind }: Place) => kind === pressed.kind
      : ({ kind }: Place) => parts.get(kind) === (verb === 'sweep' ? 'link' : 'joint');
  const close = jointed && verb === 'sweep' && part !== 'area';
  const stroke: Stroke = { verb, path: [], wanted, reach: close ? SWEEP_REACH : 1, x, y };
  take(space, stroke, x, y);
  return stroke;
}

/** Follows the pointer in small steps, so that a quick hand skips nothing. */
export function extendStroke(space: Space, stroke: Stroke, x: number, y: number): boolean {
  const before = stroke.path.length;
  const last = stroke.path.at(-1);
  const steps = Math.min(400, Math.ceil(Math.hypot(x - stroke.x, y - stroke.y) / 0.15));
  for (let i = 1; i <= steps; i++)
    take(space, stroke, stroke.x + ((x - stroke.x) * i) / steps, stroke.y + ((y - stroke.y) * i) / steps);
  stroke.x = x;
  stroke.y = y;
  return stroke.path.length !== before || stroke.path.at(-1) !== last;
}

/** Coming back to the spot before the last takes the last away: what is drawn in one stroke can be unsaid in it. */
function take(space: Space, stroke: Stroke, x: number, y: number): void {
  const [place] = space.near(x, y, stroke.wanted, 1, stroke.reach);
  const { path } = stroke;
  if (!place || place.spot === path.at(-1)) return;
  if (place.spot === path.at(-2)) path.pop();
  else path.push(place.spot);
}

export const strokeGesture = ({ verb, path }: Stroke): Gesture => ({ verb, path: [...path] });
