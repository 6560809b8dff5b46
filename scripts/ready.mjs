// Makes sure that everything in package-lock.json is installed: once, and again whenever it changes.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const stampFile = join(root, 'node_modules', '.edgewise-installed');
const lockFile = join(root, '.cache', 'installing');

export function makeReady() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const isInstalled = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted;
  if (isInstalled()) return;
  alone(() => {
    if (isInstalled()) return;
    // On stderr: the output of a command may be read by another one.
    console.error('Installing what is needed (npm ci) …');
    npm(['ci', '--no-audit', '--no-fund'], { stdio: ['ignore', 2, 2] });
    writeFileSync(stampFile, wanted);
  });
}

/** One process at a time: in `edgewise new | edgewise solve` both would install, each over the other's files. */
function alone(work) {
  mkdirSync(dirname(lockFile), { recursive: true });
  while (!takeLock()) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  try {
    work();
  } finally {
    rmSync(lockFile, { force: true });
  }
}

function takeLock() {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (!isHeld()) rmSync(lockFile, { force: true });
    return false;
  }
}

/** A process that was killed leaves its lock behind. */
function isHeld() {
  try {
    const holder = Number(readFileSync(lockFile, 'utf8'));
    return holder === 0 || process.kill(holder, 0); // 0: not written yet
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Runs npm with the arguments; leaves with its exit code when it fails. */
export function npm(args, options = {}) {
  const own = process.env.npm_execpath;
  if (own?.endsWith('.js')) run(process.execPath, [own, ...args], options);
  else run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, options);
}

/** Runs a program from the workspace: tsc, vite, vitest … */
export function tool(name, args, options = {}) {
  const bin = join(root, 'node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name);
  run(bin, args, options);
}

export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  });
  if (error) console.error(`${command}: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}
