/** How a rule reports what it found; nothing changes before the round is over. */
export interface FindingSink {
  edge(edge: number, value: number, kind: number, why: number): void;
  pair(corner: number, pair: number, ring: number): void;
  link(from: number, to: number, parity: number, kind: number, why: number, places: number): void;
}
