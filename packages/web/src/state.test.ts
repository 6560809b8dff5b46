import { describe, expect, test } from 'vitest';
import { en } from './shell/words/en.ts';
import { fi } from './shell/words/fi.ts';
import { parse } from './library/backup.ts';
import { makeClock } from './game/clock.ts';
import { clockText } from './shell/clock-text.ts';
import { parseCommand } from './commands/command-words.ts';
import { parseRoute, routeHash } from './shell/route.ts';
import { readSettings } from './shell/settings.ts';

describe('the clock', () => {
  test('counts what is seen and stirred, from where it was', () => {
    let time = 0;
    const clock = makeClock(5000, () => time);
    time = 1000;
    expect(clock.now()).toBe(6000);
    clock.hide(true);
    time = 60_000;
    expect(clock.now()).toBe(6000);
    clock.hide(false);
    time = 61_000;
    expect(clock.now()).toBe(7000);
  });
  test('stops when nobody is there, and goes on when somebody is', () => {
    let time = 0;
    const clock = makeClock(0, () => time);
    time = 1_000_000;
    expect(clock.now()).toBe(120_000);
    clock.markActive();
    time += 1000;
    expect(clock.now()).toBe(121_000);
  });
  test.each([
    [0, '0:00'],
    [65_999, '1:05'],
    [3_729_000, '1:02:09'],
  ])('%d is %s', (ms, text) => expect(clockText(ms)).toBe(text));
});

describe('routes', () => {
  test.each(['#/', '#/settings', '#/new/game', '#/play/0-1-a', '#/rules/game', '#p=1.x'])('%s', (hash) => {
    expect(routeHash(parseRoute(hash))).toBe(hash);
  });
  test.each(['', '#', '#/play/', '#/play/<b>', '#/new/a/b', '#main', `#/play/${'a'.repeat(65)}`])(
    '%s is home',
    (hash) => {
      expect(parseRoute(hash)).toEqual({ at: 'home' });
    },
  );
});

describe('settings', () => {
  test('what is damaged or unknown becomes the default', () => {
    const plain = readSettings(null, 'fi');
    expect(plain.language).toBe('fi');
    expect(readSettings('{', 'fi')).toEqual(plain);
    expect(readSettings('null', 'fi')).toEqual(plain);
    expect(readSettings('{"theme":"neon","errors":7,"timer":"hidden","x":1}', 'fi')).toEqual({
      ...plain,
      timer: 'hidden',
    });
  });
});

describe('backups', () => {
  test('only what has the right shape comes in', () => {
    expect(parse('[]')).toBeUndefined();
    expect(parse('{"games":{}}')).toBeUndefined();
    expect(parse('nonsense')).toBeUndefined();
    expect(
      parse('{"games":[{"save":"a"},{"save":1},null,{"save":"b","params":3,"level":"x"}]}')?.games,
    ).toEqual([
      { save: 'a', params: '', level: '' },
      { save: 'b', params: '', level: 'x' },
    ]);
  });
});

describe('typed commands', () => {
  const read = (text: string) => parseCommand(text, en.commandWords);
  const place = { row: 3, column: 3 };
  test.each([
    ['c3 line right', { is: 'touch', verb: 'tap', place, direction: 'right' }],
    ['C3 CROSS up', { is: 'touch', verb: 'mark', place, direction: 'up' }],
    ['row 3 column 3 clear left', { is: 'touch', verb: 'clear', place, direction: 'left' }],
    ['r12c4 inside', { is: 'touch', verb: 'tap', place: { row: 12, column: 4 } }],
    ['12,4', { is: 'look', place: { row: 12, column: 4 } }],
    ['7 lit', { is: 'touch', verb: 'tap', place: { number: 7 } }],
    ['edge:7 cross', { is: 'touch', verb: 'mark', place: { spot: 'edge:7' } }],
    ['what is left at c3', { is: 'left', place }],
    ['what is left', { is: 'left' }],
    ['read row c', { is: 'read', row: 3 }],
    ['hint', { is: 'do', action: 'hint' }],
    ['?', { is: 'do', action: 'help' }],
    ['', { is: 'unknown' }],
    ['dance', { is: 'unknown' }],
  ])('%s', (text, meant) => expect(read(text)).toEqual(meant));
  test('in Finnish', () => {
    expect(parseCommand('c3 viiva oikea', fi.commandWords)).toEqual({
      is: 'touch',
      verb: 'tap',
      place,
      direction: 'right',
    });
    expect(parseCommand('mitä on jäljellä c3', fi.commandWords)).toEqual({ is: 'left', place });
    expect(parseCommand('vihje', fi.commandWords)).toEqual({ is: 'do', action: 'hint' });
  });
});
