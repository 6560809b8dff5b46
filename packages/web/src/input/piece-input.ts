/** The board's hands and keys where the game is played with pieces: put, turn, turn over, carry. */
import { effect } from '@preact/signals';
import type { Spot } from 'edgewise';
import { makeElement } from '../draw/elements.ts';
import { drawPreview } from '../draw/preview.ts';
import type { Focus } from './focus.ts';
import type { PointerHandlers } from './pointer.ts';
import type { Place } from '../draw/space.ts';
import type { BoardView } from '../draw/view.ts';
import { doGesture, swapped } from '../game/actions.ts';
import { askAbout, asked, unfillablePlaces } from '../game/fits.ts';
import {
  aim,
  begins,
  can,
  fits,
  previewGesture,
  hasTwoSides,
  held,
  hovered,
  justTaken,
  letGo,
  putAway,
  putDown,
  secondAct,
  slotAt,
  take,
  turnPiece,
  type Held,
} from '../game/held-piece.ts';
import { refused } from '../game/refusal.ts';
import { settings } from '../shell/settings.ts';
import { saysWhy, sceneOf, type OpenGame } from '../game/open-game.ts';
import { traced, traceNext, tracePointed } from '../game/paths-through.ts';
import { aimAt, carry, placeAt, type Carrying } from './carry.ts';

export interface PieceInput extends PointerHandlers {
  readonly busy: () => boolean;
}

export function pieceInput(now: OpenGame, view: BoardView, focus: Focus): PieceInput {
  let carrying: Carrying | undefined;
  let last: [x: number, y: number] = [0, 0]; // in the window
  let panning = false;
  let pointed: Spot | undefined;
  let seen = -1; // the version for which it was found out what the pointer is over
  const pieceAt = (x: number, y: number): Place | undefined => {
    const place = placeAt(view, x, y, ({ spot }) => begins(now, spot));
    return place && begins(now, place.spot) ? place : undefined;
  };
  return {
    tap: (x, y, second) => {
      now.clock.markActive();
      delete view.host.dataset['keys'];
      if (held.value && !second) return putAt(now, view, x, y);
      const piece = pieceAt(x, y);
      const place =
        piece ?? placeAt(view, x, y, ({ spot }) => previewGesture(now, tapOn(spot)) !== undefined);
      if (!place) return;
      focus.stand(place);
      if (!focus.inside) focus.take();
      if (second) secondAct(now, held.value?.spot ?? place.spot);
      else touchBoard(now, place.spot, piece !== undefined);
      tracePointed(now, place.spot, x, y);
    },
    strokeStart: (x, y) => {
      now.clock.markActive();
      last = view.plane.toClient(x, y);
      const place = pieceAt(x, y);
      const away = place && previewGesture(now, { verb: 'clear', on: place.spot });
      if (!place || !away || !view.scene) {
        // On the bare table a finger moves the board itself.
        panning = settings.value.view === 'free';
        return;
      }
      const { width, height } = view.scene;
      carrying = carry(now, view, {
        spot: place.spot,
        from: 'board',
        shapes: away.gone,
        width,
        height,
        x,
        y,
      });
    },
    strokeMove: (x, y) => {
      const [left, top] = last;
      last = view.plane.toClient(x, y);
      if (panning) view.plane.panBy(last[0] - left, last[1] - top);
      carrying?.move(...last);
    },
    strokeEnd: () => {
      panning = false;
      const done = carrying;
      carrying = undefined;
      done?.end(...last);
    },
    cancel: () => {
      panning = false;
      carrying?.cancel();
      carrying = undefined;
    },
    hover: (x, y) => {
      if (held.value) aim.value = aimAt(now, view, ...view.plane.toClient(x, y));
      const place = placeAt(view, x, y, () => true);
      tracePointed(now, held.value ? undefined : place?.spot, x, y);
      if (place?.spot === pointed && seen === now.version.peek()) return;
      pointed = place?.spot;
      seen = now.version.peek();
      hovered.value = pieceAt(x, y)?.spot;
    },
    leave: () => {
      pointed = undefined;
      hovered.value = undefined;
      traced.value = undefined;
      if (!carrying) aim.value = undefined;
    },
    free: () => settings.value.view === 'free',
    swapped: () => swapped.value,
    wheel: (forward, x, y) => {
      hovered.value = pieceAt(x, y)?.spot;
      return turnPiece(now, forward ? 'turn' : 'back');
    },
    busy: () => carrying !== undefined,
  };
}

const tapOn = (on: Spot) => ({ verb: 'tap', on }) as const;

/**
 * Nothing is held. An empty place asks what fits there. A piece with two sides is taken in hand, since a
 * tap cannot both turn it and turn it over; any other piece does what the game makes of a tap.
 */
function touchBoard(now: OpenGame, spot: Spot, isPiece: boolean): void {
  if (!isPiece && askAbout(now, spot)) return;
  if (isPiece && hasTwoSides(now)) take(now, spot, 'board');
  else doGesture(now, tapOn(spot), 'pointer');
}

/** A second tap on the piece itself, soon after the first, turns it over; later it lets go. */
function putAt(now: OpenGame, view: BoardView, x: number, y: number): void {
  const to = aimAt(now, view, ...view.plane.toClient(x, y));
  const own = placeAt(view, x, y, ({ spot }) => spot === held.value?.spot)?.spot === held.value?.spot;
  if (own && justTaken()) turnPiece(now, 'flip');
  else if (own || to === undefined) letGo();
  else putDown(now, to);
}

/** Undone, put away by a hint, or gone with the board: a hand cannot hold what is not there. */
const isGone = (now: OpenGame, { spot, from }: Held): boolean =>
  from === 'shelf' ? !slotAt(sceneOf(now), spot) : !begins(now, spot);

const MANY = 400; // places: asking about more would be felt

/** What the board shows of the hand: where the piece may go, how it would lie, what stood in its way. */
export function showHeldPiece(now: OpenGame, view: BoardView): () => void {
  const ends = [
    effect(() => {
      void now.version.value;
      const here = held.value;
      if (here && isGone(now, here)) letGo(false);
      const places = here && view.space.places.length <= MANY ? view.space.places : [];
      const open = places.flatMap(({ spot }) => (here && fits(now, here.spot, spot) ? [spot] : []));
      view.overlay.draw('may', [
        ...(open.length ? [{ style: 'may', spots: open } as const] : []),
        ...(here?.from === 'board' ? [{ style: 'picked', spots: [here.spot] } as const] : []),
      ]);
    }),
    effect(() => {
      void now.version.value;
      const [from, to] = [held.value?.spot, aim.value];
      const seen =
        from === undefined || to === undefined || from === to
          ? undefined
          : previewGesture(now, { verb: 'drag', path: [from, to] });
      drawPreview(view.lifted, seen);
      const bare = held.value && to !== undefined && !seen;
      view.overlay.draw('aim', bare ? [{ style: 'hover', spots: [to] }] : []);
    }),
    effect(() => {
      const spot = held.value ? undefined : hovered.value;
      view.overlay.draw('hover', spot === undefined ? [] : [{ style: 'hover', spots: [spot] }]);
    }),
    effect(() => {
      const spot = asked.value;
      view.overlay.draw('asked', spot === undefined ? [] : [{ style: 'picked', spots: [spot] }]);
    }),
    effect(() => {
      void now.version.value;
      const spots = settings.value.starving === 'on' ? unfillablePlaces(now) : [];
      view.overlay.draw(
        'starving',
        spots.map((spot) => ({ style: 'starving', spots: [spot], badge: '!' }) as const),
      );
    }),
    effect(() => {
      view.traced.replaceChildren(...(traced.value?.shapes ?? []).map(makeElement));
    }),
    effect(() => {
      void now.version.value;
      traced.value = undefined;
    }),
    effect(() => {
      const spots = refused.value;
      view.overlay.draw('refused', spots.length ? [{ style: 'wrong', spots, badge: '!' }] : []);
    }),
  ];
  return () => {
    for (const end of ends) end();
    letGo(false);
    hovered.value = asked.value = traced.value = undefined;
  };
}

/** Keys on the board that mean the piece in the hand; false: not ours. */
export function pieceKey(now: OpenGame, key: string, here: Spot): boolean {
  const holding = held.value;
  if (!holding) return key === 'Enter' && !begins(now, here) && askAbout(now, here);
  if (key === 'Enter') {
    if (here === holding.spot) letGo();
    else putDown(now, here);
    return true;
  }
  if (key === ' ') return turnPiece(now, 'flip') || turnPiece(now, 'turn');
  if (key !== 'Backspace' && key !== 'Delete') return false;
  putAway(now);
  return true;
}

const turns: Readonly<Record<string, 'turn' | 'back' | 'flip'>> = {
  e: 'turn',
  d: 'turn',
  r: 'turn',
  q: 'back',
  a: 'back',
  f: 'flip',
};

/** Letters that turn the piece in the hand, under the cursor or under the pointer; G takes it. */
export function pieceLetter(now: OpenGame, key: string, cursor: Spot | undefined): boolean {
  const letter = key.toLowerCase();
  const verb = turns[letter];
  const spots = held.value ? [held.value.spot] : [cursor, hovered.value].filter((spot) => spot !== undefined);
  // Where there is a piece the letter is ours, also when the piece cannot turn: then it is said why.
  if (verb) return spots.some((spot) => turnPiece(now, verb, spot)) || refuseTurn(now, verb, spots);
  if (letter === 't') return spots.some((spot) => traceNext(now, spot));
  if (letter === 'l')
    return spots.some((spot) => can(now, 'mark', spot) && doGesture(now, { verb: 'mark', on: spot }));
  const spot = spots.find((each) => begins(now, each));
  if (letter !== 'g' || held.value || spot === undefined) return false;
  take(now, spot, slotAt(sceneOf(now), spot) ? 'shelf' : 'board');
  return true;
}

function refuseTurn(now: OpenGame, verb: 'turn' | 'back' | 'flip', spots: readonly Spot[]): boolean {
  const spot = spots.find((each) => {
    const meant = now.game.interpret(now.session.puzzle, now.session.state, { verb, on: each });
    return !meant.ok && saysWhy(meant.error);
  });
  if (spot !== undefined) doGesture(now, { verb, on: spot });
  return true;
}
