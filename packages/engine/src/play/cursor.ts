/** Where the keys are: one place of the board, or one piece of the shelf. */
import type { Spot } from '../vocabulary.ts';
import type { PlayCore } from './core.ts';
import { lastPlace, nearestMain, nextPlace, type Direction, type Place, type Space } from './space.ts';

export type Area = 'board' | 'shelf';

export class Cursor {
  readonly #core: PlayCore;
  readonly #onMove: () => void;
  #place: Place;
  #area: Area = 'board';
  #left: Place | undefined; // where the board was left for the shelf

  constructor(core: PlayCore, onMove: () => void) {
    this.#core = core;
    this.#onMove = onMove;
    this.#place = firstPlace(core);
    core.afterMove.push(() => this.#stayOnBoard());
  }

  get spot(): Spot {
    return this.#place.spot;
  }

  get place(): Place {
    return this.#place;
  }

  get area(): Area {
    return this.#area;
  }

  /** One press of an arrow. Below the board is the shelf, above the shelf the board. False at the edge. */
  move(direction: Direction): boolean {
    const next = this.#area === 'board' ? this.#nextOnBoard(direction) : this.#nextOnShelf(direction);
    if (next) return this.#go(next, this.#area);
    if (this.#area === 'board' && direction === 'down') return this.enter('shelf');
    if (this.#area === 'shelf' && direction === 'up') return this.enter('board');
    return false;
  }

  #nextOnBoard(direction: Direction): Place | undefined {
    return nextPlace(this.#core.space, this.#place, direction);
  }

  /** Left and right go through all pieces in order, so that each is reached whatever gaps there are. */
  #nextOnShelf(direction: Direction): Place | undefined {
    const { shelf } = this.#core;
    if (direction === 'up' || direction === 'down') return nextPlace(shelf, this.#place, direction);
    const index = shelf.places.findIndex(({ spot }) => spot === this.#place.spot);
    return shelf.places[index + (direction === 'right' ? 1 : -1)];
  }

  /** Home and End: of a line of the board, or of all pieces. */
  moveToEnd(direction: 'left' | 'right'): boolean {
    const { space, shelf } = this.#core;
    if (this.#area === 'board') return this.#go(lastPlace(space, this.#place, direction), 'board');
    const place = shelf.places.at(direction === 'left' ? 0 : -1);
    return place !== undefined && this.#go(place, 'shelf');
  }

  /** Follows a pointer, a hint or a check; false if there is no such place. */
  moveTo(spot: Spot): boolean {
    const { space, shelf } = this.#core;
    const [board, slot] = [space.at(spot), shelf.at(spot)];
    const place = board ?? slot;
    return place ? this.#go(place, board ? 'board' : 'shelf') : false;
  }

  enter(area: Area): boolean {
    if (area === this.#area) return true;
    const place = area === 'board' ? this.#backOnBoard() : this.#slotBelow();
    if (!place) return false;
    if (area === 'shelf') this.#left = this.#place;
    return this.#go(place, area);
  }

  #backOnBoard(): Place {
    const left = this.#left && this.#core.space.at(this.#left.spot);
    return left ?? firstPlace(this.#core);
  }

  /** The slot of the first row about as far along the shelf as the place is along the board. */
  #slotBelow(): Place | undefined {
    const { places } = this.#core.shelf;
    const row = places.filter(({ y }) => y === places[0]?.y);
    const part = this.#place.x / this.#core.scene.width;
    return row[Math.min(row.length - 1, Math.max(0, Math.floor(part * row.length)))];
  }

  #go(place: Place, area: Area): boolean {
    if (place.spot === this.#place.spot) return true;
    [this.#place, this.#area] = [place, area];
    this.#core.clock.markActive();
    this.#core.batch(() => {
      this.#core.changed('cursor');
      this.#onMove();
    });
    return true;
  }

  /** An unbounded board may lose or move the place of the cursor, and a slot may become empty. */
  #stayOnBoard(): void {
    const { space, shelf } = this.#core;
    const same = (this.#area === 'board' ? space : shelf).at(this.#place.spot);
    if (same) this.#place = same;
    else if (this.#area === 'shelf') this.#goOnOnShelf(shelf);
    else this.#go(space.near(this.#place.x, this.#place.y)[0] ?? firstPlace(this.#core), 'board');
  }

  #goOnOnShelf(shelf: Space): void {
    const [next] = shelf.near(this.#place.x, this.#place.y, undefined, 1, shelf.places.length + 1);
    this.#go(next ?? this.#backOnBoard(), next ? 'shelf' : 'board');
  }
}

/** Of the main kind of places, the corner where reading begins. */
const firstPlace = ({ space, scene }: PlayCore): Place =>
  nearestMain(space, scene.mainKind, 0, 0) ?? { spot: '', kind: '', x: 0, y: 0 };
