// npm test: everything that must hold, from a fresh clone on. Stops at the first part that fails.
import { makeReady, run, tool } from './ready.mjs';

const browserOnly = process.argv.includes('--browser');

function part(title, work) {
  const start = Date.now();
  console.log(`\n── ${title}`);
  work();
  console.log(`   ${((Date.now() - start) / 1000).toFixed(1)} s`);
}

makeReady();
const { buildApp, buildCommand, buildServer } = await import('./build.mjs');
const { fetchPoppler, fetchPostgres } = await import('./debian.mjs');
if (!browserOnly) {
  part('types', () => tool('tsc', ['-b']));
  part('lint', () => tool('oxlint', ['--type-aware', 'packages', 'bench/src', 'scripts']));
  part('format', () => tool('oxfmt', ['--check', 'packages', 'bench/src', 'scripts']));
}
part('build', () => {
  buildCommand();
  buildApp();
  buildServer();
});
if (!browserOnly) {
  fetchPoppler();
  fetchPostgres();
  part('unit, property and contract tests', () => tool('vitest', ['run']));
  const { bundleForSizes } = await import('./bundle-sizes.mjs');
  await bundleForSizes();
  part('sizes', () => {
    tool('size-limit', [], { cwd: 'packages/engine' });
    tool('size-limit', [], { cwd: 'packages/web' });
  });
  part('the package', () => run(process.execPath, ['scripts/check-package.mjs']));
}
const { fetchBrowser, fetchOthers } = await import('./browser.mjs');
part('tests in a browser', () => {
  const browser = fetchBrowser();
  tool('playwright', ['test', '--config', 'packages/web/playwright.config.ts'], {
    env: { ...process.env, EDGEWISE_CHROMIUM: browser },
  });
});
part('the main paths in Firefox and WebKit', () => {
  const { missing, found } = fetchOthers();
  for (const name of missing)
    console.log(
      `   Skipped: no ${name} here (Debian: apt-get install firefox-esr webkit2gtk-driver xvfb xauth).`,
    );
  // Firefox is driven over a WebSocket, which older versions of Node have only behind a flag.
  const sockets = typeof WebSocket === 'undefined' ? { NODE_OPTIONS: '--experimental-websocket' } : {};
  if (found)
    tool('playwright', ['test', '--config', 'packages/web/elsewhere.config.ts'], {
      env: { ...process.env, ...sockets },
    });
});
console.log('\nAll is well.');
