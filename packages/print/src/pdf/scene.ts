/** A scene as PDF operators. Neighbours of one style are one path, which makes the file a tenth of the size. */
import type { Scene, Shape, Slot } from 'edgewise/draw';
import type { FontName } from '../fonts.ts';
import { number, type PdfDocument } from './document.ts';
import { paintOf, type InkMode, type Paint } from './inks.ts';
import type { PatternBook } from './patterns.ts';
import { circleOperators, pathOperators } from './path.ts';

export interface SceneStyle {
  readonly mode: InkMode;
  readonly patterns: PatternBook;
  readonly text: FontName;
  readonly strong: FontName;
  readonly only?: string; // one colour for everything
}

/** A box on the page, in millimetres. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What a picture is made of: a scene, a slot, a piece. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

/** The shapes at a given number of millimetres per unit, with their upper left corner here. */
export function drawShapes(
  doc: PdfDocument,
  shapes: readonly Shape[],
  at: { readonly x: number; readonly y: number; readonly unit: number },
  style: SceneStyle,
): void {
  doc.op(`q ${number(at.unit)} 0 0 ${number(at.unit)} ${number(at.x)} ${number(at.y)} cm 1 J 1 j`);
  new Painter(doc, style).draw(shapes);
  doc.op('Q');
}

export const shapesOf = ({ solved, shapes }: Scene): readonly Shape[] => solved ?? shapes;

export const slotsOf = ({ shelf }: Scene): readonly Slot[] =>
  (shelf?.slots ?? []).filter((slot) => slot !== undefined);

class Painter {
  readonly #doc: PdfDocument;
  readonly #style: SceneStyle;
  #setting = ''; // operators that set the pen up
  #paint: 'S' | 'f' = 'S';
  #path: string[] = [];

  constructor(doc: PdfDocument, style: SceneStyle) {
    this.#doc = doc;
    this.#style = style;
  }

  draw(shapes: readonly Shape[]): void {
    for (const shape of shapes) {
      const own = paintOf(shape.role, this.#style.mode);
      const { only } = this.#style;
      const paint = own && only !== undefined ? { colour: only, ink: own.ink } : own;
      if (!paint) continue;
      if (shape.kind === 'text') this.#text(shape, paint);
      else this.#shape(shape, paint);
    }
    this.#flush();
  }

  #shape(shape: Exclude<Shape, { kind: 'text' }>, paint: Paint): void {
    const isOpen = shape.kind === 'line' || (shape.kind === 'path' && !shape.filled);
    const path = pathOf(shape);
    if (isOpen || paint.ink.hollow || shape.pen !== undefined) {
      const dash = paint.ink.dash ? `[${paint.ink.dash.map(number).join(' ')}] 0 d` : '[] 0 d';
      return this.#add(
        `${rgb(paint.colour)} RG ${number(shape.pen === undefined ? paint.ink.width : shape.pen + (paint.thicker ?? 0))} w ${dash}`,
        'S',
        path,
      );
    }
    this.#add(`${rgb(paint.colour)} rg`, 'f', path);
    if (paint.pattern === undefined) return;
    this.#flush();
    this.#doc.usePattern(this.#style.patterns.get(this.#doc, paint.pattern));
    this.#doc.op(`${path} f`);
  }

  #add(setting: string, paint: 'S' | 'f', path: string): void {
    if (setting !== this.#setting || paint !== this.#paint) this.#flush();
    [this.#setting, this.#paint] = [setting, paint];
    this.#path.push(path);
  }

  #flush(): void {
    if (this.#path.length) this.#doc.op(`${this.#setting} ${this.#path.join(' ')} ${this.#paint}`);
    this.#path = [];
  }

  /** Centred by a third of its size, as in pictures everywhere. */
  #text({ x, y, size, text }: Extract<Shape, { kind: 'text' }>, { colour, ink, halo }: Paint): void {
    this.#flush();
    const font = ink.weight >= 500 ? this.#style.strong : this.#style.text;
    const left = x - this.#doc.widthOf(text, font, size) / 2;
    const base = y + size * 0.35;
    if (halo) {
      this.#doc.op(`1 1 1 RG [] 0 d ${number(size * 0.28)} w`);
      this.#doc.show(text, font, size, left, base, 1);
    }
    this.#doc.op(`${rgb(colour)} rg`);
    this.#doc.show(text, font, size, left, base);
  }
}

function pathOf(shape: Exclude<Shape, { kind: 'text' }>): string {
  switch (shape.kind) {
    case 'line':
      return `${number(shape.x1)} ${number(shape.y1)} m ${number(shape.x2)} ${number(shape.y2)} l`;
    case 'disc':
      return circleOperators(shape.x, shape.y, shape.r);
    case 'polygon':
      return `${shape.points.map(([x, y], i) => `${number(x)} ${number(y)} ${i ? 'l' : 'm'}`).join(' ')} h`;
    case 'path':
      return pathOperators(shape.d);
  }
}

const colours = new Map<string, string>();

/** Three numbers from 0 to 1. */
export function rgb(hex: string): string {
  const known = colours.get(hex);
  if (known !== undefined) return known;
  const value = Number.parseInt(hex.slice(1, 7), 16);
  const made = [value >> 16, (value >> 8) & 255, value & 255].map((part) => number(part / 255)).join(' ');
  colours.set(hex, made);
  return made;
}
