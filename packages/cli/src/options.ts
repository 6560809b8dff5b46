/** From what commander found to settings; a number that does not fit ends the command with a sentence. */
import { languages, type Language } from 'edgewise/words/words';
import { Complaint } from './complaint.ts';
import { sourceName } from './source.ts';
import type { Io } from './io.ts';
import type { Settings } from './settings.ts';
import { tell } from './words.ts';

export type Given = Readonly<Record<string, string | boolean | undefined>>;

export const textOf = (given: Given, key: string): string | undefined => {
  const value = given[key];
  return typeof value === 'string' ? value : value === true ? 'true' : undefined;
};

export function settingsOf(given: Given, file: string | undefined, language: Language, io: Io): Settings {
  const wish = textOf(given, 'lang');
  if (wish !== undefined && !languages.some((each) => wish.toLowerCase().startsWith(each)))
    throw new Complaint(tell(language, 'language-unknown', { given: wish, known: languages.join(', ') }));
  const json = given['json'] === true;
  return {
    language,
    json,
    jobs: wholeOf(given, 'jobs', language, 1, 64) ?? 1,
    look: json ? 'plain' : lookOf(io),
    picture: io.stdout.isTTY === true && !json && !given['to'] && !given['format'],
    source: sourceName(file),
    game: textOf(given, 'game'),
    format: textOf(given, 'format'),
    to: textOf(given, 'to'),
    limit: wholeOf(given, 'limit', language, 1, 1_000_000) ?? 1,
    all: given['all'] === true,
    solution: given['solution'] === true || given['withSolution'] === true,
  };
}

/** Colours only where somebody looks and has not said no (no-color.org). */
function lookOf({ stdout, env }: Io): Settings['look'] {
  if (env['FORCE_COLOR'] && env['FORCE_COLOR'] !== '0') return 'colour';
  return stdout.isTTY && !env['NO_COLOR'] && env['TERM'] !== 'dumb' ? 'colour' : 'plain';
}

export function wholeOf(
  given: Given,
  key: string,
  language: Language,
  min: number,
  max: number,
): number | undefined {
  const text = textOf(given, key);
  if (text === undefined) return undefined;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
  if (value >= min && value <= max) return value;
  throw new Complaint(tell(language, 'usage-number', { given: text, option: `--${key}`, min, max }));
}
