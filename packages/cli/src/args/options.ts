/** Converts what commander parsed to settings; an invalid number ends the command with a sentence. */
import { WriteStream } from 'node:tty';
import { languages, type Language } from 'edgewise';
import { UserError } from './user-error.ts';
import { sourceName } from './source.ts';
import type { Io } from '../io.ts';
import type { Settings } from './settings.ts';
import { cliText } from '../words/words.ts';

export type GivenOptions = Readonly<Record<string, string | boolean | undefined>>;

export const optionText = (given: GivenOptions, key: string): string | undefined => {
  const value = given[key];
  return typeof value === 'string' ? value : value === true ? 'true' : undefined;
};

export function settingsOf(
  given: GivenOptions,
  file: string | undefined,
  language: Language,
  io: Io,
): Settings {
  const wish = optionText(given, 'lang');
  if (wish !== undefined && !languages.some((each) => wish.toLowerCase().startsWith(each)))
    throw new UserError(cliText(language, 'language-unknown', { given: wish, known: languages.join(', ') }));
  const json = given['json'] === true;
  return {
    language,
    json,
    jobs: optionNumber(given, 'jobs', language, 1, 64) ?? 1,
    style: json ? 'plain' : styleOf(io),
    depth: depthOf(io.env),
    drawBoards: io.stdout.isTTY === true && !json && !given['to'] && !given['format'],
    source: sourceName(file),
    game: optionText(given, 'game'),
    format: optionText(given, 'format'),
    to: optionText(given, 'to'),
    set: optionText(given, 'set'),
    symmetry: optionText(given, 'symmetry'),
    limit: optionNumber(given, 'limit', language, 1, 1_000_000) ?? 1,
    fromStart: given['fromStart'] === true,
    all: given['all'] === true,
    solution: given['solution'] === true || given['withSolution'] === true,
  };
}

/** Colours only on a terminal, and unless the user has said no (no-color.org). */
function styleOf({ stdout, env }: Io): Settings['style'] {
  if (env['FORCE_COLOR'] && env['FORCE_COLOR'] !== '0') return 'colour';
  return stdout.isTTY && !env['NO_COLOR'] && env['TERM'] !== 'dumb' ? 'colour' : 'plain';
}

/** What Node makes of COLORTERM, TERM and FORCE_COLOR; where it sees no colour but we were asked for it, sixteen. */
function depthOf(env: Io['env']): Settings['depth'] {
  const depth = WriteStream.prototype.getColorDepth({ ...env });
  return depth === 24 || depth === 8 ? depth : 4;
}

export function optionNumber(
  given: GivenOptions,
  key: string,
  language: Language,
  min: number,
  max: number,
): number | undefined {
  const text = optionText(given, key);
  if (text === undefined) return undefined;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
  if (value >= min && value <= max) return value;
  throw new UserError(cliText(language, 'usage-number', { given: text, option: `--${key}`, min, max }));
}
