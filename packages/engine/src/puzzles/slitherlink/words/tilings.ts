/** Words of boards that are not made of squares: places, tilings and their presets, what formats cannot say. */
import { grouped } from '../../../words/grouped.ts';
import type { Phrase, Values } from '../../../words/words.ts';
import type { TilingName } from '../../../grid/tilings/tilings.ts';
import type { Lookup } from '../../../vocabulary.ts';
import { wordFor } from '../../../words/word-for.ts';

type Names = Readonly<Record<TilingName, string>>;
type TilingWords = Lookup<Phrase>;

const EN_NAMES: Names = {
  squares: 'Squares',
  triangular: 'Triangles',
  honeycomb: 'Honeycomb',
  'snub-square': 'Snub square',
  cairo: 'Cairo',
  'great-hexagonal': 'Great hexagonal',
  octagonal: 'Octagons',
  kites: 'Kites',
  floret: 'Floret',
  dodecagonal: 'Dodecagons',
  'great-dodecagonal': 'Great dodecagonal',
  'penrose-kites': 'Penrose kites and darts',
  'penrose-rhombs': 'Penrose rhombs',
  'great-great-dodecagonal': 'Great-great dodecagonal',
  kagome: 'Kagome',
  'compass-dodecagonal': 'Compass dodecagonal',
  hats: 'Hats',
  spectres: 'Spectres',
};

const FI_NAMES: Names = {
  squares: 'Neliöt',
  triangular: 'Kolmiot',
  honeycomb: 'Hunajakenno',
  'snub-square': 'Kierretyt neliöt',
  cairo: 'Kairo',
  'great-hexagonal': 'Suuri kuusikulmio',
  octagonal: 'Kahdeksankulmiot',
  kites: 'Leijat',
  floret: 'Kukat',
  dodecagonal: 'Kaksitoistakulmiot',
  'great-dodecagonal': 'Suuri kaksitoistakulmio',
  'penrose-kites': 'Penrosen leijat ja nuolet',
  'penrose-rhombs': 'Penrosen vinoneliöt',
  'great-great-dodecagonal': 'Suurin kaksitoistakulmio',
  kagome: 'Kagome',
  'compass-dodecagonal': 'Kompassi',
  hats: 'Hatut',
  spectres: 'Haamut',
};

type Named<Prefix extends string> = Readonly<Record<`${Prefix}.${TilingName}`, string>>;

const named = <Prefix extends string>(prefix: Prefix, names: Names): Named<Prefix> =>
  Object.fromEntries(
    Object.entries(names).map(([tiling, name]) => [`${prefix}.${tiling}`, name]),
  ) as Named<Prefix>;

const lines = ({ lines: count }: Values): string => (count === 1 ? '1 line' : `${count} lines`);

export const tilingsEn = {
  ...named('preset', EN_NAMES),
  ...named('choice.tiling', EN_NAMES),
  side: '{cell}, side {side} of {sides}, towards {beyond}, {mark}',
  'side-rim': '{cell}, side {side} of {sides}, on the rim, {mark}',
  face: (values) => {
    const clue = values.clue === '' ? 'no clue' : `clue ${values.clue}`;
    const mark = values.mark ? `, ${values.mark}` : '';
    return `${values.name}, row ${values.row} place ${values.place}, ${values.sides} sides, ${clue}, ${lines(values)}${mark}`;
  },
  'dot-place': (values) => `dot row ${values.row} place ${values.place}, ${lines(values)}`,
  'field.tiling': 'Tiling',
  'field.tiling.help': 'The shapes that make up the board.',
  'field.tiling.presets': 'Other tilings',
  'field.patch': 'Part of the tiling',
  'tiling-small': ({ both, one }) =>
    both === one
      ? `This tiling needs a width and a height of at least ${both}.`
      : `This tiling needs a width and a height of at least ${both}, and one of them at least ${one}.`,
  'tiling-large': ({ faces, most }) =>
    `This board would have about ${grouped('en', faces)} cells; at most ${grouped('en', most)} are possible.`,
  'tiling-symmetry': 'Boards of this tiling and size do not have that symmetry. Choose none.',
  'tiling-every-dot': 'A loop through every dot can only be made on squares.',
  'tiling-unknown': 'There is no tiling {found}; the tilings are {expected}.',
  'tiling-size': 'Boards of this tiling are {expected} or larger, not {found}.',
  'tiling-patch-missing':
    'A board of this tiling needs a description and “_” before the clues, such as {expected}.',
  'tiling-patch-surplus': 'A board of this tiling has no description before its clues.',
  'tiling-patch': 'This description does not match any board of this size. It should look like {expected}.',
  'tiling-old-penrose':
    'This is the form in which Loopy described Penrose boards before 2023, by coordinates; it is not read here. A newer Loopy writes the same board with letters.',
  'lacks-tiling': 'This format only has boards made of squares.',
} satisfies TilingWords;

const viivoja = ({ lines: count }: Values): string => (count === 1 ? '1 viiva' : `${count} viivaa`);
const MARKS: Lookup<string> = {
  open: 'avoin',
  line: 'viiva',
  cross: 'rasti',
  inside: 'sisällä',
  outside: 'ulkona',
};

export const tilingsFi = {
  ...named('preset', FI_NAMES),
  ...named('choice.tiling', FI_NAMES),
  side: ({ cell, side, sides, beyond, mark }) =>
    `${cell}, sivu ${side}/${sides}, vieressä ${beyond}, ${wordFor(MARKS, mark)}`,
  'side-rim': ({ cell, side, sides, mark }) =>
    `${cell}, sivu ${side}/${sides}, laudan reunalla, ${wordFor(MARKS, mark)}`,
  face: (values) => {
    const clue = values.clue === '' ? 'ei numeroa' : `numero ${values.clue}`;
    const mark = values.mark ? `, ${wordFor(MARKS, values.mark)}` : '';
    return `${values.name}, rivi ${values.row} paikka ${values.place}, ${values.sides} sivua, ${clue}, ${viivoja(values)}${mark}`;
  },
  'dot-place': (values) => `piste, rivi ${values.row} paikka ${values.place}, ${viivoja(values)}`,
  'field.tiling': 'Laatoitus',
  'field.tiling.help': 'Muodot, joista lauta koostuu.',
  'field.tiling.presets': 'Muut laatoitukset',
  'field.patch': 'Laatoituksen osa',
  'tiling-small': ({ both, one }) =>
    both === one
      ? `Tämän laatoituksen leveyden ja korkeuden on oltava vähintään ${both}.`
      : `Tämän laatoituksen leveyden ja korkeuden on oltava vähintään ${both} ja toisen niistä vähintään ${one}.`,
  'tiling-large': ({ faces, most }) =>
    `Lautaan tulisi noin ${grouped('fi', faces)} ruutua; enintään ${grouped('fi', most)} on mahdollista.`,
  'tiling-symmetry':
    'Tämän laatoituksen tämänkokoisella laudalla ei ole tätä symmetriaa. Valitse: ei mitään.',
  'tiling-every-dot': 'Jokaisen pisteen kautta kulkevan silmukan voi tehdä vain neliöille.',
  'tiling-unknown': 'Laatoitusta {found} ei ole; laatoitukset ovat {expected}.',
  'tiling-size': 'Tämän laatoituksen laudat ovat vähintään {expected}, ei {found}.',
  'tiling-patch-missing':
    'Tämän laatoituksen lauta tarvitsee kuvauksen ja merkin ”_” ennen numeroita, esimerkiksi {expected}.',
  'tiling-patch-surplus': 'Tämän laatoituksen laudalla ei ole kuvausta ennen numeroita.',
  'tiling-patch': 'Tämä kuvaus ei kerro tämänkokoista lautaa. Sen pitäisi olla muotoa {expected}.',
  'tiling-old-penrose':
    'Näin Loopy kuvasi Penrosen lautoja koordinaateilla ennen vuotta 2023; tätä muotoa ei lueta. Uudempi Loopy kirjoittaa saman laudan kirjaimilla.',
  'lacks-tiling': 'Tässä muodossa on vain neliöistä koostuvia lautoja.',
} satisfies TilingWords;
