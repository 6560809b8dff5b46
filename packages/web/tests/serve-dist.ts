/** Serves dist for the whole run; its address goes to the tests by the environment. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser, howToGet } from '../scripts/find-browser.mjs';
import { serve } from '../scripts/serve.mjs';

const dist = join(import.meta.dirname, '../dist');

export default async function serveDist(): Promise<() => Promise<void>> {
  if (findBrowser() === undefined) throw new Error(howToGet);
  if (!existsSync(join(dist, 'index.html'))) throw new Error('Build first: npm run build -w edgewise-web');
  const server = await serve({ dir: dist, base: '/some/where/' });
  process.env['EDGEWISE_URL'] = server.url;
  return server.close;
}
