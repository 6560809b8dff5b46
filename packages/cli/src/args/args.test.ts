/** The arguments: options that belong to one game, help, messages, locale, colours. */
import { games } from 'edgewise';
import { describe, expect, it } from 'vitest';
import { call, objects } from '../testing.ts';
import { scanArguments } from './scan.ts';

const board = 'slitherlink:3x3:a3a230a3a';

describe('the game of the arguments', () => {
  it.each([
    [['new', 'steps', '--seed', 'tantrix'], 'steps'],
    [['new', '--seed', 'tantrix', 'steps'], 'steps'],
    [['--lang', 'fi', 'new', 'steps'], 'steps'],
    [['new', '--width', '5', 'slitherlink'], 'slitherlink'],
    [['play', '--seed', 'tantrix', '--new', 'steps'], 'steps'],
    [['play', 'tantrix'], undefined],
    [['new', 'chess'], undefined],
  ])('%j', (argv, id) => expect(scanArguments(games, argv).game?.id).toBe(id));

  it('a value that is the id of another game does not add that game’s options', async () => {
    const argv = ['new', 'steps', '--seed', 'tantrix', '--traps', 'few'];
    expect(await call(argv)).toMatchObject({ code: 0, err: '' });
  });
});

describe('messages', () => {
  it.each([
    [['help', 'nope'], '', 'There is no command "nope". Known commands: games, new'],
    [['convert', '--game', 'nope'], board, 'No game is called "nope". Known: slitherlink'],
    [['solve', '--game', 'nope'], board, 'No game is called "nope". Known: slitherlink'],
    [['completion', 'tcsh'], '', 'There are no completions for "tcsh". Known shells: bash, zsh, fish.'],
    [
      [
        'new',
        'slitherlink',
        '--format',
        'janko',
        '--rule',
        'every-dot',
        '--seed',
        'a',
        '--width',
        '5',
        '--height',
        '5',
      ],
      '',
      'edgewise: ',
    ],
    [['new', 'tantrix', '--solutions', 'one', '--tiles', '9', '--seed', 'a'], '', 'edgewise: '],
  ])('%j', async (argv, stdin, message) => {
    const { code, out, err } = await call(argv, { stdin });
    if (code === 0) return; // some of these succeed
    expect(out).toBe('');
    expect(err).toContain(message);
    expect(err).not.toContain('<stdin>');
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });

  it('required arguments show no default', async () => {
    const { out } = await call(['convert', '--help']);
    expect(out).toContain('--to <id>');
    expect(out).not.toContain('default: native');
    expect((await call(['solve', '--help'])).out).toContain('default: native');
  });

  it('every example of a setting works on the default preset', async () => {
    for (const game of games)
      for (const field of game.params.fields) {
        if (field.kind !== 'text') continue;
        const { code, err } = await call(['new', game.id, `--${field.key}`, field.example, '--seed', 'x']);
        expect(`${game.id} --${field.key} ${field.example}: ${err}`).toBe(
          `${game.id} --${field.key} ${field.example}: `,
        );
        expect(code).toBe(0);
      }
  });

  it('games --json has a line number, like everything else', async () => {
    const all = objects((await call(['games', '--json'])).out);
    expect(all.map((each) => each['line'])).toEqual(games.map((_, i) => i + 1));
  });

  it('exits as the signal says', async () => {
    for (const [signal, code] of [
      ['SIGINT', 130],
      ['SIGTERM', 143],
      ['SIGHUP', 129],
    ] as const) {
      const stop = new AbortController();
      stop.abort(signal);
      expect((await call(['check'], { stdin: board, signal: stop.signal })).code).toBe(code);
    }
  });
});

describe('the terminal', () => {
  it('COLUMNS is respected', async () => {
    const longest = async (columns: string): Promise<number> => {
      const { out } = await call(['new', 'slitherlink', '--help'], { env: { COLUMNS: columns } });
      const options = out.slice(0, out.indexOf('Examples:')).split('\n');
      return Math.max(...options.map((line) => line.length));
    };
    expect(await longest('80')).toBeLessThanOrEqual(80);
    expect(await longest('160')).toBeGreaterThan(90);
  });

  it('a locale without UTF-8 gets ASCII', async () => {
    // oxlint-disable-next-line no-control-regex -- what ASCII is
    const ascii = /^[\u0000-\u007F]*$/;
    for (const locale of ['C', 'POSIX', 'en_US.ISO-8859-1']) {
      const env = { LC_ALL: locale };
      const shown = await call(['show', '--solution'], { stdin: board, env });
      expect(shown.out).toMatch(ascii);
      expect(shown.out).toContain('+-------+');
      expect((await call(['games'], { env })).out).toMatch(ascii);
    }
    expect((await call(['show', '--solution'], { stdin: board })).out).toContain('╭───────╮');
  });

  it.each([
    [{ COLORTERM: 'truecolor' }, /\[0;38;2;/],
    [{ TERM: 'xterm-256color' }, /\[0;38;5;\d/],
    [{ TERM: 'xterm' }, /\[0;(3[1-6]|9[0-6])m/],
  ])('colours of %j', async (env, style) => {
    const puzzle = (await call(['new', 'steps', '--seed', 'a'])).out;
    const { out } = await call(['show'], { stdin: puzzle, tty: true, env: { ...env } });
    expect(out).toMatch(style);
    if (!('COLORTERM' in env)) expect(out).not.toContain('38;2;');
  });
});

describe('for the shell', () => {
  it.each(['bash', 'zsh', 'fish'])('completion %s knows commands, games and options', async (shell) => {
    const { code, out } = await call(['completion', shell]);
    expect(code).toBe(0);
    for (const word of ['convert', 'slitherlink', 'with-solution', 'traps']) expect(out).toContain(word);
  });

  it('the manual page has every command and option', async () => {
    const { out } = await call(['man']);
    expect(out).toMatch(/^\.TH EDGEWISE 1/);
    for (const text of ['.SS edgewise convert', '\\-\\-with\\-solution', '\\-\\-jobs <n>'])
      expect(out).toContain(text);
  });
});
