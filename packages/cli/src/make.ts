/** new: reads what to make, chooses a seed where none is given, and sets the makers going. */
import { randomBytes } from 'node:crypto';
import { games } from 'edgewise';
import type { AnyGame } from 'edgewise';
import { readParams, type ParamRecord } from 'edgewise/params/params';
import { say, type Language } from 'edgewise/words/words';
import { runItems } from './batch.ts';
import { seedItems } from './commands/new.ts';
import { Complaint } from './complaint.ts';
import { formatFor } from './formats.ts';
import { gameCalled } from './games.ts';
import type { Io } from './io.ts';
import { textOf, wholeOf, type Given } from './options.ts';
import type { Settings } from './settings.ts';
import { attributeOf } from './help.ts';
import { tell } from './words.ts';

export async function makeNew(
  id: string | undefined,
  given: Given,
  settings: Settings,
  io: Io,
): Promise<number> {
  const { language } = settings;
  const game = gameCalled(games, id, language);
  const params = paramsOf(game, given, language);
  const format = formatFor(
    game,
    settings.format,
    settings.solution && !settings.json ? 'solution' : 'nothing',
    settings,
  );
  if (!format.ok) throw new Complaint(format.error.message);
  const count = wholeOf(given, 'count', language, 1, 100_000_000) ?? 1;
  const seed = textOf(given, 'seed') ?? randomSeed();
  if (given['seed'] === undefined) io.stderr.write(`${tell(language, 'seed', { seed })}\n`);
  return runItems('new', seedItems(seed, count), { ...settings, game: game.id, params }, io, count);
}

/** Short enough to be typed again; 50 bits are enough that nobody meets the same puzzle twice. */
export const randomSeed = (): string =>
  BigInt(`0x${randomBytes(7).toString('hex')}`)
    .toString(36)
    .slice(-10);

/** The preset's settings under those given one by one. */
export function paramsOf(game: AnyGame, given: Given, language: Language): ParamRecord {
  const { presets, fields } = game.params;
  const wish = textOf(given, 'preset');
  const preset = wish === undefined ? presets[0] : presets.find((each) => each.id === wish);
  if (!preset) {
    const known = presets.map((each) => each.id).join(', ');
    throw new Complaint(tell(language, 'preset-unknown', { game: game.id, given: wish ?? '', known }));
  }
  const chosen = fields.flatMap(({ key }) => {
    const text = textOf(given, attributeOf(key));
    return text === undefined ? [] : [[key, text] as const];
  });
  const read = readParams(game.params, Object.fromEntries(chosen), preset.params as ParamRecord);
  if (!read.ok) throw new Complaint(say(game.words, language, read.error));
  return read.value;
}
