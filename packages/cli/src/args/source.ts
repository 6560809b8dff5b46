/** `-` and nothing are the standard input. */
export const isStdin = (file: string | undefined): boolean => file === undefined || file === '-';

/** The name in messages: `file:line:column` of a path can be clicked in most terminals. */
export const sourceName = (file: string | undefined): string =>
  file === undefined || file === '-' ? '<stdin>' : file;
