/** What a player may ask about a place: which pieces fit there, where a piece fits, which lines run through it. */
import type { Shape } from '../draw/scene.ts';
import type { PathThrough } from '../game.ts';
import type { Fit, Label, Spot } from '../vocabulary.ts';
import { label, polite } from './announce.ts';
import { DONE, NOTHING, type Outcome } from './change.ts';
import type { PlayCore } from './core.ts';

const NAMED = 4; // more would not be listened to: the count is announced, and the shelf shows them

type Fitting = ReadonlyMap<Spot, readonly Fit<unknown>[]>; // by piece

export class Questions {
  readonly #core: PlayCore;
  /** Does an act on an empty place show what fits there? */
  isOn = true;
  #place: Spot | undefined;
  #askedWith = 0; // pieces on the shelf when it was asked
  #path: PathThrough | undefined;
  #fitting:
    | { readonly place: Spot | undefined; readonly version: number; readonly value: Fitting | undefined }
    | undefined;

  constructor(core: PlayCore) {
    this.#core = core;
    core.afterMove.push(() => this.#afterMove());
  }

  /** The empty place whose pieces are shown. */
  get place(): Spot | undefined {
    return this.#place;
  }

  /** The line that is highlighted along its whole length. */
  get path(): PathThrough | undefined {
    return this.#path;
  }

  fitsAt(spot: Spot): readonly Fit<unknown>[] | undefined {
    const { game, puzzle, session } = this.#core;
    return game.fits?.(puzzle, session.state, spot);
  }

  /** The ways each piece fits the place asked about; undefined while no place is asked about. */
  fittingPieces(): Fitting | undefined {
    const [place, { version }] = [this.#place, this.#core];
    if (this.#fitting?.place !== place || this.#fitting?.version !== version)
      this.#fitting = { place, version, value: this.#askFitting() };
    return this.#fitting.value;
  }

  #askFitting(): Fitting | undefined {
    const fits = this.#place === undefined ? undefined : this.fitsAt(this.#place);
    if (!fits) return undefined;
    const byPiece = new Map<Spot, Fit<unknown>[]>();
    for (const fit of fits) byPiece.set(fit.piece, [...(byPiece.get(fit.piece) ?? []), fit]);
    return byPiece;
  }

  /** A piece as it would be at the selected place: the first of the ways it fits there. */
  fitShapes(piece: Spot): readonly Shape[] {
    const move = this.fittingPieces()?.get(piece)?.[0]?.move;
    return move === undefined ? [] : (this.#core.previewMoves([move])?.come ?? []);
  }

  /** Asking twice ends the question. */
  ask(place: Spot): Outcome {
    if (this.#place === place) return this.end();
    if (!this.isOn || !this.fitsAt(place)) return NOTHING;
    this.#place = place;
    this.#askedWith = this.#piecesLeft();
    this.#core.changed('question');
    this.#core.say(polite(() => this.fitLabels(place)));
    return DONE;
  }

  end(): Outcome {
    if (this.#place === undefined) return NOTHING;
    this.#place = undefined;
    this.#core.changed('question');
    return DONE;
  }

  /** If a piece fits the selected place in only one way, it is played at once; with several, the player decides. */
  playOnlyFit(piece: Spot): Outcome {
    const ways = this.fittingPieces()?.get(piece);
    if (ways?.length !== 1) return NOTHING;
    const [{ place, move }] = ways;
    const outcome = this.#core.play([move], 'hand');
    if (outcome.is === 'done') this.#core.say(polite(() => [this.#core.labelAt(place)]));
    return outcome;
  }

  /** What fits a place, or where a piece fits, in words. */
  fitLabels(spot: Spot): readonly Label[] {
    const fits = this.fitsAt(spot);
    if (!fits) return [label('play-fits-unknown')];
    const isPiece = fits.some(({ piece }) => piece === spot) || this.#core.isOnShelf(spot);
    const others = [...new Set(fits.map(({ piece, place }) => (isPiece ? place : piece)))];
    const count = label(isPiece ? 'play-fits-places' : 'play-fits-here', { count: others.length });
    const named = others.slice(0, NAMED).map((other) => this.#core.labelAt(other));
    const more = others.length > NAMED ? [label('play-and-more')] : [];
    return [this.#core.labelAt(spot), count, ...named, ...more];
  }

  /** Places that must still be filled and that nothing fits any more. */
  unfillable(): readonly Spot[] {
    return this.#core.scene.targets.flatMap(({ spot, mustBeFilled }) =>
      mustBeFilled && this.fitsAt(spot)?.length === 0 ? [spot] : [],
    );
  }

  /** The pointer selects the line whose ends on this spot are nearest. */
  lightPathNear(spot: Spot | undefined, x: number, y: number): void {
    const all = spot === undefined ? [] : this.#pathsThrough(spot);
    const far = ({ near }: PathThrough): number =>
      Math.min(...near.map(([nx, ny]) => Math.hypot(nx - x, ny - y)));
    this.#light(all.length ? all.reduce((best, each) => (far(each) < far(best) ? each : best)) : undefined);
  }

  /** One line after another of those through a spot; after the last, none. */
  lightNextPath(spot: Spot): Outcome {
    const all = this.#pathsThrough(spot);
    if (!all.length) return NOTHING;
    const text = JSON.stringify(this.#path);
    const next = all[all.findIndex((each) => JSON.stringify(each) === text) + 1];
    this.#light(next);
    if (next) this.#core.say(polite(() => [next.note]));
    return DONE;
  }

  #pathsThrough(spot: Spot): readonly PathThrough[] {
    const { game, puzzle, session } = this.#core;
    return game.pathsThrough?.(puzzle, session.state, spot) ?? [];
  }

  #light(path: PathThrough | undefined): void {
    if (path === this.#path) return;
    this.#path = path;
    this.#core.changed('path');
  }

  /** The question ends with any move on the board; turning one of the pieces shown continues it. */
  #afterMove(): void {
    this.#light(undefined);
    if (this.#place === undefined) return;
    if (this.#piecesLeft() !== this.#askedWith || !this.fitsAt(this.#place)) this.end();
  }

  #piecesLeft(): number {
    return this.#core.scene.shelf?.slots.filter((slot) => slot !== undefined).length ?? 0;
  }
}
