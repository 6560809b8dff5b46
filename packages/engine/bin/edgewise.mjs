#!/usr/bin/env node
// The command. In a checkout it runs what packages/cli builds for itself; in the package, what was built for it.
import { existsSync } from 'node:fs';

const [major] = process.versions.node.split('.');
const inCheckout = new URL('../../cli/bin/edgewise.mjs', import.meta.url);

if (Number(major) < 20) {
  process.stderr.write(`edgewise: Node 20 or newer is needed; this is ${process.version}.\n`);
  process.exitCode = 2;
} else if (existsSync(inCheckout)) await import(inCheckout.href);
else await import('../dist/command/main.js');
