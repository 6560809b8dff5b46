/** The floor plan: every puzzle has the same folders, and each member of `Game` comes from the file of its name. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { games } from './index.ts';

const PUZZLES = dirname(fileURLToPath(import.meta.url));

/** Member of `Game` -> the file that exports it; what `defineGame` works out needs none. */
const FILE_OF: Readonly<Record<string, string>> = {
  params: 'params.ts',
  examples: 'examples.ts',
  techniques: 'techniques.ts',
  art: 'welcome.ts',
  lesson: 'welcome.ts',
  start: 'rules/rules.ts',
  moves: 'rules/moves.ts',
  apply: 'rules/moves.ts',
  negate: 'rules/moves.ts',
  check: 'rules/check.ts',
  interpret: 'rules/gestures.ts',
  plan: 'rules/plan.ts',
  solve: 'solve/solver.ts',
  generate: 'make/generator.ts',
  grade: 'make/grade.ts',
  levels: 'make/levels.ts',
  hint: 'hint/hint.ts',
  fits: 'help/fits.ts',
  meters: 'help/meters.ts',
  pathsThrough: 'help/paths.ts',
  tidy: 'help/tidy.ts',
  actions: 'help/actions.ts',
  runAction: 'help/run-action.ts',
  identity: 'help/identity.ts',
  likeness: 'help/likeness.ts',
  native: 'formats/index.ts',
  foreign: 'formats/index.ts',
  scene: 'view/scene.ts',
  views: 'view/scene.ts',
  kit: 'view/kit.ts',
  shading: 'view/scene.ts',
  sketch: 'view/sketch.ts',
  goal: 'view/goal.ts',
  left: 'view/goal.ts',
  words: 'words/index.ts',
  edit: 'edit/index.ts',
  variety: 'solve/variety.ts',
};

const FOLDERS = ['rules', 'solve', 'make', 'hint', 'help', 'formats', 'view', 'words', 'edit'];
const ALLOWED = [
  'index.ts',
  'README.md',
  'params.ts',
  'examples.ts',
  'techniques.ts',
  'welcome.ts',
  'student-api.ts',
  'student-api.test.ts',
];
const isAllowed = (id: string, name: string): boolean =>
  FOLDERS.includes(name) ||
  ALLOWED.includes(name) ||
  name === `${id}.test.ts` ||
  name.endsWith('.fixtures.ts');

/** Folder -> folders it must not import: a view never sees a solver, and rules depend on nothing else. */
const CLOSED: Readonly<Record<string, readonly string[]>> = {
  rules: ['solve', 'hint', 'make', 'view', 'help', 'formats', 'words'],
  solve: ['hint', 'help', 'formats', 'view', 'words'],
  view: ['solve', 'hint', 'make', 'formats', 'edit'],
  edit: ['hint', 'make'],
};

const source = (path: string): string => readFileSync(path, 'utf8');

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((each) => {
    const path = join(folder, each.name);
    return each.isDirectory() ? filesIn(path) : path.endsWith('.ts') ? [path] : [];
  });
}

/** Every file a file imports by a relative path. */
const importsOf = (path: string): readonly string[] =>
  [...source(path).matchAll(/\bfrom\s+'(\.[^']+)'/g)].map(([, to]) => resolve(dirname(path), to));

/** The members given in `defineGame({ … })` or `assembleGame({ … })`. */
function givenIn(id: string): readonly string[] {
  const [, body = ''] =
    /(?:define|assemble)Game<[^>]*>\(\{\n([\s\S]*?)\n\}\)/.exec(source(join(PUZZLES, id, 'index.ts'))) ?? [];
  return [...body.matchAll(/^ {2}(\w+)\b/gm)].map(([, name]) => name).filter((name) => name !== 'id');
}

function exportsName(path: string, name: string): boolean {
  if (!existsSync(path)) return false;
  const text = source(path);
  const declared = new RegExp(`^export (const|function\\*?|async function) ${name}\\b`, 'm');
  const passedOn = new RegExp(`^export \\{[^}]*\\b${name}\\b[^}]*\\}`, 'm');
  return declared.test(text) || passedOn.test(text);
}

const misplaced = (id: string): readonly string[] =>
  givenIn(id)
    .filter((name) => !FILE_OF[name] || !exportsName(join(PUZZLES, id, FILE_OF[name]), name))
    .map((name) => `${name} is not in ${FILE_OF[name] ?? 'the plan'}`);

/** The folder of a puzzle that a path is in: `['triangles', 'view']`. */
function placeOf(path: string): readonly [puzzle: string, folder: string] {
  const [puzzle, folder] = relative(PUZZLES, path).split(sep);
  return [puzzle, folder];
}

const crossings = (id: string): readonly string[] =>
  filesIn(join(PUZZLES, id))
    .filter((path) => !/\.(test|fixtures)\.ts$/.test(path))
    .flatMap((path) =>
      importsOf(path).flatMap((to) => {
        const [, from] = placeOf(path);
        const [puzzle, folder] = placeOf(to);
        return puzzle === id && (CLOSED[from] ?? []).includes(folder) ? [`${from} imports ${folder}`] : [];
      }),
    );

const strangers = (id: string): readonly string[] =>
  filesIn(join(PUZZLES, id)).filter((path) =>
    importsOf(path).some((to) => {
      const [puzzle] = placeOf(to);
      return puzzle !== '..' && puzzle !== id && puzzle !== 'index.ts';
    }),
  );

describe.each(games.map(({ id }) => id))('%s', (id) => {
  test('exports its members from the files of their names', () => {
    expect(givenIn(id).length).toBeGreaterThan(9);
    expect([...new Set(misplaced(id))]).toEqual([]);
  });

  test('has no other names in its folder', () => {
    expect(readdirSync(join(PUZZLES, id)).filter((name) => !isAllowed(id, name))).toEqual([]);
    expect(FOLDERS.filter((name) => existsSync(join(PUZZLES, id, name)))).toContain('rules');
  });

  test('imports no other puzzle', () => {
    expect(strangers(id)).toEqual([]);
  });

  test('imports in one direction', () => {
    expect([...new Set(crossings(id))]).toEqual([]);
  });
});

test('misplaced members are found', () => {
  expect(exportsName(join(PUZZLES, 'steps', 'rules', 'rules.ts'), 'apply')).toBe(false);
  expect(exportsName(join(PUZZLES, 'steps', 'rules', 'moves.ts'), 'apply')).toBe(true);
  expect(placeOf(join(PUZZLES, 'steps', 'view', 'scene.ts'))).toEqual(['steps', 'view']);
});
