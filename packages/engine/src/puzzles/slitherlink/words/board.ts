/** What Slitherlink says about its board, in both languages. Techniques have their own catalogue. */
import { makeWords, type Values, type Words } from '../../../words/words.ts';
import { formatWords } from '../formats/words.ts';

const lines = ({ lines: count }: Values): string => (count === 1 ? '1 line' : `${count} lines`);
const viivoja = ({ lines: count }: Values): string => (count === 1 ? '1 viiva' : `${count} viivaa`);

const surplus = ({ clue, lines: count }: Values): number => Number(count) - Number(clue);

const MARK_FI: Readonly<Record<string, string>> = {
  open: 'avoin',
  line: 'viiva',
  cross: 'rasti',
  inside: 'sisällä',
  outside: 'ulkona',
};

const edge =
  (side: string) =>
  ({ row, column, mark }: Values): string =>
    `edge ${side} row ${row} column ${column}, ${mark}`;

const reuna =
  (side: string) =>
  ({ row, column, mark }: Values): string =>
    `rivi ${row} sarake ${column}, ${side}, ${MARK_FI[mark]}`;

const ownWords = makeWords({
  en: {
    name: 'Slitherlink',
    tagline: 'One loop through the dots, with the numbers as your guide.',
    rules:
      'Join neighbouring dots with lines to make one closed loop. The loop never crosses or touches itself and has no loose ends. ' +
      'A number tells how many of the four edges of its cell the loop uses; an empty cell or a “?” says nothing. ' +
      'Mark an edge with a cross when you know that the loop does not pass there.',
    'rules.every-dot': 'In this variant the loop also visits every dot.',

    'edge-above': edge('above'),
    'edge-below': edge('below'),
    'edge-left': edge('left of'),
    'edge-right': edge('right of'),
    cell: (values) => {
      const clue = values.clue === '' ? 'no clue' : `clue ${values.clue}`;
      const mark = values.mark ? `, ${values.mark}` : '';
      return `row ${values.row} column ${values.column}, ${clue}, ${lines(values)}${mark}`;
    },
    dot: (values) => `dot row ${values.row} column ${values.column}, ${lines(values)}`,

    'move-malformed':
      'This is not a move. A move looks like 12y (line), 12n (cross), 12u (clear) or c7i (inside).',
    'no-such-edge': ({ index, size }) =>
      `There is no edge ${index}; the edges here are 0 to ${Number(size) - 1}.`,
    'no-such-cell': ({ index, size }) =>
      `There is no cell ${index}; the cells here are 0 to ${Number(size) - 1}.`,

    solved: 'Solved: one closed loop, and every number is right!',
    'too-many': (values) =>
      `This ${values.clue} has ${lines(values)} around it. Take ${surplus(values)} away.`,
    'too-few': (values) =>
      `This ${values.clue} can no longer get its lines: too many of its edges are crossed out.`,
    'clue-open': ({ clue, lines: drawn }) =>
      drawn === 0 ? `This ${clue} has no lines yet.` : `This ${clue} has only ${drawn} of its lines.`,
    branch: 'The line branches here: {lines} lines meet at one dot. Keep two.',
    'dead-end': 'The line ends here and cannot go on. Take a cross or the line away.',
    'dangling-end': 'The line ends here. Let it go on.',
    'dot-missed': 'The loop does not visit this dot yet.',
    'closed-early': ({ parts }) =>
      parts === 1
        ? 'This loop is closed, but something is still left to do.'
        : 'This loop is closed, but there are other lines outside it.',
    separate: 'This piece of line is not joined to the rest yet ({parts} pieces in all).',
    'no-line': 'No line is drawn yet.',

    'example.solved': 'One closed loop, and every number is met: solved.',
    'example.too-many': 'The 1 has two lines around it.',
    'example.too-few': 'Crosses leave the 3 only two edges.',
    'example.clue-open': 'The 3 still needs lines.',
    'example.branch': 'Three lines meet at one dot: the loop must not branch.',
    'example.dead-end': 'The line runs into crosses and cannot go on.',
    'example.dangling-end': 'The line has two loose ends; it may still go on.',
    'example.dot-missed': 'In this variant every dot is visited; those in the middle are left out.',
    'example.closed-early': 'Two loops: only one is allowed.',
    'example.separate': 'Two pieces of line that are not joined yet.',
    'example.no-line': 'Nothing is drawn: even without numbers there must be a loop.',

    'level.counts': 'Counting',
    'level.sectors': 'Corners',
    'level.chains': 'Chains',
    'level.colours': 'Inside and outside',
    'level.connectivity': 'Staying in one piece',
    'level.contradiction': 'Contradiction',
    'level.beyond': 'Beyond all techniques',

    'field.width': 'Width',
    'field.width.help': 'Cells across.',
    'field.height': 'Height',
    'field.height.help': 'Cells down.',
    'field.level': 'Level',
    'field.level.help': 'The hardest technique that the puzzle really needs.',
    'field.symmetry': 'Symmetry',
    'field.symmetry.help': 'How the numbers are laid out. A quarter-turn needs a square board.',
    'field.density': 'Numbers',
    'field.density.help': 'How many cells have a number at least, in per cent; 0 means as few as possible.',
    'field.without': 'Without numbers',
    'field.without.help': 'Numbers not to use: 0, or 04 for both 0 and 4.',
    'field.rule': 'Rule',
    'field.rule.help': 'Whether the loop must also visit every dot.',

    'choice.level.counts': 'Counting',
    'choice.level.sectors': 'Corners',
    'choice.level.chains': 'Chains',
    'choice.level.colours': 'Inside and outside',
    'choice.level.connectivity': 'Staying in one piece',
    'choice.level.contradiction': 'Contradiction',
    'choice.symmetry.none': 'None',
    'choice.symmetry.half-turn': 'Half-turn',
    'choice.symmetry.mirror': 'Mirror',
    'choice.symmetry.quarter-turn': 'Quarter-turn',
    'choice.rule.loop': 'One loop',
    'choice.rule.every-dot': 'One loop through every dot',

    'quarter-turn-square': 'A quarter-turn needs a board as wide as it is high.',
    'every-dot-odd':
      'A loop through every dot needs an odd width or an odd height: otherwise the number of dots is odd.',
    'generate-failed':
      'No such puzzle turned up in {attempts} attempts. Try another level, size or symmetry.',

    'preset.gentle': 'Gentle',
    'preset.easy': 'Easy',
    'preset.normal': 'Normal',
    'preset.tricky': 'Tricky',
    'preset.hard': 'Hard',
    'preset.expert': 'Expert',
    'preset.large': 'Large',
    'preset.huge': 'Huge',
  },
  fi: {
    name: 'Slitherlink',
    tagline: 'Yksi silmukka pisteestä pisteeseen, numerot oppaina.',
    rules:
      'Yhdistä vierekkäisiä pisteitä viivoilla niin, että syntyy yksi suljettu silmukka. Silmukka ei risteä eikä kosketa itseään, eikä siinä ole irtopäitä. ' +
      'Numero kertoo, kuinka montaa ruutunsa neljästä reunasta silmukka käyttää; tyhjä ruutu tai ”?” ei kerro mitään. ' +
      'Merkitse reuna rastilla, kun tiedät, ettei silmukka kulje siitä.',
    'rules.every-dot': 'Tässä muunnelmassa silmukka kulkee myös jokaisen pisteen kautta.',

    'edge-above': reuna('yläreuna'),
    'edge-below': reuna('alareuna'),
    'edge-left': reuna('vasen reuna'),
    'edge-right': reuna('oikea reuna'),
    cell: (values) => {
      const clue = values.clue === '' ? 'ei numeroa' : `numero ${values.clue}`;
      const mark = values.mark ? `, ${MARK_FI[values.mark]}` : '';
      return `rivi ${values.row} sarake ${values.column}, ${clue}, ${viivoja(values)}${mark}`;
    },
    dot: (values) => `piste rivi ${values.row} sarake ${values.column}, ${viivoja(values)}`,

    'move-malformed':
      'Tämä ei ole siirto. Siirto on esimerkiksi 12y (viiva), 12n (rasti), 12u (pois) tai c7i (sisällä).',
    'no-such-edge': ({ index, size }) =>
      `Reunaa ${index} ei ole; tämän laudan reunat ovat 0–${Number(size) - 1}.`,
    'no-such-cell': ({ index, size }) =>
      `Ruutua ${index} ei ole; tämän laudan ruudut ovat 0–${Number(size) - 1}.`,

    solved: 'Ratkaistu: yksi suljettu silmukka, ja kaikki numerot täsmäävät!',
    'too-many': (values) =>
      `Numeron ${values.clue} ympärillä on ${viivoja(values)}. Ota pois ${surplus(values)}.`,
    'too-few': ({ clue }) => `Numero ${clue} ei voi enää saada viivojaan: liian moni reuna on rastittu.`,
    'clue-open': ({ clue, lines: drawn }) =>
      drawn === 0
        ? `Numerolla ${clue} ei ole vielä viivoja.`
        : `Numerolta ${clue} puuttuu vielä viivoja: niitä on nyt ${drawn}.`,
    branch: 'Viiva haarautuu tässä: yhdessä pisteessä kohtaa {lines} viivaa. Jätä kaksi.',
    'dead-end': 'Viiva päättyy tähän eikä pääse jatkumaan. Poista rasti tai viiva.',
    'dangling-end': 'Viiva päättyy tähän. Jatka sitä.',
    'dot-missed': 'Silmukka ei vielä kulje tämän pisteen kautta.',
    'closed-early': ({ parts }) =>
      parts === 1
        ? 'Silmukka on sulkeutunut, mutta jotain on vielä kesken.'
        : 'Silmukka on sulkeutunut, mutta sen ulkopuolella on muita viivoja.',
    separate: 'Tätä viivan pätkää ei ole vielä yhdistetty muihin (pätkiä on {parts}).',
    'no-line': 'Yhtään viivaa ei ole vielä piirretty.',

    'example.solved': 'Yksi suljettu silmukka, ja kaikki numerot täsmäävät: ratkaistu.',
    'example.too-many': 'Ykkösen ympärillä on kaksi viivaa.',
    'example.too-few': 'Rastit jättävät kolmoselle vain kaksi reunaa.',
    'example.clue-open': 'Kolmonen tarvitsee vielä viivoja.',
    'example.branch': 'Kolme viivaa kohtaa yhdessä pisteessä: silmukka ei saa haarautua.',
    'example.dead-end': 'Viiva päätyy rastien keskelle eikä pääse jatkumaan.',
    'example.dangling-end': 'Viivassa on kaksi irtopäätä; se voi vielä jatkua.',
    'example.dot-missed': 'Tässä muunnelmassa jokainen piste kuuluu silmukkaan; keskimmäiset jäivät pois.',
    'example.closed-early': 'Kaksi silmukkaa: vain yksi on sallittu.',
    'example.separate': 'Kaksi viivan pätkää, joita ei ole vielä yhdistetty.',
    'example.no-line': 'Mitään ei ole piirretty: ilman numeroitakin silmukka tarvitaan.',

    'level.counts': 'Laskeminen',
    'level.sectors': 'Kulmat',
    'level.chains': 'Ketjut',
    'level.colours': 'Sisä- ja ulkopuoli',
    'level.connectivity': 'Yhtenäisyys',
    'level.contradiction': 'Ristiriita',
    'level.beyond': 'Keinojen tuolla puolen',

    'field.width': 'Leveys',
    'field.width.help': 'Ruutuja vaakasuunnassa.',
    'field.height': 'Korkeus',
    'field.height.help': 'Ruutuja pystysuunnassa.',
    'field.level': 'Taso',
    'field.level.help': 'Vaikein keino, jota tehtävä todella vaatii.',
    'field.symmetry': 'Symmetria',
    'field.symmetry.help': 'Miten numerot on aseteltu. Neljänneskierto vaatii neliölaudan.',
    'field.density': 'Numeroita',
    'field.density.help':
      'Kuinka monessa ruudussa vähintään on numero, prosentteina; 0 tarkoittaa mahdollisimman vähän.',
    'field.without': 'Ilman numeroita',
    'field.without.help': 'Numerot, joita ei käytetä: 0, tai 04, kun kumpaakaan ei haluta.',
    'field.rule': 'Sääntö',
    'field.rule.help': 'Pitääkö silmukan kulkea myös jokaisen pisteen kautta.',

    'choice.level.counts': 'Laskeminen',
    'choice.level.sectors': 'Kulmat',
    'choice.level.chains': 'Ketjut',
    'choice.level.colours': 'Sisä- ja ulkopuoli',
    'choice.level.connectivity': 'Yhtenäisyys',
    'choice.level.contradiction': 'Ristiriita',
    'choice.symmetry.none': 'Ei mitään',
    'choice.symmetry.half-turn': 'Puolikierto',
    'choice.symmetry.mirror': 'Peilaus',
    'choice.symmetry.quarter-turn': 'Neljänneskierto',
    'choice.rule.loop': 'Yksi silmukka',
    'choice.rule.every-dot': 'Yksi silmukka joka pisteen kautta',

    'quarter-turn-square': 'Neljänneskierto vaatii laudan, joka on yhtä leveä kuin korkea.',
    'every-dot-odd':
      'Silmukka joka pisteen kautta vaatii parittoman leveyden tai korkeuden: muuten pisteitä on pariton määrä.',
    'generate-failed':
      'Sellaista tehtävää ei löytynyt {attempts} yrityksellä. Kokeile toista tasoa, kokoa tai symmetriaa.',

    'preset.gentle': 'Lempeä',
    'preset.easy': 'Helppo',
    'preset.normal': 'Tavallinen',
    'preset.tricky': 'Kinkkinen',
    'preset.hard': 'Vaikea',
    'preset.expert': 'Mestari',
    'preset.large': 'Suuri',
    'preset.huge': 'Valtava',
  },
});

export const boardWords: Words = {
  en: { ...ownWords.en, ...formatWords.en },
  fi: { ...ownWords.fi, ...formatWords.fi },
};
