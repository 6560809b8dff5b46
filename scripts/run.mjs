// Runs a TypeScript file of the workspace from its source: node scripts/run.mjs bench/src/main.ts [arguments]
import { spawnSync } from 'node:child_process';
import { makeReady } from './ready.mjs';

makeReady();
const [file, ...rest] = process.argv.slice(2);
const { status, signal } = spawnSync(
  process.execPath,
  ['--import', 'tsx', '--conditions=edgewise-source', file, ...rest],
  { stdio: 'inherit' },
);
process.exit(signal ? 130 : (status ?? 1));
