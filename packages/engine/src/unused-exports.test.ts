/** Every export is imported by something other than tests. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

const ENGINE = import.meta.dirname;
const ROOT = join(ENGINE, '../../..');

/** Inner parts that tests look at by themselves, because a mistake there would be hard to see from outside. */
const LOOKED_INTO: readonly string[] = [
  'draw/colour.ts: linearOf', // simulated colour vision starts from it
  'draw/colour.ts: oklchOf', // which of two colours is lighter
  'draw/glyphs.ts: GLYPHS', // their number, against palettes and colour words
  'kernel/restarts.ts: luby', // a known sequence
  'puzzles/tantrix/help/meters.ts: metersInPlay', // the tracker, against the tracer
  'puzzles/tantrix/rules/solitaire.ts: fittingTurns', // for random positions
  'puzzles/tantrix/rules/tiles.ts: recolour', // the four trios are one, in other colours
  'puzzles/triangles/help/identity.ts: turnedPosition',
  'puzzles/triangles/solve/model.ts: kernelSolve', // the other witness of its solver
];

const isTest = (file: string): boolean =>
  /(\.test\.tsx?|\.fixtures\.ts|\/(testing|test-data)\.ts)$/.test(file);

/** What users import: entries, and the functions that students know by name. */
const isPublic = (file: string): boolean => /\/(index|student-api)\.ts$/.test(file);

const EXPORT = /^export (?:declare )?(?:const|let|(?:async )?function\*?|class|interface|type) +(\w+)/gm;

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (['node_modules', 'dist'].includes(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(path);
    return /\.tsx?$/.test(entry.name) && !isTest(path) ? [path] : [];
  });

test('nothing is exported only for tests, except a few inner parts', () => {
  const files = [join(ROOT, 'packages'), join(ROOT, 'bench')]
    .flatMap(filesIn)
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const filesWith = new Map<string, number>();
  for (const { text } of files)
    for (const word of new Set(text.match(/\w+/g))) filesWith.set(word, (filesWith.get(word) ?? 0) + 1);
  const unused = files
    .filter(({ file }) => file.startsWith(ENGINE) && !isPublic(file))
    .flatMap(({ file, text }) =>
      Array.from(text.matchAll(EXPORT), ([, name]) => name)
        .filter((name) => filesWith.get(name) === 1)
        .map((name) => `${relative(ENGINE, file)}: ${name}`),
    );
  expect(unused.sort()).toEqual(LOOKED_INTO);
});
