/** Answers of long work, handed back by the view that ran it: what the player then sees and what is played. */
import type { Task } from '../task.ts';
import type { Spot } from '../vocabulary.ts';
import { assertive, label, refusal } from './announce.ts';
import type { Outcome } from './change.ts';
import type { PlayCore } from './core.ts';
import {
  actionTask,
  lastSolvableTask,
  solutionTask,
  solvableTask,
  type PlainActionResult,
} from './long-work.ts';

export class Answers {
  readonly #core: PlayCore;
  #isUnsolvable = false;
  #lit: readonly Spot[] = [];

  constructor(core: PlayCore) {
    this.#core = core;
    core.afterMove.push(() => {
      this.showSolvable(undefined);
      this.#light([]);
    });
  }

  /** What the last action placed or refers to, until the next move. */
  get lit(): readonly Spot[] {
    return this.#lit;
  }

  #light(spots: readonly Spot[]): void {
    if (!spots.length && !this.#lit.length) return;
    this.#lit = spots;
    this.#core.changed('answer');
  }

  /** For players who turn it on: after every move, can it still be solved? Unknown is not unsolvable. */
  solvableTask(): Task<boolean | undefined> {
    return solvableTask(this.#core.session);
  }

  get isUnsolvable(): boolean {
    return this.#isUnsolvable;
  }

  showSolvable(answer: boolean | undefined): void {
    if (this.#isUnsolvable === (answer === false)) return;
    this.#isUnsolvable = answer === false;
    this.#core.changed('solvability');
  }

  solutionTask(): Task<string | undefined> {
    return solutionTask(this.#core.session);
  }

  /** The whole solution as one step, so that one undo removes it. */
  showSolution(text: string | undefined): Outcome {
    return this.#goTo(text, 'play-solution-shown', 'play-no-solution');
  }

  lastSolvableTask(): Task<string | undefined> {
    return lastSolvableTask(this.#core.session);
  }

  /** Back to the last position that can be solved, as one step, so that undo returns. */
  showLastSolvable(text: string | undefined): Outcome {
    return this.#goTo(text, 'play-went-back', 'play-no-solvable');
  }

  actionTask(action: string): Task<PlainActionResult> {
    return actionTask(this.#core.session, action);
  }

  /** The result of a game's action: moves as one step, or only a message. */
  showAction({ ok, moves, note, byHand }: PlainActionResult): Outcome {
    const core = this.#core;
    return core.batch(() => {
      if (!ok && note) return core.refuse(note);
      const outcome: Outcome = moves.length
        ? core.play(core.readMoves(moves), byHand ? 'hand' : 'program')
        : { is: 'nothing' };
      this.#light(note?.at ?? []);
      if (note) core.say(assertive(note));
      else if (!moves.length) core.say(assertive(label('play-action-nothing')));
      return outcome;
    });
  }

  #goTo(text: string | undefined, done: string, none: string): Outcome {
    const core = this.#core;
    return core.batch(() => {
      if (text === undefined) {
        core.say(refusal({ code: none, at: [] }));
        return { is: 'nothing' };
      }
      const outcome = core.goTo(text);
      if (outcome.is === 'done') core.say(assertive(label(done)));
      return outcome;
    });
  }
}
