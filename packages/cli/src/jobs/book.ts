/** book: puzzles made or read, each proved, then laid out as one PDF that is written whole or not at all. */
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import {
  prepareOptions,
  print as makePdf,
  REMAKES,
  repeatsIn,
  replaced,
  sayNote,
  wantedOf,
  type BookSpec,
  type PrintPuzzle,
  type SourceText,
  type Wanted,
} from 'edgewise-print';
import { loadFonts } from 'edgewise-print/node';
import type { CommandCall } from '../args/call.ts';
import { optionText } from '../args/options.ts';
import { isStdin, sourceName } from '../args/source.ts';
import { EXITS, UserError } from '../args/user-error.ts';
import { writeError, writeWhole } from '../files.ts';
import { print, write } from '../io.ts';
import { cliText } from '../words/words.ts';
import { jsonLine, type Answer, type Item } from './answer.ts';
import { specFrom } from './book-spec.ts';
import { Driver } from './driver.ts';
import { readChunks, readWholeText } from './input.ts';
import { jobs } from './jobs.ts';
import { answersFromWorkers } from './pool.ts';
import { ProgressBar } from './progress-bar.ts';

const MOST_REFUSALS = 20; // more sentences are no help

export async function printBook(call: CommandCall): Promise<number> {
  const { given, settings, io, games } = call;
  const { language } = settings;
  const output = optionText(given, 'output');
  if (output === undefined) throw new UserError(cliText(language, 'output-missing'));
  if (output !== '-') refuseUnwritable(output, call);
  const files = await readFiles(call);
  const { spec, folder, seedChosen } = specFrom(call, files);
  const texts = [...files, ...(await namedFiles(spec, folder, files, call))];
  const wanted = wantedOf(spec, games, texts, {
    game: files.length ? settings.game : undefined,
    format: settings.format,
  });
  if (!wanted.ok) throw new UserError(sayNote(language, wanted.error));
  if (seedChosen) await print(io, 'stderr', `${cliText(language, 'seed', { seed: spec.seed })}\n`);
  const puzzles = await prepareWithoutRepeats(wanted.value, spec, call);
  if (!puzzles) return EXITS.bad;
  const data = await setPages(spec, wanted.value, puzzles, call);
  if (output === '-') await write(io.stdout, data.bytes);
  else writeWhole(language, output, data.bytes);
  return report(output, puzzles.length, data, call);
}

/** Reported before a minute of work, not after it. */
function refuseUnwritable(file: string, { settings: { language } }: CommandCall): void {
  try {
    if (existsSync(file) && statSync(file).isDirectory())
      throw Object.assign(new Error(), { code: 'EISDIR' });
    accessSync(existsSync(file) ? file : dirname(file), constants.W_OK);
  } catch (error) {
    throw writeError(language, file, error);
  }
}

async function readFiles({ files = [], io, settings }: CommandCall): Promise<readonly SourceText[]> {
  const texts: SourceText[] = [];
  for (const file of files)
    texts.push({ file: sourceName(file), text: await readWholeText(readChunks(file, io, settings)) });
  return texts;
}

/** The files that sections of a spec name, relative to the spec. */
async function namedFiles(
  spec: BookSpec,
  folder: string,
  known: readonly SourceText[],
  { io, settings }: CommandCall,
): Promise<readonly SourceText[]> {
  const texts: SourceText[] = [];
  for (const section of spec.sections) {
    if (!('file' in section) || known.some(({ file }) => file === section.file)) continue;
    const path =
      isStdin(section.file) || isAbsolute(section.file) ? section.file : join(folder, section.file);
    texts.push({ file: section.file, text: await readWholeText(readChunks(path, io, settings)) });
  }
  return texts;
}

async function prepareWithoutRepeats(
  { puzzles: wanted }: Wanted,
  spec: BookSpec,
  call: CommandCall,
): Promise<readonly PrintPuzzle[] | undefined> {
  let ready = await prepareAll(wanted, spec, call);
  for (let round = 1; ready && round <= REMAKES; round++) {
    const again = repeatsIn(spec, wanted, ready, round);
    if (again.length === 0) break;
    const remade = await prepareAll(again, spec, call);
    ready = remade && replaced(ready, remade);
  }
  return ready;
}

/** Undefined if any was refused; all were examined, so that all can be fixed at once. */
async function prepareAll(
  puzzles: Wanted['puzzles'],
  spec: BookSpec,
  call: CommandCall,
): Promise<readonly PrintPuzzle[] | undefined> {
  const { io, settings } = call;
  const bar = new ProgressBar(io.stderr, puzzles.length);
  const ready: PrintPuzzle[] = [];
  const refused: string[] = [];
  try {
    for await (const { out, err } of answersFor(puzzles, spec, call, bar)) {
      bar.count();
      if (err === '') ready.push(JSON.parse(out) as PrintPuzzle);
      else if (refused.push(err) >= MOST_REFUSALS) break;
    }
  } finally {
    bar.clear();
  }
  if (!refused.length) return ready;
  const end = cliText(settings.language, 'book-refused');
  await print(io, 'stderr', [...refused, end].map((each) => `edgewise: ${each}\n`).join(''));
  return undefined;
}

async function* answersFor(
  puzzles: Wanted['puzzles'],
  spec: BookSpec,
  { games, settings, io }: CommandCall,
  bar: ProgressBar,
): AsyncGenerator<Answer> {
  const items = puzzles.map((each): Item => ({ line: each.number, text: JSON.stringify(each), whole: true }));
  const chosen = { ...settings, prepare: prepareOptions(spec) };
  if (settings.jobs > 1) {
    const batches = (async function* () {
      yield items;
    })();
    yield* answersFromWorkers('book', batches, chosen, io.signal, () => bar.show(undefined));
    return;
  }
  const driver = new Driver(io.signal, (progress) => bar.show(progress));
  for (const item of items) yield await driver.finish(jobs.book(item, chosen, games));
}

interface Written {
  readonly bytes: Uint8Array;
  readonly pages: number;
}

async function setPages(
  spec: BookSpec,
  { heads }: Wanted,
  puzzles: readonly PrintPuzzle[],
  { games, io, settings }: CommandCall,
): Promise<Written> {
  const bar = new ProgressBar(io.stderr);
  try {
    const driver = new Driver(io.signal, (progress) => bar.show(progress));
    const made = await driver.finish(makePdf({ spec, games, heads, puzzles, fonts: loadFonts() }));
    if (!made.ok) throw new UserError(sayNote(settings.language, made.error));
    return made.value;
  } finally {
    bar.clear();
  }
}

async function report(
  file: string,
  puzzles: number,
  { bytes, pages }: Written,
  { io, settings }: CommandCall,
): Promise<number> {
  const size = Math.ceil(bytes.length / 1024);
  if (settings.json && file !== '-')
    await print(io, 'stdout', jsonLine({ line: 1, pdf: file, puzzles, pages, bytes: bytes.length }));
  else if (!settings.json)
    await print(
      io,
      'stderr',
      `${cliText(settings.language, 'book-written', { file, puzzles, pages, size })}\n`,
    );
  return EXITS.done;
}
