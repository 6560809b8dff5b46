/** Finnish. */
import { grouped } from '../../../words/grouped.ts';
import type { Phrase, Values } from '../../../words/words.ts';
import type { Lookup } from '../../../vocabulary.ts';
import { wordFor } from '../../../words/word-for.ts';

const viivoja = ({ lines: count }: Values): string => (count === 1 ? '1 viiva' : `${count} viivaa`);

const MARKS: Lookup<string> = { open: 'avoin', line: 'viiva', cross: 'rasti' };
const PEARLS: Lookup<string> = {
  none: 'ei helmeä',
  white: 'valkoinen helmi',
  black: 'musta helmi',
};

const ulkona = ({ left: what }: Values): string => (what === 'pearl' ? 'tämä helmi' : 'tämä viiva');
const merkki = ({ to }: Values): string => (to === 'line' ? 'viiva' : 'rasti');
const muut = ({ wrong }: Values): string => {
  const more = Number(wrong) - 1;
  return more > 1
    ? ` Väärin on myös ${more} muuta merkintää.`
    : more === 1
      ? ' Väärin on myös yksi muu merkintä.'
      : '';
};

export const fi = {
  name: 'Masyu',
  tagline: 'Yksi silmukka kaikkien helmien läpi.',
  goal: 'Yksi silmukka joka helmen kautta: mustassa käännytään, valkoisessa kuljetaan suoraan.',
  left: (v: Values) =>
    v['count'] === 0
      ? 'Kaikki helmet täsmäävät. Yhdistä vielä päät.'
      : `${v['count']} ${v['count'] === 1 ? 'helmi' : 'helmeä'} jäljellä`,
  rules:
    'Piirrä ruudusta ruutuun yksi suljettu silmukka, joka kulkee jokaisen helmen läpi. Se ei risteä eikä kosketa itseään, eikä sen tarvitse käydä kaikissa ruuduissa. ' +
    'Mustan helmen kohdalla silmukka kääntyy ja kulkee kummallakin puolella suoraan seuraavan ruudun läpi. ' +
    'Valkoisen helmen läpi silmukka kulkee suoraan ja kääntyy ainakin toisessa viereisistä ruuduista. ' +
    'Merkitse rasti kahden ruudun väliin, kun tiedät, ettei silmukka kulje siitä.',

  'link-right': ({ row, column, mark }) =>
    `rivi ${row}, sarakkeiden ${column} ja ${Number(column) + 1} väli, ${wordFor(MARKS, mark)}`,
  'link-down': ({ row, column, mark }) =>
    `sarake ${column}, rivien ${row} ja ${Number(row) + 1} väli, ${wordFor(MARKS, mark)}`,
  cell: (values) =>
    `rivi ${values.row} sarake ${values.column}, ${wordFor(PEARLS, values.pearl)}, ${viivoja(values)}`,

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

  'level.pearls': 'Helmien lukeminen',
  'level.loops': 'Silmukan pitäminen auki',
  'level.connectivity': 'Sisä- ja ulkopuoli',
  'level.contradiction': 'Ristiriita',
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
  'generate-failed': ({ attempts }) =>
    `Sellaista tehtävää ei syntynyt ${grouped('fi', attempts)} yrityksellä. Kokeile toista tasoa tai kokoa.`,

  'preset.gentle': 'Lempeä',
  'preset.easy': 'Helppo',
  'preset.normal': 'Tavallinen',
  'preset.tricky': 'Kinkkinen',
  'preset.hard': 'Vaikea',
  'preset.expert': 'Mestari',
  'preset.large': 'Suuri',
  'preset.huge': 'Valtava',

  'format.puzzlink': 'puzz.link-osoite',
  'format.pearl': 'Pearlin pelitunnus',
  'body-long': 'Helmet jatkuvat viimeisen ruudun yli: ruutuja on {expected}.',
  'body-short': 'Helmet loppuvat kesken: {found}/{expected} ruutua.',
  'variant-ignored': 'Osoitteessa mainitaan muunnelma ({found}); tehtävä luetaan tavallisin säännöin.',
  'lacks-small': 'Tässä muodossa kummallakin sivulla on vähintään {expected} ruutua.',

  'full-cell': 'Viiva kulkee jo tämän ruudun läpi, joten muualle se ei tästä lähde.',
  'one-way': 'Tämä viivan pää voi jatkua vain yhteen suuntaan.',
  'no-way-on': 'Viiva tässä olisi umpikuja.',
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
  'suppose.line': 'Oletetaan, että tässä on viiva.',
  'suppose.cross': 'Oletetaan, että tässä ei ole viivaa.',
  'break.branch': 'Mutta silloin tässä ruudussa kohtaa kolme viivaa.',
  'break.dead-end': 'Mutta silloin viiva juuttuu tähän ruutuun.',
  'break.pearl': 'Mutta silloin tämän helmen läpi ei pääse mitenkään.',
  'break.loop': (values) => `Mutta silloin silmukka sulkeutuu, ja ${ulkona(values)} jää ulkopuolelle.`,
  reason: (values) => `Näiden helmien ja merkintöjen takia tähän käy vain ${merkki(values)}.`,
  forced: (values) => `Tähän käy vain ${merkki(values)}, mutta lyhyttä perustelua sille ei ole.`,
  'mistake-line': (values) => `Tämä viiva on virhe.${muut(values)}`,
  'mistake-cross': (values) => `Tämä rasti on virhe.${muut(values)}`,

  'technique.full-cell': 'Valmis ruutu',
  'technique.one-way': 'Vain yksi suunta',
  'technique.no-way-on': 'Umpikuja',
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
  'answer.loops-together': 'Ei vielä kiinni, kauempaa nähtynä',
  'technique.sides': 'Sisä- ja ulkopuoli',
  'technique.one-piece': 'Yhtenäisyys',
  'technique.suppose-line': 'Entä jos tässä olisi viiva?',
  'technique.suppose-cross': 'Entä jos tässä olisi rasti?',
  'answer.reason': 'Monta asiaa yhdessä',
  'answer.forced': 'Vaatii arvaamista',
} as const satisfies Readonly<Record<string, Phrase>>;
