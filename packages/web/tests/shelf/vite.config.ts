/**
 * The app with one more game, for tests only: another entry starts it with more games.
 * EDGEWISE_EXTRA names another file that exports `extra`, to try a new game.
 */
import { join } from 'node:path';
import { mergeConfig, type Plugin } from 'vite';
import base from '../../vite.config.ts';

const extra = process.env['EDGEWISE_EXTRA'] ?? join(import.meta.dirname, 'game.ts');

const otherEntry: Plugin = {
  name: 'other-entry',
  transformIndexHtml: { order: 'pre', handler: (html) => html.replace('src/main.ts', 'tests/shelf/main.ts') },
};

export default mergeConfig(base, {
  plugins: [otherEntry],
  resolve: { alias: { 'edgewise-extra': extra } },
  build: {
    outDir: process.env['EDGEWISE_EXTRA_DIST'] ?? '../../.cache/web-shelf',
    emptyOutDir: true,
    minify: false,
    reportCompressedSize: false,
  },
  logLevel: 'warn',
});
