/**
 * Time spent playing. It stops while the game is hidden or after a while without activity,
 * so that a lunch break does not count as thinking. The engine has no clock: the time is passed in.
 */

/** Milliseconds without any activity after which playing time stops: the same on every screen. */
export const IDLE_AFTER = 120_000;

export class ActivityClock {
  readonly #time: () => number;
  #counted: number;
  #since: number; // counted up to here
  #lastActivity: number;
  #hidden = false;

  /** `from`: milliseconds played before. `time`: milliseconds that never run backwards. */
  constructor(from: number, time: () => number) {
    this.#time = time;
    this.#counted = from;
    this.#since = time();
    this.#lastActivity = this.#since;
  }

  /** Milliseconds played, `from` included. */
  get elapsed(): number {
    this.#settle();
    return Math.round(this.#counted);
  }

  /** The time as passed in, for what must happen soon after something else. */
  get now(): number {
    return this.#time();
  }

  /** The player is active: a key, a pointer that moves, a move. */
  markActive(): void {
    this.#settle();
    this.#lastActivity = this.#since;
  }

  hide(hidden: boolean): void {
    this.#settle();
    this.#hidden = hidden;
    this.#lastActivity = this.#since;
  }

  #settle(): void {
    const now = this.#time();
    if (!this.#hidden)
      this.#counted += Math.max(0, Math.min(now, this.#lastActivity + IDLE_AFTER) - this.#since);
    this.#since = now;
  }
}

/** '4:05', '1:02:09'. */
export function clockText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (value: number): string => String(value).padStart(2, '0');
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
