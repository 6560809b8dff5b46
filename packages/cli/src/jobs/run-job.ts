/** The commands that take an input with puzzles: what is special about each, then the batch. */
import { games } from 'edgewise';
import { formatsOf } from 'edgewise/read/read';
import type { Item } from './answer.ts';
import { runFile, runItems } from './pipeline.ts';
import { showPicture } from './show.ts';
import type { Entry } from '../args/commands.ts';
import { UserError } from '../args/user-error.ts';
import { readChunks, readWholeText } from './input.ts';
import type { Io } from '../io.ts';
import { optionText, type GivenOptions } from '../args/options.ts';
import type { Settings } from '../args/settings.ts';
import { cliText } from '../words/words.ts';

export async function runJob(
  { job = 'check' }: Entry,
  file: string | undefined,
  given: GivenOptions,
  settings: Settings,
  io: Io,
): Promise<number> {
  if (job === 'convert' && settings.to === undefined) throw new UserError(toMissing(settings));
  if (job === 'verify') return runItems(job, wholeItem(file, settings, io), { ...settings, jobs: 1 }, io);
  const [svg, png] = [optionText(given, 'svg'), optionText(given, 'png')];
  if (svg !== undefined && png !== undefined)
    throw new UserError(cliText(settings.language, 'usage-both', { one: '--svg', other: '--png' }));
  const target = svg ?? png;
  if (target === undefined) return runFile(job, file, settings, io);
  const kind = svg === undefined ? 'png' : 'svg';
  return showPicture(file, { kind, file: target, theme: optionText(given, 'theme') ?? 'light' }, settings, io);
}

function toMissing({ game, language }: Settings): string {
  const chosen = games.filter((each) => game === undefined || each.id === game);
  const known = new Set(chosen.flatMap(formatsOf).map((each) => each.id));
  return cliText(language, 'to-missing', { known: [...known].join(', ') });
}

async function* wholeItem(
  file: string | undefined,
  settings: Settings,
  io: Io,
): AsyncGenerator<readonly Item[]> {
  yield [{ line: 1, text: await readWholeText(readChunks(file, io, settings)), whole: true }];
}
