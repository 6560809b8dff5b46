/**
 * One player without a screen. A browser, a terminal and the tests are views of it: they turn pointers,
 * keys and words into method calls, and draw its state. It has no DOM, timers or promises: the
 * time is passed in, and long work is offered as tasks (long-work.ts) whose answers are handed back.
 */
import type { Scene, ViewOptions } from '../draw/scene.ts';
import type { AnyGame } from '../game.ts';
import type { Gesture, Label, Spot } from '../vocabulary.ts';
import type { Language } from '../words/words.ts';
import { Acts } from './acts.ts';
import type { ActivityClock } from './activity-clock.ts';
import { Answers } from './answers.ts';
import { assertive, label, polite } from './announce.ts';
import { DONE, NOTHING, type Change, type Outcome } from './change.ts';
import { Check } from './check.ts';
import { Checkpoints } from './checkpoints.ts';
import { runCommand, type Reply } from './commands.ts';
import type { PlaySession } from './board-picture.ts';
import { PlayCore } from './core.ts';
import { Cursor } from './cursor.ts';
import { HeldPiece, type Turn } from './held-piece.ts';
import { HintSteps } from './hint-steps.ts';
import type { SceneDiff } from './preview.ts';
import { Questions } from './questions.ts';
import type { Direction, Place, Space } from './space.ts';
import { beginStroke, strokeEnds, type Stroke, type StrokeVerb } from './strokes.ts';

export interface PlayerOptions {
  /** Milliseconds that never run backwards. */
  readonly time: () => number;
  readonly onChange?: (change: Change) => void;
  readonly viewOptions?: ViewOptions;
}

export class Player {
  readonly #core: PlayCore;
  readonly cursor: Cursor;
  readonly held: HeldPiece;
  readonly hint: HintSteps;
  readonly check: Check;
  readonly checkpoints: Checkpoints;
  readonly questions: Questions;
  readonly answers: Answers;
  readonly #acts: Acts;

  constructor(session: PlaySession, { time, onChange, viewOptions }: PlayerOptions) {
    const core = new PlayCore(session, time);
    if (viewOptions) core.viewOptions = viewOptions;
    this.#core = core;
    // The held piece before the cursor and the questions, which ask for it while they look for a place.
    this.held = new HeldPiece(core);
    this.cursor = new Cursor(core, () => this.#aimAtCursor());
    this.hint = new HintSteps(core);
    this.check = new Check(core);
    this.checkpoints = new Checkpoints(core);
    this.questions = new Questions(core);
    this.answers = new Answers(core);
    this.#acts = new Acts(core, this.held, this.questions);
    core.onChange = onChange;
  }

  get session(): PlaySession {
    return this.#core.session;
  }

  get game(): AnyGame {
    return this.#core.game;
  }

  get clock(): ActivityClock {
    return this.#core.clock;
  }

  get scene(): Scene {
    return this.#core.scene;
  }

  /** Another position of the same puzzle, in the same view. */
  sceneOf(state: unknown): Scene {
    return this.#core.sceneOf(state);
  }

  /** Grows with every change of the position or of the view. */
  get version(): number {
    return this.#core.version;
  }

  /** The places of the board; those of the shelf are `shelf`. */
  get space(): Space {
    return this.#core.space;
  }

  get shelf(): Space {
    return this.#core.shelf;
  }

  get isLarge(): boolean {
    return this.#core.isLarge;
  }

  /** Spots that caused the last refusal. */
  get blamed(): readonly Spot[] {
    return this.#core.blamed;
  }

  set onChange(listener: ((change: Change) => void) | undefined) {
    this.#core.onChange = listener;
  }

  set viewOptions(options: ViewOptions) {
    this.#core.viewOptions = options;
  }

  /** Marks that follow directly from a move are made with it, in the same step. */
  set tidies(tidies: boolean) {
    this.#core.tidies = tidies;
  }

  /** Marks made while trying something out are drawn in a colour of their own. */
  set marksTrials(marks: boolean) {
    this.#core.marksTrials = marks;
  }

  /** Whether a piece on the board can be rotated there. */
  set turnsOnBoard(turns: boolean) {
    this.#core.turnsOnBoard = turns;
  }

  /** In how many columns the view shows the shelf: arrows go by it. */
  set shelfColumns(columns: number) {
    this.#core.shelfColumns = columns;
  }

  /** Another window plays this game: all changes are refused. */
  get readOnly(): boolean {
    return this.#core.readOnly;
  }

  set readOnly(readOnly: boolean) {
    this.#core.readOnly = readOnly;
  }

  /** Whether a solved board is locked until `playOn`, so that a stray touch does not undo a solve. */
  set locksSolved(locks: boolean) {
    this.#core.locksSolved = locks;
  }

  get isLocked(): boolean {
    return this.#core.isLocked;
  }

  playOn(): void {
    this.#core.playOn();
  }

  labelAt(spot: Spot): Label {
    return this.#core.labelAt(spot);
  }

  preview(gesture: Gesture): SceneDiff | undefined {
    return this.#core.preview(gesture);
  }

  does(gesture: Gesture): boolean {
    return this.#core.does(gesture);
  }

  // Acts

  /** The first act, at a place of the board or a piece of the shelf: see acts.ts. */
  act(spot: Spot): Outcome {
    return this.#acts.first(spot);
  }

  secondAct(spot: Spot): Outcome {
    return this.#acts.second(spot);
  }

  /** All marks of a place in turn; with a piece held, flips or rotates it. */
  cycle(spot: Spot): Outcome {
    return this.#acts.cycle(spot);
  }

  /** Removes what is there; a held piece goes back to the shelf. */
  clear(spot: Spot): Outcome {
    return this.held.value ? this.held.putBack() : this.#core.gesture({ verb: 'clear', on: spot });
  }

  /** The second mark, whatever the buttons mean. */
  mark(spot: Spot): Outcome {
    return this.#core.gesture({ verb: 'mark', on: spot });
  }

  /** The held piece, else the one at a spot. */
  turn(verb: Turn, spot: Spot = this.cursor.spot): Outcome {
    return this.#core.gesture({ verb, on: this.held.spot ?? spot });
  }

  /** Any gesture of a game, for views that need more control. */
  gesture(gesture: Gesture): Outcome {
    return this.#core.gesture(gesture);
  }

  // Strokes

  /** A stroke of the pointer from a point of the board: extend it, then pass it to `stroke`. */
  beginStroke(verb: StrokeVerb, x: number, y: number): Stroke | undefined {
    return beginStroke(this.#core.space, this.#core.parts, verb, x, y);
  }

  stroke(stroke: Stroke | Gesture): Outcome {
    const gesture = 'gesture' in stroke ? stroke.gesture : stroke;
    return gesture ? this.#core.gesture(gesture) : NOTHING;
  }

  cancelStroke(): void {
    this.#core.say(polite(() => [label('play-stroke-cancelled')]));
  }

  /** Where a first or second act from a point of the board means something. */
  actsNear(x: number, y: number, second = false): Place | undefined {
    const verb = this.#acts.verb(second);
    const { space, parts } = this.#core;
    return space.near(
      x,
      y,
      ({ spot, kind }) => parts.get(kind) !== 'joint' && this.does({ verb, on: spot }),
    )[0];
  }

  // Keys

  /** An arrow key. */
  move(direction: Direction): Outcome {
    return this.#core.batch(() => {
      const before = this.cursor.spot;
      this.cursor.move(direction);
      return this.cursor.spot === before ? NOTHING : DONE;
    });
  }

  /** A held piece goes where the cursor goes. */
  #aimAtCursor(): void {
    if (this.held.value && this.cursor.area === 'board') this.held.aim = this.cursor.spot;
  }

  /** An arrow key that draws (`drag`) or crosses out (`sweep`) as it moves. */
  draw(direction: Direction, verb: StrokeVerb = 'drag'): Outcome {
    return this.#core.batch(() => {
      if (this.cursor.area !== 'board') return NOTHING;
      const ends = strokeEnds(this.#core.space, this.#core.parts, this.cursor.place, direction);
      if (!ends) return NOTHING;
      const outcome = this.#core.gesture({ verb, path: ends.map(({ spot }) => spot) });
      this.cursor.moveTo(ends[1].spot);
      return outcome;
    });
  }

  /** A typed command or a move as the game writes it. */
  type(text: string, language: Language): Reply {
    return this.#core.batch(() => runCommand(this, this.#core, text, language));
  }

  // History

  undo(): Outcome {
    return this.#history((session, at) => session.undo(at), 'play-undone', 'play-no-undo');
  }

  redo(): Outcome {
    return this.#history((session, at) => session.redo(at), 'play-redone', 'play-no-redo');
  }

  #history(action: (session: PlaySession, at: number) => boolean, done: string, none: string): Outcome {
    return this.#core.batch(() => {
      this.questions.end();
      const outcome = this.#core.change(action);
      if (outcome.is === 'done') this.#core.say(polite(() => [label(done)]));
      if (outcome.is === 'nothing') this.#core.say(assertive(label(none)));
      return outcome;
    });
  }

  restart(): Outcome {
    return this.#core.batch(() => {
      const outcome = this.#core.change((session, at) => session.restart(at) !== undefined);
      if (outcome.is === 'done') this.#core.say(assertive(label('play-restarted')));
      return outcome;
    });
  }

  /** Moves that were computed elsewhere; `program` when the player did not choose them. */
  playMoves(moves: readonly unknown[], by: 'hand' | 'program'): Outcome {
    return this.#core.play(moves, by);
  }

  /** Whatever leads from here to the position in a native text, as one step. */
  goTo(text: string): Outcome {
    return this.#core.goTo(text);
  }

  /** Swaps the two marks: for input with one button. */
  swap(): void {
    this.#acts.swap();
  }

  get isSwapped(): boolean {
    return this.#acts.isSwapped;
  }

  /** The first act cycles through all marks instead of toggling the first. */
  set cycles(cycles: boolean) {
    this.#acts.cycles = cycles;
  }
}
