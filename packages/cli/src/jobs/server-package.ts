/**
 * The server is a package of its own, since it includes a database of 27 MB: the command works without it and says
 * what to install. Its types are repeated here, because it is built with parts of this package.
 */
import { codeOf, UserError } from '../args/user-error.ts';
import type { CommandCall } from '../args/call.ts';
import { optionText } from '../args/options.ts';
import { cliText } from '../words/words.ts';

interface Running {
  readonly url: string;
  stop(): Promise<void>;
}

export interface OrderStatus {
  readonly id: string;
  readonly game: string;
  readonly level: string;
  readonly seed: string;
  readonly count: number;
  readonly made: number;
  readonly failed: number;
  readonly lastMinute: number;
}

export interface Factory {
  add(order: {
    readonly game: string;
    readonly params: string;
    readonly preset: string;
    readonly seed: string;
    readonly count: number;
  }): Promise<{ readonly id: string; readonly jobs: number }>;
  addDays(days: number): Promise<number>;
  status(): Promise<{
    readonly orders: readonly OrderStatus[];
    readonly jobs: { readonly waiting: number; readonly active: number; readonly failed: number };
  }>;
  work(threads: number, untilDone: boolean, signal: AbortSignal): Promise<void>;
  made(order: string): AsyncGenerator<
    readonly {
      readonly number: number;
      readonly seed: string;
      readonly puzzle: string;
      readonly solution: string;
      readonly level: string;
    }[]
  >;
  close(): Promise<void>;
}

interface ServerPackage {
  readonly StartError: new (message: string) => Error;
  packedApp(): string | undefined;
  serve(options: {
    readonly port: number;
    readonly host: string;
    readonly data: string;
    readonly databaseUrl?: string;
    readonly app?: string;
    readonly threads?: number;
    readonly factory?: number;
    readonly behindProxy?: boolean;
    readonly log: (line: string) => void;
  }): Promise<Running>;
  factory(options: {
    readonly data: string;
    readonly url?: string;
    readonly log: (line: string) => void;
  }): Promise<Factory>;
}

const NAME = 'edgewise-server'; // not a literal in `import`, so that it is never bundled

export async function serverPackage({ settings }: CommandCall): Promise<ServerPackage> {
  try {
    return (await import(NAME)) as ServerPackage;
  } catch (error) {
    if (codeOf(error) !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new UserError(cliText(settings.language, 'server-missing'));
  }
}

/** What it throws about an unavailable database is a sentence for people. */
export async function orSentence<T>({ StartError }: ServerPackage, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof StartError ? new UserError(error.message) : error;
  }
}

export function databaseOf({ given, io }: CommandCall): { readonly data: string; readonly url?: string } {
  const url = io.env['DATABASE_URL'];
  return { data: optionText(given, 'data') ?? 'edgewise-data', ...(url ? { url } : {}) };
}
