/**
 * A hint in steps, the same for every game. Each press shows a little more of the same hint: is it still
 * right? where, what, why, do it. A mistake is told at once, and taken back only on the next press.
 * Every step is counted in the session by its number, 0 to 4.
 */
import type { Scene } from '../draw/scene.ts';
import type { AnyGame } from '../game.ts';
import type { Task } from '../task.ts';
import type { Label, Spot } from '../vocabulary.ts';
import { assertive, label, polite } from './announce.ts';
import { DONE, NOTHING, type Outcome } from './change.ts';
import type { PlayCore } from './core.ts';
import { hintTask, type HintAnswer, type PlainHint } from './long-work.ts';
import type { SceneDiff } from './preview.ts';

/** What a step shows, by its number: 0 still right, 1 where, 2 what, 3 why. After it comes 4, done for me. */
export type Rung = 0 | 1 | 2 | 3;
const WHERE = 1;
const WHAT = 2;
const WHY = 3;
const DO_IT = 4;

export type HintState =
  | { readonly is: 'none' }
  | { readonly is: 'working' }
  | { readonly is: 'said'; readonly answer: Exclude<HintAnswer['is'], 'hint'> }
  | { readonly is: 'step'; readonly rung: Rung; readonly hint: PlainHint }
  | { readonly is: 'mistake'; readonly hint: PlainHint };

const NO_HINT: HintState = { is: 'none' };

export class HintSteps {
  readonly #core: PlayCore;
  #state: HintState = NO_HINT;
  #question = 0;

  constructor(core: PlayCore) {
    this.#core = core;
    core.afterMove.push(() => this.close());
  }

  get state(): HintState {
    return this.#state;
  }

  /** The number of the last question: an answer that comes with an older one is not shown. */
  get question(): number {
    return this.#question;
  }

  /** One press. `asks`: the view drives the task of a hint and hands its answer to `show`. */
  press(): Outcome {
    const here = this.#state;
    if (here.is === 'working') return NOTHING;
    if (here.is === 'mistake') return this.#carryOut(here.hint);
    if (here.is === 'step')
      return here.rung < WHY ? this.#showMore(here.rung, here.hint) : this.#carryOut(here.hint);
    this.#question++;
    this.#become({ is: 'working' });
    return { is: 'asks' };
  }

  task(): Task<HintAnswer> {
    return hintTask(this.#core.session);
  }

  /** The answer to the question; false where the position has changed since it was asked. */
  show(answer: HintAnswer, question = this.#question): boolean {
    if (this.#state.is !== 'working' || question !== this.#question) return false;
    this.#core.batch(() => {
      this.#count(0);
      this.#become(stateFor(answer));
      this.#core.say(polite(() => this.labels()));
    });
    return true;
  }

  close(): void {
    if (this.#state.is !== 'none') this.#become(NO_HINT);
  }

  /** What there is to say at this step. */
  labels(): readonly Label[] {
    return hintLabels(this.#core.game, this.#state, (spot) => this.#nameOf(spot));
  }

  /** What it would change: from the step that says why, since before it the player still wants to find it. */
  preview(): SceneDiff | undefined {
    const here = this.#state;
    const isShown = here.is === 'mistake' || (here.is === 'step' && here.rung >= WHY);
    return isShown ? this.#core.previewMoves(this.#core.readMoves(here.hint.moves)) : undefined;
  }

  marks(): HintMarks {
    return hintMarks(this.#state, this.#core.scene);
  }

  #showMore(rung: Rung, hint: PlainHint): Outcome {
    return this.#core.batch(() => {
      const next = nextRung[rung];
      this.#count(next);
      this.#become({ is: 'step', rung: next, hint });
      this.#core.say(polite(() => this.labels()));
      return DONE;
    });
  }

  #carryOut(hint: PlainHint): Outcome {
    return this.#core.batch(() => {
      this.#count(DO_IT);
      const outcome = this.#core.play(this.#core.readMoves(hint.moves), 'program');
      const places = placesOf(hint, (spot) => this.#nameOf(spot));
      if (outcome.is === 'done') this.#core.say(assertive(...places, label('play-hint-done')));
      return outcome;
    });
  }

  #nameOf(spot: Spot): Label | undefined {
    return this.#core.targetAt(spot)?.label;
  }

  #count(rung: number): void {
    this.#core.write((session, at) => session.countHint(rung, at));
  }

  #become(state: HintState): void {
    this.#state = state;
    this.#core.changed('hint');
  }
}

const nextRung: Readonly<Record<Rung, Rung>> = { 0: 1, 1: 2, 2: 3, 3: 3 };

function stateFor(answer: HintAnswer): HintState {
  if (answer.is !== 'hint') return { is: 'said', answer: answer.is };
  const { hint } = answer;
  return hint.kind === 'mistake' ? { is: 'mistake', hint } : { is: 'step', rung: 0, hint };
}

type NameOf = (spot: Spot) => Label | undefined;

function hintLabels(game: AnyGame, state: HintState, nameOf: NameOf): readonly Label[] {
  if (state.is === 'none' || state.is === 'working') return [];
  if (state.is === 'said') return [label(`play-hint-${state.answer}`)];
  const { hint } = state;
  if (state.is === 'mistake') return [label('play-hint-mistake'), hint];
  if (state.rung < WHERE) return [label('play-hint-right')];
  if (state.rung < WHAT) return [label('play-hint-where'), ...placesOf(hint, nameOf)];
  if (state.rung < WHY) return [techniqueOf(game, hint)];
  return hint.kind === 'advice' ? [hint, hint.offers] : [hint];
}

const NAMED = 2; // places: more would not be listened to

/** Where a hint points, in words: who does not see the frame hears it. */
const placesOf = ({ at }: PlainHint, nameOf: NameOf): readonly Label[] =>
  at.flatMap((spot) => nameOf(spot) ?? []).slice(0, NAMED);

/** The technique's own name where the game has one, else the level it belongs to. */
export function techniqueOf({ words }: AnyGame, { code, level }: PlainHint): Label {
  const technique = `technique.${code}`;
  return label(Object.hasOwn(words.en, technique) ? technique : `level.${level}`);
}

/** Spots to light: a frame around all of it (`region`), or each for what it is. */
export interface HintMarks {
  readonly region: readonly Spot[];
  readonly at: readonly Spot[];
  readonly because: readonly Spot[];
  readonly wrong: readonly Spot[];
}

const NO_MARKS: HintMarks = { region: [], at: [], because: [], wrong: [] };
const MANY = 24; // more evidence than this frames nothing

function hintMarks(state: HintState, scene: Scene): HintMarks {
  if (state.is === 'mistake')
    return { ...NO_MARKS, because: evidence(state.hint.because, scene), wrong: state.hint.at };
  if (state.is !== 'step' || state.rung < WHERE) return NO_MARKS;
  const { at, because } = state.hint;
  if (state.rung < WHY) return { ...NO_MARKS, region: because.length > MANY ? at : [...at, ...because] };
  return { ...NO_MARKS, at, because: evidence(because, scene) };
}

/** Where nearly everything is evidence, only what is written on the board is worth lighting. */
function evidence(because: readonly Spot[], { shapes }: Scene): readonly Spot[] {
  if (because.length <= MANY) return because;
  const written = new Set(
    shapes.flatMap(({ layer, spot }) => (layer === 'live' && spot !== undefined ? [spot] : [])),
  );
  return because.filter((spot) => written.has(spot));
}
