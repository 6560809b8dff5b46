import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { checksum, LINK_LIMIT, looksLikeLink, makeLink, readLink } from './link.ts';

test('a link gives back its text, whatever it is', () => {
  assert(
    property(string({ unit: 'grapheme', minLength: 1 }), (text) => {
      const link = makeLink('https://a.example/sub/#/play/1', text);
      expect(readLink(link)).toEqual({ ok: true, text, isChecked: true });
      expect(link.startsWith('https://a.example/sub/#p=')).toBe(true);
    }),
  );
});

test('a changed character is noticed', () => {
  const link = makeLink('x', 'game:3x3:abcdef');
  for (let i = link.indexOf('.') + 1; i < link.length; i++)
    expect(readLink(`${link.slice(0, i)}${link[i] === 'q' ? 'r' : 'q'}${link.slice(i + 1)}`).ok).toBe(false);
});

test('a link without its check code is read if it contains a puzzle', () => {
  for (const link of ['https://a.example/#p=game:3x3:a.b', '#p=game%3A3x3:a.b']) {
    expect(readLink(link)).toEqual({ ok: true, text: 'game:3x3:a.b', isChecked: false });
    expect(looksLikeLink(link)).toBe(true);
  }
  expect(readLink('#p=whatever this is')).toEqual({ ok: false, error: 'link-damaged' });
});

test('no text throws', () => {
  assert(property(string(), (text) => void readLink(`#p=${text}`)));
  expect(readLink(`#p=1.${'a'.repeat(LINK_LIMIT)}`)).toEqual({ ok: false, error: 'link-long' });
  expect(readLink('#p=1.%E0%A4%A')).toEqual({ ok: false, error: 'link-damaged' });
});

test('links are distinguished from puzzles', () => {
  expect(looksLikeLink(makeLink('http://x/', 'game:3x3:a'))).toBe(true);
  expect(looksLikeLink('game:3x3:a')).toBe(false);
  expect(looksLikeLink('http://puzz.link/p?slither/3/3/a')).toBe(false);
});

test('checksums stay what they are: old links must open', () => {
  expect(checksum('game:3x3:abc')).toBe(checksum('game:3x3:abc'));
  expect(checksum('')).toBe('ztntfp');
});
