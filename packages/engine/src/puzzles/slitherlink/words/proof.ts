/** The links of a proof, in both languages: short sentences that follow each other. */
import type { Phrase, Values } from '../../../words/words.ts';
import { pick } from './pick.ts';
import type { Lookup } from '../../../vocabulary.ts';
import { wordFor } from '../../../words/word-for.ts';

type Phrases = Lookup<Phrase>;

const because = (by: Values['by'], clue: string, dot: string, cell: string): string =>
  by === 'clue' ? clue : by === 'dot' ? dot : cell;

const byEn = ({ by, clue }: Values): string =>
  because(
    by,
    `because of the ${clue}`,
    'because of the dot where they meet',
    'because of the cell beside them',
  );

const byFi = ({ by, clue }: Values): string =>
  because(by, `numeron ${clue} vuoksi`, 'yhteisen pisteen vuoksi', 'viereisen ruudun vuoksi');

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

export const proofEn = {
  'suppose.line': 'Suppose there is a line here.',
  'suppose.cross': 'Suppose there is no line here.',
  'link.clue-line': 'The {clue} needs a line here.',
  'link.clue-cross': 'The {clue} has its lines elsewhere: no line here.',
  'link.so-line': 'So there is a line here.',
  'link.so-cross': 'So there is no line here.',
  'link.dot-on': 'The line can only go on here.',
  'link.dot-out': 'A line reaches this dot and can only go on here.',
  'link.dot-full': 'Two lines meet at this dot: no other line here.',
  'link.dot-taken': 'The line through this dot does not go here.',
  'link.dot-dead': 'A line here would be a dead end.',
  'link.second-line': 'A line here too would break something that is lit up: no line here.',
  'link.second-cross': 'Without a line here too, something that is lit up would break: a line.',
  'link.threes': 'Two numbers side by side, each needing all its sides but one: this is a line.',
  'link.threes-ends':
    'Two numbers side by side, each needing all its sides but one: the line between them does not run on here.',
  'link.closing': (values: Values) => `A line here would close the loop and ${leftEn(values)}: no line here.`,
  'link.other-side': 'One of these cells is inside and the other outside: there is a line between them.',
  'link.same-side': 'Both cells are on the same side of the loop: no line between them.',
  'link.exactly-one': (values: Values) => `Exactly one of these two is a line, ${byEn(values)}.`,
  'link.both-or-neither': (values: Values) => `These two are both lines or both empty, ${byEn(values)}.`,
  'link.at-least-one': (values: Values) => `At least one of these two is a line, ${byEn(values)}.`,
  'link.at-most-one': (values: Values) => `At most one of these two is a line, ${byEn(values)}.`,
  'link.one-needs-other': (values: Values) =>
    `If the first of these is a line, so is the second, ${byEn(values)}.`,
  'link.tied': (values: Values) => `These two depend on each other, ${byEn(values)}.`,
  'link.cells-agree': (values: Values) =>
    `These two cells are on the same side of the loop, ${sideEn(values)}.`,
  'link.cells-differ': (values: Values) =>
    `One of these cells is inside, the other outside, ${sideEn(values)}.`,
  'link.cell-side': ({ to, ...values }: Values) => `This cell is ${to}, ${sideEn(values)}.`,
  'link.inside-cut': 'The inside must stay connected, and this is its only way through.',
  'link.outside-cut': 'The outside must stay connected, and this is its only way through.',
  'link.cut-off': ({ to }: Values) => `This cell is walled off, so it is ${to}.`,
  'break.clue-few': 'But then the {clue} cannot get enough lines.',
  'break.clue-many': 'But then the {clue} gets too many lines.',
  'break.cell': 'But then nothing fits around this cell.',
  'break.dead-end': 'But then the line gets stuck at this dot.',
  'break.branch': 'But then the line branches at this dot.',
  'break.loop': (values: Values) => `But then a loop closes that would ${leftEn(values)}.`,
  'break.threes': 'But two numbers side by side that each need all their sides but one do not allow that.',
  'break.sides': 'But then a cell is both inside and outside.',
  'break.inside': 'But then the inside is cut in two.',
  'break.outside': 'But then the outside is cut in two.',
} satisfies Phrases;

function sideEn({ by, clue }: Values): string {
  return because(
    by,
    `because of the ${clue}`,
    'because of the dot between them',
    'because of the sides between them',
  );
}

export const proofFi = {
  'suppose.line': 'Oletetaan, että tässä on viiva.',
  'suppose.cross': 'Oletetaan, että tässä ei ole viivaa.',
  'link.clue-line': 'Numero {clue} tarvitsee viivan tähän.',
  'link.clue-cross': 'Numeron {clue} viivat ovat muualla: tähän ei tule viivaa.',
  'link.so-line': 'Siis tässä on viiva.',
  'link.so-cross': 'Siis tässä ei ole viivaa.',
  'link.dot-on': 'Viiva pääsee jatkumaan vain tästä.',
  'link.dot-out': 'Tähän pisteeseen tulee viiva, ja se pääsee jatkumaan vain tästä.',
  'link.dot-full': 'Pisteessä on jo kaksi viivaa: tähän ei tule enää viivaa.',
  'link.dot-taken': 'Pisteen kautta kulkeva viiva ei mahdu tähän.',
  'link.dot-dead': 'Viiva päätyisi tässä umpikujaan.',
  'link.second-line': 'Jos tässäkin olisi viiva, jokin valaistu rikkoutuisi: ei viivaa.',
  'link.second-cross': 'Jos tästäkin puuttuisi viiva, jokin valaistu rikkoutuisi: siis viiva.',
  'link.threes': 'Kaksi numeroa vierekkäin, kummaltakin saa puuttua vain yksi viiva: tämä on viiva.',
  'link.threes-ends':
    'Kaksi numeroa vierekkäin, kummaltakin saa puuttua vain yksi viiva: niiden välissä oleva viiva ei jatku tästä.',
  'link.closing': (values: Values) =>
    `Viiva sulkisi silmukan tähän, ja ${leftFi(values)}: tähän ei tule viivaa.`,
  'link.other-side': 'Toinen ruuduista on sisällä ja toinen ulkona: niiden välissä on viiva.',
  'link.same-side': 'Molemmat ruudut ovat silmukan samalla puolella: niiden välissä ei ole viivaa.',
  'link.exactly-one': (values: Values) => `Näistä kahdesta tasan toinen on viiva ${byFi(values)}.`,
  'link.both-or-neither': (values: Values) =>
    `Nämä kaksi ovat molemmat viivoja tai molemmat tyhjiä ${byFi(values)}.`,
  'link.at-least-one': (values: Values) => `Näistä kahdesta ainakin toinen on viiva ${byFi(values)}.`,
  'link.at-most-one': (values: Values) => `Näistä kahdesta enintään toinen on viiva ${byFi(values)}.`,
  'link.one-needs-other': (values: Values) =>
    `Jos ensimmäinen näistä on viiva, toinenkin on, ${byFi(values)}.`,
  'link.tied': (values: Values) => `Nämä kaksi riippuvat toisistaan ${byFi(values)}.`,
  'link.cells-agree': (values: Values) =>
    `Nämä kaksi ruutua ovat silmukan samalla puolella ${sideFi(values)}.`,
  'link.cells-differ': (values: Values) =>
    `Näistä ruuduista toinen on sisällä ja toinen ulkona ${sideFi(values)}.`,
  'link.cell-side': ({ to, ...values }: Values) => `Tämä ruutu on ${wordFor(SIDES, to)} ${sideFi(values)}.`,
  'link.inside-cut': 'Sisäpuolen on pysyttävä yhtenäisenä, ja se pääsee vain tästä.',
  'link.outside-cut': 'Ulkopuolen on pysyttävä yhtenäisenä, ja se pääsee vain tästä.',
  'link.cut-off': ({ to }: Values) => `Tämä ruutu on eristyksissä, joten se on ${wordFor(SIDES, to)}.`,
  'break.clue-few': 'Mutta silloin numero {clue} ei saa tarpeeksi viivoja.',
  'break.clue-many': 'Mutta silloin numero {clue} saa liikaa viivoja.',
  'break.cell': 'Mutta silloin ruudun ympärille ei sovi mikään.',
  'break.dead-end': 'Mutta silloin viiva juuttuu tähän pisteeseen.',
  'break.branch': 'Mutta silloin viiva haarautuu tässä pisteessä.',
  'break.loop': (values: Values) => `Mutta silloin silmukka sulkeutuu, ja ${leftFi(values)}.`,
  'break.threes': 'Mutta kaksi vierekkäistä numeroa, joilta saa puuttua vain yksi viiva, ei salli sitä.',
  'break.sides': 'Mutta silloin jokin ruutu on yhtä aikaa sisällä ja ulkona.',
  'break.inside': 'Mutta silloin sisäpuoli jakautuu kahtia.',
  'break.outside': 'Mutta silloin ulkopuoli jakautuu kahtia.',
} satisfies Phrases;

const SIDES: Lookup<string> = { inside: 'sisällä', outside: 'ulkona' };

function sideFi({ by, clue }: Values): string {
  return because(
    by,
    `numeron ${clue} vuoksi`,
    'niiden välisen pisteen vuoksi',
    'niiden välisten reunojen vuoksi',
  );
}
