/** A text for one of the values that a note carries. */
import type { Values } from '../../../words/words.ts';
import type { Lookup } from '../../../vocabulary.ts';

/** The text under the value of `key`, or under `none`, with the clue filled in. */
export const pick =
  (key: string, texts: Lookup<string>) =>
  (values: Values): string =>
    (texts[String(values[key])] ?? texts.none ?? '').replaceAll('{clue}', String(values.clue ?? ''));

/** How many lines are too many. */
export const surplus = ({ clue, lines }: Values): number => Number(lines) - Number(clue);
