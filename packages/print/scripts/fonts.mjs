// The typefaces of books, as pdfkit reads them: one weight per file, in TrueType, subset to Latin. Run after a change of version:
// node packages/print/scripts/fonts.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const folder = join(import.meta.dirname, '../fonts');

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}‘’‚“”„–—…−·•×÷°′″€™←↑→↓ıŒœ`;
const EXTENDED = range(0x100, 0x17f);

const VARIABLE = [
  ['text', 'figtree/files/figtree-latin', 420],
  ['strong', 'figtree/files/figtree-latin', 600],
  ['head', 'bricolage-grotesque/files/bricolage-grotesque-latin', 680],
];
const STATIC = [
  ['large', 'atkinson-hyperlegible-next', 400],
  ['large-strong', 'atkinson-hyperlegible-next', 700],
];

for (const [name, path, weight] of VARIABLE)
  for (const [more, part, characters] of [
    ['', '', LATIN],
    ['-more', '-ext', EXTENDED],
  ])
    await write(`${name}${more}`, `@fontsource-variable/${path}${part}-wght-normal.woff2`, characters, {
      wght: weight,
    });
for (const [name, font, weight] of STATIC)
  for (const [more, part, characters] of [
    ['', 'latin', LATIN],
    ['-more', 'latin-ext', EXTENDED],
  ])
    await write(
      `${name}${more}`,
      `@fontsource/${font}/files/${font}-${part}-${weight}-normal.woff`,
      characters,
    );

async function write(name, file, characters, variationAxes) {
  const small = await subsetFont(readFileSync(require.resolve(file)), characters, {
    targetFormat: 'truetype',
    noHinting: true,
    keepFeatures: ['kern', 'mark', 'liga', 'tnum', 'lnum'],
    ...(variationAxes && { variationAxes }),
  });
  writeFileSync(join(folder, `${name}.ttf`), small);
}
