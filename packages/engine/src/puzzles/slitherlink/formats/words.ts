/** What the formats say, in both languages. `expected` and `found` are signs; an empty one is the end of the text. */
import { textWords } from '../../../text/words.ts';
import { makeWords, type Words } from '../../../words/words.ts';

const own = makeWords({
  en: {
    'format.native': 'Edgewise line',
    'format.document': 'Text file of numbers, −1 for blank',
    'format.loopy': 'Loopy game id',
    'format.puzzle-loop': 'puzzle-loop.com task',
    'format.puzzlink': 'puzz.link address',
    'format.pzpr': 'puzz.link file',
    'format.janko': 'janko.at block',
    'format.rows': 'Plain rows',

    clue: 'A clue is {expected}, not {found}.',
    'body-long': 'The clues run past the last of {expected} cells.',
    'body-short': 'The clues end after {found} of {expected} cells.',
    'row-long': 'This row has {found} cells instead of {expected}.',
    'row-short': 'This row ends after {found} of {expected} cells.',
    'rows-surplus': 'There should be {expected} rows; here begins one more.',
    'rows-missing': 'There are {found} of {expected} rows.',
    'not-square':
      'These clues fill {found} cells, which is no square board. Write the size before them, as 7x5:…',
    tiling: 'This is a board of another tiling (t{found}); only squares (t{expected}) are known here.',
    'surplus-number': 'This row has {found} numbers; only the first {expected} count.',
    'variant-ignored': 'The address names a variant ({found}); it is read with the usual rules.',

    'lacks-every-dot': 'This format cannot say that the loop visits every dot.',
    'lacks-oblong': 'This format has square boards only, and this one is {width} × {height}.',
    'lacks-small': 'In this format both sides have at least {expected} cells.',
    'lacks-unknown': 'This format has no sign for the clue “?”.',
    'lacks-four': 'This format has no clue 4.',
  },
  fi: {
    'format.native': 'Edgewise-rivi',
    'format.document': 'Lukutiedosto, −1 on tyhjä',
    'format.loopy': 'Loopyn pelitunnus',
    'format.puzzle-loop': 'puzzle-loop.com-tehtävä',
    'format.puzzlink': 'puzz.link-osoite',
    'format.pzpr': 'puzz.link-tiedosto',
    'format.janko': 'janko.at-lohko',
    'format.rows': 'Pelkät rivit',

    clue: 'Numero on {expected}, ei {found}.',
    'body-long': 'Numerot jatkuvat viimeisen ruudun yli: ruutuja on {expected}.',
    'body-short': 'Numerot loppuvat kesken: {found}/{expected} ruutua.',
    'row-long': 'Rivillä on {found} ruutua, vaikka pitäisi olla {expected}.',
    'row-short': 'Rivi loppuu kesken: {found}/{expected} ruutua.',
    'rows-surplus': 'Rivejä pitäisi olla {expected}, ja tästä alkaa yksi liikaa.',
    'rows-missing': 'Rivejä on {found}, vaikka pitäisi olla {expected}.',
    'not-square':
      'Numerot täyttävät {found} ruutua, eikä siitä tule neliötä. Kirjoita koko niiden eteen: 7x5:…',
    tiling: 'Tämä lauta on muuta laatoitusta (t{found}); täällä tunnetaan vain neliöt (t{expected}).',
    'surplus-number': 'Rivillä on {found} lukua; vain {expected} ensimmäistä otetaan huomioon.',
    'variant-ignored': 'Osoitteessa mainitaan muunnelma ({found}); tehtävä luetaan tavallisin säännöin.',

    'lacks-every-dot': 'Tämä muoto ei osaa kertoa, että silmukka kulkee joka pisteen kautta.',
    'lacks-oblong': 'Tässä muodossa on vain neliölautoja, ja tämä lauta on {width} × {height}.',
    'lacks-small': 'Tässä muodossa kummallakin sivulla on vähintään {expected} ruutua.',
    'lacks-unknown': 'Tässä muodossa ei ole merkkiä numerolle ”?”.',
    'lacks-four': 'Tässä muodossa ei ole numeroa 4.',
  },
});

export const formatWords: Words = { en: { ...textWords.en, ...own.en }, fi: { ...textWords.fi, ...own.fi } };
