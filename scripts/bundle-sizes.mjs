// What a page pays for one game: bundles of the engine as a user's bundler would make them, for size-limit.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'rolldown';
import { root } from './ready.mjs';

const dir = join(root, '.cache/sizes');

const uses = {
  'slitherlink-board': `import { apply, check, interpret, moves, scene, start } from 'edgewise/slitherlink';
    import { svg } from 'edgewise/draw';
    console.log(apply, check, interpret, moves, scene, start, svg);`,
  'slitherlink-solver': `import { native, solve } from 'edgewise/slitherlink'; console.log(native, solve);`,
  'slitherlink-whole': `import { slitherlink } from 'edgewise/slitherlink'; console.log(slitherlink);`,
  'one-of-all': `import { slitherlink } from 'edgewise'; console.log(slitherlink);`,
};

export async function bundleForSizes() {
  mkdirSync(join(dir, 'in'), { recursive: true });
  for (const [name, text] of Object.entries(uses)) {
    const input = join(dir, 'in', `${name}.js`);
    writeFileSync(input, text);
    await build({
      cwd: root,
      input,
      platform: 'browser',
      resolve: { conditionNames: ['edgewise-source', 'source', 'import', 'default'] },
      logLevel: 'silent',
      output: { file: join(dir, `${name}.js`), format: 'esm', minify: true, codeSplitting: false },
    });
  }
}
