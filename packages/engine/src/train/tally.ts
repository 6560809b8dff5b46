/**
 * How well a technique is known, as plain numbers. What was found without help is due again after growing intervals
 * (a box of cards for each interval, after S. Leitner, So lernt man lernen, 1972); what was shown is due again at
 * once. Days are counted from outside, in the player's own calendar. Nothing is lost by staying away.
 */
import type { Lookup } from '../vocabulary.ts';
export interface Tally {
  readonly box: number; // the interval it is in
  readonly due: number; // the day on which it is due again
  readonly found: number; // answers that were right, at the first or a later try
  readonly tried: number; // exercises in all
  readonly helped: number; // hints of it that were needed while playing, and not yet made up for
}

/** `corrected`: right, but not at the first try. `shown`: the player asked to see it. */
export type Answer = 'right' | 'corrected' | 'shown';

export const NO_TALLY: Tally = { box: 0, due: 0, found: 0, tried: 0, helped: 0 };

const DAYS = [0, 1, 3, 7, 16, 35] as const;

export function afterAnswer(tally: Tally, answer: Answer, today: number): Tally {
  const box =
    answer === 'right'
      ? Math.min(tally.box + 1, DAYS.length - 1)
      : answer === 'shown'
        ? 0
        : Math.min(tally.box, 1);
  return {
    box,
    due: today + DAYS[box],
    found: tally.found + (answer === 'shown' ? 0 : 1),
    tried: tally.tried + 1,
    helped: answer === 'right' ? Math.max(0, tally.helped - 1) : tally.helped,
  };
}

/** A hint of it was needed: it is practised soon, however well it was known. */
export const afterHint = (tally: Tally, today: number): Tally => ({
  ...tally,
  box: Math.min(tally.box, 1),
  due: Math.min(tally.due, today),
  helped: tally.helped + 1,
});

export type Tallies = Lookup<Tally>; // by code

/** What hints were needed for, and what is due: the longest overdue first, then what was needed most. */
export function dueTechniques(tallies: Tallies, today: number): readonly string[] {
  return Object.entries(tallies)
    .flatMap(([code, tally]) => (tally ? [[code, tally] as const] : []))
    .filter(([, { helped, tried, due }]) => helped > 0 || (tried > 0 && due <= today))
    .sort(([, a], [, b]) => Math.min(a.due, today) - Math.min(b.due, today) || b.helped - a.helped)
    .map(([code]) => code);
}

/** As a short text, and back: an invalid text means nothing is known. */
export const formatTally = ({ box, due, found, tried, helped }: Tally): string =>
  [box, due, found, tried, helped].join(' ');

export function parseTally(text: string): Tally | undefined {
  if (!/^\d{1,2}( \d{1,9}){4}$/.test(text)) return undefined;
  const [box, due, found, tried, helped] = text.split(' ').map(Number);
  return box < DAYS.length && found <= tried ? { box, due, found, tried, helped } : undefined;
}

/** Two tallies of one technique, as from a backup: what is known of both, and whichever was practised more. */
export const mergeTallies = (a: Tally, b: Tally): Tally => (b.tried > a.tried ? b : a);
