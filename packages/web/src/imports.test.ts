/** Features import in one direction only, and state never knows a component: see README.md. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** Each may import from those before it; files beside the folders start the app and may import anything. */
const order = [
  'shell',
  'draw',
  'game',
  'hint',
  'check',
  'commands',
  'input',
  'library',
  'print',
  'together',
  'play',
  'learn',
  'workshop',
];

const src = import.meta.dirname;
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));

const importsOf = (file: string): readonly string[] =>
  [...readFileSync(join(src, file), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(
    ([, specifier = '']) => relative(src, resolve(src, dirname(file), specifier)),
  );

const folderOf = (file: string): string => file.replace(/\/.*/, '');
const featureOf = (file: string): number => order.indexOf(folderOf(file));

test('every folder has its place in the order', () => {
  const folders = new Set(files.flatMap((file) => (file.includes('/') ? [folderOf(file)] : [])));
  expect([...folders].sort()).toEqual([...order].sort());
});

test('features import in one direction', () => {
  const wrong = files
    .filter((file) => featureOf(file) >= 0 && !file.endsWith('.test.ts'))
    .flatMap((file) =>
      importsOf(file)
        .filter((each) => featureOf(each) < 0 || featureOf(each) > featureOf(file))
        .map((each) => `${file} imports ${each}`),
    );
  expect(wrong).toEqual([]);
});

test('state does not import components', () => {
  const wrong = files
    .filter((file) => file.includes('/') && file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) =>
      importsOf(file)
        .filter((each) => each.endsWith('.tsx'))
        .map((each) => `${file} imports ${each}`),
    );
  expect(wrong).toEqual([]);
});
