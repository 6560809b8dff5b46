/** The sizes of type in a book; large print is at least half as large again, in a typeface made for low vision. */
import type { TextStyle } from '../pdf/canvas.ts';
import { SOFT } from '../pdf/canvas.ts';

export interface Type {
  readonly title: TextStyle;
  readonly h1: TextStyle;
  readonly h2: TextStyle;
  readonly body: TextStyle;
  readonly strong: TextStyle;
  readonly small: TextStyle;
  readonly number: TextStyle; // of a puzzle
  readonly key: TextStyle; // of a solution
}

const USUAL: Type = {
  title: { font: 'head', size: 40, leading: 1.08 },
  h1: { font: 'head', size: 24, leading: 1.15 },
  h2: { font: 'head', size: 14, leading: 1.2 },
  body: { font: 'text', size: 10.5, leading: 1.42 },
  strong: { font: 'strong', size: 10.5, leading: 1.42 },
  small: { font: 'text', size: 8.5, leading: 1.35, colour: SOFT },
  number: { font: 'head', size: 15 },
  key: { font: 'head', size: 9.5 },
};

const LARGE: Type = {
  title: { font: 'head', size: 46, leading: 1.08 },
  h1: { font: 'head', size: 32, leading: 1.15 },
  h2: { font: 'large-strong', size: 21, leading: 1.2 },
  body: { font: 'large', size: 18, leading: 1.4 },
  strong: { font: 'large-strong', size: 18, leading: 1.4 },
  small: { font: 'large', size: 16, leading: 1.35 },
  number: { font: 'large-strong', size: 26 },
  key: { font: 'large-strong', size: 16 },
};

/** Small pages get a smaller title. */
export const typeFor = (large: boolean, width: number): Type => {
  const type = large ? LARGE : USUAL;
  if (width > 180) return type;
  const smaller = (style: TextStyle, by: number): TextStyle => ({ ...style, size: style.size * by });
  return { ...type, title: smaller(type.title, 0.75), h1: smaller(type.h1, 0.8) };
};
