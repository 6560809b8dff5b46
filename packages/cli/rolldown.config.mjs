/** The command and its worker as plain modules; what is loaded late stays a chunk of its own. */
import { defineConfig } from 'rolldown';

export default defineConfig({
  input: { main: 'src/main.ts', worker: 'src/jobs/worker.ts' },
  platform: 'node',
  external: [/^node:/, '@resvg/resvg-js'],
  resolve: { conditionNames: ['edgewise-source', 'node', 'import', 'default'] },
  output: {
    dir: 'dist',
    format: 'esm',
    cleanDir: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
  },
});
