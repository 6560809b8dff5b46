/**
 * A layer in horizontal bands, an svg each: after a move the browser lays out and paints the band
 * that changed, not the thousands of shapes of a large board. Small boards are one band.
 */
import type { Shape } from 'edgewise';
import { svgElement } from './elements.ts';
import { Layer } from './layer.ts';

const TALL = 14; // units: below this one band is cheaper
const BAND = 4;

export class Bands {
  readonly host: HTMLElement;
  #layers: Layer[] = [];
  #height = 1; // of a band

  constructor(name: string) {
    this.host = document.createElement('div');
    this.host.className = `layer ${name}`;
    this.host.setAttribute('aria-hidden', 'true');
  }

  resize(width: number, height: number): void {
    const count = height <= TALL ? 1 : Math.ceil(height / BAND);
    this.#height = height / count;
    const svgs = Array.from({ length: count }, () =>
      svgElement('svg', { class: 'band', viewBox: `0 0 ${width} ${height}` }),
    );
    this.#layers = svgs.map((svg) => new Layer(svg));
    this.host.replaceChildren(...svgs);
  }

  /** Returns the new elements. */
  show(shapes: readonly Shape[]): readonly SVGElement[] {
    if (this.#layers.length === 1) return this.#layers[0].show(shapes);
    const sorted = this.#layers.map((): Shape[] => []);
    const last = sorted.length - 1;
    for (const shape of shapes)
      sorted[Math.min(last, Math.max(0, Math.floor(heightOf(shape) / this.#height)))].push(shape);
    return this.#layers.flatMap((layer, band) => layer.show(sorted[band]));
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
