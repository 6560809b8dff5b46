/** Points of the page as places of the board. */
import type { Spot } from 'edgewise';
import type { Player } from 'edgewise/play';
import type { BoardView } from '../draw/view.ts';

/** Where the held piece would go; nothing outside the board. */
export function aimAt({ held }: Player, view: BoardView, clientX: number, clientY: number): Spot | undefined {
  const box = view.host.getBoundingClientRect();
  const isInside = clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
  return held.value && isInside ? held.placeNear(...view.plane.toScene(clientX, clientY)) : undefined;
}
