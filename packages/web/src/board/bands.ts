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

interface Band {
  readonly drawn: Layer;
  readonly texts: Layer;
}

export class Bands {
  readonly host: HTMLElement;
  #bands: Band[] = [];
  #height = 1; // of a band

  constructor(name: string) {
    this.host = document.createElement('div');
    this.host.className = `layer ${name}`;
    this.host.setAttribute('aria-hidden', 'true');
  }

  resize(width: number, height: number): void {
    const count = height <= TALL ? 1 : Math.ceil(height / BAND);
    this.#height = height / count;
    this.host.replaceChildren();
    this.#bands = Array.from({ length: count }, () => this.#addBand(`0 0 ${width} ${height}`));
  }

  /** Returns the new elements. */
  show(shapes: readonly Shape[]): readonly Drawing[] {
    if (this.#bands.length === 1) return this.#bands[0].drawn.show(shapes);
    const drawn = this.#bands.map((): Shape[] => []);
    const texts = this.#bands.map((): Shape[] => []);
    const last = this.#bands.length - 1;
    for (const shape of shapes) {
      const band = Math.min(last, Math.max(0, Math.floor(heightOf(shape) / this.#height)));
      (shape.kind === 'text' ? texts : drawn)[band].push(shape);
    }
    return this.#bands.flatMap((band, i) => [...band.drawn.show(drawn[i]), ...band.texts.show(texts[i])]);
  }

  #addBand(viewBox: string): Band {
    const svg = svgElement('svg', { class: 'band', viewBox });
    const texts = document.createElement('div');
    texts.className = 'band';
    this.host.append(svg, texts);
    return { drawn: new Layer(svg), texts: new Layer(texts, plainText) };
  }
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
