/** What hints and checks say, in Finnish; see hints-en.ts. */
import { capital } from '../../../words/capital.ts';
import { isSeen, type Phrase, type Values } from '../../../words/words.ts';
import { given, inList, isOne, many, named, number, signs, text } from './grammar.ts';
import type { hintsEn } from './hints-en.ts';

const list = inList('ja');
const eitherOf = inList('tai');

const piece = (values: Values): string => (isSeen(values) ? 'tämä pala' : `pala ${text(values, 'piece')}`);
const intoCell = (values: Values): string => (isSeen(values) ? 'tähän' : `ruutuun ${text(values, 'cell')}`);
const inCell = (values: Values): string => (isSeen(values) ? 'tässä' : `ruudussa ${text(values, 'cell')}`);
const fromCell = (values: Values): string =>
  isSeen(values) ? 'tästä ruudusta' : `ruudusta ${text(values, 'cell')}`;
const toCell = (values: Values): string =>
  isSeen(values) ? 'tälle puolelle' : `ruutuun ${text(values, 'cell')}`;
const intoOther = (values: Values): string =>
  isSeen(values) ? 'merkittyyn ruutuun' : `ruutuun ${text(values, 'other')}`;
const wasMistake = (values: Values): string =>
  isSeen(values)
    ? 'Virhe syntyi tästä palasta:'
    : `Virhe syntyi, kun pala ${text(values, 'piece')} tuli ruutuun ${text(values, 'cell')}:`;

const tried = (values: Values): string => {
  const before = given(values);
  const here = `${inCell(values)} olisi ${triedPieces(values)}`;
  const where =
    before.length === 0
      ? `Jos ${here},`
      : isSeen(values)
        ? `Jos lisäksi ${here},`
        : `Jos ${before.map(([which, at]) => `ruudussa ${at} olisi pala ${which}`).join(', ')} ja ${here},`;
  const more = number(values, 'settled');
  return more === 0
    ? where
    : `${where} siitä seuraisi ${more === 1 ? 'yksi pala' : `${more} palaa`} lisää, ja`;
};

function triedPieces(values: Values): string {
  if (!isSeen(values)) return `pala ${eitherOf(values, 'pieces')}`;
  const count = text(values, 'pieces').split(',').length;
  return count === 1 ? 'tämä pala' : `jokin näistä ${count} palasta`;
}

function ends(values: Values): string {
  const seen = isSeen(values);
  const all = [
    ...(text(values, 'other') === ''
      ? []
      : [
          seen
            ? 'johonkin merkittyyn ruutuun ei sovi mikään'
            : `ruutuun ${eitherOf(values, 'other')} ei sovi mikään`,
        ]),
    ...(text(values, 'needed') === ''
      ? []
      : [
          seen
            ? 'jollakin merkityllä palalla ei ole paikkaa'
            : `palalla ${eitherOf(values, 'needed')} ei ole paikkaa`,
        ]),
    ...(number(values, 'twice') > 0 ? ['kaksi ruutua tarvitsee saman palan'] : []),
  ];
  return all.join(' tai ');
}

function noneWorks(values: Values): string {
  const count = number(values, 'count');
  const seen = isSeen(values);
  const where = `ei käy ${intoCell(values)}:`;
  if (count === 1) return `${seen ? 'Toinen pala' : `Pala ${text(values, 'pieces')}`} ${where}`;
  if (count === 2)
    return `Kumpikaan ${seen ? 'muista paloista' : `paloista ${list(values, 'pieces')}`} ${where}`;
  return `Mikään ${seen || count > FEW ? `muista ${count} palasta` : `paloista ${list(values, 'pieces')}`} ${where}`;
}

const FEW = 5; // names that a sentence bears

export const hintsFi: Readonly<Record<keyof typeof hintsEn, Phrase>> = {
  mismatch: (values) =>
    isSeen(values)
      ? `Nämä kaksi sivua eivät sovi yhteen: ${named('fi', values, 'sign')} ja ${named('fi', values, 'facing')}.`
      : `Ruudussa ${text(values, 'cell')} on ${named('fi', values, 'sign')} ja ruudussa ${text(values, 'other')} on ${named('fi', values, 'facing')}, vaikka sivut koskettavat.`,
  'wall-mismatch': (values) =>
    `${isSeen(values) ? 'Tässä palassa' : `Ruudussa ${text(values, 'cell')}`} on ${named('fi', values, 'sign')}, mutta seinässä on ${named('fi', values, 'wall')}.`,

  'only-fit': (values) =>
    values['twins'] === 0 || values['twins'] === undefined
      ? `Vain ${piece(values)} sopii ${intoCell(values)}.`
      : `Vain ${piece(values)} tai samannäköinen sopii ${intoCell(values)}.`,
  'only-place': (values) =>
    isSeen(values)
      ? 'Tämä pala ei sovi muualle.'
      : `${capital(piece(values))} ei sovi muualle kuin ${intoCell(values)}.`,
  'only-places': (values) =>
    isSeen(values)
      ? 'Tällä palalla ja samannäköisillä on juuri riittävästi paikkoja, ja tämä on niistä yksi.'
      : `Palalla ${text(values, 'piece')} ja samannäköisillä on juuri riittävästi paikkoja, ja ${text(values, 'cell')} on niistä yksi.`,
  'what-if': (values) => `Jos ${inCell(values)} olisi jokin muu pala, ${intoOther(values)} ei sopisi mikään.`,
  sides: (values) =>
    isSeen(values)
      ? `Se, mitä ${isOne(values, 'other') ? 'merkittyyn ruutuun' : 'merkittyihin ruutuihin'} voi vielä tulla, jättää tähän vain tämän palan.`
      : `Se, mitä ${isOne(values, 'other') ? 'ruutuun' : 'ruutuihin'} ${list(values, 'other')} voi vielä tulla, jättää ruutuun ${text(values, 'cell')} vain palan ${text(values, 'piece')}.`,
  'last-place': (values) =>
    isSeen(values)
      ? 'Kun muut ruudut on rajattu, tälle palalle jää vain tämä paikka.'
      : `Kun muut ruudut on rajattu, palalle ${text(values, 'piece')} jää vain ruutu ${text(values, 'cell')}.`,
  needed: (values) =>
    isSeen(values)
      ? many(
          values,
          'Toista tähän sopivaa palaa tarvitaan muualla.',
          'Muita tähän sopivia paloja tarvitaan muualla.',
        )
      : `${many(values, `Palaa ${text(values, 'pieces')}`, `Paloja ${list(values, 'pieces')}`)} tarvitaan muualla, joten ${intoCell(values)} jää vain ${piece(values)}.`,
  tries: (values) => `${noneWorks(values)} lopulta ${ends(values)}.`,
  cases: (values) =>
    `${noneWorks(values)} tulipa sen jälkeen ${isSeen(values) ? (isOne(values, 'other') ? 'merkittyyn ruutuun' : 'merkittyihin ruutuihin') : `${isOne(values, 'other') ? 'ruutuun' : 'ruutuihin'} ${list(values, 'other')}`} mitä tahansa, jokin ruutu tai pala jää ilman.`,
  'link.shows': (values) =>
    `Mikä tahansa ${intoOther(values)} tuleekin, sen sivu ${toCell(values)} on ${signs('fi', values, 'tai')}.`,
  'link.shows-no': (values) =>
    `Minkään ${intoOther(values)} sopivan palan sivu ${toCell(values)} ei ole ${signs('fi', values, 'tai')}.`,
  'link.rules-out': (values) =>
    `${isSeen(values) ? 'Merkittyyn ruutuun' : `Ruutuun ${text(values, 'other')}`} sopivien palojen takia ${fromCell(values)} putoaa pois ${many(values, 'yksi pala', `${text(values, 'count')} palaa`)}.`,
  'link.used': (values) =>
    isSeen(values)
      ? 'Tätä palaa tarvitaan muualla, joten se ei riitä tähän.'
      : `Palaa ${text(values, 'piece')} tarvitaan ${many({ count: text(values, 'other').split(',').length }, 'ruudussa', 'ruuduissa')} ${list(values, 'other')}, joten se ei riitä ${intoCell(values)}.`,
  'link.place': (values) =>
    isSeen(values)
      ? 'Tämä pala ei sovi muualle.'
      : `${capital(piece(values))} ei sovi muualle kuin ${intoCell(values)}.`,
  'link.only-fit': (values) => `${capital(intoCell(values))} jää siis vain ${piece(values)}.`,
  'out.cell': (values) => `${tried(values)} ${intoOther(values)} ei sopisi mikään.`,
  'out.piece': (values) =>
    `${tried(values)} ${isSeen(values) ? 'merkityllä palalla' : `palalla ${text(values, 'needed')}`} ei olisi paikkaa.`,
  'out.twice': (values) =>
    isSeen(values)
      ? `${tried(values)} molemmat merkityt ruudut tarvitsisivat saman palan.`
      : `${tried(values)} ruudut ${list(values, 'other')} tarvitsisivat kumpikin palan ${text(values, 'needed')}.`,
  'out.cases': (values) =>
    `Siis ${tried(values).replace('Jos', 'jos')} ${intoOther(values)} ei jäisi mitään.`,
  'break.cell': (values) =>
    `Nyt ${isSeen(values) ? 'tähän' : `ruutuun ${text(values, 'other')}`} ei sovi mikään.`,
  'break.piece': (values) =>
    `Nyt ${isSeen(values) ? 'tällä palalla' : `palalla ${text(values, 'needed')}`} ei ole paikkaa.`,
  'break.twice': (values) =>
    isSeen(values)
      ? 'Nyt nämä ruudut tarvitsevat kumpikin saman palan.'
      : `Nyt ruudut ${list(values, 'other')} tarvitsevat kumpikin palan ${text(values, 'needed')}.`,
  'count.demand': (values) =>
    `Näiden ruutujen sivuista ${text(values, 'demand')} pitäisi olla ${named('fi', values, 'sign')}.`,
  'break.short': (values) =>
    `Hyllyn palojen sivuista vain ${text(values, 'supply')} on ${named('fi', values, 'sign')}.`,
  forced: (values) =>
    `${capital(piece(values))} kuuluu ${intoCell(values)}, mutta lyhyttä perustetta ei ole: kaikki muu päätyy umpikujaan.`,
  choice: (values) => {
    if (values['says'] === 'few')
      return `${capital(intoCell(values))} sopii vain ${text(values, 'count')} palaa, eikä mihinkään vähemmän. ${isSeen(values) ? 'Tämä niistä' : `Niistä esimerkiksi ${piece(values)}`} vie ratkaisuun.`;
    if (values['says'] === 'beside')
      return `${capital(piece(values))} ${inCell(values)} jättää ${intoOther(values)} ${many(values, 'yhden sopivan palan', `${text(values, 'count')} sopivaa palaa`)} ja vie ratkaisuun.`;
    return `Tästä pääsee eteenpäin monella tavalla. Yksi niistä on ${isSeen(values) ? 'tämä' : `${piece(values)} ${intoCell(values)}`}.`;
  },
  'offer.solutions': (values) =>
    `Tämän jälkeen jäljellä on ${many(values, 'yksi', text(values, 'count'))} ratkaisu${many(values, '', 'a')} (nyt ${text(values, 'of')}).`,
  'technique.only-fit': 'Yksi pala sopii ruutuun',
  'technique.only-place': 'Palalle jää yksi paikka',
  'technique.only-places': 'Samannäköisille riittää vain näin monta paikkaa',
  'technique.what-if': 'Entä jos se olisi toinen pala?',
  'technique.sides': 'Naapurit rajaavat',
  'technique.last-place': 'Palan viimeinen paikka',
  'technique.needed': 'Tarvitaan muualla',
  'technique.tries': 'Kokeile muita',
  'technique.cases': 'Kokeile muita tapaus kerrallaan',
  'answer.forced': 'Pakollinen pitkällä tähtäimellä',
  'technique.choice': 'Vapaa valinta',
  'answer.unsure': 'Vaikea sanoa',
  'answer.undecided': 'Haku jäi kesken',
  undecided:
    'Haku jäi kesken: ei ole tiedossa, voiko tästä vielä päästä loppuun, eikä mikään seuraa suoraan.',
  'offer.undecided': 'Ei tiedossa',
  unsure: (values) =>
    `On vaikea sanoa, onko lauta enää ratkaistavissa. ${many(
      values,
      isSeen(values) ? 'Ilman tätä palaa' : `Ilman palaa ${text(values, 'piece')} ${inCell(values)}`,
      `Ilman näitä ${text(values, 'count')} palaa`,
    )} se on.`,

  'mistake-side': (values) => `${wasMistake(values)} nämä sivut eivät sovi yhteen.`,
  'mistake-unfillable': (values) =>
    `${wasMistake(values)} sen jälkeen ${intoOther(values)} ei sopinut mikään pala.`,
  'mistake-short': (values) =>
    `${wasMistake(values)} merkkiä ${named('fi', values, 'sign')} tarvittiin silloin ${text(values, 'demand')}, ja hyllyllä niitä oli ${text(values, 'supply')}.`,
  'mistake-pairs': (values) =>
    `${wasMistake(values)} hyllyllä ${text(values, 'sides')} sivua jäi silloin ilman paria, ja reunaan niitä mahtui ${text(values, 'border')}.`,
  'mistake-reason': (values) =>
    `${wasMistake(values)} ${many(
      values,
      'tätä ruutua ei enää voi täyttää.',
      `näitä ${text(values, 'count')} ruutua ei enää voi kaikkia täyttää.`,
    )}`,
  'mistake-pieces': (values) => `${wasMistake(values)} nämä ruudut ja palat eivät enää sovi yhteen.`,
  mistake: (values) =>
    `${wasMistake(values)} ${many(
      values,
      'jo pelkästään tämän kanssa lautaa ei saa valmiiksi.',
      `näiden ${text(values, 'count')} kanssa lautaa ei saa valmiiksi, mitä tahansa muuta onkaan.`,
    )}`,
};
