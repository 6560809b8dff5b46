// Finds a Chromium for the browser tests, or fetches one: Playwright's own, else Debian's when we may.
import { spawnSync } from 'node:child_process';
import { findBrowser, howToGet } from '../packages/web/scripts/find-browser.mjs';
import { root } from './ready.mjs';

export function fetchBrowser() {
  for (const [command, ...args] of [[], ['npx', 'playwright', 'install', 'chromium'], ...debian()]) {
    if (command) attempt(command, args);
    const found = findBrowser();
    if (found) return found;
  }
  console.error(howToGet);
  process.exit(1);
}

/** Only root may install packages, and only some systems have apt. */
function debian() {
  if (process.getuid?.() !== 0) return [];
  return [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
  ];
}

function attempt(command, args) {
  console.log(`No browser found; trying: ${[command, ...args].join(' ')}`);
  spawnSync(command, args, { cwd: root, stdio: 'inherit', timeout: 600_000 });
}
