/** Texts by code in every language we have; `say` fills them in. No other file contains sentences. */
import type { Lookup, Note } from '../vocabulary.ts';
import { commonWords } from './common.ts';

export const languages = ['en', 'fi'] as const;
export type Language = (typeof languages)[number];

export type Values = Lookup<string | number>;
/** 'Clue {clue} has {lines} lines', or a function where grammar needs one. */
export type Phrase = string | ((values: Values) => string);
export type Catalogue = Lookup<Phrase>;
export type Words = Readonly<Record<Language, Catalogue>>;

/** Both languages with the same codes: the compiler reports a missing one. */
export const makeWords = <Codes extends string>(words: {
  readonly en: Readonly<Record<Codes, Phrase>>;
  readonly fi: Readonly<Record<NoInfer<Codes>, Phrase>>;
}): Words => words;

/** The text of a note, the game's own before the common one; an unknown code is shown as it is rather than nothing. */
export function say(words: Words, language: Language, note: Pick<Note, 'code' | 'with'>): string {
  const phrase = words[language][note.code] ?? commonWords[language][note.code] ?? note.code;
  return typeof phrase === 'function' ? phrase(note.with ?? {}) : fill(phrase, note.with ?? {});
}

/**
 * The text for a player who sees the places it refers to highlighted: "this piece fits here" where the names of pieces and
 * cells are not on the board. Phrases that have such a form ask `isSeen`; all others stay the same.
 */
export const saySeen = (
  words: Words,
  language: Language,
  { code, with: values }: Pick<Note, 'code' | 'with'>,
): string => say(words, language, { code, with: { ...values, [SEEN]: 1 } });

const SEEN = 'isSeen';

export const isSeen = (values: Values): boolean => values[SEEN] === 1;

function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/**
 * The code of a hint step's name: `technique.<code>` is taught; `answer.<code>` is not a technique, but a last
 * resort of the solver or an answer without a step.
 */
export const nameOfStep = ({ en }: Words, code: string): string | undefined =>
  [`technique.${code}`, `answer.${code}`].find((each) => Object.hasOwn(en, each));
