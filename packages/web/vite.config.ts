/** The whole app as static files with relative addresses: any host, any sub-path. */
import { defaultClientConditions, defineConfig } from 'vite';
import { offlinePlugin } from './build/offline.ts';
import { themesPlugin } from './build/themes.ts';

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  resolve: { conditions: ['source', ...defaultClientConditions] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [themesPlugin(), offlinePlugin()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: 'index.html', sw: 'src/sw/service-worker.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});
