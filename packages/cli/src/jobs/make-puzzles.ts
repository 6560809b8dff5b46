/** new: reads what to make, chooses a seed where none is given, and sets the makers going. */
import { randomBytes } from 'node:crypto';
import { games } from 'edgewise';
import type { AnyGame } from 'edgewise';
import { readParams, type ParamRecord } from 'edgewise/params/params';
import { say, type Language } from 'edgewise/words/words';
import { runItems } from './pipeline.ts';
import { seedItems } from './new.ts';
import { UserError } from '../args/user-error.ts';
import { formatFor } from './write-puzzle.ts';
import { gameById } from '../args/game-by-id.ts';
import type { Io } from '../io.ts';
import { optionText, optionNumber, type GivenOptions } from '../args/options.ts';
import type { Settings } from '../args/settings.ts';
import { attributeOf } from '../args/help.ts';
import { cliText } from '../words/words.ts';

export async function makePuzzles(
  id: string | undefined,
  given: GivenOptions,
  settings: Settings,
  io: Io,
): Promise<number> {
  const { language } = settings;
  const game = gameById(games, id, language);
  const params = paramsOf(game, given, language);
  const format = formatFor(
    game,
    settings.format,
    settings.solution && !settings.json ? 'solution' : 'nothing',
    settings,
  );
  if (!format.ok) throw new UserError(format.error.message);
  const count = optionNumber(given, 'count', language, 1, 100_000_000) ?? 1;
  const seed = optionText(given, 'seed') ?? randomSeed();
  if (given['seed'] === undefined) io.stderr.write(`${cliText(language, 'seed', { seed })}\n`);
  return runItems('new', seedItems(seed, count), { ...settings, game: game.id, params }, io, count);
}

/** Short enough to be typed again; 50 bits are enough that nobody meets the same puzzle twice. */
export const randomSeed = (): string =>
  BigInt(`0x${randomBytes(7).toString('hex')}`)
    .toString(36)
    .slice(-10);

/** The preset's settings under those given one by one. */
export function paramsOf(game: AnyGame, given: GivenOptions, language: Language): ParamRecord {
  const { presets, fields } = game.params;
  const wish = optionText(given, 'preset');
  const preset = wish === undefined ? presets[0] : presets.find((each) => each.id === wish);
  if (!preset) {
    const known = presets.map((each) => each.id).join(', ');
    throw new UserError(cliText(language, 'preset-unknown', { game: game.id, given: wish ?? '', known }));
  }
  const chosen = fields.flatMap(({ key }) => {
    const text = optionText(given, attributeOf(key));
    return text === undefined ? [] : [[key, text] as const];
  });
  const read = readParams(game.params, Object.fromEntries(chosen), preset.params as ParamRecord);
  if (!read.ok) throw new UserError(say(game.words, language, read.error));
  return read.value;
}
