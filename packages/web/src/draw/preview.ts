/**
 * What a move would do, drawn in advance: additions as they would look, removals struck out.
 * The engine's player finds the difference; here it is only drawn.
 */
import type { Shape, Spot } from 'edgewise';
import type { SceneDiff } from 'edgewise/play';
import { boundsOf } from './bounds.ts';
import { classOf, makeElement, svgElement } from './elements.ts';

/** `tone` says why something is removed: it makes way for something else, or it was wrong. */
export function drawPreview(
  host: SVGElement,
  diff: SceneDiff | undefined,
  tone: 'hint' | 'wrong' = 'hint',
): void {
  host.replaceChildren();
  if (!diff) return;
  const moved = svgElement('g', { transform: `translate(${diff.shift.join(' ')})` });
  const groups = [...bySpot(diff.come).values()];
  // All halos in one translucent group: where they overlap they do not darken.
  moved.append(collect('p-halo', groups.filter((shapes) => !shapes.some(isBody)).flatMap(halo)));
  moved.append(...groups.map((shapes) => (shapes.some(isBody) ? piece(shapes) : mark(shapes))));
  host.append(...[...bySpot(diff.gone).values()].map((shapes) => struck(shapes, tone)), moved);
}

function bySpot(shapes: readonly Shape[]): Map<Spot, Shape[]> {
  const groups = new Map<Spot, Shape[]>();
  for (const shape of shapes) {
    const group = groups.get(shape.spot ?? '');
    if (group) group.push(shape);
    else groups.set(shape.spot ?? '', [shape]);
  }
  return groups;
}

const isBody = (shape: Shape): boolean => shape.kind !== 'text' && classOf(shape).startsWith('f-');

function collect(name: string, parts: readonly SVGElement[]): SVGElement {
  const group = svgElement('g', { class: name });
  group.append(...parts);
  return group;
}

const SMALL = 0.5; // units: below this a halo is simply round

function halo(shapes: readonly Shape[]): SVGElement[] {
  const { x, y, size } = extent(shapes);
  return size < SMALL
    ? [svgElement('circle', { class: 'p-round', cx: x, cy: y, r: size / 2 + 0.14 })]
    : outlines(shapes);
}

/** Pen marks are drawn in the hint's colour. */
const mark = (shapes: readonly Shape[]): SVGElement => collect('p-come p-mark', shapes.map(makeElement));

/** Bodies keep their own colours but become translucent, on a plain ground, with a dashed outline. */
const piece = (shapes: readonly Shape[]): SVGElement =>
  collect('p-piece', [
    collect('p-contour', outlines(shapes)),
    collect('p-ground', outlines(shapes)),
    collect('p-come', shapes.map(makeElement)),
  ]);

const struck = (shapes: readonly Shape[], tone: 'hint' | 'wrong'): SVGElement =>
  collect(`p-gone p-gone-${tone}`, [
    collect('p-contour', outlines(shapes)),
    collect('p-faded', outlines(shapes)),
    ...slashes(shapes, tone),
  ]);

/** The shapes without their roles: colour comes from the group. Texts have no outline worth drawing. */
function outlines(shapes: readonly Shape[]): SVGElement[] {
  return shapes
    .filter(({ kind }) => kind !== 'text')
    .map((shape) => {
      const element = makeElement(shape);
      element.setAttribute('class', isBody(shape) ? 'p-body' : 'p-pen');
      element.style.strokeWidth = '';
      return element;
    });
}

const SLASH = 0.2;

/** One stroke across what makes way; two, like a cut, across what was wrong. */
function slashes(shapes: readonly Shape[], tone: 'hint' | 'wrong'): SVGElement[] {
  const [line] = shapes.filter((shape) => shape.kind === 'line');
  const { x, y } = extent(shapes);
  const angle = line ? Math.atan2(line.y2 - line.y1, line.x2 - line.x1) : 0;
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  const [sx, sy] = [Math.cos(angle - 1.05) * SLASH, Math.sin(angle - 1.05) * SLASH];
  const offsets = tone === 'wrong' ? [-0.08, 0.08] : [0];
  return offsets.map((by) => {
    const [cx, cy] = [x + ux * by, y + uy * by];
    return svgElement('line', {
      class: tone === 'wrong' ? 'm-wrong p-slash' : 'p-slash',
      x1: cx - sx,
      y1: cy - sy,
      x2: cx + sx,
      y2: cy + sy,
    });
  });
}

/** Approximate centre and longer side of everything drawn. */
function extent(shapes: readonly Shape[]): { x: number; y: number; size: number } {
  const { left, right, top, bottom } = boundsOf(shapes);
  return { x: (left + right) / 2, y: (top + bottom) / 2, size: Math.max(right - left, bottom - top) };
}
