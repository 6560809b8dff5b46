/** One line on a terminal's stderr for work that takes long; erased before anything else is printed. */
import type { Progress } from 'edgewise';
import type { Output } from '../io.ts';

const SHOW_AFTER_MS = 300;
const REDRAW_MS = 80;
const CELLS = 24;

export class ProgressBar {
  readonly #to: Output;
  readonly #of: number | undefined;
  readonly #start = performance.now();
  #drawn = 0;
  #shown = false;
  #count = 0;

  /** `of`: how many puzzles there will be, if that is known. */
  constructor(to: Output, of?: number) {
    this.#to = to;
    this.#of = of;
  }

  count(): void {
    this.#count++;
  }

  /** A bar for one puzzle shows the progress of its task; for many, how many are done. */
  show(task: Progress | undefined): void {
    const now = performance.now();
    if (!this.#to.isTTY || now - this.#start < SHOW_AFTER_MS || now - this.#drawn < REDRAW_MS) return;
    this.#drawn = now;
    this.#shown = true;
    this.#to.write(`\r\u001B[2K${this.#line(task, now - this.#start)}`);
  }

  clear(): void {
    if (this.#shown) this.#to.write('\r\u001B[2K');
    this.#shown = false;
  }

  #line(task: Progress | undefined, elapsed: number): string {
    const many = this.#of === undefined ? this.#count > 0 : this.#of > 1;
    const { done, of } = many ? { done: this.#count, of: this.#of } : { done: task?.done ?? 0, of: task?.of };
    const seconds = `${(elapsed / 1000).toFixed(0)} s`;
    return of ? `${barOf(done / of)} ${done}/${of}  ${seconds}` : `${done}  ${seconds}`;
  }
}

function barOf(part: number): string {
  const full = Math.round(Math.min(1, Math.max(0, part)) * CELLS);
  return `[${'#'.repeat(full)}${'.'.repeat(CELLS - full)}]`;
}
