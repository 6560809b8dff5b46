/** A normal form for solutions, so that equal up to rotation is equal. */
import { turnCell, side } from '../../../grid/hex.ts';
import type { Placed } from '../rules/rules.ts';

export const inOrder = (tiles: readonly number[], places: readonly Placed[]): readonly Placed[] =>
  places.toSorted((a, b) => tiles.indexOf(a.tile) - tiles.indexOf(b.tile));

/** Moved and turned so that the first tile is unturned at 0,0: equal up to rotation is then equal. */
export function settle(places: readonly Placed[]): readonly Placed[] {
  const [first] = places;
  return places.map(({ tile, q, r, turn }) => ({
    tile,
    ...turnCell({ q: q - first.q, r: r - first.r }, -first.turn),
    turn: side(turn - first.turn),
  }));
}

/** Four small numbers per tile, one byte each: a million of these are remembered. */
export const keyOf = (places: readonly Placed[]): string =>
  String.fromCharCode(...places.flatMap(({ tile, turn, q, r }) => [tile, turn, 128 + q, 128 + r]));
