/** What the first and the second button, tap or key mean, on boards with marks and on boards with pieces. */
import type { Gesture, Spot } from '../vocabulary.ts';
import { assertive, label } from './announce.ts';
import { NOTHING, type Outcome } from './change.ts';
import type { PlayCore } from './core.ts';
import type { HeldPiece } from './held-piece.ts';
import type { Questions } from './questions.ts';

export class Acts {
  readonly #core: PlayCore;
  readonly #held: HeldPiece;
  readonly #questions: Questions;
  cycles = false;
  #isSwapped = false;

  constructor(core: PlayCore, held: HeldPiece, questions: Questions) {
    this.#core = core;
    this.#held = held;
    this.#questions = questions;
  }

  get isSwapped(): boolean {
    return this.#isSwapped;
  }

  swap(): void {
    this.#core.batch(() => {
      this.#isSwapped = !this.#isSwapped;
      this.#core.changed('settings');
      this.#core.say(assertive(label(this.#isSwapped ? 'play-swapped' : 'play-unswapped')));
    });
  }

  /** What the first or the second act does to a mark. */
  verb(isSecond: boolean): 'tap' | 'cycle' | 'mark' {
    if (isSecond !== this.#isSwapped) return 'mark';
    return this.cycles ? 'cycle' : 'tap';
  }

  first(spot: Spot): Outcome {
    const core = this.#core;
    return core.batch(() => {
      if (!core.hasShelf) return core.gesture({ verb: this.verb(false), on: spot });
      return core.isOnShelf(spot) ? this.#onShelf(spot) : this.#onBoard(spot);
    });
  }

  /** Flips two-sided pieces, else turns back, else makes the second mark. Acts on the held piece if there is one. */
  second(spot: Spot): Outcome {
    const core = this.#core;
    if (!core.hasShelf) return core.gesture({ verb: this.verb(true), on: spot });
    const on = this.#held.spot ?? spot;
    const ways = (['flip', 'back', 'mark'] as const).map((verb): Gesture => ({ verb, on }));
    return core.gesture(ways.find((gesture) => core.does(gesture)) ?? ways[0]);
  }

  cycle(spot: Spot): Outcome {
    const on = this.#held.spot;
    if (on === undefined) return this.#core.gesture({ verb: 'cycle', on: spot });
    return this.#core.gesture({ verb: this.#core.does({ verb: 'flip', on }) ? 'flip' : 'turn', on });
  }

  /** An empty place asks what fits there; a piece with two sides is picked up, any other is tapped. */
  #onBoard(spot: Spot): Outcome {
    if (this.#held.value) return this.#held.putDown(spot);
    const isPiece = this.#held.isPiece(spot);
    const asked = isPiece ? NOTHING : this.#questions.ask(spot);
    if (asked.is === 'done') return asked;
    this.#questions.end();
    return isPiece && (this.#held.hasTwoSides || !this.#core.turnsOnBoard)
      ? this.#held.pickUp(spot)
      : this.#core.gesture({ verb: 'tap', on: spot });
  }

  /** A piece held from the board goes back; the held piece is rotated; another one is picked up. */
  #onShelf(spot: Spot): Outcome {
    const held = this.#held.value;
    if (held?.from === 'board') return this.#held.putBack();
    if (held?.spot === spot) {
      const turn: Gesture = { verb: 'turn', on: spot };
      return this.#core.does(turn) ? this.#core.gesture(turn) : this.#held.release();
    }
    const fitted = this.#questions.playOnlyFit(spot);
    return fitted.is === 'done' ? fitted : this.#held.pickUp(spot);
  }
}
