import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { en } from './en.ts';
import { fi } from './fi.ts';

/** Paths of every text: 'setting.theme', 'keys.3.1'. */
function paths(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [at];
  return Object.entries(value).flatMap(([key, each]) => paths(each, `${at}.${key}`));
}

test('both languages have every text', () => {
  expect(paths(fi)).toEqual(paths(en));
});

test('every text is used somewhere', () => {
  const src = join(import.meta.dirname, '../..');
  const code = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/words\/(en|fi)\b|\.test\./.test(file))
    .map((file) => readFileSync(join(src, file), 'utf8'))
    .join('\n');
  const silent = Object.keys(en).filter(
    (key) => !key.startsWith('link-') && !new RegExp(`(?<![\\w-])${key}(?![\\w-])`).test(code),
  );
  expect(silent).toEqual([]);
});

test('no text is empty that is not empty in the other', () => {
  for (const language of [en, fi]) {
    expect(language.checkPlaces(1)).not.toBe(language.checkPlaces(2));
    expect(language.conflicts(0)).not.toBe('');
  }
});

test('one exclamation mark, when solved', () => {
  for (const language of [en, fi]) {
    const texts = paths(language).map((path) =>
      path
        .split('.')
        .slice(1)
        .reduce<unknown>((each, key) => Reflect.get(Object(each), key), language),
    );
    expect(texts.filter((text) => typeof text === 'string' && text.includes('!'))).toEqual([language.solved]);
  }
});
