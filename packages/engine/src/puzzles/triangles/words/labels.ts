/** What is seen on the board, in words: issues and labels. Colours are spoken before their letters. */
import { colourWords } from '../../../draw/glyphs.ts';
import { makeWords, say, type Language, type Values } from '../../../words/words.ts';

const text = (values: Values, key: string): string => String(values[key] ?? '');

/** 'blue D' for a colour, 'a' for a letter; see `signValues`. */
export function named(language: Language, values: Values, key: string): string {
  const colour = values[`${key}Colour`] ?? 0;
  const sign = text(values, key);
  return colour === 0 ? sign : `${say(colourWords, language, { code: `colour.${colour}` })} ${sign}`;
}

const sideNames = {
  en: { up: ['left', 'right', 'bottom'], down: ['left', 'top', 'right'] },
  fi: { up: ['vasen', 'oikea', 'pohja'], down: ['vasen', 'yläsivu', 'oikea'] },
} as const;

/** 'left wine A, right blue B, bottom ice C' with the tip up; what is free is left out. */
const sides =
  (language: Language) =>
  (values: Values): string => {
    const names = sideNames[language][values['up'] === 1 ? 'up' : 'down'];
    const said = ['a', 'b', 'c'].flatMap((key, i) =>
      text(values, key) === '' ? [] : [`${names[i]} ${named(language, values, key)}`],
    );
    return said.join(', ');
  };
const enSides = sides('en');
const fiSides = sides('fi');

const fiSide: Readonly<Record<string, string>> = {
  left: 'vasemmalla',
  right: 'oikealla',
  bottom: 'alla',
  top: 'yllä',
};
const many = (values: Values, one: string, more: string): string => (values['count'] === 1 ? one : more);

export const labelWords = makeWords({
  en: {
    mismatch: (values) =>
      `${text(values, 'cell')} shows ${named('en', values, 'sign')} and ${text(values, 'other')} shows ${named('en', values, 'facing')} where they touch.`,
    'wall-mismatch': (values) =>
      `${text(values, 'cell')} shows ${named('en', values, 'sign')} to a wall that shows ${named('en', values, 'wall')}.`,
    'pieces-left': (values) =>
      many(values, 'One piece is left to lay.', `${text(values, 'count')} pieces are left to lay.`),

    'label.empty': (values) => {
      const asked = enSides(values);
      return `${text(values, 'cell')}, empty${asked && `, needs ${asked}`}`;
    },
    'label.laid': (values) => `${text(values, 'cell')}, piece ${text(values, 'piece')}: ${enSides(values)}`,
    'label.locked': (values) =>
      `${text(values, 'cell')}, piece ${text(values, 'piece')}, locked: ${enSides(values)}`,
    'label.fixed': (values) => `${text(values, 'cell')}, fixed piece: ${enSides(values)}`,
    'label.shelf': (values) =>
      `piece ${text(values, 'piece')}, tip ${values['up'] === 1 ? 'up' : 'down'}: ${enSides(values)}`,
    'label.gap': 'empty slot of piece {piece}, which lies on {cell}',
    'label.wall': (values) =>
      `wall at ${text(values, 'cell')}, ${text(values, 'side')}: ${named('en', values, 'sign')}`,
  },
  fi: {
    mismatch: (values) =>
      `Ruudussa ${text(values, 'cell')} on ${named('fi', values, 'sign')} ja ruudussa ${text(values, 'other')} on ${named('fi', values, 'facing')}, vaikka sivut koskettavat.`,
    'wall-mismatch': (values) =>
      `Ruudussa ${text(values, 'cell')} on ${named('fi', values, 'sign')}, mutta seinässä on ${named('fi', values, 'wall')}.`,
    'pieces-left': (values) =>
      many(values, 'Yksi pala on vielä asettamatta.', `${text(values, 'count')} palaa on vielä asettamatta.`),

    'label.empty': (values) => {
      const asked = fiSides(values);
      return `${text(values, 'cell')}, tyhjä${asked && `, tarvitaan ${asked}`}`;
    },
    'label.laid': (values) => `${text(values, 'cell')}, pala ${text(values, 'piece')}: ${fiSides(values)}`,
    'label.locked': (values) =>
      `${text(values, 'cell')}, pala ${text(values, 'piece')}, lukittu: ${fiSides(values)}`,
    'label.fixed': (values) => `${text(values, 'cell')}, kiinteä pala: ${fiSides(values)}`,
    'label.shelf': (values) =>
      `pala ${text(values, 'piece')}, kärki ${values['up'] === 1 ? 'ylöspäin' : 'alaspäin'}: ${fiSides(values)}`,
    'label.gap': 'palan {piece} tyhjä paikka; pala on ruudussa {cell}',
    'label.wall': (values) =>
      `seinä ruudun ${text(values, 'cell')} vieressä ${fiSide[text(values, 'side')] ?? ''}: ${named('fi', values, 'sign')}`,
  },
});
