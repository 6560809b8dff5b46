/** How well techniques are known, kept in this browser: `game/technique` and five numbers each. */
import { signal } from '@preact/signals';
import {
  afterHint,
  formatTally,
  mergeTallies,
  NO_TALLY,
  parseTally,
  type Tallies,
  type Tally,
} from 'edgewise/train';
import { keep, kept } from '../shell/keep.ts';

const STORE = 'edgewise-practice';

/** As stored, so that screens follow; if storage is denied they last as long as the page. */
const texts = signal<Readonly<Record<string, string>>>(kept(STORE));

export const keptTallies = (): Readonly<Record<string, string>> => texts.value;

/** What is known of the techniques of a game, by their codes. */
export function talliesOf(game: string): Tallies {
  const own = Object.entries(texts.value).flatMap(([key, text]): [string, Tally][] => {
    const tally = key.startsWith(`${game}/`) ? parseTally(text) : undefined;
    return tally ? [[key.slice(game.length + 1), tally]] : [];
  });
  return Object.fromEntries(own);
}

export function changeTally(game: string, technique: string, change: (tally: Tally) => Tally): Tally {
  const all = { ...texts.value, ...kept(STORE) }; // another tab may have practised in the meantime
  const key = `${game}/${technique}`;
  const tally = change(parseTally(all[key] ?? '') ?? NO_TALLY);
  write({ ...all, [key]: formatTally(tally) });
  return tally;
}

function write(all: Readonly<Record<string, string>>): void {
  texts.value = all;
  keep(STORE, all);
}

/** While playing, a hint of this technique was needed. */
export const noteHint = (game: string, technique: string): void =>
  void changeTally(game, technique, (tally) => afterHint(tally, today()));

/** From a backup: only readable entries are taken. */
export function mergeTalliesOf(record: Readonly<Record<string, string>>): void {
  const all = { ...texts.value };
  for (const [key, text] of Object.entries(record)) {
    const theirs = /^[\w-]{1,64}\/[\w-]{1,64}$/.test(key) ? parseTally(text) : undefined;
    const ours = parseTally(all[key] ?? '');
    if (theirs) all[key] = formatTally(ours ? mergeTallies(ours, theirs) : theirs);
  }
  write(all);
}

export const forgetTallies = (): void => write({});

const DAY = 86_400_000;

/** Days since 1970 in the player's own calendar. */
export function today(now = new Date()): number {
  return Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / DAY);
}
