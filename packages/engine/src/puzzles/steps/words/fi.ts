/** Every sentence of the game, in Finnish: the compiler reports a missing one. */
import { grouped } from '../../../words/grouped.ts';
import type { Phrase, Values } from '../../../words/words.ts';
import type { en } from './en.ts';
import { listWith, one } from './grammar.ts';
import type { Lookup } from '../../../vocabulary.ts';
import { wordFor } from '../../../words/word-for.ts';

const list = listWith('ja');
const joko = listWith('tai');

const SIDE: Lookup<string> = {
  top: 'yläreunan',
  bottom: 'alareunan',
  left: 'vasemman reunan',
  right: 'oikean reunan',
};

const törmäys = ({ pieces }: Values): string =>
  one(pieces) ? `palalla ${pieces} ei ole enää paikkaa` : `palat ${list(pieces)} eivät mahdu enää yhtä aikaa`;

const yltää = ({ piece, reach, need, locations }: Values): string => {
  const spare = Number(reach) - Number(need);
  const tyhjäksi =
    spare === 0
      ? 'yksikään niistä ei saa jäädä tyhjäksi'
      : `tyhjäksi saa jäädä enintään ${spare === 1 ? 'yksi' : spare}`;
  return (
    `Jäljellä olevat palat tarvitsevat ${need} paikkaa ja yltävät ${reach} paikkaan: ${tyhjäksi}. ` +
    `Vain ${piece} yltää ${one(locations) ? 'paikkaan' : 'paikkoihin'} ${list(locations)}, ja muualla se jättää ${one(locations) ? 'sen tyhjäksi' : 'niistä liian monta tyhjäksi'}.`
  );
};

const tila = ({ piece, pieces, others }: Values): string => {
  const muualla =
    others === 1 ? `Palan ${piece} ainoa muu paikka` : `Jokainen palan ${piece} muista paikoista (${others})`;
  return `${muualla} veisi tilan palalta ${pieces}. Siksi se kuuluu tähän.`;
};

const oletus = ({ piece, count, forced }: Values): string => {
  const missä =
    count === 1 ? `Jos ${piece} olisi tässä` : `Jos ${piece} olisi jossain näistä ${count} paikastaan`;
  if (forced === '') return `${missä},`;
  return `${missä}, ${one(forced) ? `palalle ${forced} jäisi vain yksi vaihtoehto` : `paloille ${list(forced)} jäisi kullekin vain yksi vaihtoehto`}, ja sitten`;
};

const pakko = ({ locations, spare }: Values): string =>
  spare === 0
    ? `Yksikään paikka ei saa enää jäädä tyhjäksi, joten paikka ${locations} on peitettävä`
    : `Enää ${spare === 1 ? 'yksi paikka' : `${spare} paikkaa`} saa jäädä tyhjäksi, joten jokin paikoista ${list(locations)} on peitettävä`;

const muut = (values: Values, yksi: string, monta: string): string =>
  values.locations === ''
    ? values.others === 1
      ? `Palan ${values.piece} ainoa muu paikka ${yksi}`
      : `Palan ${values.piece} muut paikat (${values.others}) ${monta}`
    : `${pakko(values)}. Muut tavat ${monta}`;

const eiTilaa = ({ pieces, short }: Values): string => {
  const osat = [
    ...(pieces === '' ? [] : [`palalle ${joko(pieces)} ei jäisi paikkaa`]),
    ...(short === 1 ? ['paikkoja jäisi liian vähän'] : []),
  ];
  return osat.length ? osat.join(' tai ') : 'palat jäisivät kehässä toistensa päälle';
};

const heti = (values: Values): string =>
  `${muut(values, 'kaatuu heti', 'kaatuvat heti')}: ${eiTilaa(values)}.`;

const liianVähän = ({ reached, reach, need }: Values): string =>
  reached === 'locations'
    ? `${reach} paikkaan, vaikka ne tarvitsevat ${need}`
    : reached === 'pegs'
      ? `${reach} tappiin, vaikka niissä on vähintään ${need} alarengasta`
      : `${reach} tapinväliin, vaikka niissä on vähintään ${need} ylärengasta`;

const läpi = (values: Values): string => {
  const { piece, locations, ways, cases } = values;
  const mitä = [
    ...(ways === '' ? [] : [`tavat peittää ${one(ways) ? 'paikka' : 'paikat'} ${list(ways)}`]),
    ...(cases === '' ? [] : [`${one(cases) ? 'palan' : 'palojen'} ${list(cases)} paikat`]),
  ].join(' ja ');
  const ensin =
    values.first === ''
      ? ''
      : `Karsi ensin ${one(values.first) ? 'palan' : 'palojen'} ${list(values.first)} paikat, jotka kaatuvat heti. `;
  return locations === ''
    ? `${ensin}Kokeile palaa ${piece} muualle ja käy läpi ${mitä}: mikään ei onnistu.`
    : `${ensin}${pakko(values)}. Kokeile siihen muuta kuin palaa ${piece} ja käy läpi ${mitä}: mikään ei onnistu.`;
};

export const fi: Readonly<Record<keyof typeof en, Phrase>> = {
  name: 'Portaat',
  tagline: 'Kahdeksan porrastettua palaa kahdessa kerroksessa: järjestys ratkaisee.',
  goal: 'Pane kaikki palat laudalle. Alimmaksi tuleva ensin.',
  left: (v: Values) =>
    v['count'] === 0
      ? 'Kaikki palat ovat paikallaan.'
      : `${v['count']} ${v['count'] === 1 ? 'pala' : 'palaa'} jäljellä`,
  rules:
    'Sijoita kaikki kahdeksan palaa laudalle. Palassa on renkaita kahdessa kerroksessa: alarengas istuu tapissa, ylärengas tappien välissä kerrosta ylempänä. ' +
    'Palaa saa kiertää ja kääntää ympäri. Paikkaan mahtuu yksi rengas, eikä alarengas mahdu paikallaan olevan ylärenkaan alle: alempi siis ensin. ' +
    'Palan voi nostaa vain, kun mikään toinen pala ei ole sen päällä. Palat, joiden kirjaimen ympärillä on kehä, kuuluvat tehtävään ja pysyvät paikallaan.',
  'kit.measure': 'Ylärenkaan halkaisija: {size} mm',
  'kit.note':
    'Jokaisessa palassa on kaksi kerrosta. Liimaa yläosan päät niiden alarenkaiden päälle, joissa on sama kirjain.',

  'example.solved': 'Kaikki kahdeksan palaa ovat laudalla: ratkaistu.',
  'example.pieces-left': 'Neljä palaa on vielä tarjottimella.',
  'example.no-room': 'Jokin on tiellä: tarjottimella on pala, jolla ei ole enää paikkaa.',

  'preset.starter': 'Ensiaskeleet',
  'preset.starter.about': '1 tai 2 palaa asetettavana',
  'preset.junior': 'Helppo',
  'preset.junior.about': '3 palaa asetettavana',
  'preset.expert': 'Tavallinen',
  'preset.expert.about': '4 palaa asetettavana',
  'preset.master': 'Vaikea',
  'preset.master.about': '5 palaa asetettavana',
  'preset.wizard': 'Taitaja',
  'preset.wizard.about': '6 palaa asetettavana',
  'preset.single': 'Mestari',
  'preset.single.about': '7 palaa asetettavana',
  'field.level': 'Taso',
  'field.level.help': 'Montako palaa on valmiina: mitä vähemmän, sitä vaikeampi.',
  'choice.level.starter': 'Alkaja',
  'choice.level.junior': 'Oppilas',
  'choice.level.expert': 'Taitaja',
  'choice.level.master': 'Mestari',
  'choice.level.wizard': 'Velho',
  'choice.level.single': 'Yksi pala',
  'field.traps': 'Umpikujia',
  'field.traps.help':
    'Kuinka moni ensimmäisistä siirroista johtaa umpikujaan tason muihin tehtäviin verrattuna.',
  'choice.traps.any': 'Miten sattuu',
  'choice.traps.few': 'Vähän',
  'choice.traps.many': 'Paljon',
  'series.levels': 'Tasot',
  'view.lower': 'Alakerros',
  'view.fan': 'Kerrokset erillään',
  'level.starter': 'Pala kerrallaan',
  'level.junior': 'Kaksi palaa yhdessä',
  'level.expert': 'Kolme palaa yhdessä',
  'level.master': 'Neljä palaa yhdessä',
  'level.wizard': 'Viisi palaa yhdessä',
  'level.single': 'Kuusi palaa yhdessä',

  solved: 'Ratkaistu: kaikki kahdeksan palaa ovat laudalla!',
  'no-room': 'Palalla {piece} ei ole enää paikkaa. Jotakin on nostettava.',
  'pieces-left': ({ count, pieces }) =>
    count === 1 ? `Yksi pala on jäljellä: ${pieces}.` : `${count} palaa on jäljellä: ${list(pieces)}.`,

  'only-place': 'Palalla {piece} on enää tämä paikka.',
  'only-reach': yltää,
  'technique.only-reach': 'Paikat, joihin vain yksi pala yltää',
  'leaves-no-room': tila,
  'cover-left': heti,
  'fails-at-once': heti,
  'then-stuck': (values) =>
    `${muut(values, 'johtaa umpikujaan', 'johtavat umpikujaan')}${values.soon === 1 ? ': heti tai' : ','} kun ${one(values.forced) ? 'palalla' : 'paloilla'} ${list(values.forced)} on enää yksi vaihtoehto.`,
  'go-through': läpi,
  'many-boards': (values) =>
    `Lyhyttä perustetta ei ole, vain noin ${grouped('fi', values.boards)} kokeiltavaa vaihtoehtoa. ${läpi(values)}`,
  'out.at-once': (values) =>
    `${oletus(values)} jollakin palalla ei olisi paikkaa tai paikkoja jäisi liian vähän.`,
  'out.forced': (values) =>
    `${oletus(values)} palalle toisensa jälkeen jäisi vain yksi vaihtoehto, kunnes jollekin ei jää mitään.`,
  'out.ways': (values) =>
    values.count === 1
      ? `${oletus(values)} paikan ${values.location} voisi peittää ${values.places === 1 ? 'yhdellä tavalla' : `${values.places} tavalla`}${values.empty === 1 ? ' tai jättää tyhjäksi' : ''}, eikä mikään onnistu.`
      : `${oletus(values)} jokainen tapa peittää paikka ${values.location} menee vikaan.`,
  'out.left': (values) => `${oletus(values)} palalla ${values.left} ei olisi paikkaa.`,
  'out.reach': (values) =>
    values.count === 1
      ? `${oletus(values)} palat ${list(values.few)} yltäisivät vain ${liianVähän(values)}.`
      : `${oletus(values)} osa muista paloista yltäisi harvempaan paikkaan kuin ne tarvitsevat.`,
  'out.ring': (values) =>
    `${oletus(values)} ${values.count === 1 ? `palat ${list(values.ring)} olisivat` : 'jotkin palat olisivat'} kukin toisen niistä päällä, eikä mikään niistä voisi tulla ensin.`,
  'out.cases': (values) =>
    values.count === 1
      ? `${oletus(values)} palalla ${values.left} olisi ${values.places} paikkaa, eikä yksikään niistä onnistu.`
      : `${oletus(values)} jokainen palan ${values.left} paikka menee vikaan.`,
  'link.only-place': 'Palalle {piece} jää siis vain tämä paikka.',
  'link.only-cover': ({ piece, locations }) =>
    `Siis vain ${piece} tässä peittää ${one(locations) ? 'paikan' : 'paikat'} ${list(locations)}, ja ${one(locations) ? 'se' : 'jokin niistä'} on peitettävä.`,
  'break.no-place': 'Nyt palalla {piece} ei ole enää paikkaa.',
  'technique.only-place': 'Pala, jolla on yksi paikka',
  'technique.cover-left': 'Muut tavat peittää paikka kaatuvat',
  'technique.fails-at-once': 'Muut paikat kaatuvat heti',
  'technique.then-stuck': 'Muut paikat johtavat umpikujaan',
  'technique.go-through': 'Vaihtoehtojen läpikäynti',
  'technique.many-boards': 'Monen vaihtoehdon läpikäynti',
  'technique.leaves-no-room': 'Muut paikat vievät tilan toisilta paloilta',
  'format.placements': 'Sijoitukset: alku ja tavoite',

  'keeps-open': 'Mikään ei ole pakollista: ratkaisuja on monta. {piece} tässä vie kohti joitakin niistä.',
  'technique.keeps-open': 'Ratkaisuja pysyy mahdollisina',
  'offer.solutions': ({ solutions }) =>
    solutions === 1
      ? 'Tämän jälkeen ratkaisuja on 1.'
      : `Tämän jälkeen ratkaisuja on ${grouped('fi', solutions)}.`,
  'offer.some-solutions': ({ solutions }) =>
    `Tämän jälkeen ratkaisuja on vielä ainakin ${grouped('fi', solutions)}.`,
  'answer.trap': 'Ensimmäiset siirrot, jotka eivät johda mihinkään',
  'dead-end': (values) =>
    `Siirron ${values.placement} jälkeen ei pääse perille: ${törmäys(values)}. Nosta ${list(values.lift)}.`,
  impossible: (values) => `Tällä alulla ei ole ratkaisua: ${törmäys(values)}.`,

  'off-board': ({ piece, ring, side }) =>
    `${piece} ei sovi tuohon: sen ${ring === 'lower' ? 'alarengas' : 'ylärengas'} menisi ${wordFor(SIDE, side)} yli.`,
  'wrong-layer': ({ piece, ring, location }) =>
    ring === 'lower'
      ? `${piece} ei sovi tuohon: alarengas tarvitsee tapin, eikä paikassa ${location} ole tappia.`
      : `${piece} ei sovi tuohon: ylärengas kuuluu tappien väliin, ja paikassa ${location} on tappi.`,
  taken: '{piece} ei sovi tuohon: paikassa {location} on jo {by}.',
  overhung: '{piece} ei sovi tuohon: sen alarengas paikassa {location} jäisi palan {by} alle.',
  'used-already': '{piece} on jo laudalla: {placed}.',
  covered: ({ piece, by }) =>
    one(by)
      ? `Palaa ${piece} ei voi nostaa: ${by} on sen päällä. Nosta ensin ${by}.`
      : `Palaa ${piece} ei voi nostaa: ${list(by)} ovat sen päällä.`,
  fixed: '{piece} kuuluu tehtävään ja pysyy paikallaan.',
  'not-on-board': '{piece} ei ole laudalla.',
  'none-found': ({ attempts }) => `Sellaista alkua ei löytynyt ${grouped('fi', attempts)} yrityksellä.`,

  'label.peg': '{at}, rivi {row} sarake {column}, tyhjä tappi',
  'label.gap': '{at}, rivi {row} sarake {column}, tyhjä, ei tappia',
  'label.lower': '{at}, rivi {row} sarake {column}, palan {piece} alarengas',
  'label.upper': '{at}, rivi {row} sarake {column}, palan {piece} ylärengas',
  'label.in-tray': 'pala {piece} tarjottimella, asento {orientation}',
  'label.on-board': 'pala {piece} paikassa {home}, asento {orientation}',
  'label.fixed': 'pala {piece} paikassa {home}, asento {orientation}, valmiina',
  'label.tray': 'tarjotin',

  'bad-shape': 'Tähän kuuluu pala A–H, ei ”{given}”.',
  'bad-orientation': 'Tähän kuuluu asento A–H, ei ”{given}”.',
  'bad-home': 'Tähän kuuluu paikka A–Y tai a–y, ei ”{given}”.',
  'cut-short': 'Tästä puuttuu jotakin: sijoituksessa on kolme merkkiä, esimerkiksi DFO.',
  'not-a-placement': '”{given}” ei ole sijoitus: siihen kuuluu pala, asento ja paikka, esimerkiksi DFO.',
  'not-native': 'Tähän kuuluu ”steps:” ja sitten sijoituksia, esimerkiksi DFO.',
  'too-much': 'Tähän ei kuulu enempää.',
  'tray-length': 'Tässä on {given} asentoa, mutta tarjottimella on {expected} palaa.',
  'solution-short': 'Ratkaisussa on kaikki kahdeksan palaa; näillä niitä on {count}.',
  'no-start': 'Tähän kuuluu alku, ainakin yksi sijoitus, esimerkiksi DFO.',
  'objective-other': 'Tavoitteesta puuttuu alun {placement}.',
  'not-a-move': 'Tähän kuuluu yksi siirto, esimerkiksi DFO, -D, -DFO, D>, D< tai D~, ei ”{given}”.',
};
