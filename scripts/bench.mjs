// npm run bench: measures the code as shipped, bundled; a loader that rewrites modules would measure itself.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { makeReady, root } from './ready.mjs';

makeReady();
const { build } = await import('rolldown');
const { buildApp, buildCommand, buildServer } = await import('./build.mjs');
buildCommand();
buildApp();
buildServer();
const dir = join(root, '.cache', 'bench');
await build({
  cwd: root,
  input: { main: 'bench/src/main.ts', 'verify-alone': 'bench/src/verify-alone.ts' },
  platform: 'node',
  external: [/^node:/, 'cadical-wasm', 'postgres', /^@electric-sql\/pglite/],
  resolve: { conditionNames: ['edgewise-source', 'node', 'import', 'default'] },
  logLevel: 'silent',
  output: { dir, format: 'esm', entryFileNames: '[name].mjs' },
});
const { status } = spawnSync(process.execPath, [join(dir, 'main.mjs'), ...process.argv.slice(2)], {
  stdio: 'inherit',
  cwd: root,
});
process.exit(status ?? 1);
