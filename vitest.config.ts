import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['edgewise-source'] },
  ssr: { resolve: { conditions: ['edgewise-source'] } },
  test: {
    include: ['packages/*/src/**/*.test.ts', 'bench/src/**/*.test.ts'],
    testTimeout: 60_000,
  },
});
