/**
 * The address of a puzzle on puzz.link and its relatives:
 *
 *     https://puzz.link/p?mashu/<columns>/<rows>/<pearls>
 *
 * Three cells per character, in base 27: 9a + 3b + c, where 0 is blank, 1 white, 2 black.
 */
import { ok } from '../../../result.ts';
import { misread, refuse, signAt, unexpected, type Piece } from '../../../text/pieces.ts';
import { looksLikeAddress, readAddress, readColumnsAndRows } from '../../../text/puzzlink.ts';
import type { Read } from '../../../vocabulary.ts';
import { SIZES, type MasyuFormat } from './reading.ts';

const HOST = 'https://puzz.link/p?';
const NAMES = ['mashu', 'masyu', 'pearl'];
const CELLS = 3; // per character
const BASE = 27;

export const puzzlink: MasyuFormat = {
  id: 'puzzlink',
  oneLine: true,
  holds: 'puzzle',
  looksLike: (text) => looksLikeAddress(text, NAMES),
  parse(text) {
    const address = readAddress(text, NAMES);
    if (!address.ok) return address;
    const { parts, end, variant } = address.value;
    const shape = readColumnsAndRows(address.value, SIZES);
    if (!shape.ok) return shape;
    // Whatever follows the pearls (a slash, '@name') is ignored, as the sites do.
    const pearls = readBody(parts[2] ?? end, shape.value.width * shape.value.height);
    if (!pearls.ok) return pearls;
    const value = { puzzle: { ...shape.value, pearls: pearls.value } };
    if (!variant) return ok(value);
    return {
      ok: true,
      value,
      warnings: [misread('variant-ignored', variant, { found: variant.text.slice(2, 40) })],
    };
  },
  format: ({ puzzle: { width, height, pearls } }) => `${HOST}mashu/${width}/${height}/${formatBody(pearls)}`,
};

function readBody(body: Piece, count: number): Read<Uint8Array> {
  const length = Math.ceil(count / CELLS);
  const pearls = new Uint8Array(length * CELLS);
  for (let i = 0; i < body.text.length; i++) {
    const value = /[0-9a-q]/.test(body.text[i]) ? parseInt(body.text[i], BASE) : -1;
    if (value < 0) return unexpected(signAt(body, i), '0–9, a–q');
    if (i >= length) return refuse('body-long', signAt(body, i), { expected: count, found: (i + 1) * CELLS });
    pearls.set([Math.floor(value / 9), Math.floor(value / 3) % 3, value % 3], i * CELLS);
  }
  if (body.text.length < length)
    return refuse('body-short', signAt(body, body.text.length), {
      expected: count,
      found: body.text.length * CELLS,
    });
  if (pearls.subarray(count).some((pearl) => pearl > 0))
    return refuse('body-long', signAt(body, length - 1), { expected: count, found: length * CELLS });
  return ok(pearls.slice(0, count));
}

function formatBody(pearls: ArrayLike<number>): string {
  let text = '';
  for (let cell = 0; cell < pearls.length; cell += CELLS)
    text += (9 * pearls[cell] + 3 * (pearls[cell + 1] ?? 0) + (pearls[cell + 2] ?? 0)).toString(BASE);
  return text;
}
