/**
 * Where the board is in its frame: fitted, zoomed, panned. A transform only, so that zooming and
 * panning stay on the compositor; the frame keeps its size.
 */
import { glide, isStill } from './motion.ts';

export interface Position {
  readonly zoom: number; // 1 = fitted
  readonly x: number; // of the plane's corner, in pixels of the frame
  readonly y: number;
}

const MAX_CELL = 140; // pixels
const FIT_CELL = 104; // a small board need not fill a large screen
const LEAST = 22; // pixels between neighbouring places, or per cell, that a finger can tell apart
const LEAST_WHOLE = 14; // a board that was fully visible stays so when a card takes some of its room
const EDGE = 8; // pixels round the board: its shadow falls there

export class Plane {
  readonly #frame: HTMLElement;
  readonly #sheet: HTMLElement;
  #width = 1;
  #height = 1;
  #fit = 40;
  #position: Position = { zoom: 1, x: 0, y: 0 };
  #rest = 0;
  #spacing = 1;
  #wasWhole = false;
  #isFitted = false;

  constructor(frame: HTMLElement, sheet: HTMLElement) {
    this.#frame = frame;
    this.#sheet = sheet;
  }

  /**
   * `spacing`: from one place to the next, in units. `shift`: how much nearer to the corner the same
   * things now are; a player who has zoomed in keeps seeing the same things at the same size.
   */
  setSize(width: number, height: number, spacing = 1, shift?: readonly [dx: number, dy: number]): void {
    const { unit } = this;
    const { zoom, x, y } = this.#position;
    this.#width = width;
    this.#height = height;
    this.#spacing = spacing;
    this.refit();
    if (shift && zoom > 1)
      this.#set({ zoom: Math.max(1, unit / this.#fit), x: x + shift[0] * unit, y: y + shift[1] * unit });
  }

  /** Pixels per unit of the scene. */
  get unit(): number {
    return this.#fit * this.#position.zoom;
  }

  get zoom(): number {
    return this.#position.zoom;
  }

  /**
   * Fits the board into the frame. On touch screens, a board too small for fingers starts zoomed in, unless
   * the view is locked: then what is outside could never be reached.
   */
  refit(free = true): void {
    const { clientWidth, clientHeight } = this.#frame;
    if (!clientWidth || !clientHeight) return;
    const [unit, { x, y }] = [this.unit, this.#position];
    this.#fit = fitOf(clientWidth, clientHeight, this.#width, this.#height);
    this.#sheet.style.setProperty('--unit', `${this.#fit}px`);
    this.#sheet.style.width = `${this.#fit * this.#width}px`;
    this.#sheet.style.height = `${this.#fit * this.#height}px`;
    const coarse = matchMedia('(pointer: coarse)').matches;
    const least = this.#wasWhole ? LEAST_WHOLE : LEAST;
    const zoom = coarse && free ? Math.max(1, least / Math.max(1, this.#spacing) / this.#fit) : 1;
    this.#wasWhole = zoom === 1;
    this.#set({ zoom, x: 0, y: 0 });
    if (this.#isFitted && !isStill())
      glide(this.#sheet, `translate(${x}px,${y}px) scale(${unit / this.#fit})`);
    this.#isFitted = true;
  }

  fitAll(): void {
    this.#set({ zoom: 1, x: 0, y: 0 });
  }

  /** Client coordinates to scene units. */
  toScene(clientX: number, clientY: number): [x: number, y: number] {
    const box = this.#frame.getBoundingClientRect();
    return [
      (clientX - box.left - this.#frame.clientLeft - this.#position.x) / this.unit,
      (clientY - box.top - this.#frame.clientTop - this.#position.y) / this.unit,
    ];
  }

  toClient(x: number, y: number): [clientX: number, clientY: number] {
    const box = this.#frame.getBoundingClientRect();
    return [
      x * this.unit + this.#position.x + box.left + this.#frame.clientLeft,
      y * this.unit + this.#position.y + box.top + this.#frame.clientTop,
    ];
  }

  panBy(dx: number, dy: number): void {
    this.#set({ ...this.#position, x: this.#position.x + dx, y: this.#position.y + dy });
  }

  /** Keeps the scene point under (clientX, clientY) where it is. */
  zoomBy(factor: number, clientX: number, clientY: number): void {
    const most = Math.max(1, MAX_CELL / this.#fit);
    const zoom = Math.min(most, Math.max(1, this.#position.zoom * factor));
    const box = this.#frame.getBoundingClientRect();
    const [px, py] = [clientX - box.left, clientY - box.top];
    const grown = zoom / this.#position.zoom;
    this.#set({ zoom, x: px - (px - this.#position.x) * grown, y: py - (py - this.#position.y) * grown });
  }

  zoomCentre(factor: number): void {
    const box = this.#frame.getBoundingClientRect();
    this.zoomBy(factor, box.left + box.width / 2, box.top + box.height / 2);
  }

  /** Brings a point of the scene into view, with some room around it. */
  reveal(x: number, y: number): void {
    const margin = Math.min(48, this.#frame.clientWidth / 4);
    const [px, py] = [x * this.unit + this.#position.x, y * this.unit + this.#position.y];
    const dx = shift(px, margin, this.#frame.clientWidth - margin);
    const dy = shift(py, margin, this.#frame.clientHeight - margin);
    if (dx || dy) this.panBy(dx, dy);
  }

  /** Part of the board is out of sight. */
  get #isCut(): boolean {
    const { clientWidth, clientHeight } = this.#frame;
    return this.#width * this.unit > clientWidth + 1 || this.#height * this.unit > clientHeight + 1;
  }

  #set(next: Position): void {
    this.#position = {
      zoom: next.zoom,
      x: held(next.x, this.#frame.clientWidth, this.#width, this.#fit * next.zoom),
      y: held(next.y, this.#frame.clientHeight, this.#height, this.#fit * next.zoom),
    };
    const { zoom, x, y } = this.#position;
    this.#frame.classList.toggle('is-cut', this.#isCut);
    this.#sheet.style.transform = `translate(${x}px,${y}px) scale(${zoom})`;
    this.#sheet.classList.add('moving');
    clearTimeout(this.#rest);
    // Once it rests, the browser may redraw it at its true size: sharp again.
    this.#rest = window.setTimeout(() => this.#sheet.classList.remove('moving'), 400);
  }
}

const fitOf = (frameWidth: number, frameHeight: number, width: number, height: number): number =>
  Math.min((frameWidth - 2 * EDGE) / width, (frameHeight - 2 * EDGE) / height, FIT_CELL);

const shift = (at: number, from: number, to: number): number =>
  at < from ? from - at : at > to ? to - at : 0;

/** A board smaller than its frame is centred; a larger one never leaves the frame empty. */
function held(at: number, frame: number, size: number, unit: number): number {
  const board = size * unit;
  return board <= frame + 0.5 ? (frame - board) / 2 : Math.min(EDGE, Math.max(frame - board - EDGE, at));
}
