/**
 * The board on the screen: SVGs in layers on one plane. What never changes is drawn once; what is
 * below and above it is patched; the screen's own marks come on top. No framework: a move on a large
 * board must cost only a few milliseconds.
 */
import type { Role, Scene, Shape } from 'edgewise';
import { shiftOf, spacingOf } from 'edgewise/play';
import { makeElement, svgElement } from './elements.ts';
import { Bands } from './bands.ts';
import { sameShape, type Seen } from './layer.ts';
import { lightPieces, showMotion } from './scene-motion.ts';
import { isStill, type Point } from './motion.ts';
import { Overlay } from './overlay.ts';
import { Plane } from './plane.ts';
import { joinRuns } from './runs.ts';
import { Sorting, STILL, type Changed } from './sorting.ts';

const LIVELY = 1500; // shapes

export class BoardView {
  readonly host: HTMLElement;
  readonly plane: Plane;
  readonly overlay: Overlay;
  readonly preview: SVGElement; // what a hint would do
  readonly lifted: SVGElement; // what the held piece would do
  readonly traced: SVGElement; // the line under the pointer
  readonly #still: SVGElement;
  readonly #under = new Bands('under');
  readonly #over = new Bands('over');
  readonly #sorting = new Sorting();
  #stillShapes: readonly Shape[] = [];
  #verdicts: (readonly Shape[])[] = []; // by bin
  #scene: Scene | undefined;

  constructor(host: HTMLElement) {
    this.host = host;
    const sheet = document.createElement('div');
    sheet.className = 'plane';
    const layer = (name: string) => svgElement('svg', { class: `layer ${name}`, 'aria-hidden': 'true' });
    const [still, overlay] = [layer('still'), layer('overlay')];
    // What a hint would add is below the marks that point at it.
    this.preview = svgElement('g');
    this.lifted = svgElement('g', { class: 'lifted' });
    this.traced = svgElement('g', { class: 'traced' });
    overlay.append(this.traced, this.preview, this.lifted);
    sheet.append(this.#under.host, still, this.#over.host, overlay);
    // On top is a pane that takes every pointer: the browser need not hit-test thousands of shapes.
    const pane = document.createElement('div');
    pane.className = 'pane';
    host.append(sheet, pane);
    this.#still = still;
    this.overlay = new Overlay(overlay);
    this.plane = new Plane(host, sheet);
  }

  get scene(): Scene | undefined {
    return this.#scene;
  }

  /** Where the game's own picture says that something is wrong. */
  get verdicts(): readonly Shape[] {
    return this.#verdicts.flat();
  }

  /** `hand`: where the player acted last; if given, changes are animated. */
  show(scene: Scene, hand?: Point): void {
    const before = this.#scene;
    const size = before?.width !== scene.width || before.height !== scene.height;
    this.#scene = scene;
    if (size) this.#resize(scene, before?.shelf && scene.shelf ? shiftOf(before, scene) : undefined);
    const changed = this.#sorting.sort(scene.solved ?? scene.shapes, (shape, under) =>
      under ? 1 + this.#under.layerOf(shape) : 1 + this.#under.size + this.#over.layerOf(shape),
    );
    // On a board of another size everything is sorted again: what is not found then is gone.
    const redrawn = this.#showStill(changed[STILL] ?? (size ? [] : this.#stillShapes)) || size;
    if (redrawn || (scene.shelf && !samePlaces(before?.targets ?? [], scene.targets)))
      this.overlay.rebase(scene);
    const added = this.#showLive(changed);
    // Animation makes the browser composite all layers again, which is slow on a large board.
    if (before && hand && scene.shapes.length < LIVELY && !isStill())
      showMotion({ before, after: scene, hand, added, all: () => [...this.#under.all, ...this.#over.all] });
  }

  /** Solved: a light goes over the pieces, from the last one outwards. */
  celebrate(hand: Point): void {
    const scene = this.#scene;
    if (scene?.shelf && scene.shapes.length < LIVELY && !isStill())
      lightPieces(scene, [...this.#under.all, ...this.#over.all], hand);
  }

  #showStill(still: readonly Shape[]): boolean {
    if (sameList(this.#stillShapes, still)) return false;
    this.#stillShapes = still;
    this.#still.replaceChildren(...joinRuns(still).map(makeElement));
    return true;
  }

  #showLive(changed: Changed): Seen[] {
    const added: Seen[] = [];
    const { size } = this.#under;
    changed.forEach((shapes = [], bin) => {
      if (bin === STILL) return;
      this.#verdicts[bin] = shapes.filter(isWrong);
      const layer = bin - 1;
      added.push(...(layer < size ? this.#under.show(layer, shapes) : this.#over.show(layer - size, shapes)));
    });
    return added;
  }

  #resize({ width, height, targets, mainKind }: Scene, shift: readonly [number, number] | undefined): void {
    for (const svg of [this.#still, this.overlay.svg]) svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
    this.#under.resize(width, height);
    this.#over.resize(width, height);
    this.plane.setSize(width, height, spacingOf(targets, mainKind), shift);
    this.#sorting.forget();
    this.#verdicts = [];
  }
}

/** Roles in which a game's own picture says that something is wrong. */
const WRONG: ReadonlySet<Role> = new Set<Role>(['clue-wrong', 'wrong', 'mismatch']);

const isWrong = ({ role, spot }: Shape): boolean => spot !== undefined && WRONG.has(role);

const isSame = (a: Shape, b: Shape | undefined): boolean => a === b || (b !== undefined && sameShape(a, b));

/** Games may rebuild their still shapes each time. */
const sameList = (a: readonly Shape[], b: readonly Shape[]): boolean =>
  a === b || (a.length === b.length && a.every((shape, i) => isSame(shape, b[i])));

/** Where pieces are, and where they may go, can change with every move; other boards are not asked. */
const samePlaces = (a: Scene['targets'], b: Scene['targets']): boolean =>
  a === b ||
  (a.length === b.length &&
    a.every(({ spot, x, y }, i) => spot === b[i]?.spot && x === b[i]?.x && y === b[i]?.y));
