/** What sentences are put together from, in either language. */

/** 'GH' as 'G and H'. */
export const listWith =
  (and: string) =>
  (letters: string | number): string => {
    const all = Array.from(String(letters));
    const last = all.pop() ?? '';
    return all.length ? `${all.join(', ')} ${and} ${last}` : last;
  };

export const one = (letters: string | number): boolean => String(letters).length === 1;
