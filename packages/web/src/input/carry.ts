/** A piece under the pointer, from the shelf or the board, until it is put down, put back or released. */
import type { Shape, Spot } from 'edgewise';
import type { Player } from 'edgewise/play';
import { makeElement, svgElement } from '../draw/elements.ts';
import type { BoardView } from '../draw/view.ts';
import { aimAt } from './pointer-near.ts';

export interface Load {
  readonly spot: Spot;
  readonly from: 'shelf' | 'board';
  readonly shapes: readonly Shape[];
  readonly width: number;
  readonly height: number;
  /** The point of the picture that is held. */
  readonly x: number;
  readonly y: number;
  /** A finger hides what is under it: the piece is shown above. */
  readonly isTouch?: boolean;
}

export interface Carrying {
  move(clientX: number, clientY: number): void;
  end(clientX: number, clientY: number): void;
  cancel(): void;
}

const FINGER = 28; // pixels from the tip of a finger to what it must not hide

export function carry(player: Player, view: BoardView, load: Load): Carrying {
  const { held } = player;
  held.pickUp(load.spot);
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
    held.release();
  };
  const escape = (event: KeyboardEvent) => event.key === 'Escape' && cancel();
  addEventListener('keydown', escape, true);
  /** From the board, the board's own pointer events follow it; from the shelf, nothing else does. */
  const second = (event: PointerEvent) => {
    if (event.isPrimary || load.from !== 'shelf') return;
    event.stopPropagation();
    cancel();
  };
  addEventListener('pointerdown', second, true);
  return {
    move: (clientX, clientY) => {
      if (ended) return;
      const above = load.isTouch ? FINGER + (load.height - load.y) * view.plane.unit : 0;
      ghost.style.transform = `translate(${clientX}px,${Math.round(clientY - above)}px)`;
      held.aim = aimAt(player, view, clientX, clientY);
    },
    /** After a refusal the piece is still held: a click on another place continues with it. */
    end: (clientX, clientY) => {
      if (ended) return;
      end();
      const to = aimAt(player, view, clientX, clientY);
      held.aim = to;
      if (to !== undefined && to !== load.spot) held.putDown(to);
      else if (to === undefined && isShelf(clientX, clientY)) held.putBack();
      else held.release();
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
