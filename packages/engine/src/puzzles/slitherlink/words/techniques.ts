/** What each hint says, in both languages: a sentence under its code, a name under 'technique.<code>'. */
import type { Phrase, Values } from '../../../words/words.ts';
import type { Technique } from '../hint/deduce/techniques.ts';

export type HintCode = Technique | 'reason' | 'forced' | 'mistake-line' | 'mistake-cross' | 'mistake-cell';
type Codes = HintCode | `technique.${Technique | 'reason' | 'forced'}`;

const pick =
  (key: string, texts: Readonly<Record<string, string>>) =>
  (values: Values): string =>
    (texts[values[key]] ?? texts.none ?? '').replaceAll('{clue}', String(values.clue ?? ''));

const leftEn = pick('left', {
  clue: 'leave the {clue} wrong',
  line: 'leave other lines out',
  dot: 'miss a dot',
  none: 'not be the whole solution',
});
const leftFi = pick('left', {
  clue: 'numero {clue} jäisi väärin',
  line: 'muita viivoja jäisi sen ulkopuolelle',
  dot: 'jokin piste jäisi käymättä',
  none: 'se ei olisi koko ratkaisu',
});

const endEn = pick('end', {
  clue: 'the {clue} could no longer be met',
  dot: 'the line would get stuck at a dot',
  loop: 'the loop would close too early',
  colours: 'a cell would be inside and outside at once',
  inside: 'the inside would be cut in two',
  outside: 'the outside would be cut in two',
  none: 'the clues and marks shown here could not all hold',
});
const endFi = pick('end', {
  clue: 'numero {clue} ei enää täyttyisi',
  dot: 'viiva juuttuisi pisteeseen',
  loop: 'silmukka sulkeutuisi liian aikaisin',
  colours: 'jokin ruutu olisi yhtä aikaa sisällä ja ulkona',
  inside: 'sisäpuoli jakautuisi kahtia',
  outside: 'ulkopuoli jakautuisi kahtia',
  none: 'tässä näkyvät numerot ja merkit eivät sopisi yhteen',
});

const kind = (line: string, cross: string) => pick('to', { line, cross });

export const techniqueWords: {
  readonly en: Readonly<Record<Codes, Phrase>>;
  readonly fi: Readonly<Record<Codes, Phrase>>;
} = {
  en: {
    zero: 'No lines around a 0.',
    'clue-full': 'This {clue} has all its lines: cross out the rest.',
    'clue-needs-all': 'This {clue} still needs every open side.',
    'dot-full': 'This dot has its two lines: nothing else can meet here.',
    'dot-one-exit': 'The line can go on in only one way from here.',
    'dot-dead': 'A line here could go nowhere.',
    'dot-needs-both': 'Every dot is visited, and this one has just two ways left.',
    'corner-one': 'A 1 in a corner: a line around the corner would already make two.',
    'corner-three': 'A {clue} in a corner: without both corner sides it cannot be met.',
    'corner-two':
      'A {clue} in a corner: the line either turns in the corner or cuts it off, and runs on along both borders.',
    'adjacent-threes':
      'Two 3s side by side: the side between them and the far sides are lines, and the line between runs no further.',
    'diagonal-threes': 'Two 3s corner to corner: their far sides are lines.',
    'border-ones': 'Two 1s side by side on the border: a line between them would give one of them a second.',
    'line-into-one':
      'The line reaches this 1 at a corner and must take one of the two sides there: the others stay free.',
    'line-into-three':
      'The line reaches this {clue} at a corner: it takes one side there, and the far sides are lines.',
    'line-into-two':
      'The line reaches this {clue} at a corner and takes just one side there; follow that to the far corner.',
    'diagonal-chain': '3s at the ends of a diagonal of 2s: the outer corners of both 3s are lines.',
    sector: 'Look at the corners where these clues and dots meet: only this fits them all.',
    'early-loop': (values) => `A line here would close the loop and ${leftEn(values)}.`,
    'colour-path':
      'Count the lines you cross from one side of this edge to the other: that tells whether it is one.',
    'colour-clue':
      'Some neighbours of this cell lie on the same side of the loop, or on opposite ones; with that only this fits.',
    'colour-dot': 'Inside and outside around this dot leave only this.',
    'inside-cut': 'The inside is one piece: it has to pass through here.',
    'outside-cut': 'The outside is one piece: it has to pass through here.',
    'cut-off': 'This place is walled off, so it can only be on the other side of the loop.',
    'suppose-line': (values) => `If this were a line, ${endEn(values)}.`,
    'suppose-cross': (values) => `Without a line here, ${endEn(values)}.`,
    reason: kind(
      'Only a line here fits with the clues and marks that light up.',
      'A line here does not fit with the clues and marks that light up.',
    ),
    forced: kind(
      'There must be a line here. There is no short reason; it follows from much of the board.',
      'There can be no line here. There is no short reason; it follows from much of the board.',
    ),
    'mistake-line': (values) => `This line cannot be right: ${endEn(values)}.`,
    'mistake-cross': (values) => `This cross cannot be right: ${endEn(values)}.`,
    'mistake-cell': 'This cell is marked as lying on the wrong side of the loop.',
    'technique.zero': 'Zero',
    'technique.clue-full': 'Clue is full',
    'technique.clue-needs-all': 'Clue needs all that is left',
    'technique.dot-full': 'Dot has two lines',
    'technique.dot-one-exit': 'One way on',
    'technique.dot-dead': 'Dead end',
    'technique.dot-needs-both': 'Dot needs both',
    'technique.corner-one': '1 in a corner',
    'technique.corner-three': '3 in a corner',
    'technique.corner-two': '2 in a corner',
    'technique.adjacent-threes': '3s side by side',
    'technique.diagonal-threes': 'Diagonal 3s',
    'technique.border-ones': '1s on the border',
    'technique.line-into-one': 'Line into a 1',
    'technique.line-into-three': 'Line into a 3',
    'technique.line-into-two': 'Line into a 2',
    'technique.diagonal-chain': 'Diagonal of 2s between 3s',
    'technique.sector': 'Corners',
    'technique.early-loop': 'No early loop',
    'technique.colour-path': 'Inside and outside',
    'technique.colour-clue': 'Sides around a cell',
    'technique.colour-dot': 'Sides around a dot',
    'technique.inside-cut': 'Inside stays in one piece',
    'technique.outside-cut': 'Outside stays in one piece',
    'technique.cut-off': 'Walled off',
    'technique.suppose-line': 'Suppose a line',
    'technique.suppose-cross': 'Suppose a cross',
    'technique.reason': 'Smallest reason',
    'technique.forced': 'Forced',
  },
  fi: {
    zero: 'Nollan ympärillä ei ole viivoja.',
    'clue-full': 'Numerolla {clue} on jo kaikki viivansa: loput reunat saavat rastin.',
    'clue-needs-all': 'Numero {clue} tarvitsee kaikki vielä avoimet reunansa.',
    'dot-full': 'Tässä pisteessä on jo kaksi viivaa, eikä siihen mahdu enempää.',
    'dot-one-exit': 'Viiva pääsee tästä eteenpäin vain yhtä tietä.',
    'dot-dead': 'Tässä viiva ei pääsisi jatkumaan mihinkään.',
    'dot-needs-both': 'Silmukka käy jokaisessa pisteessä, ja tästä on jäljellä vain kaksi tietä.',
    'corner-one': 'Ykkönen kulmassa: kulman kiertävä viiva toisi sille heti kaksi viivaa.',
    'corner-three': 'Numero {clue} kulmassa: ilman kulman molempia reunoja se ei täyty.',
    'corner-two':
      'Numero {clue} kulmassa: viiva joko kääntyy kulmassa tai oikaisee sen ja jatkuu molempia laitoja pitkin.',
    'adjacent-threes':
      'Kaksi kolmosta vierekkäin: niiden välissä ja uloimmilla reunoilla on viiva, eikä välissä oleva viiva jatku suoraan.',
    'diagonal-threes': 'Kaksi kolmosta kulmittain: niiden uloimmat reunat ovat viivoja.',
    'border-ones': 'Kaksi ykköstä vierekkäin laidalla: viiva niiden välissä toisi toiselle kaksi viivaa.',
    'line-into-one': 'Viiva tulee ykkösen kulmaan ja jatkuu sen reunaa pitkin: muut reunat jäävät tyhjiksi.',
    'line-into-three':
      'Viiva tulee numeron {clue} kulmaan ja jatkuu toista reunaa pitkin: vastakkaiset reunat ovat viivoja.',
    'line-into-two':
      'Viiva tulee numeron {clue} kulmaan ja vie siitä tasan yhden reunan; vastakkainen kulma kertoo loput.',
    'diagonal-chain': 'Kolmosten välissä on vino jono kakkosia: molempien kolmosten ulkokulmat ovat viivoja.',
    sector: 'Katso kulmia, joissa nämä numerot ja pisteet kohtaavat: vain tämä sopii kaikkiin.',
    'early-loop': (values) => `Viiva sulkisi silmukan tähän, ja ${leftFi(values)}.`,
    'colour-path': 'Laske, montako viivaa ylität reunan puolelta toiselle: se kertoo, onko tässä viiva.',
    'colour-clue':
      'Osa ruudun naapureista on silmukan samalla puolella tai eri puolilla; silloin vain tämä sopii.',
    'colour-dot': 'Pisteen ympärillä sisä- ja ulkopuoli jättävät vain tämän vaihtoehdon.',
    'inside-cut': 'Sisäpuoli on yhtenäinen: sen on kuljettava tästä.',
    'outside-cut': 'Ulkopuoli on yhtenäinen: sen on kuljettava tästä.',
    'cut-off': 'Tämä kohta on jäänyt eristyksiin, joten se on silmukan toisella puolella.',
    'suppose-line': (values) => `Jos tässä olisi viiva, ${endFi(values)}.`,
    'suppose-cross': (values) => `Jos tässä ei olisi viivaa, ${endFi(values)}.`,
    reason: kind(
      'Korostettujen numeroiden ja merkkien kanssa tähän sopii vain viiva.',
      'Korostettujen numeroiden ja merkkien kanssa tähän ei sovi viiva.',
    ),
    forced: kind(
      'Tässä on oltava viiva. Lyhyttä perustelua ei ole: se seuraa suuresta osasta ruudukkoa.',
      'Tässä ei voi olla viivaa. Lyhyttä perustelua ei ole: se seuraa suuresta osasta ruudukkoa.',
    ),
    'mistake-line': (values) => `Tämä viiva ei voi olla oikein: ${endFi(values)}.`,
    'mistake-cross': (values) => `Tämä rasti ei voi olla oikein: ${endFi(values)}.`,
    'mistake-cell': 'Tämä ruutu on merkitty silmukan väärälle puolelle.',
    'technique.zero': 'Nolla',
    'technique.clue-full': 'Numero on täynnä',
    'technique.clue-needs-all': 'Numero tarvitsee kaiken jäljellä olevan',
    'technique.dot-full': 'Pisteessä on kaksi viivaa',
    'technique.dot-one-exit': 'Yksi tie eteenpäin',
    'technique.dot-dead': 'Umpikuja',
    'technique.dot-needs-both': 'Piste tarvitsee molemmat',
    'technique.corner-one': 'Ykkönen kulmassa',
    'technique.corner-three': 'Kolmonen kulmassa',
    'technique.corner-two': 'Kakkonen kulmassa',
    'technique.adjacent-threes': 'Kolmoset vierekkäin',
    'technique.diagonal-threes': 'Kolmoset kulmittain',
    'technique.border-ones': 'Ykköset laidalla',
    'technique.line-into-one': 'Viiva ykkösen kulmaan',
    'technique.line-into-three': 'Viiva kolmosen kulmaan',
    'technique.line-into-two': 'Viiva kakkosen kulmaan',
    'technique.diagonal-chain': 'Kakkosten jono kolmosten välissä',
    'technique.sector': 'Kulmat',
    'technique.early-loop': 'Ei liian aikaista silmukkaa',
    'technique.colour-path': 'Sisä- ja ulkopuoli',
    'technique.colour-clue': 'Puolet ruudun ympärillä',
    'technique.colour-dot': 'Puolet pisteen ympärillä',
    'technique.inside-cut': 'Sisäpuoli pysyy yhtenäisenä',
    'technique.outside-cut': 'Ulkopuoli pysyy yhtenäisenä',
    'technique.cut-off': 'Eristetty kohta',
    'technique.suppose-line': 'Oletetaan viiva',
    'technique.suppose-cross': 'Oletetaan rasti',
    'technique.reason': 'Pienin perustelu',
    'technique.forced': 'Pakollinen',
  },
};
