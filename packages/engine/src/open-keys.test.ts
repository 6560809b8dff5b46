/** Looking something up under a key that is only known at run time says that there may be nothing. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCES = dirname(fileURLToPath(import.meta.url));

/** `unknown` may be nothing anyway, and what only `satisfies` a type keeps its own keys. */
const OPEN =
  /(?<!Partial<\s*|satisfies\s+(?:Readonly<\s*)?)\bRecord<\s*(?:string|number|Spot),(?!\s*unknown>)|\[\w+: string\]: (?![^;}]*\bundefined\b)/g;

const openKeys = (text: string): readonly string[] => [...text.matchAll(OPEN)].map(([found]) => found);

test('the sources have no open-keyed records that promise a value', () => {
  const paths = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(?<!\.test)\.ts$/.test(path),
  );
  expect(paths.length).toBeGreaterThan(100);
  expect(
    paths.flatMap((path) =>
      openKeys(readFileSync(join(SOURCES, path), 'utf8')).map((found) => `${path}: ${found}`),
    ),
  ).toEqual([]);
});

test.each([
  ['const all: Readonly<Record<string, number>> = {};', 1],
  ['const all: Record<number, string> = {};', 1],
  ['type All = { [key: string]: number };', 1],
  ['const all: Partial<Record<string, number>> = {};', 0],
  ['type All = { readonly [key: string]: number | undefined };', 0],
  ['const all: Record<string, unknown> = {};', 0],
  ['const all: Readonly<Record<Level, number>> = {};', 0],
  ['} as const satisfies Readonly<Record<string, Phrase>>;', 0],
])('%s', (line, found) => {
  expect(openKeys(line)).toHaveLength(found);
});
