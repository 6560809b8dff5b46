import { describe, expect, test } from 'vitest';
import { clockText } from 'edgewise/play';
import { parseRoute, routeHash } from './route.ts';
import { readSettings } from './settings.ts';

describe('times', () => {
  test.each([
    [0, '0:00'],
    [65_999, '1:05'],
    [3_729_000, '1:02:09'],
  ])('%d is %s', (ms, text) => expect(clockText(ms)).toBe(text));
});

describe('routes', () => {
  test.each([
    '#/',
    '#/settings',
    '#/new/game',
    '#/play/0-1-a',
    '#/rules/game',
    '#/collect',
    '#/setter/A%20%2F%C3%A5',
    '#p=1.x',
  ])('%s', (hash) => {
    expect(routeHash(parseRoute(hash))).toBe(hash);
  });
  test.each([
    '',
    '#',
    '#/play/',
    '#/play/<b>',
    '#/new/a/b',
    '#main',
    '#/setter/%E0',
    '#/setter/a b',
    `#/play/${'a'.repeat(65)}`,
  ])('%s is home', (hash) => {
    expect(parseRoute(hash)).toEqual({ at: 'home' });
  });
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
