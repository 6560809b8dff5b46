/** games, new and solve in this process: what they print, their JSON, their exit codes. */
import { games, type Games } from 'edgewise';
import { describe, expect, it } from 'vitest';
import { lanterns } from '../../../engine/src/puzzles/template/index.ts';
import { call as callWith, firstObject, objects, type Around } from '../testing.ts';

/** The smallest game joins the registry: nothing here may know a game by name. */
const registry: Games = [...games, lanterns];
const call = (argv: readonly string[], around: Around = {}) => callWith(argv, { games: registry, ...around });

const board = 'slitherlink:3x3:a3a230a3a';
const solved = 'slitherlink:3x3:a3a230a3a:IMICJaMI';
const several = 'slitherlink:3x3:i';
const impossible = 'slitherlink:3x3:4a4f';

describe('games', () => {
  it('lists every game with what other commands accept', async () => {
    const { code, out } = await call(['games']);
    expect(code).toBe(0);
    expect(out).toContain('slitherlink:');
    expect(out).toContain('presets: gentle, easy');
    expect(out).toContain('lanterns:');
  });

  it('as data', async () => {
    const [first, ...others] = objects((await call(['games', '--json'])).out);
    expect(first).toMatchObject({ game: 'slitherlink', name: 'Slitherlink' });
    expect(Object.keys(first ?? {})).toEqual([
      'line',
      'game',
      'name',
      'tagline',
      'levels',
      'presets',
      'fields',
      'formats',
    ]);
    expect(others.map((each) => each['game'])).toEqual([
      ...games.slice(1).map((game) => game.id),
      'lanterns',
    ]);
  });
});

describe('new', () => {
  it('says at once what cannot be made: counting has to begin at a 0', async () => {
    const { code, err } = await call(['new', 'slitherlink', '--without', '04']);
    expect([code, err]).toEqual([2, expect.stringContaining('can only begin at a 0')]);
    const other = await call(['new', 'slitherlink', '--without', '04', '--level', 'corners']);
    expect(other.code).toBe(0);
  });

  it('a tiling by itself makes a board that suits it', async () => {
    for (const tiling of ['honeycomb', 'penrose-kites', 'kagome']) {
      const { code, out } = await call(['new', 'slitherlink', '--tiling', tiling, '--seed', 'a']);
      expect([code, out]).toEqual([0, expect.stringMatching(`^slitherlink:${tiling}-`)]);
    }
    const { err } = await call(['new', 'slitherlink', '--tiling', 'honeycomb', '--symmetry', 'quarter-turn']);
    expect(err).toContain('do not have that symmetry');
  });

  it('makes a puzzle of the given difficulty, the same from the same seed', async () => {
    const argv = ['new', 'slitherlink', '--preset', 'easy', '--difficulty', '28-31', '--seed', 'x'];
    const { code, out } = await call(argv);
    expect(code).toBe(0);
    expect((await call(argv)).out).toBe(out);
    const { difficulty } = firstObject((await call(['grade', '--json'], { stdin: out })).out);
    expect(difficulty).toBeGreaterThanOrEqual(28);
    expect(difficulty).toBeLessThanOrEqual(31);
  });

  it.each(['30-20', 'x', '-5', ''])('refuses the difficulty "%s"', async (range) => {
    const { code, err } = await call(['new', 'slitherlink', '--difficulty', range]);
    expect([code, err.includes('20-30')]).toEqual([2, true]);
  });

  it('makes the same puzzle from the same seed', async () => {
    const make = () =>
      call(['new', 'slitherlink', '--width', '5', '--height', '4', '--level', 'counts', '--seed', 'x']);
    const [once, again] = [await make(), await make()];
    expect(once.out).toMatch(/^slitherlink:5x4:\S+\n$/);
    expect(again.out).toBe(once.out);
    expect(once.err).toBe('');
  });

  it('prints the seed it chose, and makes the puzzle again from it', async () => {
    const first = await call(['new', 'lanterns']);
    const seed = /^Seed: (\w+)$/m.exec(first.err)?.[1] ?? '';
    expect((await call(['new', 'lanterns', '--seed', seed])).out).toBe(first.out);
  });

  it('counts: number n has the seed SEED-n', async () => {
    const { out } = await call(['new', 'lanterns', '--seed', 's', '--count', '3', '--json']);
    const all = objects(out);
    expect(all.map((each) => each['seed'])).toEqual(['s', 's-2', 's-3']);
    const alone = firstObject((await call(['new', 'lanterns', '--seed', 's-3', '--json'])).out);
    expect(all[2]?.['puzzle']).toBe(alone['puzzle']);
    expect(alone).toMatchObject({ line: 1, game: 'lanterns', params: { length: 8 } });
  });

  it('writes solutions that check accepts as solved', async () => {
    const made = firstObject(
      (await call(['new', 'slitherlink', '--seed', 'a', '--with-solution', '--json'])).out,
    );
    expect(await call(['check'], { stdin: String(made['solution']) })).toMatchObject({ code: 0 });
    const { out } = await call(['new', 'slitherlink', '--seed', 'a', '--with-solution']);
    expect(out.startsWith(`${String(made['puzzle'])}::`)).toBe(true);
  });

  it('puts a blank line between multi-line puzzles', async () => {
    const { out } = await call([
      'new',
      'slitherlink',
      '--preset',
      'gentle',
      '--count',
      '2',
      '--seed',
      'a',
      '--format',
      'rows',
    ]);
    expect(out).toMatch(/^([.0-3]+\n){5}\n([.0-3]+\n){5}$/);
  });

  it.each([
    [
      ['new', 'chess'],
      `No game is called "chess". Known: ${games.map((game) => game.id).join(', ')}, lanterns.`,
    ],
    [['new', 'chess', '--width', '3'], 'No game is called "chess"'],
    [['new'], 'Missing argument: game'],
    [
      ['new', 'slitherlink', '--depth', '3'],
      'There is no option "--depth" here. Known options: --preset, --seed, --count',
    ],
    [['new', 'slitherlink', '--width', '-5'], '"-5" is not valid for width: expected 2–100.'],
    [['new', 'slitherlink', '--width', '99999'], 'is not valid for width'],
    [['new', 'slitherlink', '--width'], 'needs a value'],
    [['new', 'slitherlink', '--level', 'none'], 'counting | one-clue'],
    [['new', 'slitherlink', '--preset', 'none'], 'slitherlink has no preset "none". Known: gentle, easy'],
    [
      ['new', 'slitherlink', '--symmetry', 'quarter-turn', '--width', '5', '--height', '6'],
      'A quarter-turn needs',
    ],
    [['new', 'slitherlink', '--count', '0'], '"0" is not valid for --count'],
    [['new', 'slitherlink', '--format', 'none'], 'No format is called "none"'],
    [['new', 'slitherlink', '--format', 'loopy', '--with-solution'], 'The format loopy cannot contain marks'],
  ])('%j is refused', async (argv, message) => {
    const { code, out, err } = await call(argv);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });
});

describe('solve', () => {
  it('streams one object per puzzle', async () => {
    const { code, out } = await call(['solve', '--json', '--limit', '2'], {
      stdin: `${board}\n# a comment\n\n${board}\n`,
    });
    expect(code).toBe(0);
    const [first, second] = objects(out);
    expect(Object.keys(first ?? {})).toEqual(['line', 'game', 'solutions', 'exhausted', 'ms', 'solution']);
    expect(first).toMatchObject({
      line: 1,
      game: 'slitherlink',
      solutions: 1,
      exhausted: true,
      solution: solved,
    });
    expect(second?.['line']).toBe(4);
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
    const data = firstObject((await call(['solve', '--limit', '3', '--json'], { stdin: several })).out);
    expect(data).toMatchObject({ solutions: 3, exhausted: false });
    expect(data['more']).toHaveLength(2);
  });

  it('writes the format of --to, if that can hold a solution', async () => {
    expect((await call(['solve', '--to', 'pzpr'], { stdin: board })).out).toMatch(/^pzprv/);
    expect(await call(['solve', '--to', 'loopy'], { stdin: board })).toMatchObject({ code: 2, out: '' });
  });

  it('draws on a terminal', async () => {
    const { out } = await call(['solve', '--limit', '2'], {
      stdin: board,
      tty: true,
      env: { NO_COLOR: '1' },
    });
    expect(out).toContain('╭───────╮');
    expect(out).toContain('There is exactly one solution.');
  });

  it('continues after a bad line, and says which it was', async () => {
    const { code, out, err } = await call(['solve', '--json'], {
      stdin: `${board}\nslitherlink:3x3:5h\n${board}\n`,
    });
    expect(code).toBe(2);
    expect(err).toMatch(/^<stdin>:2:17: .+\n$/);
    expect(objects(out).map((each) => each['line'])).toEqual([1, 2, 3]);
    expect(objects(out)[1]).toMatchObject({ line: 2, error: { code: 'clue', line: 2, column: 17 } });
  });
});
