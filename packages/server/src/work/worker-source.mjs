// The thread in a checkout that runs from source, in tests: Node 20 does not read TypeScript by itself.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleForTests } from '../../build/bundle-for-tests.mjs';

await import(pathToFileURL(join(await bundleForTests(), 'worker.js')).href);
