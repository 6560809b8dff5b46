/** What sentences are put together from, in either language. Colours are spoken before their letters. */
import { capital } from '../../../words/capital.ts';
import { colourWords } from '../../../draw/glyphs.ts';
import { say, type Language, type Values } from '../../../words/words.ts';

export const text = (values: Values, key: string): string => String(values[key] ?? '');

/** What belongs here, and what is here instead, if anything. */
export const expecting =
  (here: (what: string) => string, instead: (what: string, found: string) => string) =>
  (what: (values: Values) => string) =>
  (values: Values): string => {
    const found = text(values, 'found');
    return found === '' ? here(what(values)) : instead(what(values), found);
  };

/** 'blue D' for a colour, 'a' for a letter; see `symbolValues`. */
export function named(language: Language, values: Values, key: string): string {
  const colour = values[`${key}Colour`] ?? 0;
  const symbol = text(values, key);
  return colour === 0 ? symbol : `${say(colourWords, language, { code: `colour.${colour}` })} ${symbol}`;
}

const SIDE_NAMES = {
  en: { up: ['left', 'right', 'bottom'], down: ['left', 'top', 'right'] },
  fi: { up: ['vasen', 'oikea', 'pohja'], down: ['vasen', 'yläsivu', 'oikea'] },
} as const;

/** 'left umber A, right iris B, bottom ice C' with the tip up; what is free is left out. */
export const sides =
  (language: Language) =>
  (values: Values): string => {
    const names = SIDE_NAMES[language][values['up'] === 1 ? 'up' : 'down'];
    const said = ['a', 'b', 'c'].flatMap((key, i) =>
      text(values, key) === '' ? [] : [`${names[i]} ${named(language, values, key)}`],
    );
    return said.join(', ');
  };

export const many = (values: Values, one: string, more: string): string =>
  values['count'] === 1 ? one : more;

export const number = (values: Values, key: string): number => Number(values[key] ?? 0);

/** '3 pieces placed, 2 back on the shelf'; what did not happen is left out. */
export const sentence = (
  parts: readonly (readonly [count: number, one: string, more: string])[],
  nothing: string,
): string => {
  const said = parts.flatMap(([count, one, more]) =>
    count === 0 ? [] : [count === 1 ? one : `${count} ${more}`],
  );
  const all = said.join(', ') || nothing;
  return `${capital(all)}.`;
};

/** 'c3', 'c3 and d4': what stands in a value one after another. */
export const inList =
  (and: string) =>
  (values: Values, key: string): string => {
    const all = text(values, key).split(',');
    const last = all.pop() ?? '';
    return all.length ? `${all.join(', ')} ${and} ${last}` : last;
  };

export const isOne = (values: Values, key: string): boolean => !text(values, key).includes(',');

/** Pieces that a link is on top of, with their cells: '5@c3/2 9@d4/1' as moves are written. */
export const given = (values: Values): readonly (readonly [piece: string, cell: string])[] =>
  text(values, 'given')
    .split(' ')
    .filter(Boolean)
    .map((move) => {
      const [piece, place] = move.split('@');
      return [piece, place.split('/')[0]];
    });

/** 'red A or blue B': the labels that a link speaks of. */
export const signs = (language: Language, values: Values, or: string): string => {
  const all = Array.from({ length: number(values, 'signs') }, (_, i) => named(language, values, `sign${i}`));
  const last = all.pop() ?? '';
  return all.length ? `${all.join(', ')} ${or} ${last}` : last;
};
