/**
 * How a command ends early. Thrown, unlike everything in the engine: files and streams fail in the
 * middle of iteration, and only `run` can report the failure.
 */
export const EXITS = { done: 0, no: 1, bad: 2, bug: 70, interrupted: 130 } as const;

/** One clear sentence about the input; never a stack trace. */
export class UserError extends Error {}

/** Ctrl-C, or a termination signal. */
export class Cancelled extends Error {}

/** A process ended by signal n EXITS with 128 + n, as shells count it. */
const SIGNAL_EXITS: Readonly<Record<string, number>> = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

export const exitAfterSignal = ({ reason }: AbortSignal): number =>
  (typeof reason === 'string' ? SIGNAL_EXITS[reason] : undefined) ?? EXITS.interrupted;

export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
