/**
 * Which bin of the screen each shape of a scene belongs to, remembered from one scene to the next.
 * Games return the same objects for whatever a move did not change, so two scenes are compared side by side
 * by identity; only new objects are examined, and only the bins that they touch are shown again.
 */
import type { Shape } from 'edgewise';
import { certain } from '../shell/certain.ts';

/** The bin of what never changes. */
export const STILL = 0;

/** A list for each bin that changed; bins that did not have none. */
export type Changed = readonly (readonly Shape[] | undefined)[];

/** `under`: painted before the first still shape, so below them all. */
export type BinOf = (shape: Shape, under: boolean) => number; // from 1

const AHEAD = 8; // how far ahead to look for an old shape: a move replaces a few neighbours, rarely more

export class Sorting {
  #shapes: readonly Shape[] = [];
  #bins = new Uint16Array();
  #still = Infinity; // where the first still shape is

  sort(shapes: readonly Shape[], binOf: BinOf): Changed {
    const before = this.#bins;
    const changed = this.#walk(shapes, binOf);
    if (!before.length || !changed[STILL]) return this.#fill(changed);
    // If the still shapes have changed, what was above them may now be below: everything is sorted again.
    this.forget();
    const bins = this.#walk(shapes, binOf);
    for (const bin of before) bins[bin] ??= [];
    return this.#fill(bins);
  }

  forget(): void {
    this.#shapes = [];
    this.#bins = new Uint16Array();
    this.#still = Infinity;
  }

  /** Nearly every shape is the next of the old ones: runs of them are found and copied whole. */
  #walk(shapes: readonly Shape[], binOf: BinOf): Shape[][] {
    const [last, lastBins, lastStill] = [this.#shapes, this.#bins, this.#still];
    const bins = new Uint16Array(shapes.length);
    const changed: Shape[][] = [];
    let old = 0;
    let still = Infinity; // where the first one is
    for (let i = 0; i < shapes.length;) {
      const same = runOf(shapes, i, last, old);
      if (same) {
        bins.set(lastBins.subarray(old, old + same), i);
        if (old <= lastStill && lastStill < old + same) still = Math.min(still, i + lastStill - old);
        i += same;
        old += same;
        continue;
      }
      const shape = certain(shapes[i]);
      const found = find(last, shape, old);
      if (found < 0) {
        const bin = shape.layer === 'still' ? STILL : binOf(shape, still > i);
        if (bin === STILL) still = Math.min(still, i);
        bins[i] = bin;
        changed[bin] = [];
        i++;
        continue;
      }
      for (const bin of lastBins.subarray(old, found)) changed[bin] = [];
      old = found;
    }
    for (const bin of lastBins.subarray(old)) changed[bin] = [];
    this.#shapes = shapes;
    this.#bins = bins;
    this.#still = still;
    return changed;
  }

  #fill(changed: Shape[][]): Changed {
    const [shapes, bins] = [this.#shapes, this.#bins];
    if (changed.length) bins.forEach((bin, i) => changed[bin]?.push(certain(shapes[i])));
    return changed;
  }
}

/** How many from here on are the same objects. */
function runOf(a: readonly Shape[], fromA: number, b: readonly Shape[], fromB: number): number {
  const most = Math.min(a.length - fromA, b.length - fromB);
  let i = 0;
  while (i < most && a[fromA + i] === b[fromB + i]) i++;
  return i;
}

function find(shapes: readonly Shape[], shape: Shape, from: number): number {
  const end = Math.min(from + AHEAD, shapes.length);
  for (let i = from; i < end; i++) if (shapes[i] === shape) return i;
  return -1;
}
