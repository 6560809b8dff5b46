/** Type and pictures on a page: what layouts draw with. Sizes of type are points, everything else millimetres. */
import { encode } from 'uqr';
import type { FontName, Fonts } from '../fonts.ts';
import { number, PdfDocument, POINTS, type DocumentInfo, type PageSize } from './document.ts';
import type { InkMode } from './inks.ts';
import { PatternBook } from './patterns.ts';
import { drawShapes, rgb, type Box, type SceneStyle } from './scene.ts';
import type { Shape } from 'edgewise/draw';

export interface TextStyle {
  readonly font: FontName;
  readonly size: number; // points
  readonly colour?: string;
  readonly leading?: number; // of the size
}

export type Align = 'left' | 'centre' | 'right';

export const INK = '#1b1c20';
export const SOFT = '#5c5f67';
export const HAIR = '#b9b4a8';
export const CUT = '#8a8a8a';

export const millimetres = (points: number): number => points / POINTS;

export class Canvas {
  readonly doc: PdfDocument;
  readonly mode: InkMode;
  readonly large: boolean;
  readonly #style: SceneStyle;

  constructor(fonts: Fonts, info: DocumentInfo, mode: InkMode, large: boolean) {
    this.doc = new PdfDocument(fonts, info);
    this.mode = mode;
    this.large = large;
    this.#style = {
      mode,
      patterns: new PatternBook(),
      text: large ? 'large' : 'text',
      strong: large ? 'large-strong' : 'strong',
    };
  }

  /** The one accent colour of a coloured book; black in black and white. */
  get accent(): string {
    return this.mode === 'colour' ? '#0e6a62' : '#000000';
  }

  get ember(): string {
    return this.mode === 'colour' ? '#a34711' : '#000000';
  }

  addPage(size: PageSize): void {
    this.doc.addPage(size);
  }

  widthOf(text: string, { font, size }: TextStyle): number {
    return this.doc.widthOf(text, font, millimetres(size));
  }

  /** One line, its baseline at y; returns its width. */
  line(text: string, x: number, y: number, style: TextStyle, align: Align = 'left'): number {
    const width = this.widthOf(text, style);
    const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
    this.doc.op(`${rgb(style.colour ?? INK)} rg`);
    this.doc.show(text, style.font, millimetres(style.size), left, y);
    return width;
  }

  /** A line, cut with an ellipsis if it is too long. */
  fit(text: string, width: number, style: TextStyle): string {
    if (this.widthOf(text, style) <= width) return text;
    const chars = Array.from(text);
    let [low, high] = [0, chars.length];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.widthOf(`${chars.slice(0, middle).join('')}…`, style) <= width) low = middle;
      else high = middle - 1;
    }
    return `${chars.slice(0, low).join('')}…`;
  }

  /** Lines no wider than this; a single word that is wider is broken. */
  wrap(text: string, width: number, style: TextStyle): readonly string[] {
    return text.split('\n').flatMap((paragraph) => this.#wrapOne(paragraph, width, style));
  }

  /** Widths of words are added up: a line need not be measured again with every word. */
  #wrapOne(text: string, width: number, style: TextStyle): readonly string[] {
    const space = this.widthOf(' ', style);
    const lines: string[] = [];
    let [line, used] = ['', 0];
    for (const word of text.split(/\s+/).filter(Boolean)) {
      const wide = this.widthOf(word, style);
      if (line !== '' && used + space + wide <= width) {
        [line, used] = [`${line} ${word}`, used + space + wide];
        continue;
      }
      if (line !== '') lines.push(line);
      [line, used] = [word, wide];
      while (used > width) {
        const part = this.#longest(line, width, style);
        lines.push(part);
        line = line.slice(part.length);
        used = this.widthOf(line, style);
      }
    }
    return [...lines, line];
  }

  #longest(word: string, width: number, style: TextStyle): string {
    const chars = Array.from(word);
    let count = 1;
    while (count < chars.length && this.widthOf(chars.slice(0, count + 1).join(''), style) <= width) count++;
    return chars.slice(0, count).join('');
  }

  leading({ size, leading = 1.35 }: TextStyle): number {
    return millimetres(size * leading);
  }

  /** Lines one under the other, the first with its top at y; returns the height. */
  lines(lines: readonly string[], x: number, y: number, style: TextStyle, align: Align = 'left'): number {
    const step = this.leading(style);
    const drop = millimetres(style.size) * 0.75 + (step - millimetres(style.size)) / 2;
    for (const [i, text] of lines.entries()) if (text) this.line(text, x, y + drop + i * step, style, align);
    return lines.length * step;
  }

  paragraph(
    text: string,
    x: number,
    y: number,
    width: number,
    style: TextStyle,
    align: Align = 'left',
  ): number {
    const at = align === 'left' ? x : align === 'right' ? x + width : x + width / 2;
    return this.lines(this.wrap(text, width, style), at, y, style, align);
  }

  /** The height `paragraph` would need. */
  heightOf(text: string, width: number, style: TextStyle): number {
    return this.wrap(text, width, style).length * this.leading(style);
  }

  rule(x1: number, y1: number, x2: number, y2: number, width = 0.2, colour = HAIR, dash = ''): void {
    const ends = `${number(x1)} ${number(y1)} m ${number(x2)} ${number(y2)} l S`;
    this.doc.op(`${rgb(colour)} RG ${number(width)} w 0 J [${dash}] 0 d ${ends}`);
  }

  dot(x: number, y: number, r: number, colour: string): void {
    this.shapes([{ kind: 'disc', role: 'dot', layer: 'still', x: 0, y: 0, r: 1 }], { x, y, unit: r }, colour);
  }

  frame({ x, y, width, height }: Box, pen = 0.2, colour = HAIR): void {
    const box = [x, y, width, height].map(number).join(' ');
    this.doc.op(`${rgb(colour)} RG ${number(pen)} w 0 j [] 0 d ${box} re S`);
  }

  fill({ x, y, width, height }: Box, colour: string): void {
    this.doc.op(`${rgb(colour)} rg ${[x, y, width, height].map(number).join(' ')} re f`);
  }

  /** All shapes in their own colours, or in one. */
  shapes(
    shapes: readonly Shape[],
    at: { readonly x: number; readonly y: number; readonly unit: number },
    colour?: string,
  ): void {
    drawShapes(this.doc, shapes, at, colour === undefined ? this.#style : { ...this.#style, only: colour });
  }

  /** Draws what `work` draws only inside a box. */
  clipped({ x, y, width, height }: Box, work: () => void): void {
    this.doc.op(`q ${[x, y, width, height].map(number).join(' ')} re W n`);
    work();
    this.doc.op('Q');
  }

  /** A QR code of this width, including its quiet margin. */
  qr(text: string, x: number, y: number, width: number): void {
    const { data, size } = encode(text, { ecc: 'L', border: 2 });
    const unit = width / size;
    const boxes = data.flatMap((row, down) =>
      runsOf(row).map(([from, to]) => `${from} ${down} ${to - from} 1 re`),
    );
    this.doc.op(
      `q 0 0 0 rg ${number(unit)} 0 0 ${number(unit)} ${number(x)} ${number(y)} cm ${boxes.join(' ')} f Q`,
    );
  }
}

/** Dark runs of a row: one box each instead of one per module, so that no seams show. */
function runsOf(row: readonly boolean[]): readonly (readonly [from: number, to: number])[] {
  const runs: (readonly [number, number])[] = [];
  for (let from = 0; from < row.length; from++) {
    if (!row[from]) continue;
    let to = from;
    while (row[to]) to++;
    runs.push([from, to]);
    from = to;
  }
  return runs;
}
