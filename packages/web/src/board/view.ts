/**
 * The board on the screen: svgs in layers on one plane. What never changes is drawn once; what lies
 * under it and over it is patched; marks of the screen come on top. No framework: a move of a large
 * board must cost a few milliseconds.
 */
import type { Scene, Shape } from 'edgewise';
import { mergeStill, svgElement } from './elements.ts';
import { Bands } from './bands.ts';
import { sameShape, type Drawing } from './layer.ts';
import { Overlay } from './overlay.ts';
import { Plane } from './plane.ts';
import { makeSpace, type Space } from './space.ts';

export class BoardView {
  readonly host: HTMLElement;
  readonly plane: Plane;
  readonly overlay: Overlay;
  readonly foresight: SVGElement; // what a hint would do
  readonly lifted: SVGElement; // what the piece in the hand would do
  readonly traced: SVGElement; // the line that is pointed at
  readonly #still: SVGElement;
  readonly #under = new Bands('under');
  readonly #over = new Bands('over');
  #stillShapes: readonly Shape[] = [];
  #scene: Scene | undefined;
  #space: Space | undefined;

  constructor(host: HTMLElement) {
    this.host = host;
    const sheet = document.createElement('div');
    sheet.className = 'plane';
    const [still, overlay] = ['still', 'overlay'].map((name) =>
      svgElement('svg', { class: `layer ${name}`, 'aria-hidden': 'true' }),
    );
    // What a hint would bring lies under the signs that point at it.
    this.foresight = svgElement('g');
    this.lifted = svgElement('g');
    this.traced = svgElement('g', { class: 'traced' });
    overlay.append(this.traced, this.foresight, this.lifted);
    sheet.append(this.#under.host, still, this.#over.host, overlay);
    // On top lies a pane that takes every pointer: the browser need not search thousands of shapes.
    const pane = document.createElement('div');
    pane.className = 'pane';
    host.append(sheet, pane);
    this.#still = still;
    this.overlay = new Overlay(overlay);
    this.plane = new Plane(host, sheet);
  }

  get space(): Space {
    return (this.#space ??= makeSpace(this.#scene ? boardTargets(this.#scene) : []));
  }

  get scene(): Scene | undefined {
    return this.#scene;
  }

  /** Returns the elements that this scene added. */
  show(scene: Scene): readonly Drawing[] {
    const { under, still, over } = split(scene.shapes);
    const size = !this.#scene || this.#scene.width !== scene.width || this.#scene.height !== scene.height;
    const redrawn = size || !sameList(this.#stillShapes, still);
    const moved = redrawn || (scene.shelf && !samePlaces(this.#scene?.targets ?? [], scene.targets));
    this.#scene = scene;
    if (size) this.#resize(scene);
    if (redrawn) {
      this.#stillShapes = still;
      this.#still.replaceChildren(...mergeStill(still));
    }
    if (moved) {
      this.#space = undefined;
      this.overlay.rebase(scene, this.space);
    }
    return [...this.#under.show(under), ...this.#over.show(over)];
  }

  #resize({ width, height }: Scene): void {
    for (const svg of [this.#still, this.overlay.svg]) svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
    this.#under.resize(width, height);
    this.#over.resize(width, height);
    this.plane.setSize(width, height);
  }
}

/** Where pieces lie beside the board, targets on the rim of the picture stand for them: not for places. */
export const boardTargets = ({ targets, shelf, width, height }: Scene): Scene['targets'] =>
  shelf ? targets.filter(({ x, y }) => x > 0 && y > 0 && x < width && y < height) : targets;

interface Split {
  readonly under: Shape[];
  readonly still: Shape[];
  readonly over: Shape[];
}

/** Painting order is kept: what changes and comes before the first still shape lies under them all. */
export function split(shapes: readonly Shape[]): Split {
  const made: Split = { under: [], still: [], over: [] };
  for (const shape of shapes) {
    if (shape.layer === 'still') made.still.push(shape);
    else if (made.still.length === 0) made.under.push(shape);
    else made.over.push(shape);
  }
  return made;
}

/** Games may build their still shapes anew each time. */
const sameList = (a: readonly Shape[], b: readonly Shape[]): boolean =>
  a.length === b.length && a.every((shape, i) => shape === b[i] || sameShape(shape, b[i]));

/** Where pieces lie, and where they may go, can change with every move; other boards are not asked. */
const samePlaces = (a: Scene['targets'], b: Scene['targets']): boolean =>
  a === b ||
  (a.length === b.length &&
    a.every(({ spot, x, y }, i) => spot === b[i].spot && x === b[i].x && y === b[i].y));
