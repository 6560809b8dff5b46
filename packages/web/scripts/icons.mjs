/** Makes public/*.png from the drawings in art/: run by hand when they change (`npm run icons -w edgewise-web`). */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';

const web = join(import.meta.dirname, '..');
const icon = readFileSync(join(web, 'art/icon.svg'), 'utf8');
const rounded = icon.replace('<rect width="512" height="512"', '<rect width="512" height="512" rx="112"');

/** @param {string} svg @param {number} width @param {string} name */
function draw(svg, width, name) {
  const font = { loadSystemFonts: false };
  const picture = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font });
  writeFileSync(join(web, 'public', name), picture.render().asPng());
}

draw(rounded, 192, 'icon-192.png');
draw(rounded, 512, 'icon-512.png');
draw(icon, 512, 'icon-maskable-512.png'); // the mark keeps inside the safe circle
draw(icon, 180, 'apple-touch-icon.png');
draw(readFileSync(join(web, 'art/social.svg'), 'utf8'), 1200, 'social.png');
writeFileSync(join(web, 'public/icon.svg'), rounded);
