import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** As the command and the app have it: see packages/cli/rolldown.config.mjs. */
const pdfkit = join(dirname(fileURLToPath(import.meta.resolve('pdfkit'))), 'pdfkit.browser.mjs');

export default defineConfig({
  resolve: { conditions: ['edgewise-source'], alias: { pdfkit } },
  ssr: { resolve: { conditions: ['edgewise-source'] } },
  test: {
    include: ['packages/*/src/**/*.test.ts', 'bench/src/**/*.test.ts'],
    testTimeout: 60_000,
  },
});
