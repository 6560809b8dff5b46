/** A picture drawn in bands is the picture. */
import { Resvg } from '@resvg/resvg-js';
import { finish, games, makeRng } from 'edgewise';
import { pictureOf } from 'edgewise/draw';
import { describe, expect, it } from 'vitest';
import { png } from './png.ts';

/** The pixels of a PNG, as another reader sees them. */
function pixelsOf(data: Uint8Array): { width: number; height: number; pixels: Uint8Array } {
  const header = Buffer.from(data);
  const [wide, high] = [header.readUInt32BE(16), header.readUInt32BE(20)];
  const image = `<image width="${wide}" height="${high}" href="data:image/png;base64,${header.toString('base64')}"/>`;
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}">${image}</svg>`;
  const { width, height, pixels } = new Resvg(text).render();
  return { width, height, pixels: new Uint8Array(pixels) };
}

describe('bands', () => {
  it.each(games.map((game) => [game.id, game] as const))('%s', async (_, game) => {
    const made = finish(game.generate(game.params.presets[0].params, makeRng('png')));
    if (!made.ok) throw new Error(made.error.code);
    const { puzzle, solution } = made.value;
    const picture = pictureOf(game.scene(puzzle, solution ?? game.start(puzzle)));
    const whole = await png(picture, { theme: 'light' }, Infinity);
    const bands = await png(picture, { theme: 'light' }, 1);
    if (!whole || !bands) return; // a machine without fonts
    const [a, b] = [pixelsOf(whole), pixelsOf(bands)];
    expect([b.width, b.height]).toEqual([a.width, a.height]);
    expect(b.pixels.findIndex((value, i) => value !== a.pixels[i])).toBe(-1);
  });
});
