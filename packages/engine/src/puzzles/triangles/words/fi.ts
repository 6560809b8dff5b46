/** Every sentence of the game, in Finnish: the compiler reports a missing one. */
import { grouped } from '../../../words/grouped.ts';
import { isSeen, type Phrase, type Values } from '../../../words/words.ts';
import type { en } from './en.ts';
import { text, expecting, named, sides, many, number, sentence } from './grammar.ts';
import type { Lookup } from '../../../vocabulary.ts';

const belongs = expecting(
  (what) => `Tähän kuuluu ${what}.`,
  (what, found) => `Tähän kuuluu ${what}, ei ”${found}”.`,
);
const sidesOf = sides('fi');

const SIDE: Lookup<string> = {
  left: 'vasemmalla',
  right: 'oikealla',
  bottom: 'alla',
  top: 'yllä',
};

export const fi: Readonly<Record<keyof typeof en, Phrase>> = {
  name: 'Kolmiot',
  tagline: 'Aseta kolmiot niin, että vierekkäiset sivut sopivat yhteen.',
  goal: 'Täytä lauta niin, että koskettavat sivut sopivat yhteen.',
  'goal.letters': 'Täytä lauta niin, että iso kirjain kohtaa aina saman pienen kirjaimen.',
  left: (v: Values) =>
    v['count'] === 0
      ? v['wrong'] === 0
        ? 'Kaikki palat ovat paikallaan.'
        : 'Kaikki palat ovat laudalla, mutta osa sivuista ei sovi yhteen.'
      : `${v['count']} ${v['count'] === 1 ? 'pala' : 'palaa'} jäljellä`,
  meters: 'Vielä tarvittavat sivut',
  rules:
    'Aseta kaikki palat laudalle. Toisiaan koskettavien sivujen on sovittava yhteen: sama väri, tai sama kirjain kerran pienenä ja kerran isona. Värillisen seinän on sovittava siihen sivuun, jota se koskettaa. Paloja saa kiertää, mutta ei kääntää ympäri. Jokainen täyttö, jossa kaikki sopii, on ratkaisu.',
  'kit.measure': 'Palan sivu: {size} mm',

  'example.solved': 'Ratkaistu: jokainen ruutu on täynnä, ja kaikki sivut sopivat.',
  'example.mismatch': 'Kahdella toisiaan koskettavalla sivulla on eri värit.',
  'example.wall-mismatch': 'Sivu ei sovi seinään, jota se koskettaa.',
  'example.pieces-left': 'Osa ruuduista on vielä tyhjiä.',

  'preset.letters': 'Kirjaimet · helppo',
  'preset.letters.about': '24 palan kuusikulmio, monta ratkaisua',
  'preset.colours': 'Värit · tavallinen',
  'preset.colours.about': '28 ruutua, kaksitoista väriä, seinät',
  'preset.macmahon': 'MacMahon',
  'preset.macmahon.about': 'Kaikki neljän värin 24 kolmiota',
  'preset.first': 'Ensiaskeleet',
  'preset.first.about': '9 palaa',
  'preset.easy': 'Helppo',
  'preset.easy.about': '16 palaa',
  'preset.medium': 'Tavallinen',
  'preset.medium.about': 'Kuusikulmio ja seinät',
  'preset.letters-unique': 'Kirjaimet · vaikea',
  'preset.letters-unique.about': '24 palan kuusikulmio ja seinät ympärillä',
  'preset.hard': 'Vaikea',
  'preset.hard.about': '28 ruutua, yhdeksän väriä',
  'preset.expert': 'Mestari',
  'preset.expert.about': '28 ruutua, kahdeksan väriä',
  'preset.large': 'Suuri',
  'preset.large.about': '54 ruutua',
  'preset.huge': 'Valtava',
  'preset.huge.about': '96 ruutua',

  'field.board': 'Lauta',
  'field.board.help': 'Täytettävä muoto.',
  'choice.board.triangle-3': 'Kolmio, 9 ruutua',
  'choice.board.triangle-4': 'Kolmio, 16 ruutua',
  'choice.board.triangle-5': 'Kolmio, 25 ruutua',
  'choice.board.hexagon-1': 'Kuusikulmio, 6 ruutua',
  'choice.board.hexagon-2': 'Kuusikulmio, 24 ruutua',
  'choice.board.hexagon-3': 'Kuusikulmio, 54 ruutua',
  'choice.board.hexagon-4': 'Kuusikulmio, 96 ruutua',
  'choice.board.cells-28': 'Kuusikulmio ja neljä sarvea, 28 ruutua',
  'choice.board.parallelogram-3x2': 'Suunnikas, 12 ruutua',
  'choice.board.parallelogram-4x3': 'Suunnikas, 24 ruutua',
  'choice.board.parallelogram-5x3': 'Suunnikas, 30 ruutua',
  'choice.board.parallelogram-5x4': 'Suunnikas, 40 ruutua',
  'field.match': 'Yhteensopivuus',
  'field.match.help': 'Milloin kaksi toisiaan koskettavaa sivua kuuluu yhteen.',
  'choice.match.equal': 'Samat värit',
  'choice.match.complement': 'Pieni ja iso kirjain',
  'field.colours': 'Värejä',
  'field.colours.help': 'Montako väriä tai kirjainparia on käytössä.',
  'field.border': 'Reuna',
  'field.border.help': 'Mitä reunan sivuilla on oltava.',
  'choice.border.free': 'Vapaa',
  'choice.border.walls': 'Värilliset seinät',
  'choice.border.one': 'Yksi väri joka puolella',
  'field.fixed': 'Kiinteitä paloja',
  'field.fixed.help': 'Montako palaa on laudalla jo alussa.',
  'field.set': 'Palat',
  'field.set.help': 'Kaikki erilaisia, jokainen mahdollinen kerran, tai osa samanlaisia.',
  'choice.set.random': 'Mitä tahansa, kaikki erilaisia',
  'choice.set.full': 'Täysi sarja',
  'choice.set.repeats': 'Mitä tahansa, osa voi olla samanlaisia',
  'field.level': 'Taso',
  'field.level.help': 'Vaikein päättely, jonka pulma vaatii; jokaisella tasolla on tasan yksi ratkaisu.',
  'choice.level.any': 'Mikä tahansa: ratkaisuja voi olla monta',
  'choice.level.fits': 'Yksi pala sopii',
  'choice.level.places': 'Yksi paikka jää',
  'choice.level.what-if': 'Entä jos',
  'choice.level.beyond': 'Useampi askel eteenpäin',
  'level.any': 'Mikä tahansa: ratkaisuja voi olla monta',
  'level.fits': 'Yksi pala sopii',
  'level.places': 'Yksi paikka jää',
  'level.what-if': 'Entä jos',

  'no-such-piece': 'Irtopalaa {piece} ei ole.',
  'no-such-cell': 'Ruutua {cell} ei ole.',
  'fixed-piece': (v) => (isSeen(v) ? 'Tämä pala on kiinteä.' : `Ruudun ${text(v, 'cell')} pala on kiinteä.`),
  'locked-piece': (v) =>
    isSeen(v)
      ? 'Tämä pala on lukittu. Avaa ensin lukitus.'
      : `Ruudun ${text(v, 'cell')} pala ${text(v, 'piece')} on lukittu. Avaa ensin lukitus.`,
  'not-on-board': (v) => (isSeen(v) ? 'Tämä pala on hyllyllä.' : `Pala ${text(v, 'piece')} on hyllyllä.`),
  'not-a-move': 'Tähän kuuluu siirto, esimerkiksi 7@c3/2, 7@c3, 7-, 7>, 7< tai 7!, ei ”{given}”.',

  'no-such-board': 'Lautaa ”{board}” ei ole.',
  'too-many-fixed': 'Laudalla on vain {cells} ruutua: jätä osa auki.',
  'too-few-pieces': 'Näin vähistä väreistä syntyy {pieces} erilaista palaa, ja lauta tarvitsee {cells}.',
  'full-set-size': 'Täydessä sarjassa on {pieces} palaa, ja laudalla on {cells} ruutua.',
  'full-set-walls': 'Täysi sarja sopii vapaaseen tai yksiväriseen reunaan.',
  'level-anchor':
    'Yhteen ratkaisuun tarvitaan seinät tai kiinteä pala: muuten koko laudan voisi kiertää toisin päin.',
  'too-few-colours':
    'Näin vähillä väreillä ratkaisuja on aina monta. Valitse lisää värejä tai mikä tahansa taso.',
  'too-slow':
    'Tällaisen laudan ratkaiseminen voi kestää tunteja, eikä vihjeitä saisi. Valitse lisää kiinteitä paloja tai vähemmän värejä.',
  'none-found': ({ attempts }) =>
    `Sellaista pulmaa ei löytynyt ${grouped('fi', attempts)} yrityksellä. Toinen määrä värejä voi auttaa.`,

  expected: (values) =>
    text(values, 'expected') === ''
      ? 'Tähän ei kuulu enempää.'
      : belongs((each) => text(each, 'expected'))(values),
  'not-a-piece': belongs((values) => `pala, esimerkiksi ${text(values, 'example')}`),
  'not-a-placed-piece': belongs((values) => `pala paikkoineen, esimerkiksi ${text(values, 'example')}`),
  'not-a-letter': belongs((values) => `kirjain ${text(values, 'letters')}`),
  'not-a-turn': belongs(() => 'asento 1–6'),
  'text-empty': 'Tässä ei ole pulmaa.',
  'text-long': 'Tämä on pidempi kuin mikään pulma: raja on {limit} merkkiä.',
  'one-line': 'Tämän pitäisi olla yhdellä rivillä.',
  tip: 'Asento {turn} ei sovi ruutuun {cell}: kärki osoittaa toisin päin.',
  'piece-count': 'Lauta tarvitsee {expected} palaa, ja tässä on {found}.',
  'wall-count': 'Reunassa on {expected} sivua, ja tässä on {found}.',
  'cell-twice': 'Paikassa {cell} on kaksi asiaa.',
  'piece-twice': 'Pala {piece} mainitaan kahdesti.',
  'all-fixed': 'Kaikki palat ovat kiinteitä: pelattavaa ei jää.',
  'solution-incomplete': 'Ratkaisussa on oltava jokaisen palan paikka.',
  'solution-piece': 'Pala {piece} ei kuulu pelin paloihin.',
  'field-count': 'Tällä rivillä pitäisi olla {expected} kenttää, ja niitä on {found}.',
  'no-such-colour': '”{found}” ei ole mikään kahdestatoista väristä.',
  'wall-missing': 'Kohdassa {place} ei ole seinää.',
  'wall-colour': 'Seinä ei näytä omaa väriään viereiselle palalle.',
  place: 'Kohdassa {place} ei voi olla mitään.',
  'piece-sides': 'Palan kärki on (255, 0, 0), ja muilla sivuilla on värit.',
  'no-centre': 'Keskustan kaksi palaa puuttuvat.',
  'lacks-board': 'Tässä esitysmuodossa on toinen lauta ja toiset säännöt.',
  'lacks-walls': 'Tässä esitysmuodossa ei ole seiniä eikä kiinteitä paloja.',
  'lacks-letters': 'Tässä esitysmuodossa on vain kirjaimet a–d.',
  'lacks-free': 'Tämä esitysmuoto vaatii värin jokaiseen seinään.',
  'lacks-centre': 'Tässä esitysmuodossa kiinteitä ovat täsmälleen kaksi keskimmäistä palaa.',
  'lacks-locks': 'Tähän esitysmuotoon ei mahdu lukituksia: avaa ne ensin.',

  'pieces-left': (values) => many(values, '1 pala jäljellä.', `${text(values, 'count')} palaa jäljellä.`),

  'label.empty': (values) => {
    const asked = sidesOf(values);
    return `${text(values, 'cell')}, tyhjä${asked && `, tarvitaan ${asked}`}`;
  },
  'label.laid': (values) => `${text(values, 'cell')}, pala ${text(values, 'piece')}: ${sidesOf(values)}`,
  'label.locked': (values) =>
    `${text(values, 'cell')}, pala ${text(values, 'piece')}, lukittu: ${sidesOf(values)}`,
  'label.fixed': (values) => `${text(values, 'cell')}, kiinteä pala: ${sidesOf(values)}`,
  'label.shelf': (values) =>
    `pala ${text(values, 'piece')}, kärki ${values['up'] === 1 ? 'ylöspäin' : 'alaspäin'}: ${sidesOf(values)}`,
  'label.gap': 'palan {piece} tyhjä paikka; pala on ruudussa {cell}',
  'label.wall': (values) =>
    `seinä ruudun ${text(values, 'cell')} vieressä ${SIDE[text(values, 'side')] ?? ''}: ${named('fi', values, 'sign')}`,

  impossible: 'Tällä pulmalla ei ole ratkaisua.',

  'series.ladder': 'Tikapuut',

  'format.triangle-puzzle': 'Triangle puzzle -tallenne',
  'format.kolmiopalapeli': 'Kolmiopalapelin lauta',
  'format.compact': 'Lyhyt rivi: palat, seinät, kiinteät palat',

  'gauge.open': (values) =>
    `${named('fi', values, 'sign')}: tarvitaan ${values['need']}, hyllyllä ${values['have']}`,
  'gauge.full': (values) => `${named('fi', values, 'sign')}: kaikki laudalla, lisää ei tarvita`,
  'gauge.short': (values) =>
    `${named('fi', values, 'sign')}: tarvitaan ${values['need']}, mutta hyllyllä on vain ${values['have']}`,
  'gauge.pairs': (values) => `${named('fi', values, 'sign')}: kaikille hyllyn sivuille ei enää löydy paria`,

  'same-turned': (v) =>
    `${isSeen(v) ? 'Tämän palan' : `Palan ${text(v, 'piece')}`} sivut ovat samanlaisia: se näyttää samalta miten päin tahansa.`,
  'slot-empty': (v) =>
    isSeen(v)
      ? 'Tämän paikan pala on laudalla.'
      : `Pala ${text(v, 'piece')} on ruudussa ${text(v, 'cell')}. Sen paikka odottaa tässä.`,
  'no-flip': 'Paloja saa kiertää, mutta ei kääntää ympäri.',

  'action.three-pieces': 'Näytä kolme palaa',
  'action.three-pieces.about':
    'Vie hyllylle palat, jotka ovat muualla kuin ratkaisussa, kääntää vinossa olevat ja asettaa kolme palaa lisää. Kumoaminen palauttaa kaiken.',
  'three-shown': (values) =>
    sentence(
      [
        [number(values, 'laid'), 'yksi pala asetettiin', 'palaa asetettiin'],
        [number(values, 'turned'), 'yksi käännettiin', 'käännettiin'],
        [number(values, 'shelved'), 'yksi palasi hyllylle', 'palasi hyllylle'],
      ],
      'kaikki on jo niin kuin ratkaisussa',
    ),
  'action.generated': 'Näytä alkuperäinen ratkaisu',
  'action.generated.about':
    'Käy ratkaisuja läpi, kunnes vastaan tulee se, josta pulma tehtiin, ja asettaa sen laudalle. Kumoaminen palauttaa entisen.',
  'generated-met': ({ met }) =>
    met === 0
      ? 'Tästä ratkaisusta pulma tehtiin. Yksikään toinen ei tullut ennen sitä.'
      : `Tästä ratkaisusta pulma tehtiin. Ennen sitä tuli vastaan ${met === 1 ? 'yksi muu' : `${grouped('fi', met)} muuta`}.`,
  'generated-far': ({ met }) =>
    `Tästä ratkaisusta pulma tehtiin; ennen sitä on yli ${grouped('fi', met)} muuta.`,
  'generated-unknown': 'Alkuperäistä ratkaisua ei tiedetä. Mikä tahansa ratkaisu käy.',
  'generated-wrong': 'Pulman mukana tullut ratkaisu ei ratkaise sitä.',
  'no-such-action': 'Toimintoa ”{action}” ei ole.',
};
