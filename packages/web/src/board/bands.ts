/**
 * A layer in horizontal bands, an svg each: after a move the browser lays out and paints the band
 * that changed, not the thousands of shapes of a large board. Small boards are one band.
 */
import type { Shape } from 'edgewise';
import { svgElement } from './elements.ts';
import { Layer, type Drawing } from './layer.ts';
import { plainText } from './plain-text.ts';

const TALL = 14; // units: below this one band is cheaper
const BAND = 4;

export class Bands {
  readonly host: HTMLElement;
  #layers: Layer[] = []; // on large boards two for each band: what is drawn, and its texts over it
  #height = 1; // of a band

  constructor(name: string) {
    this.host = box(`layer ${name}`);
    this.host.setAttribute('aria-hidden', 'true');
  }

  resize(width: number, height: number): void {
    const count = height <= TALL ? 1 : Math.ceil(height / BAND);
    this.#height = height / count;
    this.host.replaceChildren();
    this.host.classList.toggle('banded', count > 1);
    const viewBox = `0 0 ${width} ${height}`;
    if (count === 1) this.#layers = [addDrawn(this.host, viewBox)];
    else this.#layers = Array.from({ length: count }, () => this.#addBand(viewBox)).flat();
  }

  /** How many layers there are. */
  get size(): number {
    return this.#layers.length;
  }

  /** Which of them a shape belongs to. */
  layerOf(shape: Shape): number {
    if (this.#layers.length === 1) return 0;
    const last = this.#layers.length / 2 - 1;
    const band = Math.min(last, Math.max(0, Math.floor(heightOf(shape) / this.#height)));
    return 2 * band + (shape.kind === 'text' ? 1 : 0);
  }

  /** Returns the new elements. */
  show(layer: number, shapes: readonly Shape[]): readonly Drawing[] {
    return this.#layers[layer].show(shapes);
  }

  #addBand(viewBox: string): [drawn: Layer, texts: Layer] {
    const [band, texts] = [box('surface'), box('band')];
    const drawn = addDrawn(band, viewBox);
    band.append(texts);
    this.host.append(band);
    return [drawn, new Layer(texts, plainText)];
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

/** How far down a shape lies, near enough: any point of it will do. */
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
