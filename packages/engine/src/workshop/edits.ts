/** Edits as text: 'c3=2,d4=1'. What a value must not contain (spaces, commas before a name) is encoded as in links. */
import { fail, ok } from '../result.ts';
import { parseError } from '../text/text.ts';
import type { Codec, Edit, Read } from '../vocabulary.ts';

/** A comma ends an edit only where another begins: the value of 'tiles=1-10,25' has one of its own. */
const BETWEEN = /,(?=[^,=]+=)/;

export const edits: Codec<readonly Edit[]> = {
  format: (list) => list.map(({ on, to }) => `${on}=${to}`).join(','),
  parse(text): Read<readonly Edit[]> {
    const found: Edit[] = [];
    let column = 1;
    for (const part of text.split(BETWEEN)) {
      const cut = part.indexOf('=');
      if (cut < 1 || cut === part.length - 1 || /\s/.test(part))
        return fail(parseError('edit-malformed', 1, column, { given: part.slice(0, 40) }));
      found.push({ on: part.slice(0, cut), to: part.slice(cut + 1) });
      column += part.length + 1;
    }
    return ok(found);
  },
};

/** A text as the value of an edit, and back; undefined if it is not one. */
export const encodeValue = (text: string): string => (text === '' ? '-' : encodeURIComponent(text));

export function decodeValue(value: string): string | undefined {
  if (value === '-') return '';
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
