/** What tiles that lie fixed ask of the cells beside them. */
import { dq, dr, opposite } from '../../../grid/hex.ts';
import type { Placed } from '../rules.ts';
import { colors } from '../tiles.ts';
import { at, classOfPair, colorNumber, maskIndex, PAIRS, type Tables } from './problem.ts';

export interface Near {
  readonly need: number; // sides, as bits, where a fixed tile shows the wanted colour
  readonly ban: number; // sides where it shows another
  readonly domains: Int32Array; // by pair: the free tiles that show what is asked
}

/** By place on the torus: every empty cell beside a pin. */
export function nearOf(tables: Tables, pins: readonly Placed[]): ReadonlyMap<number, Near> {
  const pinAt = new Map(pins.map((pin) => [at(pin.q, pin.r), pin]));
  const near = new Map<number, Near>();
  const free = freeDomains(tables, pins);
  for (const pin of pins)
    for (let d = 0; d < 6; d++) {
      const [q, r] = [pin.q + dq[d], pin.r + dr[d]];
      if (!pinAt.has(at(q, r)) && !near.has(at(q, r)))
        near.set(at(q, r), nearCell(tables, pinAt, free, q, r));
    }
  return near;
}

/** By pair: the bits of tiles that lie nowhere yet. */
export function freeDomains(tables: Tables, pins: readonly Placed[]): Int32Array {
  const { problem, bitsOf, classOf, full } = tables;
  const left = Int32Array.from(full);
  for (const pin of pins) {
    const index = problem.tiles.indexOf(pin.tile);
    left[classOf[index]] &= ~bitsOf[index];
  }
  return Int32Array.from({ length: PAIRS }, (_, pair) => left[classOfPair(pair)]);
}

function nearCell(
  { problem, masks }: Tables,
  pinAt: ReadonlyMap<number, Placed>,
  free: Int32Array,
  q: number,
  r: number,
): Near {
  let [need, ban] = [0, 0];
  const domains = Int32Array.from(free);
  for (let d = 0; d < 6; d++) {
    const pin = pinAt.get(at(q + dq[d], r + dr[d]));
    if (!pin) continue;
    const shown = colorNumber(pin.tile, pin.turn, opposite(d));
    if (colors[shown] === problem.color) need |= 1 << d;
    else ban |= 1 << d;
    if (problem.match === 'all')
      for (let pair = 0; pair < PAIRS; pair++) domains[pair] &= masks[maskIndex(pair, d, shown)];
  }
  return { need, ban, domains };
}

/** May the wanted line go in and out of a cell by these sides? */
export const suits = ({ need, ban, domains }: Near, a: number, b: number, pair: number): boolean => {
  const used = (1 << a) | (1 << b);
  return (need & ~used) === 0 && (ban & used) === 0 && domains[pair] !== 0;
};
