#!/usr/bin/env node
// Runs the built command. In a checkout it builds itself first where the source is newer, which takes a moment.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [major] = process.versions.node.split('.');
const built = new URL('../dist/main.js', import.meta.url);
const sources = ['../src', '../../engine/src', '../../print/src'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
);

if (Number(major) < 20) {
  process.stderr.write(`edgewise: Node 20 or newer is needed; this is ${process.version}.\n`);
  process.exitCode = 2;
} else if (isFresh() || (await buildHere()) || existsSync(built)) await import(built.href);
else {
  process.stderr.write('edgewise: not built yet. In the repository, run: npm run build -w edgewise-cli\n');
  process.exitCode = 2;
}

/** A package from the registry has no source beside it: what is built is what there is. */
function isFresh() {
  if (!existsSync(built)) return false;
  const since = statSync(built).mtimeMs;
  return sources.every(
    (folder) =>
      !existsSync(folder) ||
      readdirSync(folder, { recursive: true }).every((name) => statSync(join(folder, name)).mtimeMs <= since),
  );
}

async function buildHere() {
  try {
    const { build } = await import('rolldown');
    const { default: config } = await import('../rolldown.config.mjs');
    await build({ ...config, cwd: fileURLToPath(new URL('..', import.meta.url)), logLevel: 'silent' });
    return true;
  } catch {
    return false;
  }
}
