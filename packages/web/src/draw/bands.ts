/**
 * A layer in horizontal rows, each with an SVG for shapes and a box for texts over it: after a
 * move the browser lays out and paints only the row that changed, not the thousands of shapes of a
 * large board. Small boards are one SVG.
 */
import type { Shape } from 'edgewise';
import { svgElement } from './elements.ts';
import { Layer, type Seen } from './layer.ts';
import { plainText } from './plain-text.ts';
import { joinRuns } from './runs.ts';
import { certain } from '../shell/certain.ts';

const TALL = 14; // units: below this, one SVG is cheaper
const ROW = 2; // units
const BAND = 2; // rows that share a surface: more surfaces take longer to composite

export class Bands {
  readonly host: HTMLElement;
  #layers: Layer[] = []; // on large boards two for each row: what is drawn, and the texts
  #height = 1; // of a row

  constructor(name: string) {
    this.host = box(`layer ${name}`);
    this.host.setAttribute('aria-hidden', 'true');
  }

  resize(width: number, height: number): void {
    const rows = height <= TALL ? 1 : Math.ceil(height / ROW);
    this.#height = height / rows;
    this.host.replaceChildren();
    this.host.classList.toggle('banded', rows > 1);
    const viewBox = `0 0 ${width} ${height}`;
    this.#layers = [];
    if (rows === 1) this.#layers.push(addDrawn(this.host, viewBox));
    else for (let from = 0; from < rows; from += BAND) this.#addBand(viewBox, Math.min(BAND, rows - from));
  }

  /** How many layers there are. */
  get size(): number {
    return this.#layers.length;
  }

  /** Which of them a shape belongs to. */
  layerOf(shape: Shape): number {
    if (this.#layers.length === 1) return 0;
    const last = this.#layers.length / 2 - 1;
    const row = Math.min(last, Math.max(0, Math.floor(heightOf(shape) / this.#height)));
    return 2 * row + (shape.kind === 'text' ? 1 : 0);
  }

  get all(): readonly Seen[] {
    return this.#layers.flatMap((layer) => layer.all);
  }

  /** Returns what is new. */
  show(layer: number, shapes: readonly Shape[]): readonly Seen[] {
    return certain(this.#layers[layer]).show(this.#layers.length > 1 ? joinRuns(shapes) : shapes);
  }

  /** Texts are above everything drawn in their band. */
  #addBand(viewBox: string, rows: number): void {
    const surface = box('surface');
    const drawn = Array.from({ length: rows }, () => addDrawn(surface, viewBox));
    for (const row of drawn) {
      const texts = box('band');
      surface.append(texts);
      this.#layers.push(row, new Layer(texts, plainText));
    }
    this.host.append(surface);
  }
}

function addDrawn(host: HTMLElement, viewBox: string): Layer {
  const svg = svgElement('svg', { class: 'band', viewBox });
  host.append(svg);
  return new Layer(svg);
}

function box(name: string): HTMLElement {
  const made = document.createElement('div');
  made.className = name;
  return made;
}

/** Roughly how far down a shape is: any point of it will do. */
function heightOf(shape: Shape): number {
  switch (shape.kind) {
    case 'line':
      return shape.y1;
    case 'disc':
    case 'text':
      return shape.y;
    case 'polygon':
      return shape.points[0]?.[1] ?? 0;
    case 'path':
      return Number(/^M[\d.-]+[ ,]([\d.-]+)/.exec(shape.d)?.[1] ?? 0);
  }
}
