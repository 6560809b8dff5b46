/** The main paths in Firefox and in WebKit, each where it is installed: `npm test` starts it. */
import { defineConfig } from '@playwright/test';
import { findFirefox, findWebKit } from './scripts/find-browser.mjs';

const projects = [
  { name: 'Firefox', path: findFirefox() },
  { name: 'WebKit', path: findWebKit() },
];

export default defineConfig({
  testDir: 'tests/elsewhere',
  testMatch: '*.spec.ts',
  outputDir: '../../.cache/web-tests-elsewhere',
  timeout: 45_000,
  workers: 2,
  forbidOnly: true,
  retries: process.env['CI'] ? 1 : 0, // as in playwright.config.ts
  reporter: [['line']],
  projects: projects.filter(({ path }) => path !== undefined).map(({ name }) => ({ name })),
});
