/**
 * What hints say, in both languages. Tiles wear their numbers only when asked to, so a player who sees the tile lit up
 * reads "this tile".
 */
import { capital } from '../../../words/capital.ts';
import { isSeen, type Phrase, type Values } from '../../../words/words.ts';
import { en as enSpeech, fi as fiSpeech } from './grammar.ts';

const tile = (v: Values, key = 'tile'): string => (isSeen(v) ? 'this tile' : `tile ${v[key]}`);
const itself = (v: Values): string => (isSeen(v) ? 'this one' : String(v['tile']));
const takeBack = (v: Values, key = 'tile'): string => `Take ${tile(v, key)} back.`;

export const hintsEn = {
  begin: (v: Values) =>
    `Begin with ${tile(v)}: the first tile can go anywhere. ${v['count'] === 1 ? `The ${v['goal']} is ${enSpeech.listed(v['colours'])}` : `Colours that work: ${enSpeech.listed(v['colours'])}`}.`,
  'only-curve': (v: Values) =>
    `Both ends of the line come to this cell, so it makes a ${enSpeech.curve(v['curve'])} here, and ${tile(v)} is the only one left with a ${enSpeech.colour(v['colour'])} ${enSpeech.curve(v['curve'])}.`,
  'only-fit': (v: Values) => `The line must go on here: only ${tile(v)} fits, and only in this orientation.`,
  look: (v: Values) =>
    `The line must go on here. Every tile but ${itself(v)} leaves a loose end that nothing fits.`,
  'look-home': (v: Values) =>
    `The line must go on here. Every tile but ${itself(v)} leaves a loose end that nothing fits, or ends too far apart for the tiles that are left.`,
  together: (v: Values) =>
    v['says'] === 'others'
      ? `Of the ${v['tiles']} tiles that fit here, only ${isSeen(v) ? 'this one' : tile(v)} leaves a way to finish.`
      : v['ways'] === 1
        ? `With these tiles where they are, there is one way to finish, and it has ${tile(v)} here.`
        : `With these tiles where they are, ${v['ways'] === 2 ? 'both' : `all ${v['ways']}`} ways to finish have ${tile(v)} here.`,
  leads: (v: Values) => {
    switch (v['says']) {
      case 'few':
        return `Only ${v['tiles']} of the tiles left fit here, and ${isSeen(v) ? 'this one' : tile(v)} leads to a solution.`;
      case 'length':
        return `${capital(tile(v))} makes the ${enSpeech.colour(v['colour'])} line ${v['length']} tiles long and leads to a solution.`;
      case 'home':
        return `With ${tile(v)} here, ${v['gap'] === 1 ? 'one tile' : `${v['gap']} tiles`} could close the ${enSpeech.colour(v['colour'])} line, with ${v['left']} to place: it leads to a solution.`;
      default:
        return `${capital(tile(v))} here leads to a solution. Other ways may too.`;
    }
  },
  'turn-leads': (v: Values) => `Turn ${tile(v)} like this: it leads to a solution.`,
  'forced-space': (v: Values) =>
    `${capital(tile(v))} fits this forced space, so it must go here, in this orientation.`,
  'keeps-score': (v: Values) =>
    v['says'] === 'line'
      ? `${capital(tile(v))} here makes the ${enSpeech.colour(v['colour'])} line ${v['length']} long, and ${v['score']} points stay possible.`
      : v['says'] === 'places'
        ? `${capital(tile(v))} can go to ${v['places']} places; in this one ${v['score']} points stay possible.`
        : `${capital(tile(v))} here keeps ${v['score']} points possible, as far as the search went.`,
  'offer.ways': ({ ways, of }: Values) =>
    ways === 1
      ? `After this, one of the ${of} ways to finish is left.`
      : `After this, ${ways} of the ${of} ways to finish are left.`,
  'technique.begin': 'The first tile',
  'technique.only-curve': 'The only tile with this curve',
  'technique.only-fit': 'The only tile that fits',
  'technique.look': 'Looking one step ahead',
  'technique.look-home': 'Distance left to close the loop',
  'technique.together': 'Several tiles together',
  'technique.leads': 'One way of many',
  'technique.turn-leads': 'A turn that leads on',
  'technique.forced-space': 'A forced space',
  'technique.keeps-score': 'Keeping points possible',

  clash: (v: Values) => `These two tiles disagree where they touch. ${takeBack(v)}`,
  'early-loop': (v: Values) => `This loop is closed and leaves tiles out. ${takeBack(v)}`,
  'blocked-end': (v: Values) => `The line runs into a tile of another colour. ${takeBack(v)}`,
  'dead-end': (v: Values) => `The line must go on here, but none of the tiles left fits. ${takeBack(v)}`,
  'far-home': (v: Values) => `The loose ends are too far apart for the tiles that are left. ${takeBack(v)}`,
  'no-way': (v: Values) =>
    v['count'] === 1
      ? `With ${tile(v)} where it is, there is no way to finish. Take it back.`
      : `These ${v['count']} tiles cannot all stay where they are. ${takeBack(v)}`,
  undecided: 'No solution was found in time, nor any proof that there is none.',
  'offer.further': 'With more tiles in place the search gets further.',
  unsure: (v: Values) =>
    `No way on was found from here, nor any proof that there is none. Taking ${tile(v)} back may help.`,
  'no-place': (v: Values) =>
    isSeen(v)
      ? 'The next tile fits nowhere. Take this tile back.'
      : `Tile ${v['tile']} fits nowhere. ${takeBack(v, 'back')}`,
  'no-end': (v: Values) =>
    `No way was found to place all the tiles still to come. Taking ${tile(v, 'back')} back may help.`,
};

/** The tile in the cases that the sentences need. */
const nominative = (v: Values): string => (isSeen(v) ? 'tämä laatta' : `laatta ${v['tile']}`);
const adessive = (v: Values): string => (isSeen(v) ? 'tällä laatalla' : `laatalla ${v['tile']}`);
const genitive = (v: Values, key = 'tile'): string => (isSeen(v) ? 'tämän laatan' : `laatan ${v[key]}`);
const allOthers = (v: Values): string => (isSeen(v) ? 'Muut kuin tämä' : `Muut kuin ${v['tile']}`);
const takeBackFi = (v: Values, key = 'tile'): string =>
  isSeen(v) ? 'Ota tämä laatta takaisin.' : `Ota laatta ${v[key]} takaisin.`;

export const hintsFi: Record<keyof typeof hintsEn, Phrase> = {
  begin: (v) =>
    `Aloita ${adessive(v)}: ensimmäinen voi olla missä vain. ${v['count'] === 1 ? `${v['goal'] === 'line' ? 'Viiva' : 'Silmukka'} on ${fiSpeech.listed(v['colours'])}` : `Mahdolliset värit: ${fiSpeech.listed(v['colours'])}`}.`,
  'only-curve': (v) =>
    `Viivan molemmat päät tulevat tähän ruutuun, joten siinä on ${fiSpeech.curve(v['curve'])}, ja ${nominative(v)} on jäljellä olevista ainoa, jossa se on ${fiSpeech.colour(v['colour'])}.`,
  'only-fit': (v) =>
    `Viivan on jatkuttava tästä, ja jäljellä olevista laatoista vain ${isSeen(v) ? 'tämä' : v['tile']} sopii, yhdessä asennossa.`,
  look: (v) => `Viivan on jatkuttava tästä. ${allOthers(v)} jättävät irtopään, johon mikään ei sovi.`,
  'look-home': (v) =>
    `Viivan on jatkuttava tästä. ${allOthers(v)} jättävät irtopään, johon mikään ei sovi, tai päät liian kauas toisistaan jäljellä oleville laatoille.`,
  together: (v) =>
    v['says'] === 'others'
      ? `Tähän sopii ${v['tiles']} laattaa, mutta vain ${nominative(v)} jättää tavan päästä loppuun.`
      : v['ways'] === 1
        ? `Kun nämä laatat ovat paikallaan, jäljellä on yksi tapa päästä loppuun, ja siinä ${nominative(v)} on tässä.`
        : `Kun nämä laatat ovat paikallaan, jäljellä on ${v['ways']} tapaa päästä loppuun, ja ${v['ways'] === 2 ? 'molemmissa' : 'kaikissa'} ${nominative(v)} on tässä.`,
  leads: (v) => {
    switch (v['says']) {
      case 'few':
        return `Tähän sopii jäljellä olevista vain ${v['tiles']} laattaa, ja ${nominative(v)} vie ratkaisuun.`;
      case 'length':
        return `${capital(adessive(v))} viivan (${fiSpeech.colour(v['colour'])}) pituudeksi tulee ${v['length']}, ja ratkaisu on yhä mahdollinen.`;
      case 'home':
        return `Kun ${nominative(v)} on tässä, viivan (${fiSpeech.colour(v['colour'])}) voisi sulkea ${v['gap'] === 1 ? 'yhdellä laatalla' : `${v['gap']} laatalla`}, ja laattoja on jäljellä ${v['left']}: tämä vie ratkaisuun.`;
      default:
        return `${capital(nominative(v))} tässä vie ratkaisuun. Muitakin tapoja voi olla.`;
    }
  },
  'turn-leads': (v) => `Käännä ${nominative(v)} näin: se johtaa ratkaisuun.`,
  'forced-space': (v) =>
    `${capital(nominative(v))} sopii tähän pakkopaikkaan, joten sen on mentävä tähän, yhdessä asennossa.`,
  'keeps-score': (v) =>
    v['says'] === 'line'
      ? `${capital(adessive(v))} viivan (${fiSpeech.colour(v['colour'])}) pituudeksi tulee ${v['length']}, ja ${v['score']} pistettä pysyy mahdollisena.`
      : v['says'] === 'places'
        ? `${capital(adessive(v))} on ${v['places']} paikkaa; tässä ${v['score']} pistettä pysyy mahdollisena.`
        : `${capital(nominative(v))} tässä pitää ${v['score']} pistettä ulottuvilla, sikäli kuin katsottiin.`,
  'offer.ways': ({ ways, of }) =>
    `Tämän jälkeen jäljellä on ${ways === 1 ? 'yksi' : ways} niistä ${of} tavasta, joilla pääsee loppuun.`,
  'technique.begin': 'Ensimmäinen laatta',
  'technique.only-curve': 'Ainoa laatta, jossa on tämä kaarre',
  'technique.only-fit': 'Ainoa sopiva laatta',
  'technique.look': 'Askel eteenpäin katsoen',
  'technique.look-home': 'Matka kotiin',
  'technique.together': 'Monta laattaa yhdessä',
  'technique.leads': 'Yksi tie monista',
  'technique.turn-leads': 'Kääntö, joka vie eteenpäin',
  'technique.forced-space': 'Pakkopaikka',
  'technique.keeps-score': 'Pisteet ulottuvilla',

  clash: (v) => `Näiden kahden laatan värit eivät kohtaa. ${takeBackFi(v)}`,
  'early-loop': (v) => `Tämä silmukka on suljettu ja jättää laattoja ulkopuolelle. ${takeBackFi(v)}`,
  'blocked-end': (v) => `Viiva törmää erivärisen laatan sivuun. ${takeBackFi(v)}`,
  'dead-end': (v) =>
    `Viivan on jatkuttava tästä, mutta mikään jäljellä oleva laatta ei sovi. ${takeBackFi(v)}`,
  'far-home': (v) => `Irtopäät ovat liian kaukana toisistaan jäljellä oleville laatoille. ${takeBackFi(v)}`,
  'no-way': (v) =>
    v['count'] === 1
      ? `Kun ${nominative(v)} on näin, ratkaisua ei ole. Ota se takaisin.`
      : `Nämä ${v['count']} laattaa eivät voi kaikki jäädä. ${takeBackFi(v)}`,
  undecided: 'Ratkaisua ei ehditty löytää eikä osoittaa mahdottomaksi.',
  'offer.further': 'Kun laattoja on enemmän paikoillaan, haku pääsee pidemmälle.',
  unsure: (v) =>
    `Tästä ei löytynyt tietä eteenpäin, eikä todistusta siitä, ettei sitä ole. ${capital(genitive(v))} ottaminen takaisin voi auttaa.`,
  'no-place': (v) =>
    isSeen(v)
      ? 'Seuraava laatta ei sovi mihinkään. Ota tämä laatta takaisin.'
      : `Laatta ${v['tile']} ei sovi mihinkään. ${takeBackFi(v, 'back')}`,
  'no-end': (v) =>
    `Kaikkia tulevia laattoja ei saatu mahtumaan. ${capital(genitive(v, 'back'))} ottaminen takaisin voi auttaa.`,
};
