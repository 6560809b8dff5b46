/**
 * The app with one more game, for tests only: the registry is replaced while building, so that the
 * product needs no hook. EDGEWISE_EXTRA names another file that exports `extra`, to try a new game.
 */
import { join } from 'node:path';
import { mergeConfig, type Plugin } from 'vite';
import base from '../../vite.config.ts';

const registry = join(import.meta.dirname, '../../../engine/src/puzzles/index.ts');
const extra = process.env['EDGEWISE_EXTRA'] ?? join(import.meta.dirname, 'game.ts');

const withExtra: Plugin = {
  name: 'with-extra-games',
  enforce: 'pre',
  transform: (code, id) =>
    id === registry
      ? `${code.replace(/export const games[^=]*= \[([^\]]*)\]/, 'export const games: readonly AnyGame[] = [$1, ...extra]')}\nimport { extra } from ${JSON.stringify(extra)};`
      : undefined,
};

export default mergeConfig(base, {
  plugins: [withExtra],
  worker: { plugins: () => [withExtra] },
  build: {
    outDir: process.env['EDGEWISE_EXTRA_DIST'] ?? '../../.cache/web-shelf',
    emptyOutDir: true,
    minify: false,
    reportCompressedSize: false,
  },
  logLevel: 'warn',
});
