/** Items of two kinds, some pairs of which are known to be alike (0) or unlike (1): union-find with parity. */
export class Parities {
  readonly #parent: Int32Array;
  readonly #parity: Uint8Array; // to the parent
  readonly #size: Int32Array;

  constructor(count: number) {
    this.#parent = new Int32Array(count);
    this.#parity = new Uint8Array(count);
    this.#size = new Int32Array(count);
    this.clear();
  }

  /** Forgets everything. */
  clear(): void {
    for (let index = 0; index < this.#parent.length; index++) this.#parent[index] = index;
    this.#parity.fill(0);
    this.#size.fill(1);
  }

  /** False if the opposite is known. */
  relate(a: number, b: number, parity: number): boolean {
    const rootA = this.#rootOf(a);
    const rootB = this.#rootOf(b);
    const between = this.#parityOf(a) ^ this.#parityOf(b) ^ parity;
    if (rootA === rootB) return between === 0;
    const isLarger = this.#size[rootA] >= this.#size[rootB];
    const small = isLarger ? rootB : rootA;
    const large = isLarger ? rootA : rootB;
    this.#parent[small] = large;
    this.#parity[small] = between;
    this.#size[large] += this.#size[small];
    return true;
  }

  /** Undefined if nothing is known. */
  relation(a: number, b: number): number | undefined {
    return this.#rootOf(a) === this.#rootOf(b) ? this.#parityOf(a) ^ this.#parityOf(b) : undefined;
  }

  #rootOf(index: number): number {
    let at = index;
    while (this.#parent[at] !== at) at = this.#parent[at];
    return at;
  }

  #parityOf(index: number): number {
    let parity = 0;
    for (let at = index; this.#parent[at] !== at; at = this.#parent[at]) parity ^= this.#parity[at];
    return parity;
  }
}
