/** Every command in this process: what it prints, its JSON, its exit code. */
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { call, objects } from './testing.ts';

/** The smallest game joins the registry: nothing here may know a game by name. */
vi.mock('edgewise', async (original) => {
  const real = await original<typeof import('edgewise')>();
  const { blank } = await import('edgewise/puzzles/blank/index');
  return { ...real, games: [...real.games, blank] };
});

const board = 'slitherlink:3x3:a3a230a3a';
const solved = 'slitherlink:3x3:a3a230a3a:IMICJaMI';
const several = 'slitherlink:3x3:i';
const impossible = 'slitherlink:3x3:4a4f';
const folder = mkdtempSync(join(tmpdir(), 'edgewise-'));
const path = (name: string): string => join(folder, name);

describe('games', () => {
  it('lists every game with what other commands take', async () => {
    const { code, out } = await call(['games']);
    expect(code).toBe(0);
    expect(out).toContain('slitherlink:');
    expect(out).toContain('presets: easy');
    expect(out).toContain('blank:');
  });

  it('as data', async () => {
    const [first, second] = objects((await call(['games', '--json'])).out);
    expect(first).toMatchObject({ game: 'slitherlink', name: 'Slitherlink' });
    expect(Object.keys(first)).toEqual(['game', 'name', 'tagline', 'levels', 'presets', 'fields', 'formats']);
    expect(second['game']).toBe('blank');
  });
});

describe('new', () => {
  it('makes the same puzzle from the same seed', async () => {
    const make = () =>
      call(['new', 'slitherlink', '--width', '5', '--height', '4', '--level', 'counts', '--seed', 'x']);
    const [once, again] = [await make(), await make()];
    expect(once.out).toMatch(/^slitherlink:5x4:\S+\n$/);
    expect(again.out).toBe(once.out);
    expect(once.err).toBe('');
  });

  it('tells the seed it chose, and makes the puzzle again from it', async () => {
    const first = await call(['new', 'blank']);
    const seed = /^Seed: (\w+)$/m.exec(first.err)?.[1] ?? '';
    expect((await call(['new', 'blank', '--seed', seed])).out).toBe(first.out);
  });

  it('counts: number n has the seed SEED-n', async () => {
    const { out } = await call(['new', 'blank', '--seed', 's', '--count', '3', '--json']);
    const all = objects(out);
    expect(all.map((each) => each['seed'])).toEqual(['s', 's-2', 's-3']);
    const alone = objects((await call(['new', 'blank', '--seed', 's-3', '--json'])).out)[0];
    expect(all[2]['puzzle']).toBe(alone['puzzle']);
    expect(alone).toMatchObject({ line: 1, game: 'blank', params: { length: 8, level: 'counts' } });
  });

  it('writes solutions that check takes for solved', async () => {
    const [made] = objects(
      (await call(['new', 'slitherlink', '--seed', 'a', '--with-solution', '--json'])).out,
    );
    expect(await call(['check'], { stdin: String(made['solution']) })).toMatchObject({ code: 0 });
    const { out } = await call(['new', 'slitherlink', '--seed', 'a', '--with-solution']);
    expect(out.startsWith(`${String(made['puzzle'])}::`)).toBe(true);
  });

  it('puts a blank line between puzzles of several lines', async () => {
    const { out } = await call(['new', 'blank', '--count', '2', '--seed', 'a', '--format', 'picture']);
    expect(out).toMatch(/^[.]+\n[.0-3]+\n\n[.]+\n[.0-3]+\n$/);
  });

  it.each([
    [['new', 'chess'], 'No game is called "chess". Known: slitherlink, blank.'],
    [['new', 'chess', '--width', '3'], 'No game is called "chess"'],
    [['new'], 'missing: game'],
    [
      ['new', 'slitherlink', '--depth', '3'],
      'There is no option "--depth" here. Known: --preset, --seed, --count',
    ],
    [['new', 'slitherlink', '--width', '-5'], '"-5" does not fit width: expected 2–100.'],
    [['new', 'slitherlink', '--width', '99999'], 'does not fit width'],
    [['new', 'slitherlink', '--width'], 'needs a value'],
    [['new', 'slitherlink', '--level', 'none'], 'counts | sectors'],
    [['new', 'slitherlink', '--preset', 'none'], 'No preset of slitherlink is called "none". Known: easy'],
    [
      ['new', 'slitherlink', '--symmetry', 'quarter-turn', '--width', '5', '--height', '6'],
      'A quarter-turn needs',
    ],
    [['new', 'slitherlink', '--count', '0'], '"0" does not fit --count'],
    [['new', 'slitherlink', '--format', 'none'], 'No format is called "none"'],
    [['new', 'slitherlink', '--format', 'loopy', '--with-solution'], 'The format loopy holds no marks'],
  ])('%j is refused', async (argv, message) => {
    const { code, out, err } = await call(argv);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });
});

describe('solve', () => {
  it('streams an object a puzzle', async () => {
    const { code, out } = await call(['solve', '--json', '--limit', '2'], {
      stdin: `${board}\n# a comment\n\n${board}\n`,
    });
    expect(code).toBe(0);
    const [first, second] = objects(out);
    expect(Object.keys(first)).toEqual(['line', 'game', 'solutions', 'exhausted', 'ms', 'solution']);
    expect(first).toMatchObject({
      line: 1,
      game: 'slitherlink',
      solutions: 1,
      exhausted: true,
      solution: solved,
    });
    expect(second['line']).toBe(4);
  });

  it('none and several are exit code 1', async () => {
    expect(await call(['solve'], { stdin: impossible })).toMatchObject({
      code: 1,
      out: '',
      err: '<stdin>:1: There is no solution.\n',
    });
    const two = await call(['solve', '--limit', '2'], { stdin: several });
    expect(two.code).toBe(1);
    expect(two.err).toContain('Not unique');
    expect(two.out.trimEnd().split('\n')).toHaveLength(2);
    expect((await call(['solve'], { stdin: several })).code).toBe(0);
    const [data] = objects((await call(['solve', '--limit', '3', '--json'], { stdin: several })).out);
    expect(data).toMatchObject({ solutions: 3, exhausted: false });
    expect(data['more']).toHaveLength(2);
  });

  it('writes the format of --to, if that can hold a solution', async () => {
    expect((await call(['solve', '--to', 'pzpr'], { stdin: board })).out).toMatch(/^pzprv/);
    expect(await call(['solve', '--to', 'loopy'], { stdin: board })).toMatchObject({ code: 2, out: '' });
  });

  it('draws for somebody who looks', async () => {
    const { out } = await call(['solve', '--limit', '2'], {
      stdin: board,
      tty: true,
      env: { NO_COLOR: '1' },
    });
    expect(out).toContain('╭───────╮');
    expect(out).toContain('There is exactly one solution.');
  });

  it('goes on after a bad line, and says which it was', async () => {
    const { code, out, err } = await call(['solve', '--json'], {
      stdin: `${board}\nslitherlink:3x3:5h\n${board}\n`,
    });
    expect(code).toBe(2);
    expect(err).toMatch(/^<stdin>:2:17: .+\n$/);
    expect(objects(out).map((each) => each['line'])).toEqual([1, 2, 3]);
    expect(objects(out)[1]).toMatchObject({ line: 2, error: { code: 'clue', line: 2, column: 17 } });
  });
});

describe('check', () => {
  it('says solved', async () => {
    expect(await call(['check'], { stdin: solved })).toMatchObject({ code: 0, err: '' });
    expect(objects((await call(['check', '--json'], { stdin: solved })).out)[0]).toMatchObject({
      solved: true,
      issues: [],
    });
  });

  it('says everything that is wrong, and where', async () => {
    const { code, out } = await call(['check'], { stdin: 'slitherlink:3x3:1h:IIf' });
    expect(code).toBe(1);
    expect(out).toContain('! This 1 has 2 lines around it. Take 1 away. (row 1 column 1');
    const [data] = objects((await call(['check', '--json'], { stdin: 'slitherlink:3x3:1h:IIf' })).out);
    expect(data).toMatchObject({
      solved: false,
      issues: [{ kind: 'wrong', code: 'too-many', at: ['cell:0'] }, {}, {}],
    });
  });
});

describe('hint', () => {
  it('gives one step with its reason', async () => {
    const { code, out } = await call(['hint'], { stdin: 'blank:0.....' });
    expect(code).toBe(0);
    expect(out).toContain('The 0 has all its light');
    expect(out).toContain('Because of: number 0 below lantern 1');
    expect(out).toContain('So: lantern');
    const [data] = objects((await call(['hint', '--json'], { stdin: 'blank:0.....' })).out);
    expect(data).toMatchObject({
      kind: 'step',
      code: 'full',
      level: 'counts',
      moves: expect.any(Array) as unknown,
    });
  });

  it('explains the whole way', async () => {
    const puzzle = (await call(['new', 'blank', '--preset', 'hard', '--seed', 'h'])).out;
    const { code, out } = await call(['hint', '--all'], { stdin: puzzle });
    expect(code).toBe(0);
    expect(out).toMatch(/^Line 1:\n1\. /);
    expect(out).toContain('Solved: nothing is left to do.');
    const [data] = objects((await call(['hint', '--all', '--json'], { stdin: puzzle })).out);
    expect(data).toMatchObject({ solved: true });
  });

  it('says where it went wrong', async () => {
    const { code, out } = await call(['hint'], { stdin: 'blank:.0../++..' });
    expect(code).toBe(0);
    expect(out).toContain('Wrong: lantern');
    expect(out).toContain('Take it back: lantern');
  });

  it('has nothing to say about a solved or an open puzzle', async () => {
    expect(await call(['hint'], { stdin: solved })).toMatchObject({ code: 0 });
    expect(await call(['hint'], { stdin: 'blank:....' })).toMatchObject({ code: 1 });
  });
});

describe('grade', () => {
  it('gives level and uniqueness', async () => {
    const puzzle = (await call(['new', 'slitherlink', '--preset', 'gentle', '--seed', 'g'])).out;
    const { code, out } = await call(['grade'], { stdin: puzzle });
    expect(code).toBe(0);
    expect(out).toContain('Counting (level 1 of 6). Exactly one solution.');
    expect(objects((await call(['grade', '--json'], { stdin: puzzle })).out)[0]).toMatchObject({
      level: 'counts',
      solutions: 'one',
    });
  });

  it('counts techniques by name', async () => {
    const puzzle = (await call(['new', 'blank', '--seed', 'g'])).out;
    expect((await call(['grade'], { stdin: puzzle })).out).toMatch(/- A number that .+: \d/);
  });

  it('several solutions are exit code 1', async () => {
    expect(await call(['grade'], { stdin: several })).toMatchObject({ code: 1 });
  });
});

describe('convert', () => {
  it('there and back', async () => {
    const there = await call(['convert', '--to', 'loopy'], { stdin: board });
    expect(there).toMatchObject({ code: 0, out: '3x3t0:a3a230a3a\n', err: '' });
    expect((await call(['convert', '--to', 'native'], { stdin: there.out })).out).toBe(`${board}\n`);
    expect(objects((await call(['convert', '--to', 'loopy', '--json'], { stdin: board })).out)[0]).toEqual({
      line: 1,
      game: 'slitherlink',
      from: 'native',
      to: 'loopy',
      text: '3x3t0:a3a230a3a',
    });
  });

  it('says what gets lost', async () => {
    const { code, err } = await call(['convert', '--to', 'loopy'], { stdin: solved });
    expect(code).toBe(0);
    expect(err).toContain('holds no marks; they are left out');
  });

  it('says what cannot be written', async () => {
    expect(await call(['convert', '--to', 'loopy'], { stdin: 'slitherlink:3x3v:i' })).toMatchObject({
      code: 2,
      out: '',
    });
    expect((await call(['convert'])).err).toContain('convert needs --to');
    expect((await call(['convert', '--to', 'none'], { stdin: board })).err).toContain(
      'No format is called "none"',
    );
  });
});

describe('show', () => {
  it('draws the board, and its solution', async () => {
    expect((await call(['show'], { stdin: board })).out).toContain('  2   3   0');
    expect((await call(['show', '--solution'], { stdin: board })).out).toContain('╭───────╮');
    expect((await call(['show', '--solution'], { stdin: impossible })).code).toBe(2);
  });

  it('colours only for a terminal that wants them', async () => {
    const coloured = '\u001B[';
    expect((await call(['show'], { stdin: solved, tty: true })).out).toContain(coloured);
    expect((await call(['show'], { stdin: solved, tty: true, env: { NO_COLOR: '1' } })).out).not.toContain(
      coloured,
    );
    expect((await call(['show'], { stdin: solved })).out).not.toContain(coloured);
  });

  it.each(['light', 'dark', 'contrast', 'print'])('writes SVG in %s', async (theme) => {
    expect((await call(['show', '--svg', '-', '--theme', theme], { stdin: board })).out).toMatch(
      /^<svg [^]*<\/svg>\n$/,
    );
  });

  it('writes files whole', async () => {
    writeFileSync(path('old.svg'), 'old');
    expect(await call(['show', '--svg', path('old.svg')], { stdin: board })).toMatchObject({
      code: 0,
      out: '',
    });
    expect(readFileSync(path('old.svg'), 'utf8')).toMatch(/^<svg/);
    expect(await call(['show', '--png', path('a.png'), '--json'], { stdin: board })).toMatchObject({
      code: 0,
    });
    expect(readFileSync(path('a.png')).subarray(1, 4).toString()).toBe('PNG');
    expect(readdirSync(folder).filter((each) => each.endsWith('.tmp'))).toEqual([]);
  });

  it('refuses what cannot be one picture', async () => {
    expect((await call(['show', '--svg', '-'], { stdin: `${board}\n${board}\n` })).err).toContain(
      '<stdin>:2:1: Here are 2 puzzles',
    );
    expect((await call(['show', '--svg', '-', '--png', '-'], { stdin: board })).err).toContain(
      'exclude each other',
    );
    expect((await call(['show', '--svg', '-', '--theme', 'pink'], { stdin: board })).err).toContain(
      'No theme',
    );
    expect(await call(['show', '--svg', path('none/a.svg')], { stdin: board })).toMatchObject({ code: 2 });
  });
});

describe('verify', () => {
  const game = `edgewise 1\ngame slitherlink\npuzzle ${board}\n`;
  const moves = 'step 1000 0y\n';

  it('replays', async () => {
    const { code, out } = await call(['verify'], { stdin: `${game}${moves}end\n` });
    expect([code, out]).toEqual([1, expect.stringContaining('not solved') as string]);
    const done = await call(['verify', '--json'], {
      stdin: `edgewise 1\ngame slitherlink\npuzzle ${solved}\nend\n`,
    });
    expect(done.code).toBe(0);
    expect(objects(done.out)[0]).toMatchObject({ solved: true, code: 'verify-solved', moves: 0 });
  });

  it('says where it fails', async () => {
    expect(await call(['verify'], { stdin: `${game}${moves}step 1100 999y\nend\n` })).toMatchObject({
      code: 2,
      err: expect.stringContaining('<stdin>:5:11: ') as string,
    });
    expect((await call(['verify'], { stdin: board })).err).toContain('A saved game begins with');
  });

  it('a saved game is an input for other commands, too', async () => {
    const { out } = await call(['show'], { stdin: `${game}${moves}end\n` });
    expect(out.split('\n')[0]).toBe('•───•   ·   ·');
  });
});

describe('everywhere', () => {
  it('speaks Finnish', async () => {
    const { err } = await call(['solve', '--lang', 'fi'], { stdin: impossible });
    expect(err).toBe('<stdin>:1: Ratkaisua ei ole.\n');
    expect((await call(['--help'], { env: { LANG: 'fi_FI.UTF-8' } })).out).toContain('Käyttö: edgewise');
    expect(await call(['games', '--lang', 'sv'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('No language') as string,
    });
  });

  it.each([
    [['slove'], 'There is no command "slove". Known: games, new, solve'],
    [['solve', '--fast'], 'There is no option "--fast" here. Known: --game'],
    [['solve', 'a', 'b'], 'more than this command takes'],
    [['solve', '--jobs', 'many'], '"many" does not fit --jobs: expected a whole number 1–64.'],
    [['solve', '--limit', '0'], 'does not fit --limit'],
    [['play'], 'play needs a terminal'],
  ])('%j is refused in one sentence', async (argv, message) => {
    const { code, err } = await call(argv);
    expect(code).toBe(2);
    expect(err).toContain(message);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });

  it('stops when told to', async () => {
    const signal = AbortSignal.timeout(150);
    const { code } = await call(
      ['new', 'slitherlink', '--preset', 'huge', '--count', '1000', '--seed', 'x'],
      { signal },
    );
    expect(code).toBe(130);
  });
});
