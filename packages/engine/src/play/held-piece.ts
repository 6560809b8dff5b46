/**
 * Pieces: which one is held, and what can be done with it. Holding is not playing: it is not part of the
 * position, and releasing costs nothing. Used only by games whose scene has a shelf.
 */
import type { Gesture, Spot } from '../vocabulary.ts';
import { assertive, label, polite } from './announce.ts';
import { DONE, NOTHING, type Outcome } from './change.ts';
import type { PlayCore } from './core.ts';
import type { SceneDiff } from './preview.ts';
import type { IsWanted, Place } from './space.ts';
import { placeAt } from './space.ts';

export type Turn = 'turn' | 'back' | 'flip';

export interface Held {
  readonly spot: Spot; // where it is: its slot, or the place of the board by which it was picked up
  readonly from: 'shelf' | 'board';
  readonly piece: Spot | undefined; // which piece it is, if the game says
}

const DOUBLE = 400; // milliseconds: two acts on one piece within this are a double click

export class HeldPiece {
  readonly #core: PlayCore;
  #held: Held | undefined;
  #aim: Spot | undefined;
  #pickedUpAt = -Infinity;
  #hasTwoSides: boolean | undefined;

  constructor(core: PlayCore) {
    this.#core = core;
    core.afterMove.push(() => this.#follow());
  }

  get value(): Held | undefined {
    return this.#held;
  }

  get spot(): Spot | undefined {
    return this.#held?.spot;
  }

  /** The place a held piece would go to if it were put down now. */
  get aim(): Spot | undefined {
    return this.#aim;
  }

  set aim(spot: Spot | undefined) {
    if (spot === this.#aim) return;
    this.#aim = spot;
    this.#core.changed('held');
  }

  /** Is there a piece that can be moved, rotated or flipped? */
  isPiece(spot: Spot): boolean {
    return (['clear', 'turn', 'back', 'flip'] as const).some((verb) => this.#core.does({ verb, on: spot }));
  }

  /** The piece under a point of the board: of several places at one point, the one with a piece. */
  pieceNear(x: number, y: number): Place | undefined {
    const isPiece: IsWanted = ({ spot }) => this.isPiece(spot);
    const place = placeAt(this.#core.space, x, y, isPiece);
    return place && isPiece(place) ? place : undefined;
  }

  /** Where the held piece would go from a point of the board. */
  placeNear(x: number, y: number): Spot | undefined {
    return placeAt(this.#core.space, x, y, ({ spot }) => this.fits(spot))?.spot;
  }

  fits(place: Spot): boolean {
    return this.#held !== undefined && this.#core.does({ verb: 'drag', path: [this.#held.spot, place] });
  }

  /** What placing it at the aim would change. */
  preview(): SceneDiff | undefined {
    const [from, to] = [this.#held?.spot, this.#aim];
    if (from === undefined || to === undefined || from === to) return undefined;
    return this.#core.preview({ verb: 'drag', path: [from, to] });
  }

  /** A tap cannot both rotate and flip: pieces with two sides are picked up instead. */
  get hasTwoSides(): boolean {
    return (this.#hasTwoSides ??= this.#askForTwoSides());
  }

  /** Determined on the starting board, where all can be flipped. */
  #askForTwoSides(): boolean {
    const { game, puzzle } = this.#core;
    const start = game.start(puzzle);
    const slots = this.#core.sceneOf(start).shelf?.slots ?? [];
    return slots.some((slot) => slot && game.interpret(puzzle, start, { verb: 'flip', on: slot.spot }).ok);
  }

  pickUp(spot: Spot): Outcome {
    const core = this.#core;
    const isOnShelf = core.isOnShelf(spot);
    if (!isOnShelf && !this.isPiece(spot)) {
      const meant = core.interpret({ verb: 'clear', on: spot });
      return meant.ok ? NOTHING : core.refuse(meant.error);
    }
    this.#held = { spot, from: isOnShelf ? 'shelf' : 'board', piece: core.targetAt(spot)?.piece };
    this.#pickedUpAt = core.clock.now;
    core.clock.markActive();
    core.forgive();
    core.changed('held');
    core.say(polite(() => [core.labelAt(spot), label('play-picked-up')]));
    return DONE;
  }

  release(isSaid = true): Outcome {
    if (!this.#held) return NOTHING;
    this.#held = undefined;
    this.#aim = undefined;
    this.#core.forgive();
    this.#core.changed('held');
    if (isSaid) this.#core.say(polite(() => [label('play-released')]));
    return DONE;
  }

  /** After a refusal the piece is still held. On itself: flipped soon after it was picked up, else released. */
  putDown(place: Spot): Outcome {
    const held = this.#held;
    if (!held) return NOTHING;
    if (place === held.spot) return this.#actOnItself(held);
    return this.#play({ verb: 'drag', path: [held.spot, place] }, place);
  }

  #actOnItself({ spot }: Held): Outcome {
    const isDouble = this.#core.clock.now - this.#pickedUpAt < DOUBLE;
    const flip: Gesture = { verb: 'flip', on: spot };
    return isDouble && this.#core.does(flip) ? this.#core.gesture(flip) : this.release();
  }

  /** Back to the shelf as a whole, since a place of the board does not say which slot its piece has. */
  putBack(): Outcome {
    const held = this.#held;
    if (!held) return NOTHING;
    if (held.from === 'shelf') return this.release();
    const shelf = this.#core.scene.shelf?.spot ?? '';
    const drag: Gesture = { verb: 'drag', path: [held.spot, shelf] };
    return this.#play(this.#core.does(drag) ? drag : { verb: 'clear', on: held.spot }, held.spot);
  }

  #play(gesture: Gesture, place: Spot): Outcome {
    const core = this.#core;
    return core.batch(() => {
      const meant = core.interpret(gesture);
      const outcome = meant.ok ? core.play([meant.value], 'hand') : core.refuse(meant.error);
      if (outcome.is === 'nothing') core.say(assertive(label('play-not-there')));
      if (outcome.is !== 'done') return outcome;
      this.release(false);
      core.say(polite(() => [core.labelAt(place)]));
      return outcome;
    });
  }

  /**
   * After any move, even a typed or an undone one, the held piece stays held wherever it is now. A piece
   * that is gone, as after drawing new ones, is released.
   */
  #follow(): void {
    const held = this.#held;
    if (!held) return;
    if (this.#isStillAt(held)) return;
    const found = held.piece === undefined ? undefined : this.#find(held.piece);
    this.#held = found;
    if (!found) this.#aim = undefined;
    this.#core.changed('held');
  }

  #isStillAt({ spot, from, piece }: Held): boolean {
    if (from === 'shelf') return this.#core.isOnShelf(spot);
    return this.isPiece(spot) && (piece === undefined || this.#core.targetAt(spot)?.piece === piece);
  }

  #find(piece: Spot): Held | undefined {
    if (this.#core.isOnShelf(piece)) return { spot: piece, from: 'shelf', piece };
    const place = this.#core.space.places.find(
      ({ spot }) => this.#core.targetAt(spot)?.piece === piece && this.isPiece(spot),
    );
    return place && { spot: place.spot, from: 'board', piece };
  }
}
