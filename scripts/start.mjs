// npm start: installs if needed, builds if something changed, serves the app and prints its address.
import { join } from 'node:path';
import { makeReady, root } from './ready.mjs';

makeReady();
const { buildApp } = await import('./build.mjs');
buildApp();
const { serve } = await import('../packages/web/scripts/serve.mjs');

const wanted = Number(process.env.PORT ?? 4173);
const dir = join(root, 'packages/web/dist');
const { url } = await serve({ dir, port: wanted }).catch((error) => {
  if (error.code !== 'EADDRINUSE') throw error;
  console.log(`Port ${wanted} is taken; using another. (PORT=… npm start chooses one.)`);
  return serve({ dir, port: 0 });
});
console.log(`\n  Edgewise is at ${url}\n  Ctrl-C stops it.\n`);
