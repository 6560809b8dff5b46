/** What the program touches of the world, as one value, so that tests can stand in for a terminal. */
import type { Readable, Writable } from 'node:stream';
import { printable } from './printable.ts';

export type Input = Readable & { readonly isTTY?: boolean; setRawMode?(raw: boolean): unknown };
export type Output = Writable & {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly rows?: number;
};

export interface Io {
  readonly stdin: Input;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Aborted by Ctrl-C and by being told to end; its reason is the signal's name. */
  readonly signal: AbortSignal;
  /** Runs even when the program crashes: a terminal must never stay raw. */
  atExit(action: () => void): void;
}

/** All text goes out here: nothing that came from outside can steer the terminal. */
export const print = (io: Io, to: 'stdout' | 'stderr', text: string): Promise<void> =>
  write(io[to], printable(text, { styles: to === 'stdout', ascii: needsAscii(io.env) }));

/** Waits when the reader is slower than we are, so that a long stream does not pile up in memory. */
export async function write(to: Writable, data: string | Uint8Array): Promise<void> {
  if (data.length === 0 || to.destroyed || to.write(data)) return;
  await new Promise<void>((resolve) => {
    const done = (): void => {
      to.off('drain', done).off('close', done);
      resolve();
    };
    to.on('drain', done).on('close', done);
  });
}

/** A locale that names no UTF-8 has no lines to draw boards with. Where nothing is said, UTF-8 is likely. */
export function needsAscii(env: Io['env']): boolean {
  const locale = env['LC_ALL'] || env['LC_CTYPE'] || env['LANG'] || '';
  return locale !== '' && !/utf-?8/i.test(locale);
}
