/** The built command as a process: streams, threads, signals, exit codes, and every example of the help, literally. */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { certain, finish, games } from 'edgewise';
import { build } from 'rolldown';
import { beforeAll, describe, expect, it } from 'vitest';
import { COMMANDS, PROGRAM_EXAMPLES } from './args/commands.ts';
import { fillExample } from './args/help.ts';
import { call } from './testing.ts';

const home = fileURLToPath(new URL('..', import.meta.url));
const built = join(home, '.cache', 'test');
const main = join(built, 'main.js');
const folder = mkdtempSync(join(tmpdir(), 'edgewise-'));
const filled = (example: string): string => fillExample(games, example);
const board = 'slitherlink:3x3:a3a230a3a';
const env = { ...process.env, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' };

beforeAll(async () => {
  const config = (await import(join(home, 'rolldown.config.mjs'))) as {
    default: Parameters<typeof build>[0] & object;
  };
  const options = certain([config.default].flat()[0]);
  await build({ ...options, cwd: home, logLevel: 'silent', output: { ...options.output, dir: built } });
});

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

function start(...argv: readonly string[]): ChildProcess {
  return spawn(process.execPath, [main, ...argv], { env, cwd: folder });
}

async function ended(child: ChildProcess, stdin?: string): Promise<Ended> {
  let [out, err] = ['', ''];
  child.stdout?.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (err += chunk.toString()));
  child.stdin?.on('error', () => {}).end(stdin ?? '');
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, out, err };
}

const shell = (command: string): Promise<{ stdout: string; stderr: string }> =>
  promisify(execFile)('sh', ['-c', command], {
    cwd: folder,
    env: { ...env, PATH: `${folder}/bin:${process.env['PATH'] ?? ''}` },
  });

describe('threads', () => {
  it('answers in the order of the input, however many there are', async () => {
    const lines = Array.from({ length: 120 }, (_, i) =>
      i === 50 ? 'slitherlink:3x3:5h' : i % 7 === 3 ? '' : board,
    ).join('\n');
    const [one, two] = await Promise.all([
      ended(start('solve', '--json', '--limit', '2'), lines),
      ended(start('solve', '--json', '--limit', '2', '--jobs', '2'), lines),
    ]);
    const plain = (text: string): string => text.replace(/"ms":[\d.]+/g, '');
    expect(plain(two.out)).toBe(plain(one.out));
    expect([one.code, two.code]).toEqual([2, 2]);
    expect(two.err).toBe('<stdin>:51:17: A clue is 0–4, not 5.\n');
  });

  it('makes the same puzzles', async () => {
    const argv = ['new', 'slitherlink', '--seed', 'x', '--count', '20', '--preset', 'gentle'];
    const [one, two] = await Promise.all([ended(start(...argv)), ended(start(...argv, '--jobs', '3'))]);
    expect(two.out).toBe(one.out);
    expect(two.out.trimEnd().split('\n')).toHaveLength(20);
  });

  it('makes the same book', async () => {
    const argv = ['book', '--game', 'slitherlink', '--preset', 'gentle', '--seed', 'x', '--count', '9', '-o'];
    const made = await Promise.all([
      ended(start(...argv, 'one.pdf')),
      ended(start(...argv, 'two.pdf', '--jobs', '2')),
    ]);
    expect(made.map(({ code }) => code)).toEqual([0, 0]);
    expect(readFileSync(join(folder, 'one.pdf')).equals(readFileSync(join(folder, 'two.pdf')))).toBe(true);
  });

  it.each(['1', '2'])('answers while the input is still open (%s)', async (jobs) => {
    const child = start('solve', '--json', '--jobs', jobs);
    child.stdin?.write(`${board}\n`);
    const [chunk] = (await once(child.stdout ?? child, 'data')) as [Buffer];
    expect(chunk.toString()).toContain('"line":1');
    expect((await ended(child)).code).toBe(0);
  });

  it.each(['1', '2'])('Ctrl-C ends it at once (%s)', async (jobs) => {
    const child = start(
      'new',
      'slitherlink',
      '--preset',
      'huge',
      '--count',
      '100000',
      '--jobs',
      jobs,
      '--seed',
      'x',
    );
    await once(child.stdout ?? child, 'data');
    const end = ended(child);
    child.kill('SIGINT');
    const { code, err } = await end;
    expect([code, err]).toEqual([130, '']);
  });
});

describe('the process', () => {
  it('a closed pipe is not an error', async () => {
    writeFileSync(join(folder, 'many.txt'), `${board}\n`.repeat(3000));
    const child = start('solve', 'many.txt');
    child.stdout?.once('data', () => child.stdout?.destroy());
    const err: string[] = [];
    child.stderr?.on('data', (chunk: Buffer) => err.push(chunk.toString()));
    const [code] = (await once(child, 'exit')) as [number];
    expect([code, err.join('')]).toEqual([0, '']);
  });

  it('ends although the input stays open', async () => {
    const child = start('solve', '--nonsense');
    const [code] = (await once(child, 'exit')) as [number];
    expect(code).toBe(2);
  });

  it.skipIf(!existsSync('/dev/full'))('a full disk is reported', async () => {
    const [svg, out] = await Promise.all([
      ended(start('show', '--svg', '/dev/full'), board),
      ended(spawn('sh', ['-c', `'${process.execPath}' '${main}' games > /dev/full`], { env })),
    ]);
    expect(svg).toMatchObject({
      code: 2,
      err: 'edgewise: /dev/full: The disk is full; nothing was changed.\n',
    });
    expect([out.code, out.err]).toEqual([2, expect.stringContaining('cannot be written') as string]);
  });

  it('says what to do if nothing is built', async () => {
    const bare = join(folder, 'bare', 'bin');
    mkdirSync(bare, { recursive: true });
    writeFileSync(join(bare, 'edgewise.mjs'), readFileSync(join(home, 'bin', 'edgewise.mjs')));
    const child = spawn(process.execPath, [join(bare, 'edgewise.mjs'), '--help'], { env });
    expect(await ended(child)).toMatchObject({
      code: 2,
      err: expect.stringContaining('npm run build') as string,
    });
  });
});

describe('in a checkout', () => {
  const checkout = join(folder, 'checkout');
  const at = (...path: string[]) => join(checkout, ...path);
  const put = (path: string, text: string, seconds: number) => {
    mkdirSync(dirname(at(path)), { recursive: true });
    writeFileSync(at(path), text);
    utimesSync(at(path), seconds, seconds);
  };
  const said = async () => (await ended(spawn(process.execPath, [at('bin', 'edgewise.mjs')], { env }))).out;

  it('a build is used while it is newer than its source, and rebuilt when it is not', async () => {
    put('bin/edgewise.mjs', readFileSync(join(home, 'bin', 'edgewise.mjs'), 'utf8'), 1);
    put('package.json', '{"type":"module"}', 1);
    put('dist/main.js', 'console.log("old")', 1000);
    put('src/deep/main.ts', '', 900);
    utimesSync(at('src'), 900, 900);
    utimesSync(at('src', 'deep'), 900, 900);
    expect(await said()).toBe('old\n');
    put('src/deep/main.ts', '', 1100);
    expect(await said()).toBe('old\n'); // nothing here can build: better old than nothing
    put('rolldown.config.mjs', 'export default {}', 1);
    const build = 'import { writeFileSync } from "node:fs";\nexport const build = ({ cwd }) => ';
    put('node_modules/rolldown/package.json', '{"type":"module","exports":"./index.js"}', 1);
    put(
      'node_modules/rolldown/index.js',
      `${build}writeFileSync(cwd + "/dist/main.js", 'console.log("new")')`,
      1,
    );
    expect(await said()).toBe('new\n');
  });
});

describe('the help', () => {
  /** npx itself is left out, since it costs a second each time; the rest of the line is unchanged. */
  beforeAll(() => {
    mkdirSync(join(folder, 'bin'), { recursive: true });
    writeFileSync(
      join(folder, 'bin', 'npx'),
      `#!/bin/sh\nshift\nexec '${process.execPath}' '${main}' "$@"\n`,
    );
    chmodSync(join(folder, 'bin', 'npx'), 0o755);
  });

  const examples = [...PROGRAM_EXAMPLES, ...COMMANDS.flatMap((each) => each.examples)].map(filled);
  const [game] = games;
  const [solved] = game.examples.map((each) => game.native.parse(each.text));
  const puzzle: unknown = solved?.ok ? solved.value.puzzle : undefined;
  const mute = finish(game.hint(puzzle, game.start(puzzle))) === undefined; // a game that has no hints yet
  const runnable = examples.filter(
    (each) => !/ (play|serve|factory|practise \w+$)/.test(each) && !(mute && each.includes(' hint')),
  );
  it.each(runnable)('%s', async (example) => {
    const before = readdirSync(folder).length;
    const { stdout } = await shell(example);
    expect(stdout !== '' || readdirSync(folder).length > before).toBe(true);
  });

  it.each(COMMANDS)('$name shows them', async (entry) => {
    const { code, out } = await call([entry.name, '--help']);
    expect(code).toBe(0);
    for (const example of entry.examples) expect(out).toContain(`  ${filled(example)}\n`);
  });

  it('shows the settings of a game', async () => {
    expect((await call(['new', games[0].id, '--help'])).out).toContain(
      `--${games[0].params.fields[0]?.key} <value>`,
    );
    const { out } = await call([]);
    for (const example of PROGRAM_EXAMPLES) expect(out).toContain(filled(example));
  });
});
