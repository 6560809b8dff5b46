/** From one picture to the next: lines grow, pieces settle and turn, a solved board lights up. */
import type { Scene, Spot } from 'edgewise';
import type { Seen } from './layer.ts';
import { appear, grow, runLoop, settle, turn, wave, type Point } from './motion.ts';

export interface SceneChange {
  readonly before: Scene;
  readonly after: Scene;
  readonly hand: Point;
  readonly added: readonly Seen[];
  readonly all: () => readonly Seen[];
}

export function showMotion(change: SceneChange): void {
  if (change.after.solved && !change.before.solved) return lightLoop(change);
  if (change.after.shelf) return movePieces(change);
  for (const { element, shape } of change.added) {
    if (element instanceof SVGLineElement && shape.by === 'player') grow(element, change.hand);
    else appear(element);
  }
}

function lightLoop({ added }: SceneChange): void {
  const loops = added.flatMap(({ shape, element }) =>
    shape.role === 'loop' && element instanceof SVGElement ? [element] : [],
  );
  const glow = added.flatMap(({ shape, element }) => (shape.role === 'glow' ? [element] : []));
  runLoop(loops, glow);
}

/** A board that has grown is redrawn: shapes that have only moved in the picture are not animated. */
function movePieces({ before, after, added, all }: SceneChange): void {
  const was = new Map(before.targets.map((target) => [target.spot, target]));
  const slots = new Map(before.shelf?.slots.flatMap((slot) => (slot ? [[slot.spot, slot]] : [])));
  const fresh = bySpot(added);
  for (const { spot, piece, pose, x, y } of after.targets) {
    if (piece === undefined) continue;
    const old = was.get(spot);
    const stayed = old?.piece === piece && spot !== piece;
    const from = stayed ? old.pose : slots.get(piece)?.pose;
    if (from && pose && (from.turn !== pose.turn || from.flipped !== pose.flipped))
      turn(bySpot(all()).get(spot) ?? [], [x, y], from, pose);
    else if (!stayed && slots.has(piece)) settle(fresh.get(spot) ?? [], [x, y]);
  }
}

function bySpot(seen: readonly Seen[]): Map<Spot, Seen['element'][]> {
  const groups = new Map<Spot, Seen['element'][]>();
  for (const { shape, element } of seen) {
    if (shape.spot === undefined) continue;
    const group = groups.get(shape.spot);
    if (group) group.push(element);
    else groups.set(shape.spot, [element]);
  }
  return groups;
}

/** A board of pieces that is solved: from the last piece outwards. */
export function lightPieces(scene: Scene, all: readonly Seen[], hand: Point): void {
  const places = new Map(scene.targets.map((target) => [target.spot, target]));
  wave(
    all.flatMap(({ shape, element }) => {
      const place = shape.spot === undefined ? undefined : places.get(shape.spot);
      return place ? [{ element, far: Math.hypot(place.x - hand[0], place.y - hand[1]) }] : [];
    }),
  );
}
