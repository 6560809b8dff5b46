/** Where puzzles come from: a file or stdin, as a stream of items. Answers never wait for more input than they need. */
import { createReadStream } from 'node:fs';
import { addAbortSignal, type Readable } from 'node:stream';
import { type AnyGame, type ReadOptions, PuzzleSplitter, PUZZLE_LIMIT, SAVE_LIMIT } from 'edgewise';
import type { Settings } from '../args/settings.ts';
import { isStdin, sourceName } from '../args/source.ts';
import { Cancelled } from '../args/user-error.ts';
import { fileError } from '../files.ts';
import { print, type Io } from '../io.ts';
import { cliText } from '../words/words.ts';
import type { Item } from './answer.ts';

/** The text in chunks, as it arrives. */
export async function* readChunks(
  file: string | undefined,
  io: Io,
  { language }: Settings,
): AsyncGenerator<string> {
  const stream: Readable = isStdin(file) ? io.stdin : createReadStream(file ?? '');
  if (isStdin(file) && io.stdin.isTTY)
    await print(io, 'stderr', `${cliText(language, 'reading-terminal')}\n`);
  try {
    for await (const chunk of addAbortSignal(io.signal, stream.setEncoding('utf8'))) yield String(chunk);
  } catch (error) {
    throw io.signal.aborted ? new Cancelled() : fileError(language, sourceName(file), error);
  }
}

/** No more than a reader accepts: endless input ends in an error, not in exhausted memory. */
export async function readWholeText(chunks: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const chunk of chunks) {
    text += chunk;
    if (text.length > SAVE_LIMIT) break;
  }
  return text;
}

/** Batches of items, each with whatever has arrived. */
export async function* readItems(
  games: readonly AnyGame[],
  chunks: AsyncIterable<string>,
  options: ReadOptions,
): AsyncGenerator<readonly Item[]> {
  const splitter = new PuzzleSplitter(games, options);
  for await (const lines of splitLines(chunks)) {
    const items = lines.map((line) => splitter.add(line)).filter((item) => item !== undefined);
    if (items.length > 0) yield items;
  }
  const last = splitter.end();
  if (last) yield [last];
}

/**
 * Lines without their ends (LF, CRLF or CR); one that is too long for any reader is passed on cut, just beyond
 * the limit. A CR at the end of a piece waits for the next: an LF may follow that belongs to it.
 */
export async function* splitLines(chunks: AsyncIterable<string>): AsyncGenerator<string[]> {
  let rest = '';
  let skipping = false; // the remainder of a line that was cut
  for await (const chunk of chunks) {
    const text = rest + chunk;
    const held = text.endsWith('\r') ? text.slice(0, -1) : text;
    const lines = held.split(/\r\n|\r|\n/);
    rest = (lines.pop() ?? '') + text.slice(held.length);
    if (skipping && lines.length === 0) rest = rest.endsWith('\r') ? '\r' : '';
    else if (skipping) {
      lines.shift();
      skipping = false;
    }
    if (rest.length > PUZZLE_LIMIT + 1) {
      lines.push(rest);
      [rest, skipping] = ['', true];
    }
    if (lines.length > 0) yield lines;
  }
  if (rest.endsWith('\r')) yield skipping ? [''] : [rest.slice(0, -1), ''];
  else if (!skipping) yield [rest];
}
