/** show --svg, --png: boards as pictures, one file or, with `%n` in its name, one file for each puzzle. */
import { type Picture, pictureOf, svg, type SvgOptions, themeIds, type ThemeId } from 'edgewise/draw';
import { say } from 'edgewise';
import type { CommandCall } from '../args/call.ts';
import type { Settings } from '../args/settings.ts';
import { UserError } from '../args/user-error.ts';
import { writeWhole } from '../files.ts';
import { print, write } from '../io.ts';
import { cliText } from '../words/words.ts';
import { jsonLine, onPuzzle, type Item } from './answer.ts';
import { Driver } from './driver.ts';
import { readChunks, readItems, readWholeText } from './input.ts';
import type { Subject } from './read-item.ts';
import { noSolution, shownState } from './show.ts';

export interface PictureOptions {
  readonly kind: 'svg' | 'png';
  readonly file: string; // '-' is stdout; %n is the number of the puzzle
  readonly theme: string;
}

/** One file is for one puzzle, so the whole input is read first, and two puzzles are refused. */
export async function showPictures(options: PictureOptions, call: CommandCall): Promise<number> {
  const { games, argument, settings, io } = call;
  const theme = themeById(options.theme, settings);
  const chunks = readChunks(argument, io, settings);
  const many = options.file.includes('%n');
  const batches = many ? readItems(games, chunks, settings) : oneItem(readWholeText(chunks));
  let [number, worst] = [0, 0];
  for await (const items of batches)
    for (const item of items)
      worst = Math.max(worst, await showPicture(item, ++number, theme, options, call));
  return worst;
}

async function* oneItem(text: Promise<string>): AsyncGenerator<readonly Item[]> {
  yield [{ line: 1, text: await text, whole: true }];
}

async function showPicture(
  item: Item,
  number: number,
  theme: ThemeId,
  { kind, file }: PictureOptions,
  { games, settings, io }: CommandCall,
): Promise<number> {
  let drawn: Drawing | undefined;
  const job = onPuzzle(function* (subject) {
    const state = yield* shownState(subject, settings);
    if (state === undefined) return noSolution(settings);
    drawn = drawingOf(subject, state, theme, settings);
    return { fields: {}, text: '' };
  });
  const task = job(item, { ...settings, json: false }, games);
  const { err, code } = await new Driver(io.signal).finish(task);
  await print(io, 'stderr', err);
  if (!drawn) return code;
  const name = file.replaceAll('%n', String(number));
  const data = kind === 'svg' ? svg(drawn.picture, drawn.options) : await pngOf(drawn, settings);
  if (name === '-') await write(io.stdout, data);
  else writeWhole(settings.language, name, data);
  if (settings.json && name !== '-') await print(io, 'stdout', jsonLine({ line: item.line, [kind]: name }));
  return code;
}

interface Drawing {
  readonly picture: Picture;
  readonly options: SvgOptions;
}

const drawingOf = (
  { game, saved: { puzzle } }: Subject,
  state: unknown,
  theme: ThemeId,
  { language }: Settings,
): Drawing => ({
  picture: pictureOf(game.scene(puzzle, state)),
  options: { theme, title: say(game.words, language, { code: 'name' }) },
});

/** Loaded only here: no other command should wait for a native module. */
async function pngOf({ picture, options }: Drawing, { language }: Settings): Promise<Uint8Array> {
  const { png } = await import('./png.ts');
  const data = await png(picture, options);
  if (data) return data;
  throw new UserError(cliText(language, 'font-missing'));
}

function themeById(id: string, { language }: Settings): ThemeId {
  const theme = themeIds.find((each) => each === id);
  if (theme) return theme;
  throw new UserError(cliText(language, 'theme-unknown', { given: id, known: themeIds.join(', ') }));
}
