/**
 * The board on which the solution of a draft is drawn: the game's own, with every spot under another name
 * ('draw:edge:7'), so that a stroke over a cell never changes what is given there.
 */
import { perObject } from '../cache.ts';
import type { Scene, Shape, Slot, Target, ViewOptions } from '../draw/scene.ts';
import type { Gesture, Spot } from '../vocabulary.ts';
import type { Design, EditableGame } from './draft.ts';

const PREFIX = 'draw:';

const named = (spot: Spot): Spot => PREFIX + spot;

/** Most games return the same shapes again, so the renamed ones are cached: a screen sees what has not changed. */
const renamed = perObject((shape: Shape): Shape =>
  shape.spot ? { ...shape, spot: named(shape.spot) } : shape,
);

const renamedTarget = (target: Target): Target => ({
  ...target,
  spot: named(target.spot),
  ...(target.piece !== undefined && { piece: named(target.piece) }),
});

const renamedSlot = (slot: Slot | undefined): Slot | undefined =>
  slot && { ...slot, spot: named(slot.spot), shapes: slot.shapes.map(renamed) };

export function drawingScene(
  game: EditableGame,
  { puzzle, state }: Design,
  { view: _view, ...options }: ViewOptions,
): Scene {
  const whole = game.scene(puzzle, state ?? game.start(puzzle), options);
  const { width, height, mainKind, onPaper, shelf } = whole;
  return {
    width,
    height,
    mainKind,
    ...(onPaper && { onPaper }),
    shapes: whole.shapes.map(renamed),
    ...(shelf && { shelf: { spot: named(shelf.spot), slots: shelf.slots.map(renamedSlot) } }),
    get targets() {
      return whole.targets.map(renamedTarget);
    },
  };
}

/** A gesture on the drawing in the game's own spots; undefined when it is about something else. */
export function drawingGesture(gesture: Gesture): Gesture | undefined {
  const own = (spot: Spot): Spot | undefined =>
    spot.startsWith(PREFIX) ? spot.slice(PREFIX.length) : undefined;
  if ('on' in gesture) {
    const on = own(gesture.on);
    return on === undefined ? undefined : { ...gesture, on };
  }
  const path = gesture.path.map(own);
  return path.length && path.every((spot) => spot !== undefined) ? { ...gesture, path } : undefined;
}
