/** Fonts from disk: beside this package in the sources, beside the bundle in the published package. */
import { readFileSync } from 'node:fs';
import { fontsFrom, type FontName, type Fonts } from './fonts.ts';

export function loadFonts(): Fonts {
  const here = import.meta.url;
  const folder = new URL(here.endsWith('.ts') ? '../fonts/' : './fonts/', here);
  const read = (name: FontName): Uint8Array => new Uint8Array(readFileSync(new URL(`${name}.ttf`, folder)));
  return fontsFrom(read);
}
