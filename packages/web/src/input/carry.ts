/** A piece under the pointer, from the shelf or the board, until it is put down, put away or let go. */
import type { Shape, Spot } from 'edgewise';
import { makeElement, svgElement } from '../draw/elements.ts';
import type { Place } from '../draw/space.ts';
import type { BoardView } from '../draw/view.ts';
import { aim, fits, held, letGo, putAway, putDown, take, type Held } from '../game/held-piece.ts';
import type { OpenGame } from '../game/open-game.ts';

const REACH = 1.2; // units: beyond this a point of the board means no place
const TWIN = 0.02; // units: places nearer together than this are one, the one that answers is meant

/** The nearest place to a point of the scene; of several in the same point, the one that is `wanted`. */
export function placeAt(
  view: BoardView,
  x: number,
  y: number,
  wanted: (place: Place) => boolean,
): Place | undefined {
  const near = view.space.near(x, y, undefined, 4, REACH);
  const [first] = near;
  if (!first) return undefined;
  const far = (place: Place) => Math.hypot(place.x - x, place.y - y);
  return near.find((place) => far(place) - far(first) < TWIN && wanted(place)) ?? first;
}

/** Where a held piece would go; nothing outside the board. */
export function aimAt(now: OpenGame, view: BoardView, clientX: number, clientY: number): Spot | undefined {
  const from = held.value?.spot;
  const box = view.host.getBoundingClientRect();
  const inside = clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
  if (from === undefined || !inside) return undefined;
  const [x, y] = view.plane.toScene(clientX, clientY);
  return placeAt(view, x, y, ({ spot }) => fits(now, from, spot))?.spot;
}

export interface Load {
  readonly spot: Spot;
  readonly from: Held['from'];
  readonly shapes: readonly Shape[];
  readonly width: number;
  readonly height: number;
  /** The point of the picture that the hand has. */
  readonly x: number;
  readonly y: number;
}

export interface Carrying {
  move(clientX: number, clientY: number): void;
  end(clientX: number, clientY: number): void;
  cancel(): void;
}

export function carry(now: OpenGame, view: BoardView, load: Load): Carrying {
  take(now, load.spot, load.from, false);
  const ghost = makeGhost(load, view.plane.unit);
  document.body.append(ghost);
  let ended = false;
  const end = () => {
    ended = true;
    ghost.remove();
    removeEventListener('keydown', escape, true);
    removeEventListener('pointerdown', second, true);
  };
  const cancel = () => {
    if (ended) return;
    end();
    letGo();
  };
  const escape = (event: KeyboardEvent) => event.key === 'Escape' && cancel();
  addEventListener('keydown', escape, true);
  /** From the board the board's own hands see it; from the shelf nobody else does. */
  const second = (event: PointerEvent) => {
    if (event.isPrimary || load.from !== 'shelf') return;
    event.stopPropagation();
    cancel();
  };
  addEventListener('pointerdown', second, true);
  const over = (clientX: number, clientY: number) => {
    aim.value = aimAt(now, view, clientX, clientY);
  };
  return {
    move: (clientX, clientY) => {
      if (ended) return;
      ghost.style.transform = `translate(${clientX}px,${clientY}px)`;
      over(clientX, clientY);
    },
    /** A refusal leaves the piece in the hand: a click on another place goes on with it. */
    end: (clientX, clientY) => {
      if (ended) return;
      end();
      over(clientX, clientY);
      const to = aim.value;
      if (to !== undefined && to !== load.spot) putDown(now, to);
      else if (to === undefined && isShelf(clientX, clientY)) putAway(now);
      else letGo();
    },
    cancel,
  };
}

const isShelf = (clientX: number, clientY: number): boolean =>
  document.elementFromPoint(clientX, clientY)?.closest('.shelf') instanceof Element;

function makeGhost({ shapes, width, height, x, y }: Load, unit: number): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = 'carried';
  const svg = svgElement('svg', {
    class: 'layer-static',
    viewBox: `0 0 ${width} ${height}`,
    width: width * unit,
    height: height * unit,
    'aria-hidden': 'true',
  });
  svg.style.left = `${-x * unit}px`;
  svg.style.top = `${-y * unit}px`;
  svg.append(...shapes.map(makeElement));
  ghost.append(svg);
  return ghost;
}
