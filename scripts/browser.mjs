// Finds a Chromium for the browser tests, or installs one: Playwright's own, else Debian's where permitted.
import { spawnSync } from 'node:child_process';
import { findBrowser, findFirefox, findWebKit, howToGet } from '../packages/web/scripts/find-browser.mjs';
import { canInstall, install } from './debian.mjs';
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

/** Firefox and WebKit for the main paths: used where installed, or where Debian's can be installed; never required. */
export function fetchOthers() {
  const missing = () => [...(findFirefox() ? [] : ['Firefox']), ...(findWebKit() ? [] : ['WebKit'])];
  if (missing().length) install('firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth');
  return { missing: missing(), found: 2 - missing().length };
}

function debian() {
  if (!canInstall()) return [];
  return [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
  ];
}

function attempt(command, args) {
  console.log(`No browser found; trying: ${[command, ...args].join(' ')}`);
  spawnSync(command, args, { cwd: root, stdio: 'inherit', timeout: 600_000 });
}
