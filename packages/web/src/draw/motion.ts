/** Changes are animated. Every animation ends by itself, and there is none where the system asks for none. */
import type { Pose } from 'edgewise';
import { TEXT_SCALE } from './elements.ts';
import type { Drawing } from './layer.ts';

const MOVE = 140; // milliseconds
const TURN = 180;
const FLIP = 220;
const PANEL = 240;
const SOLVE = 900;
const FILL = 400;
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
const SPRING = 'cubic-bezier(0.3, 1.35, 0.5, 1)';

export type Point = readonly [x: number, y: number];

export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A line grows from the end that is nearer to the hand. */
export function grow(line: SVGLineElement, [x, y]: Point): void {
  const { x1, y1, x2, y2 } = line;
  const far = (ax: SVGAnimatedLength, ay: SVGAnimatedLength): number =>
    Math.hypot(ax.baseVal.value - x, ay.baseVal.value - y);
  drawAlong(line, far(x2, y2) < far(x1, y1) ? -1 : 1, MOVE);
}

/** With dashes as long as the whole line: the gap after the first is moved out of the way. */
function drawAlong(element: SVGElement, from: 1 | -1, duration: number): void {
  element.setAttribute('pathLength', '1');
  const strokeDasharray = '1 3';
  element.animate(
    [
      { strokeDasharray, strokeDashoffset: String(from) },
      { strokeDasharray, strokeDashoffset: '0' },
    ],
    { duration, easing: EASE },
  );
}

export const appear = (element: Element, delay = 0, duration = MOVE): void =>
  void element.animate([{ opacity: 0 }, {}], { duration, delay, fill: 'backwards', easing: EASE });

/** A piece that was put down settles. */
export function settle(elements: readonly Drawing[], middle: Point): void {
  for (const element of elements)
    element.animate([{ transform: about(element, middle, 'scale(1.04)'), opacity: 0.4 }, {}], {
      duration: MOVE,
      easing: EASE,
    });
}

/** From one pose to another: the shorter way round, or by flipping. */
export function turn(elements: readonly Drawing[], middle: Point, from: Pose, to: Pose): void {
  const before = wayBack(from, to);
  if (before === undefined) return;
  for (const element of elements)
    element.animate(
      [{ transform: about(element, middle, before.transform) }, { transform: about(element, middle, '') }],
      { duration: before.duration, easing: SPRING },
    );
}

/** The same for a picture that is a box of its own. */
export function turnBox(element: HTMLElement, from: Pose, to: Pose): void {
  const before = wayBack(from, to);
  if (before)
    element.animate([{ transform: before.transform }, {}], { duration: before.duration, easing: SPRING });
}

function wayBack(
  from: Pose,
  to: Pose,
): { readonly transform: string; readonly duration: number } | undefined {
  if ((from.flipped ?? false) !== (to.flipped ?? false)) return { transform: 'scaleX(0)', duration: FLIP };
  const by = ((((to.turn - from.turn) % 360) + 540) % 360) - 180;
  return by === 0 ? undefined : { transform: `rotate(${-by}deg)`, duration: TURN };
}

/** Texts are set large and scaled down: that transform stays innermost. */
const about = (element: Drawing, [x, y]: Point, change: string): string =>
  `translate(${x}px,${y}px) ${change} translate(${-x}px,${-y}px)${element.tagName === 'text' ? ` scale(${1 / TEXT_SCALE})` : ''}`;

/** Solved: the accent runs along the loop once, then the inside fills. */
export function runLoop(loops: readonly SVGElement[], rest: readonly Drawing[]): void {
  for (const loop of loops) drawAlong(loop, 1, SOLVE);
  for (const element of rest) appear(element, SOLVE, FILL);
}

export interface Lit {
  readonly element: Drawing;
  readonly far: number; // from the last piece
}

/** Solved: a light goes over the pieces, from the last one outwards. */
export function wave(lit: readonly Lit[]): void {
  const most = Math.max(1, ...lit.map(({ far }) => far));
  for (const { element, far } of lit)
    element.animate([{ opacity: 1 }, { opacity: 0.45 }, { opacity: 1 }], {
      duration: FILL,
      delay: (far / most) * (SOLVE - FILL),
      easing: 'ease-in-out',
    });
}

/** Moves a sheet to its new place or size. */
export function glide(sheet: HTMLElement, fromTransform: string): void {
  sheet.animate([{ transform: fromTransform }, {}], { duration: PANEL, easing: EASE });
}
