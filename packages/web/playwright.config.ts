/** Browser tests against the built app, served from a sub-path: what a player gets. */
import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/find-browser.mjs';

const executablePath = findBrowser();

export default defineConfig({
  testDir: 'tests',
  testMatch: '*.spec.ts',
  testIgnore: 'elsewhere/**', // other browsers, which may not be installed: elsewhere.config.ts
  outputDir: '../../.cache/web-tests',
  timeout: 30_000,
  expect: { timeout: 8000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A machine that stalls for seconds fails any test in a browser; what passes only the second time is listed as flaky.
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['line']],
  globalSetup: './tests/serve-dist.ts',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    },
  },
});
