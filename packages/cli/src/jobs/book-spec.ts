/** What to print, from a spec file overridden by flags. */
import { dirname } from 'node:path';
import { formatParams } from 'edgewise';
import {
  DEFAULTS,
  isAddress,
  isPaper,
  KINDS,
  LEAST_SIDE,
  looksLikeSpec,
  MOST_PER_PAGE,
  MOST_PUZZLES,
  MOST_SIDE,
  paperIds,
  printText,
  readSpec,
  sayNote,
  worksheetSections,
  type BookSpec,
  type PartialSpec,
  type SectionSpec,
  type SourceText,
} from 'edgewise-print';
import type { CommandCall } from '../args/call.ts';
import { attributeOf } from '../args/field-option.ts';
import { gameById } from '../args/game-by-id.ts';
import { optionNumber, optionText } from '../args/options.ts';
import { UserError } from '../args/user-error.ts';
import { paramsOf, randomSeed } from './make-puzzles.ts';

export interface ChosenSpec {
  readonly spec: BookSpec;
  readonly folder: string; // file names in a spec are relative to this
  readonly seedChosen: boolean; // by us: to be printed
}

const USUAL_COUNT = 12;

export function specFrom(call: CommandCall, files: readonly SourceText[]): ChosenSpec {
  const [first] = files;
  const isSpec = files.length === 1 && first !== undefined && looksLikeSpec(first.text);
  const written = isSpec ? specIn(first, call) : {};
  const flags = flagsOf(call);
  const seed = flags.seed ?? written.seed;
  const sections = isSpec ? (written.sections ?? []) : sectionsOf(call, files);
  const spec: BookSpec = {
    ...DEFAULTS,
    language: call.settings.language,
    ...written,
    ...flags,
    sections,
    seed: seed ?? randomSeed(),
  };
  const needsSeed = sections.some((each) => 'game' in each && each.seed === undefined);
  return { spec, folder: isSpec ? dirname(first.file) : '.', seedChosen: seed === undefined && needsSeed };
}

function specIn({ file, text }: SourceText, { games, settings }: CommandCall): PartialSpec {
  const read = readSpec(text, games);
  if (read.ok) return read.value;
  throw new UserError(`${file}: ${sayNote(settings.language, read.error)}`);
}

function sectionsOf(call: CommandCall, files: readonly SourceText[]): readonly SectionSpec[] {
  const { games, given, settings } = call;
  const { language } = settings;
  const count = optionNumber(given, 'count', language, 0, MOST_PUZZLES);
  if (files.length) return files.map(({ file }) => ({ file }));
  if (settings.game === undefined || count === 0) return [];
  const game = gameById(games, settings.game, language);
  const preset = optionText(given, 'preset');
  const params = paramsOf(game, given, language);
  const hasOwn = game.params.fields.some(({ key }) => given[attributeOf(key)] !== undefined);
  if (given['as'] === 'worksheet' && preset === undefined && !hasOwn)
    return worksheetSections(game, count ?? 1);
  return [
    {
      game: game.id,
      count: count ?? USUAL_COUNT,
      ...(preset !== undefined && { preset }),
      ...(hasOwn && { params: formatParams(game.params, params) }),
    },
  ];
}

function flagsOf(call: CommandCall): PartialSpec {
  const { given, settings } = call;
  const { language } = settings;
  const flags: PartialSpec = {};
  const [title, author, note, seed] = ['title', 'author', 'note', 'seed'].map((key) =>
    optionText(given, key),
  );
  if (title !== undefined) flags.title = title;
  if (author !== undefined) flags.author = author;
  if (note !== undefined) flags.note = note;
  if (seed !== undefined) flags.seed = seed;
  const kind = chosen(call, 'as', KINDS);
  if (kind !== undefined) flags.kind = kind;
  const paper = chosen(call, 'paper', paperIds);
  if (paper !== undefined && isPaper(paper)) flags.paper = paper;
  const perPage = optionNumber(given, 'perPage', language, 1, MOST_PER_PAGE);
  if (perPage !== undefined) flags.perPage = perPage;
  const size = optionNumber(given, 'pieceSize', language, LEAST_SIDE, MOST_SIDE);
  if (size !== undefined) flags.pieceSize = size;
  const qr = optionText(given, 'qr');
  if (qr !== undefined && !isAddress(qr)) throw wrongValue(call, '--qr', qr, 'https://…');
  if (qr !== undefined) flags.qr = qr;
  if (given['fullColour'] === true) flags.ink = 'colour';
  if (given['largePrint'] === true) flags.large = true;
  if (given['hints'] === true) flags.hints = true;
  if (given['manySolutions'] === true) flags.many = true;
  if (given['withoutSolutions'] === true) flags.solutions = false;
  if (given['withoutTitle'] === true) flags.titlePage = false;
  if (given['plainSides'] === true) flags.tabs = false;
  if (given['withoutBacks'] === true) flags.backs = false;
  if (given['lang'] !== undefined) flags.language = language;
  return flags;
}

function chosen<Id extends string>(call: CommandCall, option: string, known: readonly Id[]): Id | undefined {
  const given = optionText(call.given, option);
  if (given === undefined) return undefined;
  const found = known.find((each) => each === given);
  if (found === undefined) throw wrongValue(call, `--${option}`, given, known.join(' | '));
  return found;
}

const wrongValue = ({ settings }: CommandCall, at: string, given: string, expected: string): UserError =>
  new UserError(printText(settings.language, 'spec-wrong', { at, given: JSON.stringify(given), expected }));
