/** The server, its thread and the packed app as plain modules; databases and resvg stay packages. */
import { join } from 'node:path';
import { defineConfig } from 'rolldown';
import { packApp } from './build/pack-app.mjs';

const here = import.meta.dirname;

/** The app goes with the server, tagged and packed once for all who will ask for it. */
const app = {
  name: 'pack-app',
  writeBundle: ({ dir }) => packApp(join(here, '../web/dist'), join(dir, 'app')),
};

export default defineConfig({
  input: { index: 'src/index.ts', worker: 'src/work/worker.ts' },
  platform: 'node',
  external: [/^node:/, /^@electric-sql\/pglite/, /^postgres$/, /^pg-boss$/, /^@resvg\/resvg-js$/],
  resolve: { conditionNames: ['edgewise-source', 'node', 'import', 'default'] },
  plugins: [app],
  output: {
    dir: 'dist',
    format: 'esm',
    cleanDir: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  },
});
