#!/usr/bin/env node
// Runs the built command. In a checkout that was never built it says what to do: a command that builds
// silently would fail in stranger ways.
import { existsSync } from 'node:fs';

const built = new URL('../dist/main.js', import.meta.url);
if (existsSync(built)) await import(built.href);
else {
  process.stderr.write('edgewise: not built yet. In the repository, run: npm run build -w edgewise-cli\n');
  process.exitCode = 2;
}
