/**
 * What a player may choose for a new game: flat records described by fields, so that forms,
 * command-line options and the text form all come from one description.
 */
import type { Lookup, Note, ParseError, Read } from '../vocabulary.ts';
import { fail, ok } from '../result.ts';

export type ParamRecord = Lookup<string | number | boolean>;

/** Words: `field.<key>`, `field.<key>.help`; for choices `choice.<key>.<option>`. */
export type Field = {
  readonly key: string;
  /** Its name in texts and options if different from the key: what is on people's disks keeps its meaning. */
  readonly textName?: string;
} &
  /** `isShare`: a percentage, not a size. */
  (
    | { readonly kind: 'whole'; readonly min: number; readonly max: number; readonly isShare?: true }
    | {
        readonly kind: 'choice';
        readonly options: readonly string[];
        /** Options of earlier versions: always read, no longer offered. */
        readonly former?: readonly string[];
        /** The option that texts leave out, because they are older than the field. */
        readonly unwritten?: string;
        /** A small board for each option, as native text, to choose by its looks; words: 'field.<key>.presets'. */
        readonly pictures?: Lookup<string>;
      }
    | { readonly kind: 'flag' }
    | { readonly kind: 'text'; readonly pattern: RegExp; readonly example: string }
  );

export interface Preset<Params> {
  readonly id: string; // words: 'preset.<id>', and 'preset.<id>.about' where there is more to say
  readonly params: Params;
  /** How hard it is, in dots that mean the same in every game; presets without dots are not offered on the game's card. */
  readonly dots?: 1 | 2 | 3 | 4 | 5;
  /** Roughly how long it takes: shown until the player has solves of their own. */
  readonly minutes?: number;
}

/** A preset of an earlier version: known by its name, no longer offered. Daily puzzles up to its last day use it. */
export interface FormerPreset<Params> extends Preset<Params> {
  readonly lastDay: string; // '2026-11-30'
}

/** Levels one after another, whose progress a screen may track: 3 … 30 tiles. Words: 'series.<id>'. */
export interface Series<Params> {
  readonly id: string;
  /** A step is always the same puzzle: once it is solved, the next step follows. */
  readonly fixed?: boolean;
  readonly steps: readonly SeriesStep<Params>[];
}

export interface SeriesStep<Params> {
  readonly name: string;
  readonly params: Params;
  /** If given, the step is always the same puzzle: the one this seed makes. */
  readonly seed?: string;
}

type DailyId = string | readonly string[];

/** The first is the default. */
export type Presets<Params> = readonly [Preset<Params>, ...Preset<Params>[]];

export interface ParamSet<Params extends ParamRecord> {
  readonly presets: Presets<Params>;
  readonly former?: readonly FormerPreset<Params>[];
  readonly fields: readonly Field[];
  readonly series?: readonly Series<Params>[];
  /** Ids of presets for the daily puzzles of a week, Monday first; several take turns from week to week. */
  readonly daily?: readonly [DailyId, DailyId, DailyId, DailyId, DailyId, DailyId, DailyId];
  /** The field that chooses the difficulty, one of `Game.levels`. */
  readonly levelField?: string;
  /**
   * The lowest difficulty of two, three, four and five dots: quintiles of what the game's own levels make, so that
   * three dots are the middle of every game. Written from `npm run bench -- dots`.
   */
  readonly fifths?: readonly [number, number, number, number];
  /** Constraints between fields: 'quarter-turn symmetry needs a square board'. */
  check?(params: Params): Note | undefined;
}

/**
 * Reads what a form or a command line gives over a base record; the column is the field's number. Without a base the
 * first preset is taken, or the first of a choice that has presets of its own: size, level and symmetry fit it.
 */
export function readParams<Params extends ParamRecord>(
  set: ParamSet<Params>,
  given: Lookup<string>,
  base: Params = basePreset(set, given).params,
): Read<Params> {
  const record: Partial<Record<string, string | number | boolean>> = { ...base };
  for (const [index, [key, text = '']] of Object.entries(given).entries()) {
    const field = set.fields.find((each) => each.key === key || each.textName === key);
    if (!field)
      return fail(misread(index, 'param-unknown', { key, known: set.fields.map(fieldName).join(', ') }));
    const value = readField(field, text);
    if (value === undefined)
      return fail(misread(index, 'param-invalid', { key, given: text, expected: expectation(field) }));
    record[field.key] = value;
  }
  const params = record as Params;
  const problem = set.check?.(params);
  return problem ? fail({ ...problem, line: 1, column: 1 }) : ok(params);
}

function basePreset<Params extends ParamRecord>(
  { presets, fields }: ParamSet<Params>,
  given: Lookup<string>,
): Preset<Params> {
  const pictured = fields.filter((field) => field.kind === 'choice' && field.pictures && field.key in given);
  const fitting = presets.find(({ params }) => pictured.every(({ key }) => params[key] === given[key]));
  return fitting ?? presets[0];
}

/** What is wrong with a record that did not come from a form: from a program, a link, a worker. */
export function paramsProblem<Params extends ParamRecord>(
  set: ParamSet<Params>,
  params: Params,
): Note | undefined {
  for (const field of set.fields) {
    const value: unknown = params[field.key];
    if (isUnwritten(field, value) || fits(field, value)) continue;
    const values = { key: field.key, given: String(value), expected: expectation(field) };
    return { code: 'param-invalid', at: [], with: values };
  }
  return set.check?.(params);
}

const fits = (field: Field, value: unknown): boolean =>
  typeof value === TYPES[field.kind] && readField(field, String(value)) === value;

const TYPES = { whole: 'number', choice: 'string', flag: 'boolean', text: 'string' } as const;

/** 'width=10 height=10 level=corners': every field in order, so that equal params have equal text. */
export const formatParams = <Params extends ParamRecord>(set: ParamSet<Params>, params: Params): string =>
  set.fields
    .filter((field) => !isUnwritten(field, params[field.key]))
    .map((field) => `${fieldName(field)}=${String(params[field.key])}`)
    .join(' ');

/** Older records lack the field altogether. */
const isUnwritten = (field: Field, value: unknown): boolean =>
  field.kind === 'choice' &&
  field.unwritten !== undefined &&
  (value === undefined || value === field.unwritten);

/** The preset with these params, of whatever version. */
export const presetWith = <Params extends ParamRecord>(
  set: ParamSet<Params>,
  text: string,
): Preset<Params> | undefined =>
  [...set.presets, ...(set.former ?? [])].find(({ params }) => formatParams(set, params) === text);

/** What people write for a field. */
const fieldName = ({ key, textName }: Field): string => textName ?? key;

export function parseParams<Params extends ParamRecord>(set: ParamSet<Params>, text: string): Read<Params> {
  const given: Partial<Record<string, string>> = {};
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const cut = word.indexOf('=');
    if (cut < 1) return fail({ ...misread(0, 'param-word', { word }), column: text.indexOf(word) + 1 });
    given[word.slice(0, cut)] = word.slice(cut + 1);
  }
  return readParams(set, given);
}

/** '2–100', 'counting | one-clue', '“04”': what a field accepts, for messages and help. */
export function expectation(field: Field): string {
  switch (field.kind) {
    case 'whole':
      return `${field.min}–${field.max}`;
    case 'choice':
      return field.options.join(' | ');
    case 'flag':
      return 'true | false';
    case 'text':
      return `“${field.example}”`;
  }
}

function readField(field: Field, text: string): string | number | boolean | undefined {
  switch (field.kind) {
    case 'whole': {
      const value = /^-?\d{1,9}$/.test(text) ? Number(text) : NaN;
      return value >= field.min && value <= field.max ? value : undefined;
    }
    case 'choice':
      return [...field.options, ...(field.former ?? [])].includes(text) ? text : undefined;
    case 'flag':
      return text === 'true' ? true : text === 'false' ? false : undefined;
    case 'text':
      return field.pattern.test(text) ? text : undefined;
  }
}

const misread = (index: number, code: string, values: Lookup<string | number>): ParseError => ({
  code,
  at: [],
  with: values,
  line: 1,
  column: index + 1,
});
