/** Rings to judge. Dots and triangles come before larger rings, which then get several changes at once. */
import type { MeshLayout } from './layout.ts';

export const NO_RING = -1;

export class RingQueue {
  readonly #isCheap: Uint8Array;
  readonly #cheap: Int32Array; // a stack
  #cheapCount = 0;
  readonly #circle: Int32Array; // the others
  readonly #mask: number;
  #head = 0;
  #tail = 0;
  readonly #queued: Uint8Array;

  constructor({ rings, faces, start }: MeshLayout) {
    const capacity = 1 << (32 - Math.clz32(rings));
    this.#mask = capacity - 1;
    this.#circle = new Int32Array(capacity);
    this.#cheap = new Int32Array(rings);
    this.#queued = new Uint8Array(rings);
    this.#isCheap = Uint8Array.from({ length: rings }, (_, ring) =>
      ring >= faces || start[ring + 1] - start[ring] === 3 ? 1 : 0,
    );
  }

  get isEmpty(): boolean {
    return this.#cheapCount === 0 && this.#head === this.#tail;
  }

  add(ring: number): void {
    if (this.#queued[ring] !== 0) return;
    this.#queued[ring] = 1;
    if (this.#isCheap[ring] !== 0) {
      this.#cheap[this.#cheapCount++] = ring;
      return;
    }
    this.#circle[this.#tail] = ring;
    this.#tail = (this.#tail + 1) & this.#mask;
  }

  /** The next ring, which is not queued again before `release`; NO_RING when there is none. */
  take(): number {
    if (this.#cheapCount > 0) return this.#cheap[--this.#cheapCount];
    if (this.#head === this.#tail) return NO_RING;
    const ring = this.#circle[this.#head];
    this.#head = (this.#head + 1) & this.#mask;
    return ring;
  }

  release(ring: number): void {
    this.#queued[ring] = 0;
  }

  clear(): void {
    for (let ring = this.take(); ring !== NO_RING; ring = this.take()) this.release(ring);
  }
}
