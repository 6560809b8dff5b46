/**
 * What all parts of a player share, besides the picture: the only way to play moves and the only
 * way to report changes. Only this file writes to a session.
 */
import type { Scene } from '../draw/scene.ts';
import { fail, type Result } from '../result.ts';
import type { PlayedBy } from '../session/session.ts';
import { NOTHING_HERE, type Gesture, type Label, type Note, type Report, type Spot } from '../vocabulary.ts';
import { ActivityClock } from './activity-clock.ts';
import { assertive, label, polite, refusal, type Announcement } from './announce.ts';
import { BoardPicture, type PlaySession } from './board-picture.ts';
import { DONE, NOTHING, refused, type Change, type ChangedPart, type Outcome } from './change.ts';
import { changedSpots, diffScenes, type SceneDiff } from './preview.ts';

const NAMED = 3; // changed places that are named; more are counted

export class PlayCore extends BoardPicture {
  readonly clock: ActivityClock;
  /** Another window plays this game: nothing is changed here. */
  readOnly = false;
  /** Pieces on the board can be rotated there; else they are picked up first. */
  turnsOnBoard = true;
  /** Marks that follow directly from a move are made with it. */
  tidies = false;
  /** A solved board is locked until the player chooses to play on. */
  locksSolved = false;
  #playsOn = false;
  /** Spots that caused the last refusal. */
  blamed: readonly Spot[] = [];
  /** Called by every change of the position, in one place, whoever made the move. */
  readonly afterMove: (() => void)[] = [];
  onChange: ((change: Change) => void) | undefined;
  #depth = 0;
  #pending = new Set<ChangedPart>();
  #said: Announcement[] = [];

  constructor(session: PlaySession, time: () => number) {
    super(session);
    this.clock = new ActivityClock(session.elapsed, time);
  }

  override seenAnew(): void {
    super.seenAnew();
    this.batch(() => this.changed('settings'));
  }

  get report(): Report {
    return this.session.report();
  }

  interpret(gesture: Gesture): Result<unknown, Note> {
    if (!this.turnsOnBoard && this.#turnsOnBoard(gesture)) return fail({ code: 'play-no-turning', at: [] });
    return this.game.interpret(this.puzzle, this.session.state, gesture);
  }

  /** A tap on a placed piece turns it, unless it picks it up. */
  #turnsOnBoard(gesture: Gesture): boolean {
    if (!('on' in gesture) || gesture.verb === 'clear' || gesture.verb === 'mark') return false;
    return !this.isOnShelf(gesture.on) && this.targetAt(gesture.on)?.piece !== undefined;
  }

  does(gesture: Gesture): boolean {
    return this.interpret(gesture).ok;
  }

  /** What a gesture would change; undefined if it does nothing. */
  preview(gesture: Gesture): SceneDiff | undefined {
    const meant = this.interpret(gesture);
    return meant.ok ? this.previewMoves([meant.value]) : undefined;
  }

  previewMoves(moves: readonly unknown[]): SceneDiff | undefined {
    let state = this.session.state;
    for (const move of moves) {
      const next = this.game.apply(this.puzzle, state, move);
      if (!next.ok) return undefined;
      state = next.value;
    }
    return moves.length ? diffScenes(this.scene, this.sceneOf(state)) : undefined;
  }

  /** Plays what a gesture means, and announces what changed. */
  gesture(gesture: Gesture): Outcome {
    const before = this.scene;
    const meant = this.interpret(gesture);
    if (!meant.ok) return this.refuse(meant.error);
    const outcome = this.play([meant.value], 'hand');
    if (outcome.is === 'done') this.say(polite(() => this.#changeLabels(before, gesture)));
    return outcome;
  }

  /** Only what changed, the place first. */
  #changeLabels(before: Scene, gesture: Gesture): readonly Label[] {
    const spots = 'on' in gesture ? [gesture.on] : changedSpots(diffScenes(before, this.scene));
    return this.labelsOf(spots);
  }

  labelsOf(spots: readonly Spot[]): readonly Label[] {
    return spots.length > NAMED
      ? [{ code: 'play-changed', with: { count: spots.length } }]
      : spots.map((spot) => this.labelAt(spot));
  }

  /** The only way to play moves: gestures, typed moves, pieces put down, hints, actions and plans. */
  play(moves: readonly unknown[], by: PlayedBy): Outcome {
    if (moves.length === 0) return this.refuse(NOTHING_HERE);
    let note: Note | undefined;
    const outcome = this.change((session, at) => {
      const played = session.play(by === 'hand' ? this.#tidied(moves) : moves, at, by);
      if (!played.ok) note = played.error;
      return played.ok;
    });
    if (note) return this.refuse(note);
    if (outcome.is === 'done' && this.session.solved) this.say(assertive(finishLabel(this.report)));
    return outcome;
  }

  /** With the marks that follow directly, in one step: undo reverses both. */
  #tidied(moves: readonly unknown[]): readonly unknown[] {
    const { game, puzzle, session } = this;
    if (!this.tidies || !game.tidy) return moves;
    let after = session.state;
    for (const move of moves) {
      const next = game.apply(puzzle, after, move);
      if (!next.ok) return moves; // refused anyway
      after = next.value;
    }
    const more = game.tidy(puzzle, session.canUndo ? session.state : undefined, after);
    return more === undefined ? moves : [...moves, more];
  }

  /** Moves that came as texts. An unreadable one is left out: then less is shown and done. */
  readMoves(texts: readonly string[]): readonly unknown[] {
    return texts.flatMap((text) => {
      const read = this.game.moves.parse(text);
      return read.ok ? [read.value] : [];
    });
  }

  /** Whatever leads from here to the position in a native text, as one step of the program. */
  goTo(text: string): Outcome {
    const read = this.game.native.parse(text);
    if (!read.ok) return this.refuse(read.error);
    // The text of a starting board has no state.
    const goal = read.value.state ?? this.game.start(this.puzzle);
    return this.play(this.game.plan(this.puzzle, this.session.state, goal), 'program');
  }

  /** Anything that changes the position; `action` says whether it did. */
  change(action: (session: PlaySession, at: number) => boolean): Outcome {
    return this.batch(() => {
      if (this.readOnly) return this.refuse({ code: 'play-read-only', at: [] });
      if (this.isLocked) {
        this.say(polite(() => [label('play-locked')]));
        return NOTHING;
      }
      this.clock.markActive();
      if (!action(this.session, this.clock.elapsed)) return NOTHING;
      if (this.session.solved) this.#playsOn = false;
      this.moved();
      this.forgive();
      this.changed('position', 'log');
      for (const each of this.afterMove) each();
      return DONE;
    });
  }

  /** Reading is always allowed; anything that would change the board is refused. */
  get isLocked(): boolean {
    return this.locksSolved && !this.#playsOn && this.session.solved;
  }

  playOn(): void {
    this.#playsOn = true;
    this.changed('settings');
  }

  /** Something worth a line in the log that leaves the position as it is. */
  write(action: (session: PlaySession, at: number) => void): void {
    if (this.readOnly) return;
    this.clock.markActive();
    action(this.session, this.clock.elapsed);
    this.changed('log');
  }

  refuse(note: Note): Outcome {
    return this.batch(() => {
      if (note.code === NOTHING_HERE.code) {
        this.forgive();
        this.say(polite(() => [NOTHING_HERE]));
        return NOTHING;
      }
      this.blamed = note.at;
      this.changed('refusal');
      this.say(refusal(note));
      return refused(note);
    });
  }

  /** The last refusal is no longer shown. */
  forgive(): void {
    if (this.blamed.length === 0) return;
    this.blamed = [];
    this.changed('refusal');
  }

  say(announcement: Announcement): void {
    this.batch(() => this.#said.push(announcement));
  }

  changed(...parts: readonly ChangedPart[]): void {
    this.batch(() => {
      for (const part of parts) this.#pending.add(part);
    });
  }

  /** However much happens inside, the view is notified once, at the end. */
  batch<T>(work: () => T): T {
    this.#depth++;
    try {
      return work();
    } finally {
      this.#depth--;
      if (this.#depth === 0) this.#notify();
    }
  }

  #notify(): void {
    if (this.#pending.size === 0 && this.#said.length === 0) return;
    const change = { parts: this.#pending, said: this.#said };
    this.#pending = new Set();
    this.#said = [];
    this.onChange?.(change);
  }
}

/** Where points are counted, reaching the end is not a solution: the points are announced. */
export const finishLabel = ({ score, mostScore = score }: Report): Label =>
  score === undefined
    ? { code: 'solved' }
    : { code: 'play-finished', with: { score, most: mostScore ?? score } };
