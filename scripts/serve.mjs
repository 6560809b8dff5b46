// npm run serve [-- --port N --data DIR …]: installs and builds what is needed, then serves the app and its API.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { makeReady, root } from './ready.mjs';

makeReady();
const { buildApp, buildCommand, buildServer } = await import('./build.mjs');
buildApp();
buildServer();
buildCommand();
const command = spawn(
  process.execPath,
  [join(root, 'packages/cli/dist/main.js'), 'serve', ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
// When asked to stop, the server finishes current requests; npm waits as long as this does.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => command.kill(signal));
command.once('exit', (code, signal) => process.exit(signal ? 130 : (code ?? 1)));
