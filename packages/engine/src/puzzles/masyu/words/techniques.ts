/** Hints: a sentence that gives the reason, and the name of each technique. */
import { makeWords, type Values } from '../../../words/words.ts';

const left = ({ left: what }: Values): string => (what === 'pearl' ? 'this pearl' : 'this line');
const ulkona = ({ left: what }: Values): string => (what === 'pearl' ? 'tämä helmi' : 'tämä viiva');
const mark = ({ to }: Values): string => (to === 'line' ? 'a line' : 'a cross');
const merkki = ({ to }: Values): string => (to === 'line' ? 'viiva' : 'rasti');

const others = ({ wrong }: Values): string => (Number(wrong) > 1 ? ` So are ${Number(wrong) - 1} more.` : '');
const muut = ({ wrong }: Values): string =>
  Number(wrong) > 1 ? ` Väärin on myös ${Number(wrong) - 1} muuta merkintää.` : '';

export const techniqueWords = makeWords({
  en: {
    'full-cell': 'The line already passes through this cell, so it cannot go anywhere else from here.',
    'one-way': 'This line end has only one way to go.',
    'dead-end': 'A line here would be a dead end.',
    'black-border':
      'A black pearl needs two straight steps away from it, and there is no room towards the border.',
    'black-line':
      'The line leaves this black pearl here: it goes straight through the next cell and does not leave on the opposite side.',
    'black-blocked':
      'The line cannot leave this black pearl that way, so it leaves on the opposite side, straight through the next cell.',
    'white-border': 'A white pearl on the border: the line runs along the border.',
    'white-line': 'The line goes straight through a white pearl.',
    'white-blocked': 'One way through this white pearl is blocked, so the line takes the other.',
    'white-sides':
      'Through this white pearl that way, the line would be straight on both sides. It must take the other.',
    'white-turn': 'The line comes straight into this white pearl, so it turns right after it.',
    'two-blacks':
      'Two black pearls side by side: the line cannot run from one into the other, because it has to go straight next to a black pearl.',
    'three-whites':
      'Three white pearls in a row: along the row the line could not turn next to the middle one, so it crosses all three.',
    'pearls-together': 'These pearls and marks together leave no other way here.',
    'early-loop': (values) => `A line here would close the loop and leave out ${left(values)}.`,
    'loops-together': 'Otherwise the loop would close too early.',
    sides: 'Count inside and outside: the loop separates the two, and that settles this link.',
    'one-piece': 'The loop could not come back from here: it would have to pass the same cell twice.',
    'suppose-line': 'Try a line here: it leads to a contradiction.',
    'suppose-cross': 'Try a cross here: it leads to a contradiction.',
    reason: (values) => `These pearls and marks allow only ${mark(values)} here.`,
    forced: (values) => `Only ${mark(values)} fits here, but no short argument shows it.`,
    'mistake-line': (values) => `This line is a mistake.${others(values)}`,
    'mistake-cross': (values) => `This cross is a mistake.${others(values)}`,

    'technique.full-cell': 'Finished cell',
    'technique.one-way': 'Only one way',
    'technique.dead-end': 'Dead end',
    'technique.black-border': 'Black pearl near the border',
    'technique.black-line': 'Arm of a black pearl',
    'technique.black-blocked': 'Blocked black pearl',
    'technique.white-border': 'White pearl on the border',
    'technique.white-line': 'Straight through white',
    'technique.white-blocked': 'Blocked white pearl',
    'technique.white-sides': 'No turn beside white',
    'technique.white-turn': 'Turn after white',
    'technique.two-blacks': 'Two black pearls',
    'technique.three-whites': 'Three white pearls',
    'technique.pearls-together': 'Pearls together',
    'technique.early-loop': 'Not yet closed',
    'technique.loops-together': 'Not yet closed, seen from further away',
    'technique.sides': 'Inside and outside',
    'technique.one-piece': 'Staying in one piece',
    'technique.suppose-line': 'What if it were a line?',
    'technique.suppose-cross': 'What if it were a cross?',
    'technique.reason': 'Several things together',
    'technique.forced': 'Needs guessing',
  },
  fi: {
    'full-cell': 'Viiva kulkee jo tämän ruudun läpi, joten muualle se ei tästä lähde.',
    'one-way': 'Tämä viivan pää voi jatkua vain yhteen suuntaan.',
    'dead-end': 'Viiva tässä olisi umpikuja.',
    'black-border': 'Musta helmi tarvitsee kaksi suoraa askelta, eikä laidan suuntaan ole tilaa.',
    'black-line':
      'Viiva lähtee mustasta helmestä tähän: se kulkee suoraan seuraavan ruudun läpi eikä jatku vastakkaiselle puolelle.',
    'black-blocked':
      'Mustasta helmestä ei pääse tuohon suuntaan, joten viiva lähtee vastakkaiselle puolelle, suoraan seuraavan ruudun läpi.',
    'white-border': 'Valkoinen helmi laidalla: viiva kulkee laidan suuntaisesti.',
    'white-line': 'Viiva kulkee suoraan valkoisen helmen läpi.',
    'white-blocked': 'Toinen reitti tämän valkoisen helmen läpi on tukossa, joten viiva kulkee toista.',
    'white-sides':
      'Tuota kautta viiva olisi suora valkoisen helmen kummallakin puolella. Sen on kuljettava toisin päin.',
    'white-turn': 'Viiva tulee suoraan tähän valkoiseen helmeen, joten se kääntyy heti sen jälkeen.',
    'two-blacks':
      'Kaksi mustaa helmeä vierekkäin: viiva ei voi kulkea toisesta toiseen, koska mustan helmen vieressä sen on kuljettava suoraan.',
    'three-whites':
      'Kolme valkoista helmeä rivissä: rivin suunnassa viiva ei voisi kääntyä keskimmäisen vieressä, joten se kulkee kaikkien läpi poikittain.',
    'pearls-together': 'Nämä helmet ja merkinnät yhdessä jättävät tähän vain yhden vaihtoehdon.',
    'early-loop': (values) => `Viiva sulkisi tässä silmukan, ja ${ulkona(values)} jäisi ulkopuolelle.`,
    'loops-together': 'Muuten silmukka sulkeutuisi liian aikaisin.',
    sides: 'Seuraa sisä- ja ulkopuolta: silmukka erottaa ne, ja se ratkaisee tämän välin.',
    'one-piece': 'Tästä silmukka ei pääsisi takaisin kulkematta saman ruudun läpi kahdesti.',
    'suppose-line': 'Kokeile tähän viivaa: siitä seuraa ristiriita.',
    'suppose-cross': 'Kokeile tähän rastia: siitä seuraa ristiriita.',
    reason: (values) => `Näiden helmien ja merkintöjen takia tähän käy vain ${merkki(values)}.`,
    forced: (values) => `Tähän käy vain ${merkki(values)}, mutta lyhyttä perustelua sille ei ole.`,
    'mistake-line': (values) => `Tämä viiva on virhe.${muut(values)}`,
    'mistake-cross': (values) => `Tämä rasti on virhe.${muut(values)}`,

    'technique.full-cell': 'Valmis ruutu',
    'technique.one-way': 'Vain yksi suunta',
    'technique.dead-end': 'Umpikuja',
    'technique.black-border': 'Musta helmi laidan lähellä',
    'technique.black-line': 'Mustan helmen haara',
    'technique.black-blocked': 'Musta helmi tukossa',
    'technique.white-border': 'Valkoinen helmi laidalla',
    'technique.white-line': 'Suoraan valkoisen läpi',
    'technique.white-blocked': 'Valkoinen helmi tukossa',
    'technique.white-sides': 'Valkoisen vieressä ei käännettä',
    'technique.white-turn': 'Käännös valkoisen jälkeen',
    'technique.two-blacks': 'Kaksi mustaa helmeä',
    'technique.three-whites': 'Kolme valkoista helmeä',
    'technique.pearls-together': 'Helmet yhdessä',
    'technique.early-loop': 'Ei vielä kiinni',
    'technique.loops-together': 'Ei vielä kiinni, kauempaa nähtynä',
    'technique.sides': 'Sisä- ja ulkopuoli',
    'technique.one-piece': 'Yhtenäisyys',
    'technique.suppose-line': 'Entä jos tässä olisi viiva?',
    'technique.suppose-cross': 'Entä jos tässä olisi rasti?',
    'technique.reason': 'Monta asiaa yhdessä',
    'technique.forced': 'Vaatii arvaamista',
  },
});
