/**
 * Texts of large boards as plain elements. A browser lays out every SVG text anew whenever the scale
 * changes, so that zooming a board with thousands of numbers would stutter; these it only moves.
 */
import type { Shape } from 'edgewise';
import { classOf } from './elements.ts';
import type { Drawing, Tools } from './layer.ts';

const WIDTH = 1; // as the style sheet has it

export const plainText: Tools = {
  make: (shape) => {
    const element = document.createElement('div');
    patch(element, shape);
    return element;
  },
  patch,
};

/** Places are in units of the scene; the plane says how large one is. Most changes are of the role alone. */
function patch(element: Drawing, shape: Shape, before?: Shape): void {
  if (shape.kind !== 'text') return;
  element.setAttribute('class', `plain-text ${classOf(shape)}`);
  if (element.textContent !== shape.text) element.textContent = shape.text;
  if (before?.kind === 'text' && before.x === shape.x && before.y === shape.y && before.size === shape.size)
    return;
  const top = shape.y - shape.size / 2;
  element.style.margin = `${units(top)} 0 ${units(-top)} ${units(shape.x - WIDTH / 2)}`;
  element.style.fontSize = units(shape.size);
}

const units = (value: number): string => `calc(var(--unit) * ${Math.round(value * 1000) / 1000})`;
