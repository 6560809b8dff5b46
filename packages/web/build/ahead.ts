/**
 * A player who follows a link to a puzzle waits for the engine, which the shell requests only once it has loaded itself.
 * A one-line script, fetched along with the shell, looks at the address and requests it at once. Home does not need
 * it: there the text comes first. It is a file because the page's policy allows no inline scripts.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const NEEDED = /^(engine|play)-.*\.js$/;

export function aheadPlugin(): Plugin {
  let dist = '';
  return {
    name: 'ahead',
    apply: 'build',
    configResolved: (config) => {
      dist = resolve(config.root, config.build.outDir);
    },
    writeBundle: () => fill(dist),
  };
}

function fill(dist: string): void {
  const files = readdirSync(join(dist, 'assets')).filter((name) => NEEDED.test(name));
  if (!files.length) return; // test pages have other parts
  const text = scriptFor(files);
  const name = `assets/ahead-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.js`;
  writeFileSync(join(dist, name), text);
  const page = join(dist, 'index.html');
  const html = readFileSync(page, 'utf8');
  writeFileSync(page, html.replace('</title>', `</title>\n    <script async src="./${name}"></script>`));
}

/** `#/` is home. */
const scriptFor = (files: readonly string[]): string =>
  `if(location.hash.length>2)for(const file of ${JSON.stringify(files)}){const link=document.createElement("link");link.rel="modulepreload";link.href=new URL(file,document.currentScript.src).href;document.head.append(link)}`;
