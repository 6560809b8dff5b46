/** techniques and practise: lists, positions as data, and an exercise with keys. */
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finish, games, say } from 'edgewise';
import { describe, expect, it } from 'vitest';
import { call, FakeTerminal, firstObject, objects } from '../testing.ts';

const [slitherlink] = games;
const [, technique = 'none'] = slitherlink.techniques
  .filter(({ kind }) => kind === 'step')
  .map(({ code }) => code);

describe('techniques', () => {
  it('lists every technique of every game, with name, rule, level and examples', async () => {
    const all = objects((await call(['techniques', '--json'])).out);
    expect(all.map((each) => [each['game'], each['code']])).toEqual(
      games.flatMap(({ id, techniques }) => techniques.map(({ code }) => [id, code])),
    );
    for (const each of all) {
      expect(each['name']).not.toMatch(/^technique\./);
      expect(each['rule']).not.toMatch(/^technique\./);
      expect(each['examples']).toHaveLength(
        games.find(({ id }) => id === each['game'])?.techniques.find(({ code }) => code === each['code'])
          ?.examples.length ?? -1,
      );
    }
  });

  it('speaks Finnish, of one game', async () => {
    const { out, code } = await call(['techniques', slitherlink.id, '--lang', 'fi']);
    expect(code).toBe(0);
    for (const each of slitherlink.techniques)
      expect(out).toContain(say(slitherlink.words, 'fi', { code: `technique.${each.code}` }));
    expect(out).not.toContain('masyu:');
  });

  it('refuses an unknown game', async () => {
    expect(await call(['techniques', 'chess'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('"chess"'),
    });
  });
});

describe('practise', () => {
  it('prints a position whose hint is that technique, the same for the same seed', async () => {
    const argv = ['practise', slitherlink.id, '--technique', technique, '--seed', 'monday', '--json'];
    const [first, again] = [await call(argv), await call(argv)];
    expect(first).toEqual(again);
    const exercise = firstObject(first.out);
    const read = slitherlink.native.parse(String(exercise['position']));
    if (!read.ok) throw new Error(read.error.code);
    const hint = finish(slitherlink.hint(read.value.puzzle, read.value.state));
    expect(hint?.code).toBe(technique);
    expect(exercise).toMatchObject({ line: 1, game: slitherlink.id, technique });
  });

  it.each([
    [['--technique', 'nope'], 'There is no technique "nope" to practise here. Known: '],
    [['--technique', 'suppose-line'], 'Several games have the technique "suppose-line": slitherlink, masyu.'],
    [[slitherlink.id], 'practise needs a terminal.'],
  ])('%j: %s', async (argv, message) => {
    const { code, err, out } = await call(['practise', ...argv]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
  });

  it('shows, explains, counts and continues', async () => {
    const home = mkdtempSync(join(tmpdir(), 'edgewise-'));
    const terminal = new FakeTerminal(games);
    terminal.start(['practise', slitherlink.id, '--technique', 'zero', '--seed', 'a'], {
      EDGEWISE_HOME: home,
      LANG: 'C.UTF-8',
    });
    await terminal.begun();
    await terminal.press('c');
    expect(terminal.screen).toContain('Make your move on the board first.');
    await terminal.press('h');
    expect(terminal.screen).toContain('No lines around a 0.');
    expect(terminal.screen).toContain('0 of 1 found');
    expect(readFileSync(join(home, 'practice.txt'), 'utf8')).toMatch(/^slitherlink\/zero 0 \d+ 0 1 0\n$/);
    await terminal.press('N');
    expect(terminal.screen).toContain('Find the move: A 0');
    expect(terminal.screen).not.toContain('found');
    await terminal.press('q');
    expect(await terminal.ended()).toBe(0);
  });
});
