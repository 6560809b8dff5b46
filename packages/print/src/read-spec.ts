/** A spec from JSON: an array of sections, or an object with `sections` and everything that flags can say. */
import {
  fail,
  formatParams,
  ok,
  parseParams,
  type AnyGame,
  type Language,
  type ParamRecord,
  type Result,
} from 'edgewise';
import { isPaper, paperIds } from './paper.ts';
import {
  KINDS,
  MOST_NOTE,
  MOST_PER_PAGE,
  MOST_PUZZLES,
  MOST_TITLE,
  type BookSpec,
  type FileSection,
  type MadeSection,
  type SectionSpec,
} from './spec.ts';
import type { PrintNote } from './words/words.ts';

/** What a file or flags said; defaults fill the rest. */
export type PartialSpec = { -readonly [Key in keyof BookSpec]?: BookSpec[Key] };

type Read<T> = Result<T, PrintNote>;
type Fields = Readonly<Record<string, unknown>>;

export const looksLikeSpec = (text: string): boolean => /^\uFEFF?\s*[[{]/.test(text);

export function readSpec(text: string, games: readonly AnyGame[]): Read<PartialSpec> {
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return fail({
      code: 'spec-json',
      with: { reason: error instanceof Error ? error.message : String(error) },
    });
  }
  if (Array.isArray(json)) return specOf({ sections: json }, games);
  return isFields(json) ? specOf(json, games) : fail({ code: 'spec-shape' });
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Reader = (value: unknown, at: string) => Read<unknown>;

const text =
  (most: number): Reader =>
  (value, at) =>
    typeof value !== 'string'
      ? wrong(at, value, 'text')
      : Array.from(value).length <= most
        ? ok(value)
        : fail({ code: 'spec-long', with: { at, most } });

const flag: Reader = (value, at) =>
  typeof value === 'boolean' ? ok(value) : wrong(at, value, 'true | false');

const oneOf =
  (known: readonly string[]): Reader =>
  (value, at) =>
    typeof value === 'string' && known.includes(value) ? ok(value) : wrong(at, value, known.join(' | '));

const whole =
  (min: number, max: number) =>
  (value: unknown, at: string): Read<number> =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
      ? ok(value)
      : wrong(at, value, `${min}–${max}`);

const size: Reader = (value, at) =>
  typeof value === 'number' && value >= LEAST_SIDE && value <= MOST_SIDE
    ? ok(value)
    : wrong(at, value, `${LEAST_SIDE}–${MOST_SIDE}`);

export const LEAST_SIDE = 8; // millimetres: smaller pieces cannot be cut out or handled
export const MOST_SIDE = 120;

const address: Reader = (value, at) =>
  typeof value === 'string' && isAddress(value) ? ok(value) : wrong(at, value, 'https://…');

export const isAddress = (value: string): boolean => /^https?:\/\/[^\s#"<>]{1,300}$/.test(value);

const LANGUAGES: readonly Language[] = ['en', 'fi'];

const FIELDS: Readonly<Record<Exclude<keyof BookSpec, 'sections'>, Reader>> = {
  kind: oneOf(KINDS),
  title: text(MOST_TITLE),
  author: text(MOST_TITLE),
  note: text(MOST_NOTE),
  seed: text(MOST_TITLE),
  language: oneOf(LANGUAGES),
  paper: (value, at) =>
    typeof value === 'string' && isPaper(value) ? ok(value) : wrong(at, value, paperIds.join(' | ')),
  perPage: whole(1, MOST_PER_PAGE),
  ink: oneOf(['mono', 'colour']),
  large: flag,
  titlePage: flag,
  solutions: flag,
  hints: flag,
  qr: address,
  many: flag,
  pieceSize: size,
  tabs: flag,
  backs: flag,
};

function specOf(given: Fields, games: readonly AnyGame[]): Read<PartialSpec> {
  const spec: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(given)) {
    if (key === 'sections') continue;
    if (!Object.hasOwn(FIELDS, key))
      return fail({
        code: 'spec-unknown',
        with: { key, known: [...Object.keys(FIELDS), 'sections'].join(', ') },
      });
    const read = FIELDS[key as keyof typeof FIELDS](value, key);
    if (!read.ok) return read;
    spec[key] = read.value;
  }
  const { sections } = given;
  if (sections === undefined) return ok(spec);
  if (!Array.isArray(sections)) return wrong('sections', sections, '[…]');
  const read: SectionSpec[] = [];
  for (const [i, each] of sections.entries()) {
    const section = sectionOf(each, `sections[${i}]`, games);
    if (!section.ok) return section;
    read.push(section.value);
  }
  return ok({ ...spec, sections: read });
}

function sectionOf(given: unknown, at: string, games: readonly AnyGame[]): Read<SectionSpec> {
  if (!isFields(given)) return wrong(at, given, '{ "game": …, "count": … }');
  const known = 'file' in given ? ['file', 'title'] : ['game', 'preset', 'params', 'count', 'seed', 'title'];
  const odd = Object.keys(given).find((key) => !known.includes(key));
  if (odd !== undefined)
    return fail({ code: 'spec-unknown', with: { key: `${at}.${odd}`, known: known.join(', ') } });
  for (const key of ['file', 'title', 'game', 'preset', 'params', 'seed']) {
    const value = given[key];
    if (value === undefined) continue;
    const read = text(MOST_NOTE)(value, `${at}.${key}`);
    if (!read.ok) return read;
  }
  if ('file' in given) return ok(fileSection(given));
  const count = whole(1, MOST_PUZZLES)(given['count'], `${at}.count`);
  if (!count.ok) return count;
  const section = madeSection(given, count.value);
  const params = paramsFor(section, games);
  return params.ok ? ok(section) : params;
}

const textIn = (given: Fields, key: string): string | undefined => {
  const value = given[key];
  return typeof value === 'string' ? value : undefined;
};

function fileSection(given: Fields): FileSection {
  const title = textIn(given, 'title');
  return { file: textIn(given, 'file') ?? '', ...(title !== undefined && { title }) };
}

function madeSection(given: Fields, count: number): MadeSection {
  const [title, preset, params, seed] = ['title', 'preset', 'params', 'seed'].map((key) =>
    textIn(given, key),
  );
  return {
    game: textIn(given, 'game') ?? '',
    count,
    ...(title !== undefined && { title }),
    ...(preset !== undefined && { preset }),
    ...(params !== undefined && { params }),
    ...(seed !== undefined && { seed }),
  };
}

/** The settings of a section: those of its preset, overridden by those that are named. */
export function paramsFor(
  section: MadeSection,
  games: readonly AnyGame[],
): Read<{ game: AnyGame; params: ParamRecord }> {
  const game = games.find((each) => each.id === section.game);
  if (!game)
    return fail({
      code: 'game-unknown',
      with: { given: section.game, known: games.map(({ id }) => id).join(', ') },
    });
  const { presets } = game.params;
  const preset = section.preset === undefined ? presets[0] : presets.find(({ id }) => id === section.preset);
  if (!preset)
    return fail({
      code: 'preset-unknown',
      with: { game: game.id, given: section.preset ?? '', known: presets.map(({ id }) => id).join(', ') },
    });
  if (section.params === undefined) return ok({ game, params: preset.params });
  const read = parseParams(game.params, `${formatParams(game.params, preset.params)} ${section.params}`);
  return read.ok
    ? ok({ game, params: read.value })
    : fail({ code: 'game-says', with: {}, game, note: read.error });
}

const wrong = (
  at: string,
  given: unknown,
  expected: string,
): { readonly ok: false; readonly error: PrintNote } =>
  fail({ code: 'spec-wrong', with: { at, given: JSON.stringify(given) ?? 'nothing', expected } });
