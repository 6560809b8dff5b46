/** The order in which the shelf shows its pieces. As dealt, a gap stays where a piece was; otherwise there are no gaps. */
import type { Slot, Spot } from 'edgewise';
import type { Settings } from '../shell/settings.ts';
import type { OpenGame } from '../game/open-game.ts';

type Slots = readonly (Slot | undefined)[];

export function arrange(
  now: OpenGame,
  shelf: Slots,
  order: Settings['order'],
  only?: ReadonlySet<Spot>,
): Slots {
  const here = shelf.filter((slot) => slot !== undefined);
  if (only) return here.filter(({ spot }) => only.has(spot));
  if (order === 'alike' && here.some(({ groupKey }) => groupKey !== undefined))
    return sorted(here, ({ groupKey = '' }) => groupKey);
  if (order === 'fitting' && now.game.fits) {
    const places = new Map(here.map(({ spot }) => [spot, placesOf(now, spot)]));
    return sorted(here, ({ spot }) => String(places.get(spot) ?? 0).padStart(4, '0'));
  }
  return shelf;
}

const placesOf = ({ player }: OpenGame, piece: Spot): number =>
  new Set(player.questions.fitsAt(piece)?.map(({ place }) => place)).size;

/** Equal ones stay as dealt. */
const sorted = (slots: readonly Slot[], key: (slot: Slot) => string): readonly Slot[] =>
  slots
    .map((slot) => [key(slot), slot] as const)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([, slot]) => slot);

/** A row of gaps is useless, and pushes the remaining pieces out of sight. */
export const withoutEmptyRows = (slots: Slots, columns: number): Slots =>
  slots.filter((_, i) => {
    const from = i - (i % columns);
    return slots.slice(from, from + columns).some((slot) => slot !== undefined);
  });

/** The pile without the pieces that left it; a piece that comes back is placed after the former top piece and is now on top. */
export function pileOrder(
  before: readonly Spot[],
  top: Spot | undefined,
  now: readonly Spot[],
): { readonly spots: readonly Spot[]; readonly shown: Spot | undefined } {
  if (!before.length) return { spots: now, shown: now[0] };
  const back = now.filter((spot) => !before.includes(spot));
  const at = top === undefined ? -1 : before.indexOf(top);
  const merged = [...before.slice(0, at + 1), ...back, ...before.slice(at + 1)];
  const spots = merged.filter((spot) => now.includes(spot));
  const next = merged.slice(at).find((spot) => now.includes(spot)) ?? spots[0];
  return { spots, shown: back[0] ?? (top !== undefined && now.includes(top) ? top : next) };
}
