/** Finds a Chromium to test in: the one named in EDGEWISE_CHROMIUM, Playwright's own, or the system's. */
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** @returns {string | undefined} its path */
export function findBrowser() {
  const candidates = [process.env['EDGEWISE_CHROMIUM'], own(), ...places];
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path));
}

export const howToGet =
  'No Chromium was found. Install one (Debian: apt-get install chromium; anywhere: npx playwright install chromium), or set EDGEWISE_CHROMIUM to its path.';

function own() {
  try {
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}
