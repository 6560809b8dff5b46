/** What one command writes, the next reads: every format, several puzzles, positions, many pictures. */
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatsOf, games } from 'edgewise';
import { describe, expect, it } from 'vitest';
import { call, firstObject, objects } from '../testing.ts';

const presets: Readonly<Record<string, string>> = { kolmiopalapeli: 'colours', placements: 'wizard' };
const all = games.flatMap((game) =>
  formatsOf(game).map(
    (format) => [game.id, format.id, presets[format.id] ?? game.params.presets[0].id] as const,
  ),
);

describe('new --count 3 | convert --to native', () => {
  it.each(all)('%s in %s', async (game, format, preset) => {
    const argv = ['new', game, '--preset', preset, '--seed', 'a', '--count', '3'];
    const written = await call([...argv, '--format', format]);
    if (written.code !== 0) return expect(written.err).toMatch(/^edgewise: /); // the format cannot hold it
    const back = await call(['convert', '--to', 'native', '--json'], { stdin: written.out });
    expect(back).toMatchObject({ code: 0, err: '' });
    const read = objects(back.out);
    expect(read.map((each) => each['game'])).toEqual([game, game, game]);
    const native = (await call(argv)).out.trimEnd().split('\n');
    read.forEach((each, i) => expect(String(each['text']).startsWith(native[i] ?? '?')).toBe(true));
    const lines = written.out.split('\n');
    for (const each of read) expect(lines[Number(each['line']) - 1]).not.toBe('');
  });
});

it('every triangle-puzzle file that is written is read back', async () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
    const { out } = await call(['new', 'triangles', '--format', 'triangle-puzzle', '--seed', seed]);
    expect((await call(['check', '--json'], { stdin: out })).out).toContain('"game":"triangles"');
  }
});

it('old Mac line ends', async () => {
  const rows = '.3.\r230\r.3.\r';
  expect((await call(['convert', '--to', 'native'], { stdin: rows })).out).toBe(
    'slitherlink:3x3:a3a230a3a\n',
  );
  const lines = 'slitherlink:3x3:i\rslitherlink:2x2:d\r';
  expect(objects((await call(['check', '--json'], { stdin: lines })).out)).toHaveLength(2);
});

describe('solve', () => {
  const text = 'steps:DFOGGQEDI/CAk';

  it('starts from what is on the board, or ignores it', async () => {
    const count = async (...more: string[]): Promise<unknown> => {
      const { out } = await call(['solve', '--limit', '1000', '--json', ...more], { stdin: text });
      return firstObject(out)['solutions'];
    };
    const [from, whole] = [await count(), await count('--from-start')];
    expect(Number(from)).toBeLessThan(Number(whole));
    const { out } = await call(['solve', '--limit', '1000'], { stdin: text });
    for (const line of out.trimEnd().split('\n').filter(Boolean)) expect(line).toContain('CAk');
  });

  it('writes solutions while it searches', async () => {
    const stop = new AbortController();
    const { code, out } = await call(['solve', '--limit', '1000000'], {
      stdin: '1-14 R loop\n',
      signal: stop.signal,
      onOut: () => stop.abort('SIGINT'),
    });
    expect(code).toBe(130);
    expect(out.split('\n').length).toBeGreaterThan(1);
  });
});

describe('show', () => {
  it('makes a picture of each puzzle', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'edgewise-'));
    const puzzles = (await call(['new', 'slitherlink', '--count', '3', '--seed', 'a'])).out;
    const file = join(folder, 'board-%n.svg');
    const { code, out } = await call(['show', '--svg', file, '--json'], { stdin: puzzles });
    expect(code).toBe(0);
    expect(objects(out).map((each) => each['line'])).toEqual([1, 2, 3]);
    for (const n of [1, 2, 3]) expect(readFileSync(join(folder, `board-${n}.svg`), 'utf8')).toMatch(/^<svg/);
    const bad = await call(['show', '--svg', join(folder, 'x-%n.svg')], { stdin: `nonsense:\n${puzzles}` });
    expect(bad.code).toBe(2);
    expect(existsSync(join(folder, 'x-%n.svg'))).toBe(false);
  });
});
