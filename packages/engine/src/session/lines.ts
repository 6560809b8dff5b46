/**
 * The lines of a saved game, as session.ts writes and session-text.ts reads them.
 *
 *     edgewise 1
 *     game slitherlink
 *     puzzle <native line>
 *     step 1234 <move> <move>      elapsed milliseconds, then the moves of one step
 *     given 1500 <move>            the same, played by the program
 *     undo 2000 | redo 2500 | restart 2600
 *     checkpoint 3000 <name> | return 3100 <name> | reject 3200 <name> | forget 3300 <name>
 *     hint 3400 2                  a hint was asked for, up to this rung
 *     cut                          the line before was cut off while it was written: it is left out
 *     time 5000                    nothing happened until then
 *     end                          all was written; more lines may still be appended
 */
export const sessionVersion = 1;

/** Saves are only appended to, so a line that was cut off is marked, not removed. */
export const CUT_MARK = 'cut';

/** The first words of the lines that record what happened. */
export const events = [
  'step',
  'given',
  'undo',
  'redo',
  'restart',
  'checkpoint',
  'return',
  'reject',
  'forget',
  'hint',
] as const;
export type Event = (typeof events)[number];

export const changesPosition: ReadonlySet<Event> = new Set<Event>([
  'step',
  'given',
  'undo',
  'redo',
  'restart',
  'return',
  'reject',
]);

/** Names stand at the end of a line: no line breaks, no control characters, single spaces. */
export const cleanName = (name: string): string => name.replace(/[\s\p{Cc}]+/gu, ' ').trim();
