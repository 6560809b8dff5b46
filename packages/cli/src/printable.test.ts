/** Nothing from outside controls the terminal, whichever way it comes in. */
import { describe, expect, it } from 'vitest';
import { games } from 'edgewise';
import { printable } from './printable.ts';
import { call } from './testing.ts';

const COPY = '\u001B]52;c;cm0gLXJmIH4=\u0007';
// oxlint-disable-next-line no-control-regex -- what must not come out
const STEERING = /(?![\n\t])[\u0000-\u001F\u007F-\u009F\u202E\u2066]/;

describe('printable', () => {
  it.each([
    ['\u001B[2J', '<U+001B>[2J'],
    ['\u009B2J', '<U+009B>2J'],
    ['a\u202Eb', 'a<U+202E>b'],
    ['a\rb', 'a<U+000D>b'],
    ['ä\tb\n', 'ä\tb\n'],
  ])('%j', (text, shown) => expect(printable(text)).toBe(shown));

  it('lets only our own colours through, and only where they are allowed', () => {
    expect(printable('\u001B[1;31mred\u001B[0m\u001B[2J', { styles: true })).toBe(
      '\u001B[1;31mred\u001B[0m<U+001B>[2J',
    );
    expect(printable('\u001B[1mred')).toBe('<U+001B>[1mred');
  });

  it('keeps the columns of a board in ASCII', () => {
    expect(printable('╭──╮·•ä', { ascii: true })).toBe('+--+.oä');
  });
});

describe('what comes from outside', () => {
  it.each([
    ['a title', ['check'], `tantrix:free:1-3:${COPY}:loop:all:none\n`],
    ['the name of a game', ['verify'], `edgewise 1\ngame ${COPY}\npuzzle x\n`],
    ['a list', ['convert', '--to', 'native', '--format', 'list'], `1-3 R loop ${COPY}\n`],
    ['a file name', ['check', `${COPY}.txt`], ''],
    ['an option', ['check', `--${COPY}`], ''],
    ['the id of a game', ['new', COPY], ''],
    ['a setting', ['new', games[0].id, '--width', COPY], ''],
    ['a preset', ['new', games[0].id, '--preset', COPY], ''],
    ['a command', [COPY], ''],
    ['JSON', ['check', '--json'], `tantrix:free:1-3:\u009B2J:loop:all:none\n`],
  ])('%s', async (_, argv, stdin) => {
    for (const tty of [false, true]) {
      const { out, err } = await call(argv, { stdin, tty, env: { NO_COLOR: '1' } });
      expect(out + err).not.toBe('');
      expect(out + err).not.toMatch(STEERING);
    }
  });
});
