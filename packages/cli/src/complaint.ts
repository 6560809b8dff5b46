/**
 * How a command ends early. Thrown, unlike everything in the engine: files and streams fail in the
 * middle of iteration, and only `run` can say the last word.
 */
export const exits = { done: 0, no: 1, bad: 2, bug: 70, interrupted: 130 } as const;

/** One clear sentence about what was given; never a stack trace. */
export class Complaint extends Error {}

/** Ctrl-C, or a signal to end. */
export class Cancelled extends Error {}

export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
