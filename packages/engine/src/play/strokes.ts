/**
 * Which spots a stroke runs over, for any game, from geometry and from the game's own responses.
 *
 * Three parts a place can play: a *joint* does nothing when tapped (the dots of a lattice); a *link*
 * has exactly two nearest joints (an edge); anything else is an *area*. A stroke that begins at a
 * joint or a link runs from joint to joint; one that begins in an area runs from area to area; on a
 * board without joints it runs over whatever is nearest. Sweeping marks what it passes close to.
 */
import type { Gesture, Spot } from '../vocabulary.ts';
import { nextPlace, type Direction, type IsWanted, type Place, type Space } from './space.ts';

export type Part = 'joint' | 'link' | 'area';
export type Parts = ReadonlyMap<string, Part>; // by kind of target
export type StrokeVerb = 'drag' | 'sweep';

const SWEEP_REACH = 0.32; // units: how near a sweep passes to a link's middle to mean it; corners belong to none
const SAME = 0.05; // units: distances that count as equal
const STEP = 0.15; // units between the sampled points of a stroke, so that a quick pointer skips nothing
const MOST_STEPS = 400;

/** `does`: whether a gesture would do something on the starting board. */
export function partsOf(space: Space, does: (gesture: Gesture) => boolean): Parts {
  const samples = space.kinds.map((kind) => [kind, middlePlaces(space, kind)] as const);
  const taps = ({ spot }: Place): boolean =>
    does({ verb: 'tap', on: spot }) || does({ verb: 'mark', on: spot });
  const joints = samples.filter(([, some]) => !some.some(taps)).map(([kind]) => kind);
  return new Map(
    samples.map(([kind, some]) => {
      if (joints.includes(kind)) return [kind, 'joint'];
      return [kind, some.length > 0 && some.every((place) => isLink(space, place, joints)) ? 'link' : 'area'];
    }),
  );
}

/** A few of a kind, away from the edge, represent all. */
function middlePlaces(space: Space, kind: string): readonly Place[] {
  const all = space.places.filter((place) => place.kind === kind);
  const from = Math.max(0, Math.floor(all.length / 2) - 2);
  return all.slice(from, from + 4);
}

function isLink(space: Space, place: Place, joints: readonly string[]): boolean {
  const around = space.near(place.x, place.y, ({ kind }) => joints.includes(kind), 3);
  if (around.length < 2) return false;
  const [a, b, c] = around.map((joint) => Math.hypot(joint.x - place.x, joint.y - place.y));
  return b - a < SAME && (c === undefined || c - b > SAME);
}

/** A stroke in progress: nothing is played before it ends. */
export class Stroke {
  readonly verb: StrokeVerb;
  readonly #space: Space;
  readonly #wanted: IsWanted;
  readonly #reach: number;
  readonly #path: Spot[] = [];
  #x: number;
  #y: number;

  constructor(space: Space, verb: StrokeVerb, wanted: IsWanted, reach: number, x: number, y: number) {
    this.#space = space;
    this.verb = verb;
    this.#wanted = wanted;
    this.#reach = reach;
    [this.#x, this.#y] = [x, y];
    this.#take(x, y);
  }

  get path(): readonly Spot[] {
    return this.#path;
  }

  /** A drag needs two places; a sweep one. */
  get gesture(): Gesture | undefined {
    const least = this.verb === 'sweep' ? 1 : 2;
    return this.#path.length < least ? undefined : { verb: this.verb, path: [...this.#path] };
  }

  /** Follows the pointer; true when the path has changed. */
  extend(x: number, y: number): boolean {
    const [length, last] = [this.#path.length, this.#path.at(-1)];
    const [fromX, fromY] = [this.#x, this.#y];
    const steps = Math.min(MOST_STEPS, Math.ceil(Math.hypot(x - fromX, y - fromY) / STEP));
    for (let i = 1; i <= steps; i++)
      this.#take(fromX + ((x - fromX) * i) / steps, fromY + ((y - fromY) * i) / steps);
    [this.#x, this.#y] = [x, y];
    return this.#path.length !== length || this.#path.at(-1) !== last;
  }

  /** Going back to the spot before the last removes the last: a stroke can erase what it drew. */
  #take(x: number, y: number): void {
    const [place] = this.#space.near(x, y, this.#wanted, 1, this.#reach);
    if (!place || place.spot === this.#path.at(-1)) return;
    if (place.spot === this.#path.at(-2)) this.#path.pop();
    else this.#path.push(place.spot);
  }
}

export function beginStroke(
  space: Space,
  parts: Parts,
  verb: StrokeVerb,
  x: number,
  y: number,
): Stroke | undefined {
  const [pressed] = space.near(x, y);
  if (!pressed) return undefined;
  const isJointed = hasJoints(parts);
  const isClose = isJointed && verb === 'sweep' && parts.get(pressed.kind) !== 'area';
  const wanted = isJointed ? wantedBy(parts, pressed, verb) : () => true;
  return new Stroke(space, verb, wanted, isClose ? SWEEP_REACH : 1, x, y);
}

const hasJoints = (parts: Parts): boolean => {
  const all = [...parts.values()];
  return all.includes('joint') && all.includes('link');
};

function wantedBy(parts: Parts, pressed: Place, verb: StrokeVerb): IsWanted {
  if (parts.get(pressed.kind) === 'area') return ({ kind }) => kind === pressed.kind;
  const part: Part = verb === 'sweep' ? 'link' : 'joint';
  return ({ kind }) => parts.get(kind) === part;
}

/**
 * The two ends of a stroke by key. From a link that runs that way it is the link itself, from the joint
 * behind to the joint ahead. From a link across that direction it begins at the link's first joint in reading
 * order, since a stroke has to begin at a joint. Elsewhere it runs to the next place of the same kind.
 */
export function strokeEnds(
  space: Space,
  parts: Parts,
  here: Place,
  direction: Direction,
): readonly [Place, Place] | undefined {
  if (parts.get(here.kind) !== 'link')
    return endsFrom(space, here, direction, ({ kind }) => kind === here.kind);
  const isJoint: IsWanted = ({ kind }) => parts.get(kind) === 'joint';
  const [first, second] = space.near(here.x, here.y, isJoint, 2).sort((a, b) => a.y - b.y || a.x - b.x);
  if (!first || !second) return undefined;
  const isUpright = Math.abs(second.y - first.y) > Math.abs(second.x - first.x);
  if (isUpright !== (direction === 'up' || direction === 'down'))
    return endsFrom(space, first, direction, isJoint);
  const [before, after] = isUpright || first.x < second.x ? [first, second] : [second, first];
  return direction === 'down' || direction === 'right' ? [before, after] : [after, before];
}

function endsFrom(
  space: Space,
  from: Place,
  direction: Direction,
  wanted: IsWanted,
): readonly [Place, Place] | undefined {
  const ahead = nextPlace(space, from, direction, wanted);
  return ahead && [from, ahead];
}
