/** Shapes as SVG elements: made, and changed in place. Classes name the role; the style sheet colours it. */
import type { Shape } from 'edgewise';
import { isHollow } from 'edgewise/draw';

export const SVG = 'http://www.w3.org/2000/svg';

export function svgElement<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | number>> = {},
): SVGElementTagNameMap[Name] {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

const names = { line: 'line', disc: 'circle', polygon: 'polygon', path: 'path', text: 'text' } as const;

export function makeElement(shape: Shape): SVGElement {
  const element = svgElement(names[shape.kind]);
  patchElement(element, shape);
  return element;
}

/** Text is placed a third of its size lower, as in the engine's own pictures. */
export function patchElement(element: SVGElement | HTMLElement, shape: Shape): void {
  for (const [key, value] of Object.entries(attributesOf(shape))) element.setAttribute(key, value);
  element.setAttribute('class', classOf(shape));
  if (shape.pen !== undefined) element.style.strokeWidth = String(shape.pen);
  else if (element.style.strokeWidth) element.style.strokeWidth = '';
  if (shape.kind === 'text' && element.textContent !== shape.text) element.textContent = shape.text;
}

/** `s-…` is drawn with a pen, `f-…` is filled: decided as in the engine's own pictures. */
export function classOf(shape: Shape): string {
  if (shape.kind === 'text') return `f-${shape.role}`;
  const open = shape.kind === 'line' || (shape.kind === 'path' && !shape.filled);
  return `${open || shape.pen !== undefined || isHollow(shape.role) ? 's' : 'f'}-${shape.role}`;
}

function attributesOf(shape: Shape): Readonly<Record<string, string>> {
  switch (shape.kind) {
    case 'line':
      return { x1: n(shape.x1), y1: n(shape.y1), x2: n(shape.x2), y2: n(shape.y2) };
    case 'disc':
      return { cx: n(shape.x), cy: n(shape.y), r: n(shape.r) };
    case 'polygon':
      return { points: shape.points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ') };
    case 'path':
      return { d: shape.d };
    case 'text':
      return textAttributes(shape);
  }
}

/** WebKit drops text of less than a unit: it is set a hundred times as large and scaled down. */
export const TEXT_SCALE = 100;

function textAttributes({ x, y, size }: Extract<Shape, { kind: 'text' }>): Readonly<Record<string, string>> {
  const scaled = (value: number): string => n(value * TEXT_SCALE);
  return {
    x: scaled(x),
    y: scaled(y + size * 0.35),
    'font-size': scaled(size),
    transform: `scale(${1 / TEXT_SCALE})`,
  };
}

/** As short as possible while exact on a screen. */
export const n = (value: number): string => String(Math.round(value * 1000) / 1000);

/** The width is that of the rounded radius: a chord that is a little too short would make an egg of it. */
export function circlePath(x: number, y: number, r: number): string {
  const half = n(r);
  const wide = n(2 * Number(half));
  return `M${n(x - r)} ${n(y)}a${half} ${half} 0 1 0 ${wide} 0a${half} ${half} 0 1 0 -${wide} 0`;
}
