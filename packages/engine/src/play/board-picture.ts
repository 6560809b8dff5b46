/** A session as it is viewed: its picture, the places on it, and what each of them is called. */
import type { Scene, Target, ViewOptions } from '../draw/scene.ts';
import type { AnyGame } from '../game.ts';
import type { AnySession } from '../session/session.ts';
import type { Label, Spot } from '../vocabulary.ts';
import { changedSpots, diffScenes } from './preview.ts';
import { makeSpace, shelfKinds, shelfPlaces, type Space } from './space.ts';
import { partsOf, type Parts } from './strokes.ts';

export type PlaySession = AnySession;

/** The number of shapes from which a board counts as large: then less urgent work is postponed. */
export const LARGE = 3000;

export class BoardPicture {
  readonly session: PlaySession;
  shelfColumns = Infinity;
  #viewOptions: ViewOptions = {};
  /** Marks since the last checkpoint are drawn in a colour of their own. */
  #marksTrials = false;
  #version = 0;
  #scene: { readonly version: number; readonly value: Scene } | undefined;
  #spaces: { readonly scene: Scene; readonly board: Space } | undefined;
  #targets: { readonly scene: Scene; readonly bySpot: ReadonlyMap<Spot, Target> } | undefined;
  #parts: Parts | undefined;
  #triedAt: { readonly version: number; readonly spots: ReadonlySet<Spot> } | undefined;
  #shelfKinds: ReadonlySet<string> | undefined;

  constructor(session: PlaySession) {
    this.session = session;
  }

  get game(): AnyGame {
    return this.session.game;
  }

  get puzzle(): unknown {
    return this.session.puzzle;
  }

  /** Grows with every change of the position or of the view. */
  get version(): number {
    return this.#version;
  }

  get viewOptions(): ViewOptions {
    return this.#viewOptions;
  }

  set viewOptions(options: ViewOptions) {
    const isShaded = this.isShaded;
    this.#viewOptions = options;
    if (this.isShaded !== isShaded) this.#spaces = this.#parts = undefined; // the playable places are different
    this.seenAnew();
  }

  /** May the player make notes where the game has room for them? */
  get isShaded(): boolean {
    return this.#viewOptions.shading !== false;
  }

  get scene(): Scene {
    if (this.#scene?.version !== this.#version)
      this.#scene = { version: this.#version, value: this.sceneOf(this.session.state) };
    return this.#scene.value;
  }

  /** Another position of the same puzzle, in the same view. */
  sceneOf(state: unknown): Scene {
    const tried = this.#tried();
    return this.game.scene(this.puzzle, state, tried ? { ...this.#viewOptions, tried } : this.#viewOptions);
  }

  set marksTrials(marks: boolean) {
    if (this.#marksTrials === marks) return;
    this.#marksTrials = marks;
    this.seenAnew();
  }

  /** The view of the board has changed. */
  seenAnew(): void {
    this.#version++;
  }

  /** The position has changed. */
  moved(): void {
    this.#version++;
  }

  /** The spots marked since the last checkpoint, if the history passes through it. */
  #tried(): ReadonlySet<Spot> | undefined {
    const { name } = this.session.checkpoints.at(-1) ?? {};
    if (!this.#marksTrials || name === undefined) return undefined;
    if (this.#triedAt?.version !== this.#version) {
      const before = this.session.stateAt(name);
      const now = this.game.scene(this.puzzle, this.session.state);
      const spots =
        before === undefined ? [] : changedSpots(diffScenes(this.game.scene(this.puzzle, before), now));
      this.#triedAt = { version: this.#version, spots: new Set(spots) };
    }
    return this.#triedAt.spots;
  }

  get hasShelf(): boolean {
    return this.scene.shelf !== undefined;
  }

  get isLarge(): boolean {
    return this.scene.shapes.length >= LARGE;
  }

  /** The places of the board, without those that represent the shelf. */
  get space(): Space {
    const { scene } = this;
    if (this.#spaces?.scene !== scene) this.#spaces = { scene, board: this.#boardOf(scene) };
    return this.#spaces.board;
  }

  /** A board without pieces keeps its places, so its targets are not even rebuilt. */
  #boardOf(scene: Scene): Space {
    const known = this.#spaces;
    const isSame =
      known && !scene.shelf && known.scene.width === scene.width && known.scene.height === scene.height;
    if (isSame) return known.board;
    this.#shelfKinds ??= shelfKinds(this.sceneOf(this.game.start(this.puzzle)));
    const kinds = this.#shelfKinds;
    const left = this.isShaded ? undefined : this.game.shading;
    return makeSpace(scene.targets.filter(({ kind }) => !kinds.has(kind) && kind !== left));
  }

  /** The pieces of the shelf in the rows that the view gives them. */
  get shelf(): Space {
    return makeSpace(shelfPlaces(this.scene, this.shelfColumns));
  }

  isOnShelf(spot: Spot): boolean {
    return this.scene.shelf?.slots.some((slot) => slot?.spot === spot) ?? false;
  }

  /** What part each kind of place plays in strokes, determined on the starting board. */
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
}
