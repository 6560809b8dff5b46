/** Things of two kinds, of which some pairs are known to be alike (0) or unlike (1): union-find with a parity. */
export class Parities {
  readonly #parent: Int32Array;
  readonly #parity: Uint8Array; // to the parent
  readonly #size: Int32Array;

  constructor(count: number) {
    this.#parent = Int32Array.from({ length: count }, (_, index) => index);
    this.#parity = new Uint8Array(count);
    this.#size = new Int32Array(count).fill(1);
  }

  /** False when the opposite is known. */
  relate(a: number, b: number, parity: number): boolean {
    const [rootA, toA] = this.#find(a);
    const [rootB, toB] = this.#find(b);
    const between = toA ^ toB ^ parity;
    if (rootA === rootB) return between === 0;
    const [small, large] = this.#size[rootA] < this.#size[rootB] ? [rootA, rootB] : [rootB, rootA];
    this.#parent[small] = large;
    this.#parity[small] = between;
    this.#size[large] += this.#size[small];
    return true;
  }

  /** Undefined when nothing is known. */
  relation(a: number, b: number): number | undefined {
    const [rootA, toA] = this.#find(a);
    const [rootB, toB] = this.#find(b);
    return rootA === rootB ? toA ^ toB : undefined;
  }

  #find(index: number): [root: number, parity: number] {
    let parity = 0;
    let at = index;
    while (this.#parent[at] !== at) {
      parity ^= this.#parity[at];
      at = this.#parent[at];
    }
    return [at, parity];
  }
}
