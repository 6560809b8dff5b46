/** The whole app as static files with relative addresses: any host, any sub-path. */
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { aheadPlugin } from './build/ahead.ts';
import { fontsPlugin } from './build/fonts.ts';
import { offlinePlugin } from './build/offline.ts';
import { stages } from './build/stages.ts';
import { themesPlugin } from './build/themes.ts';
import { workerOnlyPlugin } from './build/worker-only.ts';

/** The development server puts styles into the page, which the policy of the real app forbids. */
const laxWhileWorking: Plugin = {
  name: 'lax-while-working',
  apply: 'serve',
  transformIndexHtml: (html) => html.replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, ''),
};

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  resolve: { conditions: ['edgewise-source', ...defaultClientConditions] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [
    fontsPlugin(),
    themesPlugin(),
    aheadPlugin(),
    offlinePlugin(),
    workerOnlyPlugin(),
    laxWhileWorking,
  ],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: 'index.html', sw: 'src/shell/service-worker.ts' },
      output: {
        codeSplitting: { groups: stages(import.meta.dirname) },
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});
