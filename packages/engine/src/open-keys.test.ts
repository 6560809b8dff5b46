/**
 * What a record has under a key that is only known at run time may be nothing, and its type says so. The compiler's
 * own flag, `noUncheckedIndexedAccess`, is off here for the sake of lists (see tsconfig.json), so the compiler is asked for
 * the type of everything that is read.
 */
import { join } from 'node:path';
import type { Node } from 'typescript/unstable/ast';
import {
  isElementAccessExpression,
  isObjectBindingPattern,
  isPropertyAccessExpression,
} from 'typescript/unstable/ast/is';
import { createVirtualFileSystem } from 'typescript/unstable/fs';
import { API, type APIOptions, type Checker, type IndexInfo, type Type } from 'typescript/unstable/sync';
import { expect, test } from 'vitest';

interface Findings {
  readonly files: number;
  readonly reads: number;
  readonly unsafe: readonly string[];
}

/** Reads in the files of a project for which a type promises a value under any key. */
function unsafeReads(config: string, options: APIOptions = {}): Findings {
  const api = new API(options);
  try {
    const [project] = api.updateSnapshot({ openProjects: [config] }).getProjects();
    const { program, checker } = project;
    const promises = promiseFinder(checker);
    const files = program
      .getSourceFileNames()
      .flatMap((name) => (name.includes('node_modules') ? [] : (program.getSourceFile(name) ?? [])));
    const found = files.flatMap((file) => {
      const reads = [...readsIn(file)];
      const types = reads.length ? checker.getTypeAtLocation(reads.map(({ of }) => of)) : [];
      return reads.map(({ node }, i) => {
        const type = types[i];
        return type && promises(type) ? `${node.getText()} of ${checker.typeToString(type)}` : undefined;
      });
    });
    const unsafe = found.filter((each) => each !== undefined);
    return { files: files.length, reads: found.length, unsafe };
  } finally {
    api.close();
  }
}

/** `record[key]`, `record.name`, `const { name } = record`: the read, and what has the type of the record. */
function* readsIn(node: Node): Generator<{ readonly node: Node; readonly of: Node }> {
  if (isElementAccessExpression(node) || isPropertyAccessExpression(node))
    yield { node, of: node.expression };
  if (isObjectBindingPattern(node)) yield { node, of: node };
  const inside: Node[] = [];
  node.forEachChild((child) => void inside.push(child));
  for (const child of inside) yield* readsIn(child);
}

function promiseFinder(checker: Checker): (type: Type) => boolean {
  const nothing = checker.getUndefinedType();
  const known = new Map<number, boolean>();
  /** A list or a text: what has a length. */
  const isOfList = ({ keyType }: IndexInfo, type: Type): boolean =>
    keyType.id === checker.getNumberType().id &&
    checker.getPropertyOfType(checker.getApparentType(type) ?? type, 'length') !== undefined;
  const isPromised = (type: Type): boolean =>
    checker
      .getIndexInfosOfType(type)
      .some((info) => !isOfList(info, type) && !checker.isTypeAssignableTo(nothing, info.valueType));
  return (type) => {
    const answer = known.get(type.id) ?? isPromised(checker.getNonNullableType(type) ?? type);
    known.set(type.id, answer);
    return answer;
  };
}

test('no record of the sources promises a value under any key', () => {
  const { files, reads, unsafe } = unsafeReads(join(import.meta.dirname, '../tsconfig.json'));
  expect(unsafe).toEqual([]);
  expect(files).toBeGreaterThan(100);
  expect(reads).toBeGreaterThan(10_000);
});

const SAMPLE = '/sample/tsconfig.json';

/** A project of one file that is nowhere on the disk; the compiler's own files are. */
function sampleOf(text: string): APIOptions {
  const files = createVirtualFileSystem({
    [SAMPLE]: JSON.stringify({ compilerOptions: { strict: true, lib: ['ES2023'], types: [] } }),
    '/sample/sample.ts': `declare const key: string; ${text}`,
  });
  const here =
    <Answer>(ask: ((path: string) => Answer) | undefined) =>
    (path: string): Answer | undefined =>
      path.startsWith('/sample') ? ask?.(path) : undefined;
  const { readFile, fileExists, directoryExists, getAccessibleEntries } = files;
  return {
    fs: {
      readFile: here(readFile),
      fileExists: here(fileExists),
      directoryExists: here(directoryExists),
      getAccessibleEntries: here(getAccessibleEntries),
    },
  };
}

test.each([
  ['declare const all: Record<string, number>; all[key];', 1],
  ['declare const all: { [key: number]: string }; all[1];', 1],
  ['declare const all: Record<string, number> | undefined; all?.[key];', 1],
  ['declare const all: Record<string, number>; all.name;', 1],
  ['declare const all: Record<string, number>; const { name } = all;', 1],
  ['declare const all: { [K in string]: number }; all[key];', 1],
  ['declare const all: Record<`x${string}`, number>; all.x1;', 1],
  ['type Name = string; declare const all: Record<Name, number>; all[key];', 1],
  ["const all = Object.fromEntries([['x', 1]]); all[key];", 1],
  ['function of<All extends Record<string, number>>(all: All) { return all[key]; }', 1],
  ['declare const all: Partial<Record<string, number>>; all[key];', 0],
  ['declare const all: { readonly [key: string]: number | undefined }; all[key];', 0],
  ['declare const all: Record<string, unknown>; all[key];', 0],
  ["declare const all: Record<'a' | 'b', number>; all.a;", 0],
  ['const all = { a: 1 } satisfies Record<string, number>; all.a;', 0],
  ['declare const all: readonly number[]; all[1]; [...all][2]; new Int32Array(all)[3];', 0],
  ["'abc'[1]; key[2];", 0],
])('%s', (text, found) => {
  expect(unsafeReads(SAMPLE, sampleOf(text)).unsafe).toHaveLength(found);
});
