/** Makes public/*.png from art/icon.svg and the games' own boards: run by hand when they change. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { games, type AnyGame } from 'edgewise';
import { svg, themes } from 'edgewise/draw';
import subsetFont from 'subset-font';

const web = join(import.meta.dirname, '..');
const require = createRequire(import.meta.url);
const light = themes.light;

/** The fonts' own names, by which the renderer finds them. */
const TEXT = 'Figtree Light';
const HEADINGS = 'Bricolage Grotesque 96pt ExtraBold';

const draw = (drawing: string, width: number, name: string, fontFiles: string[] = []): void => {
  const font = { loadSystemFonts: false, fontFiles, defaultFontFamily: TEXT };
  const picture = new Resvg(drawing, { fitTo: { mode: 'width', value: width }, font });
  writeFileSync(join(web, 'public', name), picture.render().asPng());
};

const icon = readFileSync(join(web, 'art/icon.svg'), 'utf8');
const rounded = icon.replace('<rect width="512" height="512"', '<rect width="512" height="512" rx="112"');
draw(rounded, 192, 'icon-192.png');
draw(rounded, 512, 'icon-512.png');
draw(icon, 512, 'icon-maskable-512.png'); // the mark keeps inside the safe circle
draw(icon, 180, 'apple-touch-icon.png');
writeFileSync(join(web, 'public/icon.svg'), rounded);

/** One weight of a variable font as a file, which is what the renderer reads. */
async function staticFont(file: string, wght: number): Promise<string> {
  const all = Array.from({ length: 95 }, (_, i) => String.fromCodePoint(32 + i)).join('');
  const options = { targetFormat: 'sfnt', variationAxes: { wght } } as const;
  const font = await subsetFont(readFileSync(require.resolve(`@fontsource-variable/${file}`)), all, options);
  const path = join(mkdtempSync(join(tmpdir(), 'edgewise-font-')), 'font.ttf');
  writeFileSync(path, font);
  return path;
}

const TINTS = [light['art-slither'], light['art-triangles'], light['art-hexes'], light['art-steps']];
const SIZE = 330;

/** A board cropped close, on its tint. */
function tile(game: AnyGame, at: number): string {
  const read = game.native.parse(game.art ?? '');
  if (!read.ok) throw new Error(`${game.id} has no picture for cards`);
  const { puzzle, state } = read.value;
  const board = svg(game.scene(puzzle, state ?? game.start(puzzle)), { theme: 'light', unit: 48 });
  const [x, y] = [(at % 2) * (SIZE + 20), Math.floor(at / 2) * (SIZE + 20)];
  const inner = board.replace(
    /<svg /,
    `<svg x="-15" y="-15" preserveAspectRatio="xMidYMid slice" data-size="${SIZE + 30}" `,
  );
  const sized = inner
    .replace(/ width="[^"]*"/, ` width="${SIZE + 30}"`)
    .replace(/ height="[^"]*"/, ` height="${SIZE + 30}"`)
    .replace(/<rect[^>]*\/>/, '') // its background: the tint should show
    .replaceAll(/font-family="[^"]*"/g, `font-family="${TEXT}"`);
  return `<g transform="translate(${x} ${y})" clip-path="url(#tile)"><rect width="${SIZE}" height="${SIZE}" fill="${TINTS[at]}"/>${sized}</g>`;
}

const MARK = `<path d="M-10 0H0" stroke="${light.ember}"/><path d="M5 -8.660H-5L-10 0L-5 8.660H5" stroke="${light.accent}"/><circle cx="10" cy="0" r="1.848" fill="${light.accent}" stroke="none"/>`;
const withArt = games.filter(({ art }) => art !== undefined);
const shown = [0, 2, 3, 4].flatMap((i) => withArt[i] ?? []); // two loops on squares would look alike
const social = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><defs><clipPath id="tile"><rect width="${SIZE}" height="${SIZE}" rx="32"/></clipPath></defs>
<rect width="1200" height="630" fill="${light.ground}"/>
<g transform="translate(118 262) scale(3.830)" fill="none" stroke-width="3.300" stroke-linecap="round" stroke-linejoin="round">${MARK}</g>
<text x="186" y="287" font-family="${HEADINGS}" font-weight="700" font-size="78" letter-spacing="-1.600" fill="${light.ink}">Edgewise</text>
<g font-family="${TEXT}" font-weight="450" font-size="31" fill="${light.soft}"><text x="72" y="364">Calm logic puzzles,</text><text x="72" y="404">with hints that explain why.</text></g>
<g transform="translate(600 -30) rotate(-5 0 330)">${shown.map(tile).join('')}</g></svg>`;
const fonts = await Promise.all([
  staticFont('bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2', 700),
  staticFont('figtree/files/figtree-latin-wght-normal.woff2', 450),
]);
draw(social, 1200, 'social.png', fonts);
