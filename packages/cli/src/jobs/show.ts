/** show: the board in characters, or as a picture in a file. */
import { ansi } from 'edgewise/draw/ansi';
import { svg } from 'edgewise/draw/svg';
import { themeIds, type ThemeId } from 'edgewise/draw/theme';
import type { Task } from 'edgewise/task';
import { say } from 'edgewise/words/words';
import { onPuzzle, type Outcome, type Refusal } from './answer.ts';
import { UserError, EXITS } from '../args/user-error.ts';
import { Driver } from './driver.ts';
import { writeWhole } from '../files.ts';
import { readChunks, readWholeText } from './input.ts';
import { write, type Io } from '../io.ts';
import { stateOf, type Subject } from './read-item.ts';
import type { Settings } from '../args/settings.ts';
import { cliText } from '../words/words.ts';

export const showJob = onPuzzle(function* (subject, settings) {
  const state = yield* shownState(subject, settings);
  if (state === undefined) return noSolution(settings);
  const sketch = ansi(subject.game.sketch(subject.saved.puzzle, state), { mode: settings.style });
  return { fields: { sketch }, text: sketch, apart: true };
});

/** The stored solution if there is one; else it is found. */
function* shownState(subject: Subject, { solution }: Settings): Task<unknown> {
  const { game, saved } = subject;
  if (!solution) return stateOf(subject);
  return saved.solution ?? (yield* game.solve(saved.puzzle, { limit: 1 })).found[0];
}

const noSolution = ({ language }: Settings): Refusal => ({
  refused: { code: 'solve-none', message: cliText(language, 'solve-none') },
});

export interface Picture {
  readonly kind: 'svg' | 'png';
  readonly file: string; // '-' is stdout
  readonly theme: string;
}

/** One picture is of one puzzle, so the whole input is read, and two puzzles are refused. */
export async function showPicture(
  file: string | undefined,
  to: Picture,
  settings: Settings,
  io: Io,
): Promise<number> {
  const theme = themeById(to.theme, settings);
  const item = { line: 1, text: await readWholeText(readChunks(file, io, settings)), whole: true };
  const job = onPuzzle(function* (subject) {
    const state = yield* shownState(subject, settings);
    return state === undefined ? noSolution(settings) : drawing(subject, state, theme, settings);
  });
  const { out, err, code } = await new Driver(io.signal).finish(job(item, { ...settings, json: false }));
  await write(io.stderr, err);
  if (code === EXITS.done)
    await deliver(to, to.kind === 'png' ? await png(out, settings) : out, settings, io);
  if (settings.json && to.file !== '-' && code === EXITS.done)
    await write(io.stdout, `${JSON.stringify({ line: 1, [to.kind]: to.file })}\n`);
  return code;
}

function drawing(
  { game, saved: { puzzle } }: Subject,
  state: unknown,
  theme: ThemeId,
  { language }: Settings,
): Outcome {
  const title = say(game.words, language, { code: 'name' });
  return { fields: {}, text: svg(game.scene(puzzle, state), { theme, title }) };
}

function themeById(id: string, { language }: Settings): ThemeId {
  const theme = themeIds.find((each) => each === id);
  if (theme) return theme;
  throw new UserError(cliText(language, 'theme-unknown', { given: id, known: themeIds.join(', ') }));
}

/** Loaded only here: no other command should wait for a native module. */
async function png(text: string, { language }: Settings): Promise<Uint8Array> {
  const { Resvg } = await import('@resvg/resvg-js');
  if (text.includes('<text') && !new Resvg(probe).getBBox())
    throw new UserError(cliText(language, 'font-missing'));
  return new Resvg(text, { fitTo: { mode: 'zoom', value: 2 } }).render().asPng();
}

/** Without fonts text is left out silently, and a board without its numbers is another puzzle. */
const probe = `<svg xmlns="http://www.w3.org/2000/svg"><text font-family="system-ui,sans-serif">0</text></svg>`;

async function deliver(
  { file }: Picture,
  data: string | Uint8Array,
  { language }: Settings,
  io: Io,
): Promise<void> {
  if (file === '-') io.stdout.write(data);
  else writeWhole(language, file, data);
}
