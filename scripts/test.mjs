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
const { buildApp, buildCommand } = await import('./build.mjs');
if (!browserOnly) {
  part('types', () => tool('tsc', ['-b']));
  part('lint', () => tool('oxlint', ['--type-aware', 'packages', 'bench/src', 'scripts']));
  part('format', () => tool('oxfmt', ['--check', 'packages', 'bench/src', 'scripts']));
}
part('build', () => {
  buildCommand();
  buildApp();
});
if (!browserOnly) {
  part('unit, property and contract tests', () => tool('vitest', ['run']));
  const { bundleForSizes } = await import('./bundle-sizes.mjs');
  await bundleForSizes();
  part('sizes', () => {
    tool('size-limit', [], { cwd: 'packages/engine' });
    tool('size-limit', [], { cwd: 'packages/web' });
  });
  part('the package', () => run(process.execPath, ['scripts/check-package.mjs']));
}
const { fetchBrowser } = await import('./browser.mjs');
part('tests in a browser', () => {
  const browser = fetchBrowser();
  tool('playwright', ['test', '--config', 'packages/web/playwright.config.ts'], {
    env: { ...process.env, EDGEWISE_CHROMIUM: browser },
  });
});
console.log('\nAll is well.');
