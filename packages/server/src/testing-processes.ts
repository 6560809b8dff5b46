/** Starts servers and workers as separate processes, reads their output, and kills them. */
import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { bundleForTests } from '../build/bundle-for-tests.mjs';
import type { DatabaseOptions } from './database/open.ts';

export interface ProcessOptions extends DatabaseOptions {
  readonly threads?: number;
  readonly patience?: number; // seconds, for a factory worker
  /** A worker kills itself when it stores its own puzzle number DIES_AT, with those that are stored together. */
  readonly dies?: 'writing' | 'written';
}

export const DIES_AT = 8;

export class TestProcess {
  readonly first: string; // the line it wrote first
  readonly #child: ChildProcessByStdio<null, Readable, Readable>;
  readonly #lines: string[] = [];
  readonly #waiting = new Set<() => void>();

  private constructor(child: ChildProcessByStdio<null, Readable, Readable>, first: string) {
    this.first = first;
    this.#child = child;
  }

  static async start(what: 'serve' | 'work', options: ProcessOptions): Promise<TestProcess> {
    const program = join(await bundleForTests(), 'testing-process.js');
    const child = spawn(process.execPath, [program, what, JSON.stringify(options)], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let errors = '';
    child.stderr.on('data', (part: Buffer) => (errors += part.toString()));
    const lines = createInterface({ input: child.stdout });
    const first = await new Promise<string>((resolve, reject) => {
      lines.once('line', resolve);
      child.once('exit', (code) => reject(new Error(`${what} ended with ${code}: ${errors}`)));
    });
    const started = new TestProcess(child, first);
    lines.on('line', (line) => started.#receive(line));
    child.once('exit', () => started.#receive('gone'));
    return started;
  }

  #receive(line: string): void {
    this.#lines.push(line);
    for (const each of [...this.#waiting]) each();
  }

  /** Waits for a line that matches, past ones included, or until the process is gone. */
  async waitFor(isWanted: (line: string) => boolean): Promise<void> {
    const holds = () => this.#lines.some((line) => line === 'gone' || isWanted(line));
    if (holds()) return;
    await new Promise<void>((resolve) => {
      const look = (): void => {
        if (!holds()) return;
        this.#waiting.delete(look);
        resolve();
      };
      this.#waiting.add(look);
    });
  }

  send(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  async gone(): Promise<number | null> {
    await this.waitFor((line) => line === 'gone');
    return this.#child.exitCode;
  }

  async kill(): Promise<void> {
    this.send('SIGKILL');
    await this.gone();
  }
}
