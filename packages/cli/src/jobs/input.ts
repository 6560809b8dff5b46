/** Where puzzles come from: a file or stdin, as a stream of items. What is known so far is never waited for. */
import { createReadStream } from 'node:fs';
import { addAbortSignal, type Readable } from 'node:stream';
import { games } from 'edgewise';
import { formatsOf, isBlankOrComment, startsMany, type ReadOptions } from 'edgewise/read/read';
import { textLimit } from 'edgewise/text/text';
import type { Item } from './answer.ts';
import { Cancelled } from '../args/user-error.ts';
import { fileError } from '../files.ts';
import type { Io } from '../io.ts';
import type { Settings } from '../args/settings.ts';
import { isStdin, sourceName } from '../args/source.ts';
import { cliText } from '../words/words.ts';

/** The text in pieces, as it comes. */
export async function* readChunks(
  file: string | undefined,
  io: Io,
  { language }: Settings,
): AsyncGenerator<string> {
  const stream: Readable = isStdin(file) ? io.stdin : createReadStream(file ?? '');
  if (isStdin(file) && io.stdin.isTTY) io.stderr.write(`${cliText(language, 'reading-terminal')}\n`);
  try {
    for await (const chunk of addAbortSignal(io.signal, stream.setEncoding('utf8'))) yield String(chunk);
  } catch (error) {
    throw io.signal.aborted ? new Cancelled() : fileError(language, sourceName(file), error);
  }
}

/** No more than a reader takes: an endless input ends in an error, not in full memory. */
export async function readWholeText(chunks: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const chunk of chunks) {
    text += chunk;
    if (text.length > textLimit) break;
  }
  return text;
}

/** Batches of items, each as large as what had arrived. The first line with a puzzle tells which kind of file it is. */
export async function* readItems(
  chunks: AsyncIterable<string>,
  wanted: ReadOptions,
): AsyncGenerator<readonly Item[]> {
  const batches = splitLines(chunks);
  const before: string[] = [];
  for (let next = await batches.next(); !next.done; next = await batches.next()) {
    const start = next.value.findIndex((line) => !isBlankOrComment(line));
    if (start >= 0 && beginsMany(next.value[start], wanted))
      return yield* manyItems(before.length, next.value, batches);
    before.push(...next.value);
    if (start >= 0) break;
  }
  yield [{ line: 1, text: await readWholeText(rejoined(before, batches)), whole: true }];
}

/** A loose one-line format may take the first line of a file of several lines for its own. */
function beginsMany(line: string, wanted: ReadOptions): boolean {
  if (!startsMany(games, line, wanted)) return false;
  const chosen = games.filter((each) => wanted.game === undefined || each.id === wanted.game);
  const longer = chosen.flatMap(formatsOf).filter((each) => !each.oneLine);
  return wanted.format !== undefined || !longer.some((each) => each.looksLike(line));
}

async function* manyItems(
  passed: number,
  first: readonly string[],
  rest: AsyncIterable<readonly string[]>,
): AsyncGenerator<readonly Item[]> {
  let number = passed;
  const items = (lines: readonly string[]): Item[] =>
    lines
      .map((text) => ({ line: ++number, text, whole: false }))
      .filter((item) => !isBlankOrComment(item.text));
  yield items(first);
  for await (const lines of rest) yield items(lines);
}

async function* rejoined(
  before: readonly string[],
  rest: AsyncIterable<readonly string[]>,
): AsyncGenerator<string> {
  yield before.join('\n');
  for await (const lines of rest) yield `\n${lines.join('\n')}`;
}

/** Lines without their ends; one that is too long for any reader is passed on cut, just beyond the limit. */
export async function* splitLines(chunks: AsyncIterable<string>): AsyncGenerator<string[]> {
  let rest = '';
  let skipping = false; // the remainder of a line that was cut
  for await (const chunk of chunks) {
    const lines = chunk.split('\n');
    lines[0] = skipping ? '' : rest + lines[0];
    rest = lines.pop() ?? '';
    if (skipping && lines.length > 0) lines.shift();
    else if (skipping) continue;
    skipping = rest.length > textLimit;
    if (skipping) lines.push(rest);
    if (lines.length > 0) yield lines;
    if (skipping) rest = '';
  }
  if (!skipping) yield [rest];
}
