#!/usr/bin/env node
// Runs the built command; in a checkout that was never built it builds itself first, which takes a moment.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const built = new URL('../dist/main.js', import.meta.url);

if (existsSync(built) || (await buildHere())) await import(built.href);
else {
  process.stderr.write('edgewise: not built yet. In the repository, run: npm run build -w edgewise-cli\n');
  process.exitCode = 2;
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
