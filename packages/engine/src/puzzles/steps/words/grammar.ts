/** What sentences are put together from, in either language. */
import type { Values } from '../../../words/words.ts';

/** 'GH' as 'G and H'. */
export const listWith =
  (and: string) =>
  (letters: Values[string]): string => {
    const all = Array.from(String(letters ?? ''));
    const last = all.pop() ?? '';
    return all.length ? `${all.join(', ')} ${and} ${last}` : last;
  };

export const one = (letters: Values[string]): boolean => String(letters ?? '').length === 1;
