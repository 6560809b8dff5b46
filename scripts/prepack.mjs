// Before `npm pack` or `npm publish` of packages/engine: everything the package ships is rebuilt, even from a fresh clone.
import { copyFileSync, cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeReady, root, tool } from './ready.mjs';

const engine = join(root, 'packages/engine');

makeReady();
rmSync(join(engine, 'dist'), { recursive: true, force: true });
tool('tsc', ['-p', 'packages/engine/tsconfig.build.json']);
tool('rolldown', ['-c', 'rolldown.config.mjs', '--logLevel', 'silent'], { cwd: join(root, 'packages/cli') });
cpSync(join(root, 'packages/cli/dist'), join(engine, 'dist/command'), { recursive: true });
copyFileSync(join(root, 'LICENSE'), join(engine, 'LICENSE'));
