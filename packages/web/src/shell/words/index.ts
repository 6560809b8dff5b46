/** The app's own words in the chosen language, and the games' words through the engine. */
import { computed, effect, signal } from '@preact/signals';
import type { AnyGame, Language, Note } from 'edgewise';
import { engine, type Engine } from '../engine.ts';
import { settings } from '../settings.ts';
import { en, type Messages } from './en.ts';

interface Catalogue {
  readonly language: Language;
  readonly messages: Messages;
}

/** Nobody reads two languages at once: all but the first are fetched when chosen. */
const spoken = signal<Catalogue>({ language: 'en', messages: en });

export const words = computed(() => spoken.value.messages);

async function fetchWords(language: Language): Promise<Messages> {
  return language === 'fi' ? (await import('./fi.ts')).fi : en;
}

/** Resolves when the first language is there; from then on the setting is followed. */
export function followLanguage(): Promise<void> {
  return new Promise((resolve) => {
    effect(() => {
      const { language } = settings.value;
      fetchWords(language)
        .then((messages) => {
          if (settings.peek().language === language) spoken.value = { language, messages };
        })
        .catch(() => {}) // offline and not cached: the language stays
        .finally(resolve);
    });
  });
}

/** What a game says. */
export const gameSays = (game: AnyGame, note: Pick<Note, 'code' | 'with'>): string =>
  engine().say(game.words, spoken.value.language, note);

/** Does the game, or the common catalogue, know this code? Then its text, else nothing. */
export function gameSaysIfKnown(game: AnyGame, code: string): string | undefined {
  const text = gameSays(game, { code });
  return text === code ? undefined : text;
}

export const gameName = (game: AnyGame): string => gameSays(game, { code: 'name' });

/** Labels of a game or of its player as one text: several are sentences. */
export const labelsText = (game: AnyGame, labels: readonly Pick<Note, 'code' | 'with'>[]): string =>
  textWith(game, labels, engine().say);

/** The same for a player who sees the places it refers to highlighted. */
export const labelsShown = (game: AnyGame, labels: readonly Pick<Note, 'code' | 'with'>[]): string =>
  textWith(game, labels, engine().saySeen);

function textWith(game: AnyGame, labels: readonly Pick<Note, 'code' | 'with'>[], say: Engine['say']): string {
  const { language } = spoken.value;
  const [only, another] = labels;
  return only && !another ? say(game.words, language, only) : engine().textOf(game, language, labels, say);
}

/** A note from a reader: the game's words if there is a game, else the common ones. */
export const readerSays = (game: AnyGame | undefined, note: Pick<Note, 'code' | 'with'>): string =>
  engine().say(game?.words ?? { en: {}, fi: {} }, spoken.value.language, note);

/** 'a minute ago': exact enough for a card. */
export function agoText(then: number, now: number): string {
  const { ago } = words.value;
  const minutes = Math.floor((now - then) / 60_000);
  if (minutes < 1) return ago.now;
  if (minutes < 60) return ago.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? ago.hours(hours) : ago.days(Math.floor(hours / 24));
}
