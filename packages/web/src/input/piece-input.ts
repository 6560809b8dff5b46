/** Pointers where the game is played with pieces: put, rotate, flip, carry. */
import { signal } from '@preact/signals';
import type { Spot } from 'edgewise';
import { placeAt, type Turn } from 'edgewise/play';
import type { BoardView } from '../draw/view.ts';
import { inputMode } from '../game/input-mode.ts';
import type { OpenGame } from '../game/open-game.ts';
import { settings } from '../shell/settings.ts';
import { carry, type Carrying } from './carry.ts';
import type { Focus } from './focus.ts';
import { aimAt } from './pointer-near.ts';
import { listen, type Listening, type PointerHandlers } from './pointer.ts';

/** What the pointer is over, so that keys and the wheel act on it when nothing is held. */
export const hovered = signal<Spot | undefined>(undefined);

export function listenToPieces(now: OpenGame, view: BoardView, focus: Focus): Listening {
  const input = new PieceInput(now, view, focus);
  const listening = listen(view.host, view.plane, input);
  return {
    stop: () => listening.stop(),
    cancel: () => {
      const isBusy = input.isCarrying;
      listening.cancel();
      return now.player.held.release().is === 'done' || isBusy;
    },
  };
}

class PieceInput implements PointerHandlers {
  readonly #now: OpenGame;
  readonly #view: BoardView;
  readonly #focus: Focus;
  #carrying: Carrying | undefined;
  #last: [x: number, y: number] = [0, 0]; // in the window
  #isPanning = false;
  #pointed: Spot | undefined;
  #version = -1; // the version for which the spot under the pointer was determined

  constructor(now: OpenGame, view: BoardView, focus: Focus) {
    this.#now = now;
    this.#view = view;
    this.#focus = focus;
  }

  get isCarrying(): boolean {
    return this.#carrying !== undefined;
  }

  get #player() {
    return this.#now.player;
  }

  tap(x: number, y: number, second: boolean): void {
    const player = this.#player;
    inputMode.value = 'pointer';
    player.clock.markActive();
    delete this.#view.host.dataset['keys'];
    if (player.held.value && !second) return this.#putDown(x, y);
    const place =
      player.held.pieceNear(x, y) ??
      placeAt(player.space, x, y, ({ spot }) => player.preview({ verb: 'tap', on: spot }) !== undefined);
    if (!place) return;
    player.cursor.moveTo(place.spot);
    if (!this.#focus.inside) this.#focus.take();
    if (second) player.secondAct(place.spot);
    else player.act(place.spot);
    player.questions.lightPathNear(place.spot, x, y);
  }

  /** On the piece itself, releases or flips it; outside every place, releases it. */
  #putDown(x: number, y: number): void {
    const { held, space } = this.#player;
    const own = placeAt(space, x, y, ({ spot }) => spot === held.spot)?.spot === held.spot;
    const to = own ? held.spot : aimAt(this.#player, this.#view, ...this.#view.plane.toClient(x, y));
    if (to === undefined) held.release();
    else held.putDown(to);
  }

  strokeStart(x: number, y: number): void {
    const player = this.#player;
    inputMode.value = 'pointer';
    player.clock.markActive();
    this.#last = this.#view.plane.toClient(x, y);
    const spot = player.held.pieceNear(x, y)?.spot;
    const away = spot === undefined ? undefined : player.preview({ verb: 'clear', on: spot });
    // Off the pieces a finger moves the board itself; a piece that cannot be picked up says why.
    if (spot === undefined || !away) {
      if (!this.#explains(x, y)) this.#isPanning = this.free();
    } else {
      const { width, height } = player.scene;
      const load = { spot, from: 'board', shapes: away.gone, width, height, x, y } as const;
      this.#carrying = carry(player, this.#view, load);
    }
  }

  /** When zoomed in, a finger moves the board, whatever is under it. */
  #explains(x: number, y: number): boolean {
    const { space, scene } = this.#player;
    const spot = placeAt(space, x, y, () => true)?.spot;
    const isOnBoard = scene.targets.some((target) => target.spot === spot && target.piece !== undefined);
    if (spot === undefined || !isOnBoard || this.#view.plane.zoom > 1) return false;
    return this.#player.gesture({ verb: 'clear', on: spot }).is === 'refused';
  }

  strokeMove(x: number, y: number): void {
    const [left, top] = this.#last;
    this.#last = this.#view.plane.toClient(x, y);
    if (this.#isPanning) this.#view.plane.panBy(this.#last[0] - left, this.#last[1] - top);
    this.#carrying?.move(...this.#last);
  }

  strokeEnd(): void {
    this.#isPanning = false;
    const done = this.#carrying;
    this.#carrying = undefined;
    done?.end(...this.#last);
  }

  cancel(): void {
    this.#isPanning = false;
    this.#carrying?.cancel();
    this.#carrying = undefined;
  }

  hover(x: number, y: number): void {
    const { held, questions, space, version } = this.#player;
    if (held.value) held.aim = aimAt(this.#player, this.#view, ...this.#view.plane.toClient(x, y));
    const place = placeAt(space, x, y, () => true);
    questions.lightPathNear(held.value ? undefined : place?.spot, x, y);
    if (place?.spot === this.#pointed && this.#version === version) return;
    this.#pointed = place?.spot;
    this.#version = version;
    hovered.value = held.pieceNear(x, y)?.spot;
  }

  leave(): void {
    const { held, questions } = this.#player;
    this.#pointed = undefined;
    hovered.value = undefined;
    questions.lightPathNear(undefined, 0, 0);
    if (!this.#carrying) held.aim = undefined;
  }

  free(): boolean {
    return settings.value.view === 'free';
  }

  wheel(forward: boolean, x: number, y: number): boolean {
    hovered.value = this.#player.held.pieceNear(x, y)?.spot;
    return turnPiece(this.#now, forward ? 'turn' : 'back');
  }
}

/** Turns the held piece, else the one under the pointer; false if there is nothing to turn that way. */
export function turnPiece({ player }: OpenGame, verb: Turn, at = hovered.value): boolean {
  const spot = player.held.spot ?? at;
  return spot !== undefined && player.does({ verb, on: spot }) && player.turn(verb, spot).is === 'done';
}
