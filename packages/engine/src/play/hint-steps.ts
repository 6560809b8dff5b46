/**
 * A hint in four steps, the same for every game: where, what, why, do it. A press shows the next of them, and
 * any can be requested at once. Nothing is said about the position unless something is wrong with it; then that
 * comes first, in two steps of its own: that there is a mistake, and which. Only the last step changes the board.
 *
 * A session counts what was shown by number: 0 asked, 1 where, 2 what, 3 why, 4 done for me. An answer counts as
 * asked, and as the first step it shows.
 */
import type { AnyGame } from '../game.ts';
import type { Task } from '../task.ts';
import { nameOfStep } from '../words/words.ts';
import type { Label, Spot } from '../vocabulary.ts';
import { assertive, label, polite } from './announce.ts';
import { DONE, NOTHING, type Outcome } from './change.ts';
import type { PlayCore } from './core.ts';
import { hintMarks, whereLabels, type HintMarks } from './hint-places.ts';
import { hintTask, type HintAnswer, type PlainHint } from './long-work.ts';
import type { SceneDiff } from './preview.ts';
import { proofLinks, turningPoints, type PlainLink } from './proof-walk.ts';

export type { HintMarks } from './hint-places.ts';

/** What a step shows, by its number: 1 where, 2 what, 3 why. After it comes 4, done for me. */
export type Rung = 1 | 2 | 3;
const ASKED = 0;
const WHERE = 1;
const WHAT = 2;
const WHY = 3;
const DO_IT = 4;

export type HintState =
  | { readonly is: 'none' }
  | { readonly is: 'working' }
  | { readonly is: 'said'; readonly answer: Exclude<HintAnswer['is'], 'hint'> }
  | { readonly is: 'step'; readonly rung: Rung; readonly hint: PlainHint; readonly link?: number }
  /** `isShown`: the player has asked which it is. */
  | { readonly is: 'mistake'; readonly isShown: boolean; readonly hint: PlainHint; readonly link?: number };

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

  /** One press. `asks`: the view runs the hint's task and passes its answer to `show`. */
  press(): Outcome {
    const here = this.#state;
    if (here.is === 'working') return NOTHING;
    if (here.is === 'mistake') return here.isShown ? this.#carryOut(here.hint) : this.#point(here.hint);
    if (here.is === 'step') return this.reveal(here.rung === WHERE ? WHAT : here.rung === WHAT ? WHY : DO_IT);
    this.#question++;
    this.#become({ is: 'working' });
    return { is: 'asks' };
  }

  /** Any step of the open hint, whether or not the ones before it were seen. */
  reveal(rung: Rung | typeof DO_IT): Outcome {
    const here = this.#state;
    if (here.is !== 'step') return NOTHING;
    if (rung === DO_IT) return this.#carryOut(here.hint);
    return this.#core.batch(() => {
      if (rung > here.rung) this.#count(rung);
      this.#become({ is: 'step', rung, hint: here.hint });
      this.#core.say(polite(() => this.labels()));
      return DONE;
    });
  }

  /** The proof of the open hint, once it says why; each link has its number here. */
  get links(): readonly PlainLink[] {
    return saysWhy(this.#state) ? proofLinks(this.#state.hint) : [];
  }

  /** One link forward or back; before the first and after the last comes the hint as a whole. */
  stepLink(by: 1 | -1): Outcome {
    const here = this.#state;
    if (here.is === 'step' && here.rung < WHY && here.hint.proof) this.reveal(WHY);
    const stops = turningPoints(this.links);
    if (!stops.length || !saysWhy(this.#state)) return NOTHING;
    const at = stops.indexOf(this.#state.link ?? -1);
    return this.showLink(stops[at < 0 && by < 0 ? stops.length - 1 : at + by]);
  }

  /** This link, or with undefined the hint as a whole. */
  showLink(link: number | undefined): Outcome {
    const here = this.#state;
    if (!saysWhy(here) || (link !== undefined && !this.links[link])) return NOTHING;
    return this.#core.batch(() => {
      const { link: _, ...whole } = here;
      this.#become(link === undefined ? whole : { ...whole, link });
      this.#core.say(polite(() => this.labels()));
      return DONE;
    });
  }

  task(): Task<HintAnswer> {
    return hintTask(this.#core.session);
  }

  /** The answer to the question; false where the position has changed since it was asked. */
  show(answer: HintAnswer, question = this.#question): boolean {
    if (this.#state.is !== 'working' || question !== this.#question) return false;
    this.#core.batch(() => {
      const state = stateFor(answer);
      this.#count(ASKED);
      if (state.is === 'step') this.#count(state.rung);
      this.#become(state);
      this.#core.say(polite(() => this.labels()));
    });
    return true;
  }

  /** A hint that is already known, with its reason, as after an answer in practice: nothing is counted. */
  explain(hint: PlainHint): void {
    this.#core.batch(() => {
      this.#become(
        hint.kind === 'mistake' ? { is: 'mistake', isShown: true, hint } : { is: 'step', rung: WHY, hint },
      );
      this.#core.say(polite(() => this.labels()));
    });
  }

  close(): void {
    if (this.#state.is !== 'none') this.#become(NO_HINT);
  }

  /** What there is to say at this step. */
  labels(): readonly Label[] {
    const state = this.#state;
    if (state.is === 'step' && state.rung < WHAT) return this.where();
    if (saysWhy(state) && state.link !== undefined)
      return [
        label('play-hint-link', { link: state.link + 1, links: this.links.length }),
        this.links[state.link],
      ];
    // On an untouched board it is the puzzle that has no solution.
    if (state.is === 'said' && state.answer === 'dead' && !this.#core.session.canUndo)
      return [label('play-hint-impossible')];
    return hintLabels(this.#core.game, state);
  }

  /** Where the open hint points, whatever step it is at: the part of the board, then a place in it. */
  where(): readonly Label[] {
    return this.#state.is === 'step' ? whereLabels(this.#state.hint, this.#core.scene) : [];
  }

  /** What it would change: from the step that says why, since before it the player still wants to find it. */
  preview(): SceneDiff | undefined {
    const here = this.#state;
    return saysWhy(here) ? this.#core.previewMoves(this.#core.readMoves(this.#previewed(here))) : undefined;
  }

  /** In the middle of a proof: what it has put on the board so far, and what this link tries. */
  #previewed({ hint, link }: Explained): readonly string[] {
    if (link === undefined) return hint.moves;
    const marked = this.links.slice(0, link + 1).flatMap(({ marks }) => (marks === undefined ? [] : [marks]));
    return [...marked, ...(this.links[link].tries ?? [])];
  }

  marks(): HintMarks {
    return hintMarks(this.#state, this.#core.scene);
  }

  #point(hint: PlainHint): Outcome {
    return this.#core.batch(() => {
      this.#become({ is: 'mistake', isShown: true, hint });
      this.#core.say(polite(() => this.labels()));
      return DONE;
    });
  }

  #carryOut(hint: PlainHint): Outcome {
    return this.#core.batch(() => {
      this.#count(DO_IT);
      const outcome = this.#core.play(this.#core.readMoves(hint.moves), 'program');
      const places = hint.at.flatMap((spot) => this.#nameOf(spot) ?? []).slice(0, NAMED);
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

type Explained = Extract<HintState, { readonly is: 'step' | 'mistake' }>;

const saysWhy = (state: HintState): state is Explained =>
  (state.is === 'mistake' && state.isShown) || (state.is === 'step' && state.rung >= WHY);

const NAMED = 2; // places: more would not be listened to

function stateFor(answer: HintAnswer): HintState {
  if (answer.is !== 'hint') return { is: 'said', answer: answer.is };
  const { hint } = answer;
  // One that points at nothing has nothing to withhold: the whole puzzle is impossible.
  if (hint.kind === 'mistake') return { is: 'mistake', isShown: hint.moves.length === 0, hint };
  return { is: 'step', rung: WHERE, hint };
}

function hintLabels(game: AnyGame, state: HintState): readonly Label[] {
  if (state.is === 'none' || state.is === 'working') return [];
  if (state.is === 'said') return [label(`play-hint-${state.answer}`)];
  const { hint } = state;
  if (state.is === 'mistake') return [state.isShown ? hint : label('play-hint-mistake')];
  if (state.rung < WHY) return [techniqueOf(game, hint)];
  return hint.kind === 'advice' ? [hint, hint.offers] : [hint];
}

/** The technique's own name where the game has one, else the level it belongs to. */
export function techniqueOf({ words }: AnyGame, { code, level, with: values }: PlainHint): Label {
  const technique = nameOfStep(words, code);
  if (technique === undefined) return label(`level.${level}`);
  return { code: technique, ...(values && { with: values }) };
}
