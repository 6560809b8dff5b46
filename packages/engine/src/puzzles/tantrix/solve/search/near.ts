/** What fixed tiles require of the cells beside them. */
import { dq, dr, opposite } from '../../../../grid/hex.ts';
import type { Placed } from '../../rules/rules.ts';
import { colours } from '../../rules/tiles.ts';
import { at, beside, classOfPair, colourNumber, maskIndex, PAIRS, type Tables } from './problem.ts';

export interface Near {
  readonly need: number; // sides, as bits, where a fixed tile shows the wanted colour
  readonly ban: number; // sides where it shows another
  readonly domains: Int32Array; // by pair: the free tiles that show what is asked
  readonly shown: Uint8Array; // [pair][side]: the colours, as bits, that these show there
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

/** By pair: the bits of tiles not placed yet. */
function freeDomains(tables: Tables, pins: readonly Placed[]): Int32Array {
  const { problem, bitsOf, classOf, full } = tables;
  const left = Int32Array.from(full);
  for (const pin of pins) {
    const index = problem.tiles.indexOf(pin.tile);
    left[classOf[index]] &= ~bitsOf[index];
  }
  return Int32Array.from({ length: PAIRS }, (_, pair) => left[classOfPair(pair)]);
}

function nearCell(
  tables: Tables,
  pinAt: ReadonlyMap<number, Placed>,
  free: Int32Array,
  q: number,
  r: number,
): Near {
  const { problem, masks } = tables;
  let [need, ban] = [0, 0];
  const domains = Int32Array.from(free);
  for (let d = 0; d < 6; d++) {
    const pin = pinAt.get(at(q + dq[d], r + dr[d]));
    if (!pin) continue;
    const shown = colourNumber(pin.tile, pin.turn, opposite(d));
    if (colours[shown] === problem.colour) need |= 1 << d;
    else ban |= 1 << d;
    if (problem.match === 'all')
      for (let pair = 0; pair < PAIRS; pair++) domains[pair] &= masks[maskIndex(pair, d, shown)];
  }
  return { need, ban, domains, shown: shownBy(tables, domains) };
}

function shownBy({ masks }: Tables, domains: Int32Array): Uint8Array {
  const shown = new Uint8Array(PAIRS * 6);
  for (let pair = 0; pair < PAIRS; pair++)
    for (let d = 0; d < 6; d++)
      for (let colour = 0; colour < colours.length; colour++)
        if (domains[pair] & masks[maskIndex(pair, d, colour)]) shown[pair * 6 + d] |= 1 << colour;
  return shown;
}

/** Two cells beside pins that touch, by their numbers, and the side by which the first faces the second. */
export interface Touch {
  readonly one: number;
  readonly two: number;
  readonly side: number;
}

export const touchesOf = (places: readonly number[]): readonly Touch[] =>
  places.flatMap((place, one) =>
    [0, 1, 2].flatMap((d) => {
      const two = places.indexOf(beside(place, d));
      return two < 0 ? [] : [{ one, two, side: d }];
    }),
  );

/** May the wanted line go in and out of a cell by these sides? */
export const suits = ({ need, ban, domains }: Near, a: number, b: number, pair: number): boolean => {
  const used = (1 << a) | (1 << b);
  return (need & ~used) === 0 && (ban & used) === 0 && domains[pair] !== 0;
};
