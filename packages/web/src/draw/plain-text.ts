/**
 * Texts of large boards as plain elements. A browser lays out every SVG text again whenever the scale
 * changes, so zooming a board with thousands of numbers would stutter; plain elements are only moved.
 */
import type { Shape } from 'edgewise';
import { classOf, n } from './elements.ts';
import type { Drawing, Tools } from './layer.ts';

const WIDTH = 1; // units

export const plainText: Tools = {
  make: (shape) => {
    const element = document.createElement('div');
    patch(element, shape);
    return element;
  },
  patch,
};

/** Most changes affect only the role. The band's font size is one unit, so texts are sized in em. */
function patch(element: Drawing, shape: Shape, before?: Shape): void {
  if (shape.kind !== 'text') return;
  element.setAttribute('class', `plain-text ${classOf(shape)}`);
  if (element.textContent !== shape.text) element.textContent = shape.text;
  const { x, y, size } = shape;
  if (before?.kind === 'text' && before.x === x && before.y === y && before.size === size) return;
  const em = (units: number) => `${n(units / size)}em`;
  const top = y - size / 2;
  element.style.fontSize = `${n(size)}em`;
  element.style.width = em(WIDTH);
  element.style.margin = `${em(top)} 0 ${em(-top)} ${em(x - WIDTH / 2)}`;
}
