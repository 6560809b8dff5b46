/**
 * Pieces: which one is in the hand, and what can be done with it. Held is not played: it is no part of
 * the position, and letting go costs nothing. Only games whose scene has a shelf come here.
 */
import { signal } from '@preact/signals';
import type { Gesture, Scene, Slot, Spot } from 'edgewise';
import { diffScenes, type Preview } from '../draw/preview.ts';
import { words } from '../shell/words/index.ts';
import { doGesture, labelOf, played } from './actions.ts';
import { refuse, refused } from './refusal.ts';
import { act, sceneOf, sceneWith, type OpenGame } from './open-game.ts';
import { notify, announceNow, announcePolite } from '../shell/announce.ts';

export type PieceVerb = 'turn' | 'back' | 'flip';

export interface Held {
  readonly spot: Spot;
  readonly from: 'shelf' | 'board';
}

export const held = signal<Held | undefined>(undefined);

/** What the pointer is over, so that keys and the wheel mean it when nothing is held. */
export const hovered = signal<Spot | undefined>(undefined);

/** The place a held piece would go to if it were put down now. */
export const aim = signal<Spot | undefined>(undefined);

export const hasShelf = (now: OpenGame): boolean => sceneOf(now).shelf !== undefined;

export const slotAt = ({ shelf }: Scene, spot: Spot): Slot | undefined =>
  shelf?.slots.find((slot) => slot?.spot === spot);

const means = ({ game, session }: OpenGame, gesture: Gesture): boolean =>
  game.interpret(session.puzzle, session.state, gesture).ok;

export const can = (now: OpenGame, verb: PieceVerb | 'clear' | 'mark', on: Spot): boolean =>
  means(now, { verb, on });

/** A spot begins a piece when the piece there can be turned, turned over or taken away. */
export const begins = (now: OpenGame, spot: Spot): boolean =>
  (['clear', 'turn', 'back', 'flip'] as const).some((verb) => can(now, verb, spot));

const kits = new WeakMap<OpenGame, readonly Spot[]>();

/** Every piece of the puzzle by its spot: what lies on the shelf as it begins, wherever it is now. */
export function kitOf(now: OpenGame): readonly Spot[] {
  const known = kits.get(now);
  if (known) return known;
  const { game, session } = now;
  const { shelf } = game.scene(session.puzzle, game.start(session.puzzle));
  const kit = (shelf?.slots ?? []).flatMap((slot) => (slot ? [slot.spot] : []));
  kits.set(now, kit);
  return kit;
}

/** Do the pieces of this puzzle have two sides? Asked of the board as it begins, where all can be turned over. */
export function hasTwoSides(now: OpenGame): boolean {
  const { game, session } = now;
  const start: unknown = game.start(session.puzzle);
  return kitOf(now).some((on) => game.interpret(session.puzzle, start, { verb: 'flip', on }).ok);
}

export const fits = (now: OpenGame, from: Spot, to: Spot): boolean =>
  means(now, { verb: 'drag', path: [from, to] });

const DOUBLE = 400; // milliseconds: two clicks within this are one double click
let takenAt = -Infinity;

export const justTaken = (): boolean => performance.now() - takenAt < DOUBLE;

export function take(now: OpenGame, spot: Spot, from: Held['from'], said = true): void {
  held.value = { spot, from };
  takenAt = performance.now();
  refused.value = [];
  // After the frame, like every change: a turn just before must not be heard after it.
  if (said) requestAnimationFrame(() => announcePolite(words.value.pieceHeld(labelOf(now, spot))));
}

export function letGo(said = true): boolean {
  const had = held.value !== undefined;
  held.value = undefined;
  aim.value = undefined;
  refused.value = [];
  if (had && said) announcePolite(words.value.pieceLetGo);
  return had;
}

/** Put down: on success the hand is empty; otherwise it keeps the piece and hears why. */
export function putDown(now: OpenGame, to: Spot): boolean {
  const from = held.value?.spot;
  if (from === undefined) return false;
  return play(now, { verb: 'drag', path: [from, to] }, to);
}

/** Home to the shelf: as a whole, since a spot of the board does not tell which slot its piece has. */
export function putAway(now: OpenGame): boolean {
  const here = held.value;
  if (!here) return false;
  if (here.from === 'shelf') return letGo();
  const shelf = sceneOf(now).shelf?.spot;
  const clear: Gesture = { verb: 'clear', on: here.spot };
  const ways: Gesture[] = shelf === undefined ? [clear] : [{ verb: 'drag', path: [here.spot, shelf] }, clear];
  const way = ways.find((gesture) => means(now, gesture));
  return play(now, way ?? ways[0], here.spot);
}

function play(now: OpenGame, gesture: Gesture, place: Spot): boolean {
  const outcome = act(now, gesture);
  if (outcome.is === 'done') {
    letGo(false);
    played(now);
    requestAnimationFrame(() => announcePolite(labelOf(now, place)));
    return true;
  }
  if (outcome.is === 'away') notify(words.value.away, 'wrong');
  if (outcome.is === 'nothing') announceNow(words.value.pieceNotHere);
  if (outcome.is === 'refused') refuse(now.game, outcome.note);
  else refused.value = [];
  return false;
}

/** Turns what is held, else what is pointed at; false where there is nothing to turn that way. */
export function turnPiece(now: OpenGame, verb: PieceVerb, spot = held.value?.spot ?? hovered.value): boolean {
  if (spot === undefined || !can(now, verb, spot)) return false;
  refused.value = [];
  return doGesture(now, { verb, on: spot });
}

/** The second button: over, where pieces have two sides, else back, else what the game makes of it. */
export function secondAct(now: OpenGame, spot: Spot): boolean {
  return (
    turnPiece(now, 'flip', spot) || turnPiece(now, 'back', spot) || doGesture(now, { verb: 'mark', on: spot })
  );
}

/** The picture's difference if a gesture were played: a piece taken away, or put where the hand aims. */
export function previewGesture(now: OpenGame, gesture: Gesture): Preview | undefined {
  const { game, session } = now;
  const meant = game.interpret(session.puzzle, session.state, gesture);
  if (!meant.ok) return undefined;
  const after = game.apply(session.puzzle, session.state, meant.value);
  return after.ok ? diffScenes(sceneOf(now), sceneWith(now, after.value)) : undefined;
}
