/** What goes where: the pieces for a place the player asks about, and places that nothing fits any more. */
import { signal } from '@preact/signals';
import type { Fit, Spot } from 'edgewise';
import { words } from '../shell/words/index.ts';
import { doMoves, labelOf } from './actions.ts';
import { settings } from '../shell/settings.ts';
import { sceneOf, type OpenGame } from './open-game.ts';
import { announcePolite } from '../shell/announce.ts';

export type AnyFit = Fit<unknown>;

/** The empty place whose pieces the shelf shows. */
export const asked = signal<Spot | undefined>(undefined);

export const fitsAt = ({ game, session }: OpenGame, at: Spot): readonly AnyFit[] | undefined =>
  game.fits?.(session.puzzle, session.state, at);

/** By piece, while a place is asked about; a place that has been filled since is no question any more. */
export function fittingPieces(now: OpenGame): ReadonlyMap<Spot, readonly AnyFit[]> | undefined {
  void now.version.value;
  const fits = asked.value === undefined ? undefined : fitsAt(now, asked.value);
  if (!fits) return undefined;
  const byPiece = new Map<Spot, AnyFit[]>();
  for (const fit of fits) byPiece.set(fit.piece, [...(byPiece.get(fit.piece) ?? []), fit]);
  return byPiece;
}

/** Asking twice ends the question. False where there is nothing to ask. */
export function askAbout(now: OpenGame, spot: Spot): boolean {
  if (settings.value.fitting === 'off') return false;
  if (asked.value === spot) {
    asked.value = undefined;
    return true;
  }
  if (!fitsAt(now, spot)) return false;
  asked.value = spot;
  announcePolite(fitsText(now, spot));
  return true;
}

const SAID = 4; // more would not be listened to: the count is said, and the shelf shows them

/** What fits a place, or where a piece fits, in words. */
export function fitsText(now: OpenGame, spot: Spot): string {
  const fits = fitsAt(now, spot);
  if (!fits) return words.value.fitsUnknown;
  const isPiece = fits.some(({ piece }) => piece === spot);
  const others = new Set(fits.map(({ piece, place }) => (isPiece ? place : piece)));
  const said = [...others].slice(0, SAID).map((other) => labelOf(now, other));
  const count = others.size;
  return isPiece
    ? words.value.fitsPlaces(labelOf(now, spot), count, said)
    : words.value.fitsHere(labelOf(now, spot), count, said);
}

/** The one way a piece goes to the place asked about is played at once; with several the hand decides. */
export function playOnlyFit(now: OpenGame, piece: Spot): boolean {
  const ways = fittingPieces(now)?.get(piece);
  if (ways?.length !== 1) return false;
  const [{ place, move }] = ways;
  if (!doMoves(now, [move], 'hand')) return false;
  asked.value = undefined;
  requestAnimationFrame(() => announcePolite(labelOf(now, place)));
  return true;
}

export const unfillablePlaces = (now: OpenGame): readonly Spot[] =>
  sceneOf(now).targets.flatMap(({ spot, mustBeFilled: due }) =>
    due && fitsAt(now, spot)?.length === 0 ? [spot] : [],
  );
