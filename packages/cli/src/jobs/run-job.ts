/** The commands that read puzzles: what is special about each, then the pipeline. */
import { formatsOf } from 'edgewise';
import type { CommandCall } from '../args/call.ts';
import type { CommandSpec } from '../args/commands.ts';
import { gameById } from '../args/game-by-id.ts';
import { optionText } from '../args/options.ts';
import { UserError } from '../args/user-error.ts';
import { cliText } from '../words/words.ts';
import type { Item } from './answer.ts';
import { readChunks, readWholeText } from './input.ts';
import { runFile, runItems } from './pipeline.ts';
import { showPictures } from './show-pictures.ts';

export async function runJob({ job = 'check' }: CommandSpec, call: CommandCall): Promise<number> {
  const { games, given, settings } = call;
  if (settings.game !== undefined) gameById(games, settings.game, settings.language);
  if (job === 'convert' && settings.to === undefined) throw new UserError(toMissing(call));
  if (job === 'verify')
    return runItems(job, wholeItem(call), { ...call, settings: { ...settings, jobs: 1 } });
  const [svg, png] = [optionText(given, 'svg'), optionText(given, 'png')];
  if (svg !== undefined && png !== undefined)
    throw new UserError(cliText(settings.language, 'usage-both', { one: '--svg', other: '--png' }));
  const target = svg ?? png;
  if (target === undefined) return runFile(job, call);
  const kind = svg === undefined ? 'png' : 'svg';
  return showPictures({ kind, file: target, theme: optionText(given, 'theme') ?? 'light' }, call);
}

function toMissing({ games, settings: { game, language } }: CommandCall): string {
  const chosen = games.filter((each) => game === undefined || each.id === game);
  const known = new Set(chosen.flatMap(formatsOf).map((each) => each.id));
  return cliText(language, 'to-missing', { known: [...known].join(', ') });
}

async function* wholeItem({ argument, io, settings }: CommandCall): AsyncGenerator<readonly Item[]> {
  yield [{ line: 1, text: await readWholeText(readChunks(argument, io, settings)), whole: true }];
}
