/** The program's connections to the outside, as one value, so that tests can replace the terminal. */
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
  /** Aborted by Ctrl-C and by termination signals; its reason is the signal's name. */
  readonly signal: AbortSignal;
  /** Runs even when the program crashes: a terminal must never stay raw. */
  atExit(action: () => void): void;
}

/** All text goes out here: nothing from outside can control the terminal. */
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

/** A locale without UTF-8 has no box-drawing characters. If there is no locale, UTF-8 is likely. */
export function needsAscii(env: Io['env']): boolean {
  const locale = env['LC_ALL'] || env['LC_CTYPE'] || env['LANG'] || '';
  return locale !== '' && !/utf-?8/i.test(locale);
}
