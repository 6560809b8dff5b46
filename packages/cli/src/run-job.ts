/** The commands that take an input with puzzles: what is special about each, then the batch. */
import { games } from 'edgewise';
import { formatsOf } from 'edgewise/read/read';
import type { Item } from './answer.ts';
import { runFile, runItems } from './batch.ts';
import { showPicture } from './commands/show.ts';
import type { Entry } from './commands.ts';
import { Complaint } from './complaint.ts';
import { chunksOf, wholeText } from './input.ts';
import type { Io } from './io.ts';
import { textOf, type Given } from './options.ts';
import type { Settings } from './settings.ts';
import { tell } from './words.ts';

export async function runJob(
  { job = 'check' }: Entry,
  file: string | undefined,
  given: Given,
  settings: Settings,
  io: Io,
): Promise<number> {
  if (job === 'convert' && settings.to === undefined) throw new Complaint(toMissing(settings));
  if (job === 'verify') return runItems(job, wholeItem(file, settings, io), { ...settings, jobs: 1 }, io);
  const [svg, png] = [textOf(given, 'svg'), textOf(given, 'png')];
  if (svg !== undefined && png !== undefined)
    throw new Complaint(tell(settings.language, 'usage-both', { one: '--svg', other: '--png' }));
  const target = svg ?? png;
  if (target === undefined) return runFile(job, file, settings, io);
  const kind = svg === undefined ? 'png' : 'svg';
  return showPicture(file, { kind, file: target, theme: textOf(given, 'theme') ?? 'light' }, settings, io);
}

function toMissing({ game, language }: Settings): string {
  const chosen = games.filter((each) => game === undefined || each.id === game);
  const known = new Set(chosen.flatMap(formatsOf).map((each) => each.id));
  return tell(language, 'to-missing', { known: [...known].join(', ') });
}

async function* wholeItem(
  file: string | undefined,
  settings: Settings,
  io: Io,
): AsyncGenerator<readonly Item[]> {
  yield [{ line: 1, text: await wholeText(chunksOf(file, io, settings)), whole: true }];
}
