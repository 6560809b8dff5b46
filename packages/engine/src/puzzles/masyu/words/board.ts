/** What Masyu says about its board, in both languages. Techniques have their own catalogue. */
import { textWords } from '../../../text/words.ts';
import { makeWords, type Values, type Words } from '../../../words/words.ts';

const lines = ({ lines: count }: Values): string => (count === 1 ? '1 line' : `${count} lines`);
const viivoja = ({ lines: count }: Values): string => (count === 1 ? '1 viiva' : `${count} viivaa`);

const MARK_FI: Readonly<Record<string, string>> = { open: 'avoin', line: 'viiva', cross: 'rasti' };
const PEARL_EN: Readonly<Record<string, string>> = {
  none: 'no pearl',
  white: 'white pearl',
  black: 'black pearl',
};
const PEARL_FI: Readonly<Record<string, string>> = {
  none: 'ei helmeä',
  white: 'valkoinen helmi',
  black: 'musta helmi',
};

const ownWords = makeWords({
  en: {
    name: 'Masyu',
    tagline: 'One loop through every pearl.',
    rules:
      'Draw one closed loop from cell to cell, through every pearl. It never crosses or touches itself, and it need not visit every cell. ' +
      'At a black pearl the loop turns, and it goes straight through the next cell on both sides. ' +
      'At a white pearl the loop goes straight, and it turns in at least one of the next cells. ' +
      'Put a cross between two cells when you know that the loop does not pass there.',

    'link-right': ({ row, column, mark }) =>
      `between row ${row} column ${column} and column ${Number(column) + 1}, ${mark}`,
    'link-down': ({ row, column, mark }) =>
      `between column ${column} row ${row} and row ${Number(row) + 1}, ${mark}`,
    cell: (values) =>
      `row ${values.row} column ${values.column}, ${PEARL_EN[values.pearl]}, ${lines(values)}`,

    'move-malformed': 'This is not a move. A move looks like 12y (line), 12n (cross) or 12u (clear).',
    'no-such-edge': ({ index, size }) =>
      `There is no link ${index}; the links here are 0 to ${Number(size) - 1}.`,
    'nothing-here': 'Nothing to do here.',

    solved: 'Solved: one loop, and every pearl is happy!',
    'black-straight': 'The loop must turn at a black pearl.',
    'black-next-turns': 'Next to a black pearl the loop must go straight.',
    'white-turns': 'The loop must go straight through a white pearl.',
    'white-next-straight': 'The loop must turn next to a white pearl, at least on one side.',
    'pearl-blocked': 'There is no way left through this pearl.',
    'black-open': 'This black pearl is not finished.',
    'white-open': 'This white pearl is not finished.',
    branch: 'The line branches here: {lines} lines meet in one cell. Keep two.',
    'dead-end': 'Dead end: the line cannot continue.',
    'dangling-end': 'Loose end.',
    'closed-early': 'This loop is closed, but there are other lines outside it.',
    separate: '{parts} separate pieces, not joined yet.',
    'pearl-missed': ({ pearls }) =>
      pearls === 1
        ? 'The loop is closed and misses this pearl.'
        : `The loop is closed and misses ${pearls} pearls.`,
    'no-line': 'No line drawn yet.',

    'example.solved': 'One loop through every pearl: solved.',
    'example.black-straight': 'The loop goes straight through a black pearl.',
    'example.black-next-turns': 'The loop turns right after the black pearl.',
    'example.white-turns': 'The loop turns at a white pearl.',
    'example.white-next-straight': 'The loop goes straight on both sides of the white pearl.',
    'example.pearl-blocked': 'The crosses leave this pearl no way through.',
    'example.black-open': 'The line has left the black pearl on one side only.',
    'example.white-open': 'The line has not turned next to the white pearl yet.',
    'example.branch': 'Three lines meet in one cell.',
    'example.dead-end': 'The line runs into crosses.',
    'example.dangling-end': 'The line has two loose ends.',
    'example.closed-early': 'Two loops: only one is allowed.',
    'example.separate': 'Two pieces of line, not joined yet.',
    'example.pearl-missed': 'The loop is closed, but one pearl is not on it.',
    'example.no-line': 'Nothing is drawn yet.',

    'level.pearls': 'Easy',
    'level.loops': 'Normal',
    'level.connectivity': 'Tricky',
    'level.contradiction': 'Hard',
    'level.beyond': 'Needs guessing',

    'field.width': 'Width',
    'field.width.help': 'Cells across.',
    'field.height': 'Height',
    'field.height.help': 'Cells down.',
    'field.level': 'Level',
    'field.level.help':
      'What you need to solve it. Easy: the pearls alone. Normal: not closing the loop early. Tricky: inside and outside, staying in one piece. Hard: trying a line and finding that it fails.',
    'choice.level.pearls': 'Easy',
    'choice.level.loops': 'Normal',
    'choice.level.connectivity': 'Tricky',
    'choice.level.contradiction': 'Hard',
    'generate-failed': 'No such puzzle turned up in {attempts} attempts. Try another level or size.',

    'preset.gentle': 'Gentle',
    'preset.easy': 'Easy',
    'preset.normal': 'Normal',
    'preset.tricky': 'Tricky',
    'preset.hard': 'Large and tricky',
    'preset.expert': 'Hard',
    'preset.large': 'Large',
    'preset.huge': 'Huge',

    'format.native': 'Edgewise line',
    'format.puzzlink': 'puzz.link address',
    'format.pearl': 'Pearl game id',
    'body-long': 'The pearls run past the last of {expected} cells.',
    'body-short': 'The pearls end after {found} of {expected} cells.',
    'variant-ignored': 'The address names a variant ({found}); it is read with the usual rules.',
    'lacks-small': 'In this format both sides have at least {expected} cells.',
  },
  fi: {
    name: 'Masyu',
    tagline: 'Yksi silmukka kaikkien helmien läpi.',
    rules:
      'Piirrä ruudusta ruutuun yksi suljettu silmukka, joka kulkee jokaisen helmen läpi. Se ei risteä eikä kosketa itseään, eikä sen tarvitse käydä kaikissa ruuduissa. ' +
      'Mustan helmen kohdalla silmukka kääntyy ja kulkee kummallakin puolella suoraan seuraavan ruudun läpi. ' +
      'Valkoisen helmen läpi silmukka kulkee suoraan ja kääntyy ainakin toisessa viereisistä ruuduista. ' +
      'Merkitse rasti kahden ruudun väliin, kun tiedät, ettei silmukka kulje siitä.',

    'link-right': ({ row, column, mark }) =>
      `rivi ${row}, sarakkeiden ${column} ja ${Number(column) + 1} väli, ${MARK_FI[mark]}`,
    'link-down': ({ row, column, mark }) =>
      `sarake ${column}, rivien ${row} ja ${Number(row) + 1} väli, ${MARK_FI[mark]}`,
    cell: (values) =>
      `rivi ${values.row} sarake ${values.column}, ${PEARL_FI[values.pearl]}, ${viivoja(values)}`,

    'move-malformed': 'Tämä ei ole siirto. Siirto on esimerkiksi 12y (viiva), 12n (rasti) tai 12u (pois).',
    'no-such-edge': ({ index, size }) =>
      `Väliä ${index} ei ole; tämän laudan välit ovat 0–${Number(size) - 1}.`,
    'nothing-here': 'Tässä ei ole mitään tehtävää.',

    solved: 'Ratkaistu: yksi silmukka, ja kaikki helmet ovat paikoillaan!',
    'black-straight': 'Mustan helmen kohdalla silmukan pitää kääntyä.',
    'black-next-turns': 'Mustan helmen vieressä silmukan pitää kulkea suoraan.',
    'white-turns': 'Valkoisen helmen läpi silmukan pitää kulkea suoraan.',
    'white-next-straight': 'Valkoisen helmen vieressä silmukan pitää kääntyä ainakin toisella puolella.',
    'pearl-blocked': 'Tämän helmen läpi ei pääse enää mistään.',
    'black-open': 'Tämä musta helmi on kesken.',
    'white-open': 'Tämä valkoinen helmi on kesken.',
    branch: 'Viiva haarautuu: samassa ruudussa kohtaa {lines} viivaa. Jätä kaksi.',
    'dead-end': 'Umpikuja: viiva ei pääse jatkumaan.',
    'dangling-end': 'Irtopää.',
    'closed-early': 'Tämä silmukka on suljettu, mutta sen ulkopuolella on muita viivoja.',
    separate: '{parts} erillistä palaa, joita ei ole vielä yhdistetty.',
    'pearl-missed': ({ pearls }) =>
      pearls === 1
        ? 'Silmukka on suljettu, mutta tämä helmi jäi sen ulkopuolelle.'
        : `Silmukka on suljettu, mutta ${pearls} helmeä jäi sen ulkopuolelle.`,
    'no-line': 'Viivaa ei ole vielä piirretty.',

    'example.solved': 'Yksi silmukka kaikkien helmien läpi: ratkaistu.',
    'example.black-straight': 'Silmukka kulkee suoraan mustan helmen läpi.',
    'example.black-next-turns': 'Silmukka kääntyy heti mustan helmen vieressä.',
    'example.white-turns': 'Silmukka kääntyy valkoisen helmen kohdalla.',
    'example.white-next-straight': 'Silmukka kulkee suoraan valkoisen helmen kummallakin puolella.',
    'example.pearl-blocked': 'Rastit eivät jätä helmelle yhtään reittiä.',
    'example.black-open': 'Viiva on lähtenyt mustasta helmestä vasta yhteen suuntaan.',
    'example.white-open': 'Viiva ei ole vielä kääntynyt valkoisen helmen vieressä.',
    'example.branch': 'Kolme viivaa kohtaa samassa ruudussa.',
    'example.dead-end': 'Viiva törmää rasteihin.',
    'example.dangling-end': 'Viivalla on kaksi irtopäätä.',
    'example.closed-early': 'Kaksi silmukkaa: vain yksi on sallittu.',
    'example.separate': 'Kaksi viivanpätkää, joita ei ole vielä yhdistetty.',
    'example.pearl-missed': 'Silmukka on suljettu, mutta yksi helmi ei ole sillä.',
    'example.no-line': 'Mitään ei ole vielä piirretty.',

    'level.pearls': 'Helppo',
    'level.loops': 'Tavallinen',
    'level.connectivity': 'Kinkkinen',
    'level.contradiction': 'Vaikea',
    'level.beyond': 'Vaatii arvaamista',

    'field.width': 'Leveys',
    'field.width.help': 'Ruutuja vaakasuunnassa.',
    'field.height': 'Korkeus',
    'field.height.help': 'Ruutuja pystysuunnassa.',
    'field.level': 'Taso',
    'field.level.help':
      'Mitä ratkaisemiseen tarvitaan. Helppo: pelkät helmet. Tavallinen: silmukkaa ei suljeta liian aikaisin. Kinkkinen: sisä- ja ulkopuoli, yhtenäisyys. Vaikea: viivaa kokeillaan ja huomataan, ettei se käy.',
    'choice.level.pearls': 'Helppo',
    'choice.level.loops': 'Tavallinen',
    'choice.level.connectivity': 'Kinkkinen',
    'choice.level.contradiction': 'Vaikea',
    'generate-failed':
      'Sellaista tehtävää ei syntynyt {attempts} yrityksellä. Kokeile toista tasoa tai kokoa.',

    'preset.gentle': 'Lempeä',
    'preset.easy': 'Helppo',
    'preset.normal': 'Tavallinen',
    'preset.tricky': 'Kinkkinen',
    'preset.hard': 'Suuri ja kinkkinen',
    'preset.expert': 'Vaikea',
    'preset.large': 'Suuri',
    'preset.huge': 'Valtava',

    'format.native': 'Edgewise-rivi',
    'format.puzzlink': 'puzz.link-osoite',
    'format.pearl': 'Pearlin pelitunnus',
    'body-long': 'Helmet jatkuvat viimeisen ruudun yli: ruutuja on {expected}.',
    'body-short': 'Helmet loppuvat kesken: {found}/{expected} ruutua.',
    'variant-ignored': 'Osoitteessa mainitaan muunnelma ({found}); tehtävä luetaan tavallisin säännöin.',
    'lacks-small': 'Tässä muodossa kummallakin sivulla on vähintään {expected} ruutua.',
  },
});

export const boardWords: Words = {
  en: { ...textWords.en, ...ownWords.en },
  fi: { ...textWords.fi, ...ownWords.fi },
};
