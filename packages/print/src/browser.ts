/** Fonts from the page's own host: each is a file of the app, cached for offline use like the rest. */
import { FONT_NAMES, type FontName, type Fonts } from './fonts.ts';

const ADDRESSES: Readonly<Record<FontName, URL>> = {
  text: new URL('../fonts/text.ttf', import.meta.url),
  strong: new URL('../fonts/strong.ttf', import.meta.url),
  head: new URL('../fonts/head.ttf', import.meta.url),
  large: new URL('../fonts/large.ttf', import.meta.url),
  'large-strong': new URL('../fonts/large-strong.ttf', import.meta.url),
  'text-more': new URL('../fonts/text-more.ttf', import.meta.url),
  'strong-more': new URL('../fonts/strong-more.ttf', import.meta.url),
  'head-more': new URL('../fonts/head-more.ttf', import.meta.url),
  'large-more': new URL('../fonts/large-more.ttf', import.meta.url),
  'large-strong-more': new URL('../fonts/large-strong-more.ttf', import.meta.url),
};

export async function fetchFonts(): Promise<Fonts> {
  const read = async (name: FontName): Promise<readonly [FontName, Uint8Array]> => {
    const answer = await fetch(ADDRESSES[name]);
    if (!answer.ok) throw new Error(`The font ${name} did not come: ${answer.status}.`);
    return [name, new Uint8Array(await answer.arrayBuffer())];
  };
  const all = await Promise.all(FONT_NAMES.map(read));
  return Object.fromEntries(all) as Record<FontName, Uint8Array>;
}

export { printAll, type PrintRequest } from './print-all.ts';
