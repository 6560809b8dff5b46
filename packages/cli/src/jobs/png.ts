/**
 * A picture as PNG, drawn in horizontal bands: a board of 200 × 200 cells has 256 million pixels, a
 * gigabyte, and only one band of them is in memory at a time. Bands are whole cells high and drawn a little
 * taller than they are, so the pixels of a band are those of the whole picture.
 */
import { once } from 'node:events';
import { createDeflate } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import { type Picture, type Shape, svg, type SvgOptions } from 'edgewise/draw';

const ZOOM = 2; // pixels per unit of the SVG
const UNIT = 40; // units per cell, as svg() draws it
const BAND_PIXELS = 1_500_000;
const MARGIN = 1; // cells: pens and letters reach beyond their points
const OVERLAP = { straight: 0.25, curved: 1 }; // cells: edges are anti-aliased differently at a border
const SMALL = 0.2; // cells: a disc with hardly any curve

/** Undefined if the machine has no font: text would be left out, and a board without numbers is a different puzzle. */
export async function png(
  picture: Picture,
  options: SvgOptions,
  bandPixels = BAND_PIXELS,
): Promise<Uint8Array | undefined> {
  if (hasText(picture) && !new Resvg(FONT_PROBE).getBBox()) return undefined;
  const { width, height } = sizeOf(svg({ ...picture, shapes: [] }, options));
  const cells = Math.max(1, Math.floor(bandPixels / (width * ZOOM) / (UNIT * ZOOM)));
  // A picture whose size is not whole pixels is stretched a little, which bands are not.
  const isWhole = Number.isInteger(width * ZOOM) && Number.isInteger(height * ZOOM);
  if (cells * UNIT >= height || !isWhole) return rendered(svg(picture, options)).asPng();
  return encoded(bandsOf(picture, options, { width, height }, cells));
}

const rendered = (text: string) => new Resvg(text, { fitTo: { mode: 'zoom', value: ZOOM } }).render();

const hasText = ({ shapes, shelf }: Picture): boolean =>
  [...shapes, ...(shelf?.slots ?? []).flatMap((slot) => slot?.shapes ?? [])].some(
    ({ kind }) => kind === 'text',
  );

const FONT_PROBE = `<svg xmlns="http://www.w3.org/2000/svg"><text font-family="system-ui,sans-serif">0</text></svg>`;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels, four bytes each, of some rows. */
interface Band extends Size {
  readonly pixels: Uint8Array;
}

const HEAD = /width="([\d.]+)" height="([\d.]+)" viewBox="[^"]*"/;

function sizeOf(text: string): Size {
  const [, width = '0', height = '0'] = HEAD.exec(text) ?? [];
  return { width: Number(width), height: Number(height) };
}

function* bandsOf(picture: Picture, options: SvgOptions, size: Size, cells: number): Generator<Band> {
  const bottom = size.height / UNIT;
  const isCurved = picture.shapes.some(
    (shape) => shape.kind === 'path' || (shape.kind === 'disc' && shape.r > SMALL),
  );
  const overlap = isCurved ? OVERLAP.curved : OVERLAP.straight;
  for (let top = 0; top < bottom; top += cells) {
    const [from, to] = [Math.max(0, top - overlap), Math.min(bottom, top + cells + overlap)];
    const shapes = picture.shapes.filter((shape) => reaches(shape, from - MARGIN, to + MARGIN));
    const head = `width="${size.width}" height="${(to - from) * UNIT}" viewBox="0 ${from} ${size.width / UNIT} ${to - from}"`;
    const text = svg({ ...picture, shapes }, options).replace(HEAD, head);
    const { width, pixels } = rendered(text);
    const row = (cell: number): number => 4 * width * Math.round((cell - from) * UNIT * ZOOM);
    const part = pixels.subarray(row(top), row(Math.min(bottom, top + cells)));
    yield { width, height: part.length / 4 / width, pixels: part };
  }
}

function reaches(shape: Shape, top: number, bottom: number): boolean {
  const [from, to] = extentOf(shape);
  return to >= top && from <= bottom;
}

/** Its vertical extent; a path is not worth parsing for it. */
function extentOf(shape: Shape): readonly [top: number, bottom: number] {
  switch (shape.kind) {
    case 'line':
      return [Math.min(shape.y1, shape.y2), Math.max(shape.y1, shape.y2)];
    case 'disc':
      return [shape.y - shape.r, shape.y + shape.r];
    case 'text':
      return [shape.y - shape.size, shape.y + shape.size];
    case 'polygon':
      return [Math.min(...shape.points.map(([, y]) => y)), Math.max(...shape.points.map(([, y]) => y))];
    case 'path':
      return [-Infinity, Infinity];
  }
}

/** The PNG of https://www.w3.org/TR/png-3: eight bits each of red, green, blue, rows filtered by the row above. */
async function encoded(bands: Iterable<Band>): Promise<Uint8Array> {
  const deflate = createDeflate({ level: 6 });
  const compressed: Buffer[] = [];
  deflate.on('data', (chunk: Buffer) => compressed.push(chunk));
  let [width, height] = [0, 0];
  let above = new Uint32Array(0);
  for (const band of bands) {
    [width, height] = [band.width, height + band.height];
    if (above.length === 0) above = new Uint32Array(width);
    if (!deflate.write(filteredRows(band, above))) await once(deflate, 'drain');
  }
  deflate.end();
  await once(deflate, 'end');
  return Buffer.concat([
    SIGNATURE,
    chunkOf('IHDR', headerOf(width, height)),
    ...compressed.map((each) => chunkOf('IDAT', each)),
    chunkOf('IEND', Buffer.alloc(0)),
  ]);
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const UP = 2; // the filter: each byte minus the one above it

function headerOf(width: number, height: number): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]); // depth 8, red green blue
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return header;
}

/**
 * `above` is the last row before, and becomes the last row of these. Most pixels equal those above them, and
 * their difference is the zero that is already there. The background is opaque: no fourth byte.
 */
function filteredRows({ width, height, pixels }: Band, above: Uint32Array): Uint8Array {
  const now = new DataView(pixels.buffer, pixels.byteOffset, 4 * width * height);
  const rows = new Uint8Array(height * (1 + 3 * width));
  const before = new DataView(above.buffer);
  for (let y = 0, to = 0; y < height; y++) {
    rows[to++] = UP;
    for (let x = 0, from = y * width; x < width; x++, from++, to += 3) {
      const pixel = now.getUint32(4 * from);
      if (pixel === before.getUint32(4 * x)) continue;
      for (let i = 0; i < 3; i++) rows[to + i] = now.getUint8(4 * from + i) - before.getUint8(4 * x + i);
      before.setUint32(4 * x, pixel);
    }
  }
  return rows;
}

function chunkOf(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  chunk.set(body, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function crc32(data: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of data) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
