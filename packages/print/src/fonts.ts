/**
 * The typefaces of books: Figtree for text and numbers, Bricolage Grotesque for headings, Atkinson Hyperlegible Next
 * in large print. Each has the letters of western Europe in one file and the rest of Latin in a second (`-more`).
 * Made by scripts/fonts.mjs; licences (OFL 1.1) are beside the files.
 */
export const FONT_NAMES = [
  'text',
  'strong',
  'head',
  'large',
  'large-strong',
  'text-more',
  'strong-more',
  'head-more',
  'large-more',
  'large-strong-more',
] as const;

export type FontName = (typeof FONT_NAMES)[number];
export type Fonts = Readonly<Record<FontName, Uint8Array>>;

/** All of them, each from what `read` gives. */
export const fontsFrom = (read: (name: FontName) => Uint8Array): Fonts =>
  Object.fromEntries(FONT_NAMES.map((name) => [name, read(name)])) as Record<FontName, Uint8Array>;
