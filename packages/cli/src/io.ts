/** What the program touches of the world, as one value, so that tests can stand in for a terminal. */
import type { Readable, Writable } from 'node:stream';

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
  /** Aborted by Ctrl-C and by being told to end. */
  readonly signal: AbortSignal;
  /** Runs even when the program crashes: a terminal must never stay raw. */
  atExit(action: () => void): void;
}

/** Waits when the reader is slower than we are, so that a long stream does not pile up in memory. */
export async function write(to: Writable, text: string): Promise<void> {
  if (text === '' || to.destroyed || to.write(text)) return;
  await new Promise<void>((resolve) => {
    to.once('drain', resolve);
    to.once('close', resolve);
  });
}
