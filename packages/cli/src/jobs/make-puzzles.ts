/** new: reads what to make, chooses a seed if none is given, and starts the jobs. */
import { randomBytes } from 'node:crypto';
import {
  type AnyGame,
  collectionLine,
  type DifficultyRange,
  type Heading,
  readParams,
  type ParamRecord,
  say,
  tidyHeading,
  type Language,
} from 'edgewise';
import type { CommandCall } from '../args/call.ts';
import { attributeOf } from '../args/field-option.ts';
import { gameById } from '../args/game-by-id.ts';
import { optionNumber, optionText, type GivenOptions } from '../args/options.ts';
import { UserError } from '../args/user-error.ts';
import { print } from '../io.ts';
import { cliText } from '../words/words.ts';
import { seedItems } from './new.ts';
import { runItems } from './pipeline.ts';
import { formatFor } from './write-puzzle.ts';

export async function makePuzzles(call: CommandCall): Promise<number> {
  const { games, argument, given, settings, io } = call;
  const { language } = settings;
  const game = gameById(games, argument, language);
  const params = paramsOf(game, given, language);
  const holding = settings.solution && !settings.json ? 'solution' : 'nothing';
  const format = formatFor(game, settings.format, holding, settings);
  if (!format.ok) throw new UserError(format.error.message);
  const count = optionNumber(given, 'count', language, 1, 100_000_000) ?? 1;
  const seed = optionText(given, 'seed') ?? randomSeed();
  if (given['seed'] === undefined) await print(io, 'stderr', `${cliText(language, 'seed', { seed })}\n`);
  const difficulty = rangeOf(optionText(given, 'difficulty'), language);
  const heading = headingOf(given);
  if (heading?.title && !settings.json) await print(io, 'stdout', collectionLine(heading.title) + '\n');
  const made = { ...settings, game: game.id, params, difficulty, heading };
  return runItems('new', seedItems(seed, count), { ...call, settings: made }, count);
}

/** With a title the puzzles are a set: each has the title with its number. */
function headingOf(given: GivenOptions): Heading | undefined {
  const heading = tidyHeading({
    title: optionText(given, 'title') ?? '',
    author: optionText(given, 'author') ?? '',
  });
  return Object.keys(heading).length ? heading : undefined;
}

/** '20-30', '40-' or '25': a range of what `grade` prints. */
function rangeOf(text: string | undefined, language: Language): DifficultyRange | undefined {
  if (text === undefined) return undefined;
  const [, from, dash, to] = /^(\d{1,3})(?:(-)(\d{0,3}))?$/.exec(text) ?? [];
  const range = { from: Number(from), to: to ? Number(to) : dash ? HARDEST : Number(from) };
  if (range.from <= range.to) return range;
  throw new UserError(cliText(language, 'usage-range', { given: text, option: '--difficulty' }));
}

const HARDEST = 999;

/** Short enough to type; 50 bits are enough that nobody gets the same puzzle twice. */
export const randomSeed = (): string =>
  BigInt(`0x${randomBytes(7).toString('hex')}`)
    .toString(36)
    .slice(-10);

/** The preset's settings, overridden by those given one by one. */
export function paramsOf(game: AnyGame, given: GivenOptions, language: Language): ParamRecord {
  const { presets, fields } = game.params;
  const wanted = optionText(given, 'preset');
  const preset = presets.find((each) => each.id === wanted);
  if (!preset && wanted !== undefined) {
    const known = presets.map((each) => each.id).join(', ');
    throw new UserError(cliText(language, 'preset-unknown', { game: game.id, given: wanted, known }));
  }
  const chosen = fields.flatMap(({ key }) => {
    const text = optionText(given, attributeOf(key));
    return text === undefined ? [] : [[key, text] as const];
  });
  const read = readParams(game.params, Object.fromEntries(chosen), preset?.params);
  if (!read.ok) throw new UserError(say(game.words, language, read.error));
  return read.value;
}
