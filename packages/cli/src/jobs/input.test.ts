/** What comes in: any cut of the stream, any nonsense, any file. */
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from 'edgewise';
import { describe, expect, it } from 'vitest';
import { readItems, splitLines } from './input.ts';
import { call } from '../testing.ts';

const board = 'slitherlink:3x3:a3a230a3a';

async function* streamed(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

const all = async <T>(batches: AsyncIterable<readonly T[]>): Promise<T[]> => {
  const items: T[] = [];
  for await (const batch of batches) items.push(...batch);
  return items;
};

describe('lines', () => {
  it.each([1, 2, 3, 7, 100])('cut anywhere (%i)', async (size) => {
    for (const text of ['one\n\ntwo\r\nthree', 'one\r\rtwo\rthree', 'one\r\n\r\ntwo\nthree']) {
      const lines = ['one', '', 'two', 'three'];
      expect(await all(splitLines(streamed(text, size)))).toEqual(lines);
      for (const end of ['\n', '\r', '\r\n'])
        expect(await all(splitLines(streamed(text + end, size)))).toEqual([...lines, '']);
    }
  });

  it.each([1, 5, 1000])('items keep their line numbers (%i)', async (size) => {
    const items = await all(readItems(games, streamed(`\n# hello\n${board}\r\n\n${board}\n`, size), {}));
    expect(items.map(({ line, whole }) => [line, whole])).toEqual([
      [3, false],
      [5, false],
    ]);
  });

  it.each([1, 5, 1000])('a format of several lines is one item (%i)', async (size) => {
    const text = '.3.\n230\n.3.';
    expect(await all(readItems(games, streamed(`# hello\n${text}\n`, size), {}))).toEqual([
      { line: 2, text, whole: true },
    ]);
  });

  it('answers before the input has ended', async () => {
    let given = 0;
    async function* endless(): AsyncGenerator<string> {
      for (;;) {
        given++;
        yield `${board}\n`;
      }
    }
    const items = readItems(games, endless(), {});
    expect((await items.next()).value).toEqual([{ line: 1, text: board, whole: false }]);
    await items.return(undefined);
    expect(given).toBe(1);
  });
});

describe('bad input', () => {
  it.each([
    ['empty', '', '<stdin>:1:1: There is nothing here to read.'],
    ['blank', ' \n\n', '<stdin>:1:1: There is nothing'],
    ['binary', '\u0000\u0001\u0002', '<stdin>:1:1: This is not text'],
    ['a 10 MB line', `${board}${'2'.repeat(10_000_000)}`, '<stdin>:1:'],
    ['a MB of nothing known', 'q'.repeat(1_000_000), '<stdin>:1:1: No format fits'],
    ['10 MB of nothing known', 'q'.repeat(10_000_000), '<stdin>:1:1: This is too long'],
    ['17 MB', `slitherlink:${'q'.repeat(17 << 20)}`, '<stdin>:1:1: This is too long'],
    ['a negative size', 'slitherlink:-3x3:a', '<stdin>:1:13: '],
    ['99999x99999', '99999x99999t0:a', '<stdin>:1:1: '],
    ['clue 5', 'slitherlink:3x3:5h', '<stdin>:1:17: '],
    ['a truncated body', 'slitherlink:3x3:a3', '<stdin>:1:19: '],
    ['a wrong row count', 'pzprv3\nslither\n3\n3\n. 3 . \n2 3 0 \n', '<stdin>:'],
    ['prose', 'Dear puzzle,\nsolve yourself.\n', '<stdin>:1:1: No format fits this text.'],
  ])('%s', async (_, stdin, message) => {
    const { code, out, err } = await call(['solve'], { stdin });
    expect([code, out]).toEqual([2, '']);
    expect(err.startsWith(message)).toBe(true);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });

  it.each([
    [['--format', 'none'], 'No format is called "none"'],
    [['--game', 'none'], 'No game is called "none"'],
    [['--format', 'loopy'], '1:1: '],
  ])('named wrongly: %j', async (options, message) => {
    const { code, err } = await call(['solve', ...options], { stdin: board });
    expect(code).toBe(2);
    expect(err).toContain(message);
  });

  it('unreadable paths', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'edgewise-'));
    expect(await call(['solve', join(folder, 'none')])).toMatchObject({
      code: 2,
      err: expect.stringContaining('No such file.') as string,
    });
    expect((await call(['solve', folder])).err).toContain('This is a directory');
    const secret = join(folder, 'secret');
    writeFileSync(secret, board);
    chmodSync(secret, 0);
    if (process.getuid?.() !== 0) expect((await call(['solve', secret])).err).toContain('Permission denied');
  });

  it('names the file', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'edgewise-')), 'a.txt');
    writeFileSync(file, `${board}\nslitherlink:3x3:5h\n`);
    expect((await call(['solve', file])).err).toMatch(`${file}:2:17: `);
  });
});
