/**
 * What all parts of a player share: the session, its picture, the one way of playing moves and the one
 * way of telling what changed. Only this file writes to a session.
 */
import type { Scene, Target, ViewOptions } from '../draw/scene.ts';
import type { AnyGame } from '../game.ts';
import type { Result } from '../result.ts';
import type { AnySession, PlayedBy } from '../session/session.ts';
import { NOTHING_HERE, type Gesture, type Label, type Note, type Report, type Spot } from '../vocabulary.ts';
import { ActivityClock } from './activity-clock.ts';
import { assertive, label, polite, refusal, type Announcement } from './announce.ts';
import { DONE, NOTHING, refused, type Change, type ChangedPart, type Outcome } from './change.ts';
import { changedSpots, diffScenes, type SceneDiff } from './preview.ts';
import { makeSpace, shelfKinds, shelfPlaces, type Space } from './space.ts';
import { partsOf, type Parts } from './strokes.ts';

export type PlaySession = AnySession;

/** Shapes from which on a board counts as large: then what can wait does. */
export const LARGE = 3000;

const NAMED = 3; // changed places that are named; more are counted

export class PlayCore {
  readonly session: PlaySession;
  readonly clock: ActivityClock;
  /** Another window plays this game: nothing is written here. */
  readOnly = false;
  /** A solved board stays as it is until the player says to play on. */
  locksSolved = false;
  #playsOn = false;
  /** Spots that stood in the way of the last thing that was refused. */
  blamed: readonly Spot[] = [];
  /** Called by every change of the position, in one place, whoever made the move. */
  readonly afterMove: (() => void)[] = [];
  onChange: ((change: Change) => void) | undefined;
  shelfColumns = Infinity;
  #viewOptions: ViewOptions = {};
  #version = 0;
  #scene: { readonly version: number; readonly value: Scene } | undefined;
  #spaces: { readonly scene: Scene; readonly board: Space } | undefined;
  #targets: { readonly scene: Scene; readonly bySpot: ReadonlyMap<Spot, Target> } | undefined;
  #parts: Parts | undefined;
  #shelfKinds: ReadonlySet<string> | undefined;
  #depth = 0;
  #pending = new Set<ChangedPart>();
  #said: Announcement[] = [];

  constructor(session: PlaySession, time: () => number) {
    this.session = session;
    this.clock = new ActivityClock(session.elapsed, time);
  }

  get game(): AnyGame {
    return this.session.game;
  }

  get puzzle(): unknown {
    return this.session.puzzle;
  }

  /** Grows with every change of the position or of the way it is seen. */
  get version(): number {
    return this.#version;
  }

  get report(): Report {
    return this.session.report();
  }

  get viewOptions(): ViewOptions {
    return this.#viewOptions;
  }

  set viewOptions(options: ViewOptions) {
    this.#viewOptions = options;
    this.#version++;
    this.batch(() => this.changed('settings'));
  }

  get scene(): Scene {
    if (this.#scene?.version !== this.#version)
      this.#scene = { version: this.#version, value: this.sceneOf(this.session.state) };
    return this.#scene.value;
  }

  /** Another position of the same puzzle, seen the same way. */
  sceneOf(state: unknown): Scene {
    return this.game.scene(this.puzzle, state, this.#viewOptions);
  }

  get hasShelf(): boolean {
    return this.scene.shelf !== undefined;
  }

  get isLarge(): boolean {
    return this.scene.shapes.length >= LARGE;
  }

  /** The places of the board, without those that stand for the shelf. */
  get space(): Space {
    const { scene } = this;
    if (this.#spaces?.scene !== scene) this.#spaces = { scene, board: this.#boardOf(scene) };
    return this.#spaces.board;
  }

  /** Where there are no pieces a board keeps its places, so its targets are not even made anew. */
  #boardOf(scene: Scene): Space {
    const known = this.#spaces;
    const isSame =
      known && !scene.shelf && known.scene.width === scene.width && known.scene.height === scene.height;
    if (isSame) return known.board;
    this.#shelfKinds ??= shelfKinds(this.sceneOf(this.game.start(this.puzzle)));
    const kinds = this.#shelfKinds;
    return makeSpace(scene.targets.filter(({ kind }) => !kinds.has(kind)));
  }

  /** The pieces of the shelf in the rows that the view gives them. */
  get shelf(): Space {
    return makeSpace(shelfPlaces(this.scene, this.shelfColumns));
  }

  isOnShelf(spot: Spot): boolean {
    return this.scene.shelf?.slots.some((slot) => slot?.spot === spot) ?? false;
  }

  /** What part each kind of place plays in strokes, asked of the board as it begins. */
  get parts(): Parts {
    if (this.#parts) return this.#parts;
    const start = this.game.start(this.puzzle);
    this.#parts = partsOf(this.space, (gesture) => this.game.interpret(this.puzzle, start, gesture).ok);
    return this.#parts;
  }

  targetAt(spot: Spot): Target | undefined {
    const { scene } = this;
    if (this.#targets?.scene !== scene)
      this.#targets = { scene, bySpot: new Map(scene.targets.map((target) => [target.spot, target])) };
    return this.#targets.bySpot.get(spot);
  }

  labelAt(spot: Spot): Label {
    const slot = this.scene.shelf?.slots.find((each) => each?.spot === spot);
    return this.targetAt(spot)?.label ?? slot?.label ?? { code: spot };
  }

  interpret(gesture: Gesture): Result<unknown, Note> {
    return this.game.interpret(this.puzzle, this.session.state, gesture);
  }

  does(gesture: Gesture): boolean {
    return this.interpret(gesture).ok;
  }

  /** What a gesture would change; undefined where it does nothing. */
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

  /** What a gesture means is played, and what changed is said. */
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

  /** The one way of playing moves: gestures, typed moves, pieces put down, hints, actions and plans. */
  play(moves: readonly unknown[], by: PlayedBy): Outcome {
    if (moves.length === 0) return this.refuse(NOTHING_HERE);
    let note: Note | undefined;
    const outcome = this.change((session, at) => {
      const played = session.play(moves, at, by);
      if (!played.ok) note = played.error;
      return played.ok;
    });
    if (note) return this.refuse(note);
    if (outcome.is === 'done' && this.session.solved) this.say(assertive(finishLabel(this.report)));
    return outcome;
  }

  /** Moves that came as texts. One that does not read is left out: then less is shown and done. */
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
    // The text of a board as it begins has no state.
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
      this.#version++;
      this.forgive();
      this.changed('position', 'log');
      for (const each of this.afterMove) each();
      return DONE;
    });
  }

  /** Looking is free; whatever would change the board is not done. */
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

  /** However much happens inside, the view hears of it once, at the end. */
  batch<T>(work: () => T): T {
    this.#depth++;
    try {
      return work();
    } finally {
      this.#depth--;
      if (this.#depth === 0) this.#tell();
    }
  }

  #tell(): void {
    if (this.#pending.size === 0 && this.#said.length === 0) return;
    const change = { parts: this.#pending, said: this.#said };
    this.#pending = new Set();
    this.#said = [];
    this.onChange?.(change);
  }
}

/** Where points are counted, reaching the end is no solution of anything: the points are said. */
export const finishLabel = ({ score, mostScore = score }: Report): Label =>
  score === undefined
    ? { code: 'solved' }
    : { code: 'play-finished', with: { score, most: mostScore ?? score } };
