/** The app's own words in the chosen language, and the games' words through the engine. */
import { computed } from '@preact/signals';
import type { AnyGame, Language, Note } from 'edgewise';
import { engine } from '../engine.ts';
import { settings } from '../state/settings.ts';
import { en, type Messages } from './en.ts';
import { fi } from './fi.ts';

const catalogues: Readonly<Record<Language, Messages>> = { en, fi };

export const words = computed(() => catalogues[settings.value.language]);

/** What a game says. */
export const gameSays = (game: AnyGame, note: Pick<Note, 'code' | 'with'>): string =>
  engine().say(game.words, settings.value.language, note);

/** Does the game, or the common catalogue, know this code? Then its text, else nothing. */
export function gameMaySay(game: AnyGame, code: string): string | undefined {
  const text = gameSays(game, { code });
  return text === code ? undefined : text;
}

export const gameName = (game: AnyGame): string => gameSays(game, { code: 'name' });

/** A note of a reader: the game's words if it has one, else the common ones. */
export const readerSays = (game: AnyGame | undefined, note: Pick<Note, 'code' | 'with'>): string =>
  engine().say(game?.words ?? { en: {}, fi: {} }, settings.value.language, note);

/** 'a minute ago': exact enough for a card. */
export function agoText(then: number, now: number): string {
  const { ago } = words.value;
  const minutes = Math.floor((now - then) / 60_000);
  if (minutes < 1) return ago.now;
  if (minutes < 60) return ago.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? ago.hours(hours) : ago.days(Math.floor(hours / 24));
}
