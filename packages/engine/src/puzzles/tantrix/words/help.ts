/** What views, meters, paths and actions are called, in both languages. */
import { capital } from '../../../words/capital.ts';
import type { Phrase, Values } from '../../../words/words.ts';
import { en, fi, many } from './grammar.ts';

const blocked = (value: string | number | undefined, words: string): string => (value === 1 ? words : '');

interface Speech {
  readonly listed: (value: string | number | undefined) => string;
}
const found = (v: Values, { listed }: Speech): string => listed(v['colours']);
const unsure = (v: Values, { listed }: Speech, words: string): string =>
  v['unsure'] === '' ? '' : ` ${words}: ${listed(v['unsure'])}.`;
const eased = (v: Values, { listed }: Speech, words: string): string =>
  v['suggested'] === '' ? '' : ` ${words}: ${listed(v['suggested'])}.`;
const fiGoal = (v: Values): string => (v['goal'] === 'line' ? 'viiva' : 'silmukka');

export const helpEn = {
  'view.numbers': 'Tile numbers',
  'series.discovery': 'Discovery',
  'format.list': 'Tile list',

  'gauge.line': (v: Values) =>
    `${capital(en.colour(v['colour']))}: longest line ${v['line']} of ${v['tiles']}`,
  'gauge.loop': (v: Values) =>
    `${capital(en.colour(v['colour']))}: longest loop ${v['loop']} of ${v['tiles']}, longest line ${v['line']}`,

  'trace.line': (v: Values) =>
    `${capital(en.colour(v['colour']))} line of ${many(v['length'], 'one tile', 'tiles')}, open: from ${v['from']} ${en.side(v['fromSide'])}${blocked(v['fromBlocked'], ' (another colour there)')} to ${v['to']} ${en.side(v['toSide'])}${blocked(v['toBlocked'], ' (another colour there)')}.`,
  'trace.loop': (v: Values) => `${capital(en.colour(v['colour']))} loop of ${v['length']} tiles: closed.`,

  'action.submit': 'Submit',
  'action.submit.about': 'Locks the placed tiles and counts the score.',
  'action.colours': 'Which colours?',
  'action.colours.about': 'Lists every colour that can still go through all the tiles.',
  'action.review': 'Look back',
  'action.review.about': 'Shows the best score that was possible, and the move where it was lost.',
  'no-action': 'There is nothing to do here now.',

  submitted: (v: Values) => `${many(v['count'], 'One tile stays', 'tiles stay')} now. Score: ${v['score']}.`,
  'colours.tiles': (v: Values) =>
    `With these tiles the ${v['goal']} can be ${found(v, en)}.${unsure(v, en, 'Undecided')}${eased(v, en, 'The easiest')}`,
  'colours.tiles.none': (v: Values) => `With these tiles no colour makes one ${v['goal']}.`,
  'colours.now': (v: Values) =>
    `From here the ${v['goal']} can still be ${found(v, en)}.${eased(v, en, 'The easiest')}`,
  'colours.now.none': (v: Values) =>
    `From here no colour can make one ${v['goal']} any more. Take something back.`,
  'colours.maybe': (v: Values) =>
    `With these tiles the ${v['goal']} can be ${found(v, en)}.${unsure(v, en, 'Undecided')} Working out which of them can still be made from here took too long.`,
  'colours.maybe.none': (v: Values) => `With these tiles no colour makes one ${v['goal']}.`,
  'colours.unsure': (v: Values) => `Working out whether ${en.listed(v['unsure'])} can do it took too long.`,
  'review.kept': (v: Values) => {
    if (v['open'] !== 1)
      return `${v['reached']} points: ${v['certain'] === 1 ? 'no more was possible.' : 'nothing better was found.'}`;
    return v['certain'] === 1
      ? `${v['best']} points are still possible: nothing has been lost.`
      : `${v['best']} points are still possible. Nothing better was found from the start.`;
  },
  'review.lost': (v: Values) => {
    const best = `${v['certain'] === 1 ? '' : 'At least '}${v['best']} points were possible.`;
    const move = `tile ${v['tile']}, move ${v['move']}`;
    const end = v['open'] === 1 ? `${v['left']} are still possible` : `you reached ${v['reached']}`;
    return v['surely'] === 1
      ? `${best} They were lost with ${move}; ${end}.`
      : `${best} After ${move}, no way to them was found; ${end}.`;
  },
};

export const helpFi: Record<keyof typeof helpEn, Phrase> = {
  'view.numbers': 'Laattojen numerot',
  'series.discovery': 'Löytöretki',
  'format.list': 'Laattaluettelo',

  'gauge.line': (v) => `${capital(fi.colour(v['colour']))}: pisin viiva ${v['line']}/${v['tiles']}`,
  'gauge.loop': (v) =>
    `${capital(fi.colour(v['colour']))}: pisin silmukka ${v['loop']}/${v['tiles']}, pisin viiva ${v['line']}`,

  'trace.line': (v) =>
    `${capital(fi.colour(v['colour']))} viiva, ${many(v['length'], 'yksi laatta', 'laattaa')}, avoin: ruudun ${v['from']} ${fi.side(v['fromSide'])}${blocked(v['fromBlocked'], ' (vastassa toinen väri)')} – ruudun ${v['to']} ${fi.side(v['toSide'])}${blocked(v['toBlocked'], ' (vastassa toinen väri)')}.`,
  'trace.loop': (v) => `${capital(fi.colour(v['colour']))} silmukka, ${v['length']} laattaa: suljettu.`,

  'action.submit': 'Jätä',
  'action.submit.about': 'Lukitsee laudalla olevat laatat ja laskee pisteet.',
  'action.colours': 'Mitkä värit?',
  'action.colours.about': 'Kertoo kaikki värit, jotka voivat vielä kulkea jokaisen laatan läpi.',
  'action.review': 'Katso taaksepäin',
  'action.review.about': 'Kertoo parhaan tuloksen, joka oli mahdollinen, ja siirron, jolla se meni ohi.',
  'no-action': 'Tässä ei ole nyt mitään tehtävää.',

  submitted: (v) =>
    `${many(v['count'], 'Yksi laatta', 'laattaa')} pysyy nyt paikallaan. Pisteet: ${v['score']}.`,
  'colours.tiles': (v) =>
    `Näillä laatoilla ${fiGoal(v)} voi olla ${found(v, fi)}.${unsure(v, fi, 'Selvittämättä')}${eased(v, fi, 'Helpoin')}`,
  'colours.tiles.none': (v) => `Näillä laatoilla ${fiGoal(v)} ei onnistu millään värillä.`,
  'colours.now': (v) => `Tästä ${fiGoal(v)} voi vielä olla ${found(v, fi)}.${eased(v, fi, 'Helpoin')}`,
  'colours.now.none': (v) => `Tästä ${fiGoal(v)} ei enää onnistu millään värillä. Ota jotakin takaisin.`,
  'colours.maybe': (v) =>
    `Näillä laatoilla ${fiGoal(v)} voi olla ${found(v, fi)}.${unsure(v, fi, 'Selvittämättä')} Mitkä niistä onnistuvat vielä tästä, sitä ei ehditty selvittää.`,
  'colours.maybe.none': (v) => `Näillä laatoilla ${fiGoal(v)} ei onnistu millään värillä.`,
  'colours.unsure': (v) => `Ei ehditty selvittää, onnistuuko ${fi.listed(v['unsure'])}.`,
  'review.kept': (v) => {
    if (v['open'] !== 1)
      return `${v['reached']} pistettä: ${v['certain'] === 1 ? 'enempää ei ollut mahdollista saada.' : 'parempaa ei löytynyt.'}`;
    return v['certain'] === 1
      ? `${v['best']} pistettä on vielä ulottuvilla: mitään ei ole menetetty.`
      : `${v['best']} pistettä on vielä ulottuvilla. Alusta ei löytynyt parempaa.`;
  },
  'review.lost': (v) => {
    const best = `${v['certain'] === 1 ? '' : 'Ainakin '}${v['best']} pistettä oli mahdollista.`;
    const end = v['open'] === 1 ? `${v['left']} on vielä ulottuvilla` : `sait ${v['reached']}`;
    return v['surely'] === 1
      ? `${best} Ne menivät ohi laatan ${v['tile']} myötä (siirto ${v['move']}); ${end}.`
      : `${best} Laatan ${v['tile']} jälkeen (siirto ${v['move']}) tietä niihin ei enää löytynyt; ${end}.`;
  },
};
