/** For tests: the command line called in this process, with streams that record. */
import { PassThrough, Readable, Writable } from 'node:stream';
import { certain, games as allGames, type Games } from 'edgewise';
import { run } from './args/program.ts';
import type { Io } from './io.ts';

export interface Called {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export class Sink extends Writable {
  text = '';
  isTTY = false;
  columns = 80;
  rows = 24;
  onText = (): void => {};
  override _write(chunk: Buffer, _: string, done: () => void): void {
    this.text += chunk.toString();
    this.onText();
    done();
  }
}

export interface Around {
  readonly stdin?: string | readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly tty?: boolean; // stdout is a terminal
  readonly signal?: AbortSignal;
  readonly games?: Games;
  readonly onOut?: () => void; // something was written
}

export async function call(argv: readonly string[], around: Around = {}): Promise<Called> {
  const [stdout, stderr] = [new Sink(), new Sink()];
  stdout.isTTY = around.tty === true;
  if (around.onOut) stdout.onText = around.onOut;
  const { stdin = '', games = allGames } = around;
  const io = ioOf(Readable.from(typeof stdin === 'string' ? [stdin] : stdin), stdout, stderr, around);
  const code = await run({ games, argv, io });
  return { code, out: stdout.text, err: stderr.text };
}

const ioOf = (stdin: Io['stdin'], stdout: Sink, stderr: Sink, { env = {}, signal }: Around): Io => ({
  stdin,
  stdout,
  stderr,
  env: { LANG: 'C.UTF-8', ...env },
  signal: signal ?? new AbortController().signal,
  atExit: () => {},
});

export const objects = (text: string): Record<string, unknown>[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

export const firstObject = (text: string): Record<string, unknown> => certain(objects(text)[0]);

/** A terminal whose keys the test presses. */
export class FakeTerminal {
  readonly stdin = Object.assign(new PassThrough(), { isTTY: true, raw: false, setRawMode });
  readonly stdout = new Sink();
  readonly stderr = new Sink();
  readonly ending = new AbortController();
  readonly #games: Games;
  #done: Promise<number> | undefined;
  #over = false;

  constructor(games = allGames) {
    this.#games = games;
    this.stdout.isTTY = true;
  }

  start(argv: readonly string[], env: Readonly<Record<string, string>>): void {
    this.#done = this.#run(argv, env);
  }

  async #run(argv: readonly string[], env: Readonly<Record<string, string>>): Promise<number> {
    const io = ioOf(this.stdin, this.stdout, this.stderr, { env, signal: this.ending.signal });
    const code = await run({ games: this.#games, argv, io });
    this.#over = true;
    return code;
  }

  /** Waits after each key, until the next screen or the end. */
  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      const before = this.#pictures;
      this.stdin.write(key);
      while (!this.#over && (this.#pictures === before || this.screen.includes('(Esc stops)')))
        await settle(2);
    }
  }

  async begun(): Promise<void> {
    while (!this.#over && this.#pictures === 0) await settle(2);
  }

  get #pictures(): number {
    return this.stdout.text.split('\u001B[H').length - 1;
  }

  /** What is on the screen now, without colours. */
  get screen(): string {
    return (
      (this.stdout.text.split('\u001B[H').at(-1) ?? '')
        // oxlint-disable-next-line no-control-regex -- escape sequences are what is removed
        .replace(/\u001B\[[0-9;?]*[A-Za-z]/g, '')
        .replaceAll('\r', '')
    );
  }

  async ended(): Promise<number> {
    return (await this.#done) ?? -1;
  }
}

function setRawMode(this: { raw: boolean }, raw: boolean): void {
  this.raw = raw;
}

const settle = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
