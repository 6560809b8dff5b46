/** `npm run serve` in a fresh clone, with no step before it. What `npm ci` would download is copied from this checkout. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
// Outside this checkout: what is missing in the clone must not be found further up.
const folder = mkdtempSync(join(tmpdir(), 'edgewise-clone-'));
const clone = join(folder, 'clone');
const calls = join(folder, 'calls');
let serving: ChildProcess | undefined;
afterAll(() => {
  if (serving?.pid !== undefined && serving.exitCode === null) serving.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}, 120_000); // thousands of files

/** An npm that reports what it is asked for, installs by copying, and leaves the rest to the real one. */
function standIn(): string {
  const real = spawnSync('which', ['npm'], { encoding: 'utf8' }).stdout.trim();
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  writeFileSync(
    join(bin, 'npm'),
    `#!/bin/sh
echo "$1" >> '${calls}'
[ "$1" = ci ] || exec '${real}' "$@"
cp -al '${root}/node_modules' '${clone}/node_modules' 2>/dev/null || cp -a '${root}/node_modules' '${clone}/'
rm -f '${clone}/node_modules/.edgewise-installed'
`,
  );
  chmodSync(join(bin, 'npm'), 0o755);
  return bin;
}

const canClone = process.platform !== 'win32' && existsSync(join(root, '.git'));

test.skipIf(!canClone)(
  'it installs, builds, and serves the app and its API',
  async () => {
    const cloned = spawnSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, clone]);
    expect(cloned.status).toBe(0);
    expect(existsSync(join(clone, 'node_modules'))).toBe(false);
    const { scripts } = JSON.parse(readFileSync(join(clone, 'package.json'), 'utf8')) as {
      scripts: { serve: string };
    };
    const { npm_execpath: _, ...env } = process.env; // it would bypass the stand-in
    const own = spawn('sh', ['-c', `exec ${scripts.serve} --port 0`], {
      cwd: clone,
      env: { ...env, PATH: `${standIn()}${delimiter}${env['PATH'] ?? ''}` },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    serving = own;
    const url = await new Promise<string>((resolve, reject) => {
      let said = '';
      own.stdout.on('data', (part: Buffer) => {
        said += part.toString();
        const [found] = /http:\S+/.exec(said) ?? [];
        if (found) resolve(found);
      });
      own.once('exit', (code) => reject(new Error(`ended with ${code}: ${said}`)));
    });
    expect(readFileSync(calls, 'utf8').split('\n')[0]).toBe('ci');
    const page = await fetch(url);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await (await fetch(new URL('/api/health', url))).json()).toMatchObject({ ok: true });
    expect(existsSync(join(clone, 'edgewise-data'))).toBe(true);
    const ended = new Promise((resolve) => own.once('exit', resolve));
    own.kill('SIGTERM');
    expect(await ended).toBe(0);
  },
  300_000,
);
