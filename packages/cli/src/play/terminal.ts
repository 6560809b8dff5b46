/** The terminal as a screen and a keyboard. It is restored however the game ends. */
import type { Io } from '../io.ts';
import { Decoder, type Key } from './keys.ts';

const enter = '\u001B[?1049h\u001B[?25l\u001B[?1000h\u001B[?1006h'; // second screen, no cursor, mouse
const leave = '\u001B[?1006l\u001B[?1000l\u001B[0m\u001B[?25h\u001B[?1049l';

export class Terminal {
  readonly #io: Io;
  readonly #decoder = new Decoder();
  readonly #keys: Key[] = [];
  #waiting: ((key: Key | undefined) => void) | undefined;
  #ended = false;
  /** Called at once for escape and ctrl+c while the program is busy. */
  onUrgent: (() => void) | undefined;
  onResize: () => void = () => {};

  constructor(io: Io) {
    this.#io = io;
    io.atExit(this.close);
    io.signal.addEventListener('abort', this.#end);
    io.stdin.setRawMode?.(true);
    io.stdin.setEncoding('utf8').on('data', this.#hear).on('end', this.#end).resume();
    io.stdout.on('resize', this.#resized);
    io.stdout.write(enter);
  }

  get columns(): number {
    return this.#io.stdout.columns ?? 80;
  }
  get rows(): number {
    return this.#io.stdout.rows ?? 24;
  }

  draw(text: string): void {
    this.#io.stdout.write(`\u001B[H${text.replaceAll('\r\n', '\u001B[K\r\n')}\u001B[K\u001B[J`);
  }

  /** Undefined when no more will come: the terminal is gone, or the program was asked to end. */
  async next(): Promise<Key | undefined> {
    const key = this.#keys.shift();
    if (key || this.#ended) return key;
    return new Promise((resolve) => (this.#waiting = resolve));
  }

  readonly close = (): void => {
    if (this.#closed) return;
    this.#closed = true;
    this.#io.signal.removeEventListener('abort', this.#end);
    this.#io.stdin.off('data', this.#hear).off('end', this.#end).pause();
    this.#io.stdout.off('resize', this.#resized);
    this.#io.stdout.write(leave);
    this.#io.stdin.setRawMode?.(false);
  };
  #closed = false;

  readonly #resized = (): void => this.onResize();

  readonly #end = (): void => {
    this.#ended = true;
    this.onUrgent?.();
    this.#waiting?.(undefined);
  };

  readonly #hear = (text: string): void => {
    for (const key of this.#decoder.decode(text))
      if (this.onUrgent && (key.name === 'escape' || key.name === 'ctrl+c')) this.onUrgent();
      else this.#give(key);
  };

  #give(key: Key): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting) waiting(key);
    else this.#keys.push(key);
  }
}
