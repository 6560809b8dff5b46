/** The commands that report on a board, in this process; and what holds for every command. */
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games, type Games } from 'edgewise';
import { describe, expect, it } from 'vitest';
import { lanterns } from '../../../engine/src/puzzles/template/index.ts';
import { call as callWith, objects, type Around } from '../testing.ts';

/** The smallest game joins the registry: nothing here may know a game by name. */
const registry: Games = [...games, lanterns];
const call = (argv: readonly string[], around: Around = {}) => callWith(argv, { games: registry, ...around });

const board = 'slitherlink:3x3:a3a230a3a';
const solved = 'slitherlink:3x3:a3a230a3a:IMICJaMI';
const several = 'slitherlink:3x3:i';
const impossible = 'slitherlink:3x3:4a4f';
const folder = mkdtempSync(join(tmpdir(), 'edgewise-'));
const path = (name: string): string => join(folder, name);

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
    expect(out).toContain('! This 1 has 2 lines around it. Remove 1. (row 1 column 1');
    const [data] = objects((await call(['check', '--json'], { stdin: 'slitherlink:3x3:1h:IIf' })).out);
    expect(data).toMatchObject({
      solved: false,
      issues: [{ kind: 'wrong', code: 'too-many', at: ['cell:0'] }, {}, {}],
    });
  });
});

describe('hint', () => {
  it('gives one step with its reason', async () => {
    const { code, out } = await call(['hint'], { stdin: 'lanterns:0.....' });
    expect(code).toBe(0);
    expect(out).toContain('This number has all its light');
    expect(out).toContain('Because of: number 0 below lantern 1');
    expect(out).toContain('So: lantern');
    const [data] = objects((await call(['hint', '--json'], { stdin: 'lanterns:0.....' })).out);
    expect(data).toMatchObject({
      kind: 'step',
      code: 'full',
      level: 'beyond',
      moves: expect.any(Array) as unknown,
    });
  });

  it('explains the whole way', async () => {
    const puzzle = (await call(['new', 'lanterns', '--preset', 'long', '--seed', 'h'])).out;
    const { code, out } = await call(['hint', '--all'], { stdin: puzzle });
    expect(code).toBe(0);
    expect(out).toMatch(/^Line 1:\n1\. /);
    expect(out).toContain('Solved: nothing left to do.');
    const [data] = objects((await call(['hint', '--all', '--json'], { stdin: puzzle })).out);
    expect(data).toMatchObject({ solved: true });
  });

  it('says where it went wrong', async () => {
    const { code, out } = await call(['hint'], { stdin: 'lanterns:.0../++..' });
    expect(code).toBe(0);
    expect(out).toContain('Wrong: lantern');
    expect(out).toContain('Undo: lantern');
  });

  it('names a piece that is taken back, though its place goes with it', async () => {
    const { out } = await call(['hint'], { stdin: 'tantrix:discovery:1-3:Y:loop:all:none/2.60.0.5' });
    expect(out).toContain('Undo: tile 2 at 60, 0');
  });

  it('has no hint for a solved or an ambiguous puzzle', async () => {
    expect(await call(['hint'], { stdin: solved })).toMatchObject({ code: 0 });
    expect(await call(['hint'], { stdin: 'lanterns:....' })).toMatchObject({ code: 1 });
  });
});

describe('grade', () => {
  it('gives level and uniqueness', async () => {
    const puzzle = (await call(['new', 'slitherlink', '--preset', 'gentle', '--seed', 'g'])).out;
    const { code, out } = await call(['grade'], { stdin: puzzle });
    expect(code).toBe(0);
    expect(out).toContain('Counting (level 1 of 6). Exactly one solution.');
    expect(objects((await call(['grade', '--json'], { stdin: puzzle })).out)[0]).toMatchObject({
      level: 'counting',
      solutions: 'one',
    });
  });

  it('counts techniques by name', async () => {
    const puzzle = (await call(['new', 'slitherlink', '--preset', 'gentle', '--seed', 'g'])).out;
    expect((await call(['grade'], { stdin: puzzle })).out).toMatch(/\n- [A-Z].+: \d/);
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
    expect(err).toContain('cannot contain marks; they are left out');
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

  it('colours only for a terminal that supports them', async () => {
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

  it('refuses input that cannot be one picture', async () => {
    expect((await call(['show', '--svg', '-'], { stdin: `${board}\n${board}\n` })).err).toContain(
      '<stdin>:2:1: This text holds 2 puzzles',
    );
    expect((await call(['show', '--svg', '-', '--png', '-'], { stdin: board })).err).toContain('not both');
    expect((await call(['show', '--svg', '-', '--theme', 'pink'], { stdin: board })).err).toContain(
      'There is no theme',
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

  it('other commands accept a saved game too', async () => {
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
      err: expect.stringContaining('Unknown language') as string,
    });
  });

  it.each([
    [['slove'], 'There is no command "slove". Known commands: games, new, solve'],
    [['solve', '--fast'], 'There is no option "--fast" here. Known options: --game'],
    [['solve', 'a', 'b'], 'Too many arguments'],
    [['solve', '--jobs', 'many'], '"many" is not valid for --jobs: expected a whole number 1–64.'],
    [['solve', '--limit', '0'], 'is not valid for --limit'],
    [['play'], 'play needs a terminal'],
  ])('%j is refused in one sentence', async (argv, message) => {
    const { code, err } = await call(argv);
    expect(code).toBe(2);
    expect(err).toContain(message);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });

  it('stops when asked to', async () => {
    const signal = AbortSignal.timeout(150);
    const { code } = await call(
      ['new', 'slitherlink', '--preset', 'huge', '--count', '1000', '--seed', 'x'],
      { signal },
    );
    expect(code).toBe(130);
  });
});
