/** Serves dist for the whole run; its address is passed to the tests in the environment. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { findBrowser, howToGet } from '../scripts/find-browser.mjs';
import { serve } from '../scripts/serve.mjs';

const dist = join(import.meta.dirname, '../dist');

export default async function serveDist(): Promise<() => Promise<void>> {
  if (findBrowser() === undefined) throw new Error(howToGet);
  if (!existsSync(join(dist, 'index.html'))) throw new Error('Build first: npm run build -w edgewise-web');
  const server = await serve({ dir: dist, base: '/some/where/' });
  process.env['EDGEWISE_URL'] = server.url;
  // The same app with one more game, which has pieces beside its board.
  await build({ configFile: join(import.meta.dirname, 'shelf/vite.config.ts') });
  const shelf = await serve({ dir: join(import.meta.dirname, '../../../.cache/web-shelf'), base: '/shelf/' });
  process.env['EDGEWISE_SHELF_URL'] = shelf.url;
  return async () => {
    await server.close();
    await shelf.close();
  };
}
