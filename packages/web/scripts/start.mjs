/** Serves the built app: node packages/web/scripts/start.mjs [port]. */
import { join } from 'node:path';
import { serve } from './serve.mjs';

const { url } = await serve({
  dir: join(import.meta.dirname, '../dist'),
  port: Number(process.argv[2] ?? 8080),
});
process.stdout.write(`Edgewise: ${url}\n`);
