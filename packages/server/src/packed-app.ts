/** Where the packed app is: beside the built server; undefined in a checkout where it has not been built. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export function packedApp(): string | undefined {
  const here = import.meta.url;
  const folder = fileURLToPath(new URL(here.endsWith('.ts') ? '../dist/app' : './app', here));
  return existsSync(folder) ? folder : undefined;
}
