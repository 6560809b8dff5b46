/** ambiguity and edit for every game, and sets with headings: what they print, their JSON, their exit codes. */
import { games, readMany } from 'edgewise';
import { describe, expect, it } from 'vitest';
import { call, firstObject, objects } from '../testing.ts';

const several = 'slitherlink:3x3:a3g';
const solved = 'slitherlink:3x3:a3a230a3a';
const impossible = 'slitherlink:3x3:4a4f';

describe('ambiguity', () => {
  it('counts, compares and suggests; what it suggests leaves one solution', async () => {
    const { out, code } = await call(['ambiguity', '--json'], { stdin: `${several}\n` });
    expect(code).toBe(1);
    const answer = firstObject(out);
    expect(answer).toMatchObject({ line: 1, game: 'slitherlink', solutions: 'many' });
    expect(answer['pair']).toHaveLength(2);
    const set = (answer['suggestions'] as string[]).join(',');
    const edited = await call(['edit', '--set', set], { stdin: `${several}\n` });
    expect(edited.code).toBe(0);
    const after = firstObject((await call(['solve', '--limit', '2', '--json'], { stdin: edited.out })).out);
    expect(after['solutions']).toBe(1);
    const again = await call(['ambiguity'], { stdin: edited.out });
    expect([again.code, again.out]).toEqual([0, expect.stringContaining('Exactly one solution')]);
  });

  it('one, and none with the contradiction', async () => {
    const { out, code } = await call(['ambiguity', '--json'], { stdin: `${solved}\n${impossible}\n` });
    expect(code).toBe(1);
    const [one, none] = objects(out);
    expect(one).toMatchObject({ solutions: 'one', count: 1, open: [], suggestions: [], because: [] });
    expect(none).toMatchObject({
      line: 2,
      solutions: 'none',
      count: 0,
      pair: [],
      because: ['cell:0', 'cell:2'],
    });
  });

  it('names what contradicts as edit takes it', async () => {
    const { out } = await call(['ambiguity'], { stdin: `${impossible}\n` });
    expect(out).toContain('contradict each other: a1=4, a3=4.');
  });

  it('suggests givens for tiles, too', async () => {
    for (const mode of ['discovery', 'free']) {
      const stdin = `tantrix:${mode}:1-6:B:loop:all:none\n`;
      const answer = firstObject((await call(['ambiguity', '--json'], { stdin })).out);
      const set = (answer['suggestions'] as string[]).join(',');
      const edited = await call(['edit', '--set', set], { stdin });
      expect((await call(['ambiguity'], { stdin: edited.out })).out).toContain('Exactly one solution');
    }
  });

  it.each(games.map(({ id }) => id))('answers for %s', async (id) => {
    const made = await call(['new', id, '--seed', 'monday']);
    const answer = firstObject((await call(['ambiguity', '--json'], { stdin: made.out })).out);
    expect(answer).toMatchObject({ game: id, line: 1 });
    expect(['one', 'many', 'unknown']).toContain(answer['solutions']);
  });
});

describe('edit', () => {
  it('adds, removes and mirrors', async () => {
    const at = async (...argv: string[]): Promise<string> =>
      (await call(['edit', ...argv], { stdin: 'slitherlink:3x3:i\n' })).out.trim();
    expect(await at('--set', 'a1=2,b2=1')).toBe('slitherlink:3x3:2c1d');
    expect(await at('--set', 'a1=2', '--symmetry', 'half-turn')).toBe('slitherlink:3x3:2g2');
    expect(await at('--set', 'size=4x2,title=Two rivers')).toBe('# title: Two rivers\nslitherlink:4x2:h');
  });

  it('keeps a heading, and says what is wrong', async () => {
    const headed = '# title: Old\n# author: Me\nslitherlink:3x3:i\n';
    const { out } = await call(['edit', '--set', 'title=New'], { stdin: headed });
    expect(out).toBe('# title: New\n# author: Me\nslitherlink:3x3:i\n');
    for (const [argv, message] of [
      [['--set', 'z9=1'], 'no place called'],
      [['--set', 'a1'], 'not an edit'],
      [['--set', 'a1=1', '--symmetry', 'odd'], 'no symmetry'],
      [[], '--set'],
    ] as const) {
      const { err, code } = await call(['edit', ...argv], { stdin: headed });
      expect(code).toBe(2);
      expect(err).toContain(message);
    }
  });
});

describe('new with a title', () => {
  it('writes a set that reads back with its headings', async () => {
    const { out } = await call([
      'new',
      'steps',
      '--count',
      '2',
      '--seed',
      'x',
      '--title',
      'Monday',
      '--author',
      'Me',
    ]);
    const read = [...readMany(games, out.split('\n'))];
    expect(out.startsWith('# collection: Monday\n')).toBe(true);
    expect(read.map(({ read: each, heading }) => [each.ok, heading])).toEqual([
      [true, { title: 'Monday 1', author: 'Me' }],
      [true, { title: 'Monday 2', author: 'Me' }],
    ]);
  });
});
