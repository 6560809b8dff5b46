// The package as users get it: packed, checked by publint and attw, installed into an empty project, used
// as its README says from JavaScript and from TypeScript, and run as a command.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npm, root, tool } from './ready.mjs';

/** The first block of code in a language in a README. */
const codeIn = (file, language) =>
  readFileSync(join(root, file), 'utf8').match(new RegExp('```' + language + '\\n([^]*?)```'))?.[1] ??
  fail(`${file} has no code`);

/** @returns {never} */
function fail(reason) {
  console.error(`The package: ${reason}.`);
  process.exit(1);
}

/** @returns {string} */
function output(command, args, cwd) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  return status === 0 ? stdout : fail(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
}

function packed() {
  const folder = join(root, '.cache/package');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  npm(['pack', '--silent', '-w', 'edgewise', '--pack-destination', folder]);
  const [name] = readdirSync(folder);
  return join(folder, name);
}

/** No test code is shipped, and nothing that the library needs is missing. */
function checkFiles(tarball) {
  const files = output('tar', ['-tzf', tarball], root).trim().split('\n');
  const odd = files.find((file) => /\.test\.|test-data|__snapshots__|fixtures|testing\./.test(file));
  if (odd) fail(`${odd} is shipped, and is for tests only`);
  for (const wanted of [
    'package/LICENSE',
    'package/README.md',
    'package/dist/index.js',
    'package/dist/command/main.js',
    'package/dist/command/third-party.txt',
    'package/dist/command/fonts/text.ttf',
  ])
    if (!files.includes(wanted)) fail(`${wanted} is missing`);
}

/** A user's project, outside the repository, so that nothing of it is found by accident. */
function install(tarball) {
  const project = mkdtempSync(join(tmpdir(), 'edgewise-package-'));
  writeFileSync(
    join(project, 'package.json'),
    JSON.stringify({ name: 'stranger', type: 'module', private: true }),
  );
  const cache = ['--prefer-offline', '--no-audit', '--no-fund', '--silent'];
  output('npm', ['install', ...cache, tarball], project);
  return project;
}

function useLibrary(project) {
  const lines = codeIn('packages/engine/README.md', 'ts');
  writeFileSync(join(project, 'readme.ts'), lines);
  writeFileSync(join(project, 'readme.mjs'), lines);
  const printed = output(process.execPath, ['readme.mjs'], project);
  for (const [, expected] of lines.matchAll(/console\.log\(.*\/\/ (.+)$/gm))
    if (!printed.includes(expected.replace(/…$/, '')))
      fail(`the README promises "${expected}" and prints:\n${printed}`);
  writeFileSync(
    join(project, 'entries.ts'),
    entries()
      .map((entry, i) => `import * as e${i} from '${entry}';\nexport { e${i} };`)
      .join('\n'),
  );
  for (const [module, resolution] of [
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ])
    checkTypes(project, module, resolution);
}

const entries = () =>
  Object.keys(JSON.parse(readFileSync(join(root, 'packages/engine/package.json'), 'utf8')).exports)
    .filter((entry) => entry !== './package.json')
    .map((entry) => `edgewise${entry.slice(1)}`);

/** With the strictest settings: library declarations are checked too. */
function checkTypes(project, module, moduleResolution) {
  const compilerOptions = {
    module,
    moduleResolution,
    target: 'es2022',
    lib: ['es2023', 'dom'],
    types: [],
    strict: true,
    noEmit: true,
    skipLibCheck: false,
  };
  writeFileSync(
    join(project, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, files: ['readme.ts', 'entries.ts'] }),
  );
  tool('tsc', ['-p', project]);
}

/** From CommonJS: `import()` works everywhere; `require` where Node can load modules that way, else it says so. */
function useFromCommonJs(project) {
  writeFileSync(
    join(project, 'common.cjs'),
    "import('edgewise').then(({ games }) => console.log(games.length > 3));",
  );
  if (!output(process.execPath, ['common.cjs'], project).includes('true'))
    fail('import() from CommonJS finds no games');
}

function useCommand(project) {
  const help = output('npx', ['--no-install', 'edgewise', '--help'], project);
  if (!help.includes('solve')) fail('the command shows no help');
  const made = output('npx', ['--no-install', 'edgewise', 'new', 'steps', '--seed', 'package'], project);
  if (!made.startsWith('steps:')) fail(`the command makes "${made}"`);
  const book = ['book', '--game', 'slitherlink', '--count', '2', '--seed', 'package', '-o', 'book.pdf'];
  output('npx', ['--no-install', 'edgewise', ...book], project);
  if (!readFileSync(join(project, 'book.pdf'), 'latin1').startsWith('%PDF-'))
    fail('the command prints no book');
}

/** Not everyone needs the server's database: without its package the command says what to install. */
function missServer(project) {
  const { status, stderr } = spawnSync('npx', ['--no-install', 'edgewise', 'serve'], {
    cwd: project,
    encoding: 'utf8',
  });
  if (status !== 2 || !stderr.includes('npm install edgewise-server'))
    fail(`"edgewise serve" alone ends with ${status}: ${stderr}`);
}

const tarball = packed();
checkFiles(tarball);
tool('publint', ['run', '--strict', tarball]);
tool('attw', [tarball, '--profile', 'esm-only', '--quiet']);
const project = install(tarball);
try {
  useLibrary(project);
  useFromCommonJs(project);
  useCommand(project);
  missServer(project);
} finally {
  rmSync(project, { recursive: true, force: true });
}
console.log(`${entries().length} entries, the command and the README's lines work from a package.`);
