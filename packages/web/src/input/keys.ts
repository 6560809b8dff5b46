/** Keys on the board as what they mean: a step of the cursor, a gesture, or none of our business. */
import type { Gesture } from 'edgewise';
import { lastPlace, nextPlace, type Direction, type Place, type Space } from '../draw/space.ts';
import type { Parts } from '../draw/strokes.ts';

export interface Key {
  readonly key: string;
  readonly shift: boolean;
  readonly ctrl: boolean; // or the command key
}

export interface Meaning {
  readonly to?: Place; // where the cursor goes
  readonly gesture?: Gesture;
}

const arrows: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};
const opposite: Readonly<Record<Direction, Direction>> = {
  up: 'down',
  down: 'up',
  left: 'right',
  right: 'left',
};

const touches: Readonly<Record<string, 'tap' | 'cycle' | 'clear'>> = {
  Enter: 'tap',
  ' ': 'cycle',
  Backspace: 'clear',
  Delete: 'clear',
};

export function meaningOf(space: Space, parts: Parts, here: Place, key: Key): Meaning | undefined {
  const direction = arrows[key.key];
  if (direction) return arrow(space, parts, here, direction, key);
  if (key.ctrl) return undefined;
  if (key.key === 'Home' || key.key === 'End')
    return { to: lastPlace(space, here, key.key === 'Home' ? 'left' : 'right') };
  const verb = touches[key.key];
  if (verb === 'tap' && key.shift) return { gesture: { verb: 'mark', on: here.spot } };
  return verb && { gesture: { verb, on: here.spot } };
}

function arrow(space: Space, parts: Parts, here: Place, direction: Direction, { shift, ctrl }: Key): Meaning {
  if (!shift && !ctrl) return step(nextPlace(space, here, direction));
  const ends = strokeEnds(space, parts, here, direction);
  if (!ends) return {};
  const verb = ctrl ? 'sweep' : 'drag';
  return { to: ends[1], gesture: { verb, path: ends.map(({ spot }) => spot) } };
}

const step = (to: Place | undefined): Meaning => (to ? { to } : {});

/** From a link a stroke runs over the link itself, from the joint behind to the joint ahead. */
function strokeEnds(
  space: Space,
  parts: Parts,
  here: Place,
  direction: Direction,
): [Place, Place] | undefined {
  const link = parts.get(here.kind) === 'link';
  const same = ({ kind }: Place) => (link ? parts.get(kind) === 'joint' : kind === here.kind);
  const ahead = nextPlace(space, here, direction, same);
  const behind = link ? nextPlace(space, here, opposite[direction], same) : here;
  return ahead && behind ? [behind, ahead] : undefined;
}
