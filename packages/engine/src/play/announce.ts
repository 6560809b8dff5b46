/**
 * Announcements as data: labels in the words of the game or of `words/play.ts`. A screen reader
 * hears a polite line for changes and an assertive one for results and refusals; a screen also shows
 * the assertive ones.
 */
import type { AnyGame } from '../game.ts';
import type { Label, Lookup, Note } from '../vocabulary.ts';
import { say, type Language } from '../words/words.ts';

export interface Announcement {
  readonly politeness: 'polite' | 'assertive';
  readonly tone: 'plain' | 'wrong';
  /** May be computed only when read: naming places of a large board takes a while. */
  readonly labels: readonly Label[];
}

/** A change that sighted players see anyway. */
export const polite = (labels: () => readonly Label[]): Announcement => {
  let made: readonly Label[] | undefined;
  return {
    politeness: 'polite',
    tone: 'plain',
    get labels() {
      return (made ??= labels());
    },
  };
};

/** A result that is worth a notice. */
export const assertive = (...labels: readonly Label[]): Announcement => ({
  politeness: 'assertive',
  tone: 'plain',
  labels,
});

export const refusal = (note: Note): Announcement => ({
  politeness: 'assertive',
  tone: 'wrong',
  labels: [note],
});

/** A label in the words of this file's folder: 'play-undone'. */
export const label = (code: string, values?: Lookup<string | number>): Label =>
  values ? { code, with: values } : { code };

/** One text from several labels, each its own sentence; `speak` is `saySeen` if the places are highlighted. */
export function textOf(
  game: AnyGame,
  language: Language,
  labels: readonly Label[],
  speak: typeof say = say,
): string {
  return labels.map((each) => sentence(speak(game.words, language, each))).join(' ');
}

const sentence = (text: string): string => (/[.!?…:·]$/u.test(text) || text === '' ? text : `${text}.`);
