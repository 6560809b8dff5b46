// node scripts/unused-exports.mjs FOLDER…: names exported in a folder that no other file but tests imports.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { root } from './ready.mjs';

/** Only tests use them, or they are what strangers import. */
const isTest = (file) => /\.test\.tsx?$|\.fixtures\.ts$|\/(testing|fixtures)\.ts$|\/contract\//.test(file);
const isEntry = (file) => file.endsWith('/index.ts');

const filesOf = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesOf(path) : /\.tsx?$/.test(entry.name) ? [path] : [];
  });

const EXPORT = /^export (?:declare )?(?:const|let|function\*?|class|interface|type|async function) +(\w+)/gm;

const all = ['packages', 'bench']
  .flatMap((folder) => filesOf(join(root, folder)))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const wanted = process.argv.slice(2).map((folder) => resolve(root, folder));
let found = 0;
for (const { file, text } of all) {
  if (isTest(file) || isEntry(file) || !wanted.some((folder) => file.startsWith(folder))) continue;
  for (const [, name] of text.matchAll(EXPORT)) {
    const word = new RegExp(`\\b${name}\\b`);
    if (all.some((other) => other.file !== file && !isTest(other.file) && word.test(other.text))) continue;
    console.log(`${relative(root, file)}: ${name}`);
    found++;
  }
}
process.exitCode = found ? 1 : 0;
