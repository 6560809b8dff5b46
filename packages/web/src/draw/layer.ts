/**
 * A list of shapes kept on the screen. Most of a scene is unchanged after a move, so old and new are
 * compared side by side and only differences touch the document.
 */
import type { Shape } from 'edgewise';
import { makeElement, patchElement } from './elements.ts';

/** How shapes become elements: drawn, or as plain texts on large boards. */
export interface Tools {
  make(shape: Shape): Drawing;
  patch(element: Drawing, shape: Shape, before: Shape): void;
}

export type Drawing = SVGElement | HTMLElement;

const drawn: Tools = { make: makeElement, patch: (element, shape) => patchElement(element, shape) };

/** A shape and the element that shows it. */
export interface Seen {
  readonly shape: Shape;
  readonly element: Drawing;
}

interface Shown extends Seen {
  readonly key: string;
  shape: Shape;
}

/** What stays the same thing over time: a clue that becomes wrong does, a line that becomes a cross does not. */
export const keyOf = ({ kind, spot = '', role }: Shape): string => `${kind} ${spot} ${spot ? '' : role}`;

export class Layer {
  readonly #host: Element;
  readonly #tools: Tools;
  #shown: Shown[] = [];
  #keys = new Map<string, number>(); // how many shapes have it: a piece may be many shapes with one name

  constructor(host: Element, tools: Tools = drawn) {
    this.#host = host;
    this.#tools = tools;
  }

  get all(): readonly Seen[] {
    return this.#shown;
  }

  /** Returns what is new, for callers that animate it. */
  show(shapes: readonly Shape[]): readonly Seen[] {
    const next: Shown[] = [];
    const added: Seen[] = [];
    let i = 0;
    for (const shape of shapes) {
      let old = this.#shown[i];
      if (old && sameShape(old.shape, shape)) {
        next.push(old);
        i++;
        continue;
      }
      const key = keyOf(shape);
      if (this.#keys.has(key))
        while (old && old.key !== key) {
          this.#drop(old);
          old = this.#shown[++i];
        }
      if (old?.key === key) {
        this.#tools.patch(old.element, shape, old.shape);
        old.shape = shape;
        next.push(old);
        i++;
      } else {
        const element = this.#tools.make(shape);
        this.#host.insertBefore(element, old?.element ?? null);
        next.push({ key, shape, element });
        this.#keys.set(key, (this.#keys.get(key) ?? 0) + 1);
        added.push({ shape, element });
      }
    }
    for (const old of this.#shown.slice(i)) this.#drop(old);
    this.#shown = next;
    return added;
  }

  #drop(old: Shown): void {
    old.element.remove();
    const left = (this.#keys.get(old.key) ?? 1) - 1;
    if (left) this.#keys.set(old.key, left);
    else this.#keys.delete(old.key);
  }
}

export function sameShape(a: Shape, b: Shape): boolean {
  if (a === b) return true;
  if (a.kind !== b.kind || a.role !== b.role || a.spot !== b.spot || a.pen !== b.pen) return false;
  switch (a.kind) {
    case 'line':
      return b.kind === 'line' && a.x1 === b.x1 && a.y1 === b.y1 && a.x2 === b.x2 && a.y2 === b.y2;
    case 'disc':
      return b.kind === 'disc' && a.x === b.x && a.y === b.y && a.r === b.r;
    case 'path':
      return b.kind === 'path' && a.d === b.d && a.filled === b.filled;
    case 'text':
      return b.kind === 'text' && a.text === b.text && a.x === b.x && a.y === b.y && a.size === b.size;
    case 'polygon':
      return b.kind === 'polygon' && samePoints(a.points, b.points);
  }
}

const samePoints = (
  a: readonly (readonly [number, number])[],
  b: readonly (readonly [number, number])[],
): boolean => a.length === b.length && a.every(([x, y], i) => x === b[i]?.[0] && y === b[i]?.[1]);
