/**
 * The two typefaces, subset to what the app's languages need. The packages keep š and ž in a file of their
 * own, so each typeface is two files, of which a page in English or Finnish rarely fetches the second.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { HtmlTagDescriptor, Plugin } from 'vite';

const COMMON = Array.from({ length: 95 }, (_, i) => String.fromCodePoint(32 + i)).join('');
const LATIN = `${COMMON}\u00A0åäöÅÄÖéüÉÜ°·×«»’‘“”„–—…−←↑→↓`;
const EXTENDED = 'šžŠŽ';

const require = createRequire(import.meta.url);
const fontFile = (name: string): string => require.resolve(`@fontsource-variable/${name}`);

const FILES = [
  ['figtree', 'figtree/files/figtree-latin-wght-normal.woff2', LATIN],
  ['figtree-more', 'figtree/files/figtree-latin-ext-wght-normal.woff2', EXTENDED],
  ['bricolage', 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2', LATIN],
  ['bricolage-more', 'bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2', EXTENDED],
] as const;

const FOLDER = join(import.meta.dirname, '../src/style/fonts'); // rewritten by every build, not committed

export const fontsPlugin = (): Plugin => ({
  name: 'fonts',
  configResolved: writeFonts,
  transformIndexHtml: { order: 'post', handler: (_, { bundle }) => preloads(Object.keys(bundle ?? {})) },
});

async function writeFonts(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, file, characters] of FILES) {
    const small = await subsetFont(readFileSync(fontFile(file)), characters, { targetFormat: 'woff2' });
    writeFileSync(join(FOLDER, `${name}.woff2`), small);
  }
}

/** Only what the first paint uses. Fonts are fetched without credentials, so preloads must be too. */
const preloads = (files: readonly string[]): HtmlTagDescriptor[] =>
  files
    .filter((file) => /(figtree|bricolage)-(?!more)[^/]*\.woff2$/.test(file))
    .map((file) => ({
      tag: 'link',
      attrs: { rel: 'preload', href: `./${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
      injectTo: 'head',
    }));
