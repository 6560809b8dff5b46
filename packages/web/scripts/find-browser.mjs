/** Finds browsers to test in. A Chromium: the one named in EDGEWISE_CHROMIUM, Playwright's own, or the system's. */
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

/** @returns {string | undefined} the path of a Firefox that supports WebDriver BiDi */
export const findFirefox = () =>
  firstOf([
    process.env['EDGEWISE_FIREFOX'],
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ]);

/** @returns {string | undefined} the path of WebKitGTK's driver, where there is also a screen for it */
export const findWebKit = () =>
  firstOf(['/usr/bin/xvfb-run']) &&
  firstOf([process.env['EDGEWISE_WEBKIT_DRIVER'], '/usr/bin/WebKitWebDriver']);

/** @param {(string | undefined)[]} paths */
const firstOf = (paths) => paths.find((path) => path !== undefined && path !== '' && existsSync(path));
