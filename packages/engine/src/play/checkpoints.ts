/** Positions to return to, and the guess that each of them tests. */
import type { Scene } from '../draw/scene.ts';
import type { Checkpoint } from '../session/session.ts';
import type { Label, Note, Spot } from '../vocabulary.ts';
import { assertive, label } from './announce.ts';
import type { Outcome } from './change.ts';
import type { PlaySession } from './board-picture.ts';
import type { PlayCore } from './core.ts';
import type { Result } from '../result.ts';
import { changedSpots, diffScenes } from './preview.ts';

interface Trial {
  readonly after: Scene;
  readonly spots: readonly Spot[];
}

export class Checkpoints {
  readonly #core: PlayCore;
  /** Keyed by the list of moves on trial, which stays the same object: the list is shown again at every move. */
  readonly #trials = new WeakMap<readonly unknown[], Trial>();
  #shown: string | undefined;

  constructor(core: PlayCore) {
    this.#core = core;
    core.afterMove.push(() => this.show(undefined));
  }

  get all(): readonly Checkpoint<unknown>[] {
    return this.#core.session.checkpoints;
  }

  get latest(): string | undefined {
    return this.all.at(-1)?.name;
  }

  /** `nameOf` makes names by number; the first that is free is taken. */
  set(nameOf: (index: number) => string = String): Outcome {
    const taken = new Set(this.all.map(({ name }) => name));
    let index = 1;
    while (taken.has(nameOf(index))) index++;
    return this.#keep(nameOf(index), 'play-checkpoint-set', (session, at, name) =>
      session.checkpoint(name, at),
    );
  }

  forget(name: string): Outcome {
    return this.#keep(name, 'play-forgotten', (session, at) => session.forget(name, at));
  }

  returnTo(name = this.latest ?? ''): Outcome {
    return this.#goBack(name, (session, at) => {
      const result = session.returnTo(name, at);
      return result.ok ? { ok: true, value: false } : result;
    });
  }

  /** "So it is not that": back, with the opposite of the guess marked if the game can express it. */
  reject(name = this.latest ?? ''): Outcome {
    return this.#goBack(name, (session, at) => {
      const result = session.reject(name, at);
      return result.ok ? { ok: true, value: result.value.negation !== undefined } : result;
    });
  }

  /** The guess in the game's words, as it was announced when it was played. */
  trialLabels(name: string): readonly Label[] {
    const trial = this.#trialOf(name);
    if (!trial) return [];
    const labels = new Map(trial.after.targets.map((target) => [target.spot, target.label]));
    return trial.spots.length > 3
      ? [label('play-changed', { count: trial.spots.length })]
      : trial.spots.flatMap((spot) => labels.get(spot) ?? []);
  }

  /** The checkpoint whose guess is highlighted. */
  get shown(): string | undefined {
    return this.#shown;
  }

  show(name: string | undefined): void {
    if (this.#shown === name) return;
    this.#shown = name;
    this.#core.changed('checkpoints');
  }

  get shownSpots(): readonly Spot[] {
    return this.#shown === undefined ? [] : (this.#trialOf(this.#shown)?.spots ?? []);
  }

  #trialOf(name: string): Trial | undefined {
    const tested = this.all.find((each) => each.name === name)?.tested;
    const known = tested && this.#trials.get(tested);
    if (!tested || known) return known;
    const states = this.#core.session.trial(name);
    if (!states) return undefined;
    const after = this.#core.sceneOf(states.after);
    const made = { after, spots: changedSpots(diffScenes(this.#core.sceneOf(states.before), after)) };
    this.#trials.set(tested, made);
    return made;
  }

  #keep(
    name: string,
    code: string,
    action: (session: PlaySession, at: number, name: string) => Result<string, Note>,
  ): Outcome {
    return this.#core.batch(() => {
      let result: Result<string, Note> | undefined;
      this.#core.write((session, at) => (result = action(session, at, name)));
      if (!result) return this.#core.refuse({ code: 'play-read-only', at: [] });
      if (!result.ok) return this.#core.refuse(result.error);
      this.#core.changed('checkpoints');
      this.#core.seenAnew();
      this.#core.say(assertive(label(code, { name: result.value })));
      return { is: 'done' };
    });
  }

  #goBack(name: string, action: (session: PlaySession, at: number) => Result<boolean, Note>): Outcome {
    return this.#core.batch(() => {
      let result: Result<boolean, Note> | undefined;
      const outcome = this.#core.change((session, at) => {
        result = action(session, at);
        return result.ok;
      });
      if (result && !result.ok) return this.#core.refuse(result.error);
      const code = result?.value ? 'play-rejected' : 'play-returned';
      if (outcome.is === 'done') this.#core.say(assertive(label(code, { name })));
      return outcome;
    });
  }
}
