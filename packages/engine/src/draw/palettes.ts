/**
 * The colours that distinguish pieces, and the tones derived from each by rule. Found by a search that keeps
 * every pair distinct even for colour-blind players; the figures are in palettes.test.ts.
 */
import { contrast, edgeOn, shade } from './colour.ts';
import { paletteSizes, type NamedRole, type Palette, type PaletteRole } from './scene.ts';
import { themes, type ThemeId } from './tokens.ts';
import type { Lookup } from '../vocabulary.ts';

const list = (text: string): readonly string[] => text.split(' ').map((colour) => `#${colour}`);

/** The base palettes; all others are tones of these. */
export type BasePalette = 'label' | 'letter' | 'body' | 'strand';
export type BaseColours = Readonly<Record<BasePalette, readonly string[]>>;

export const baseColours: BaseColours = {
  /** Umber, indigo, pine, iris, rust, moss, ochre, lagoon, lilac, amber, ice, bone: from dark to light. */
  label: list('46180f 331a68 15524f 6264d1 9e3708 7b7864 c57417 5daba3 ae9ffa fcc150 c3e4f3 e4e3c8'),
  /** Wine, blue, teal, brass: four capitals, then the same four paler, for small letters. */
  letter: list('7d2226 2a4190 327c78 856c1c efaeac b3bcfb b0f2ee f6e6a0'),
  /** Navy, brick, violet, stone, leaf, lilac, celadon, straw. */
  body: list('1e2e4f 7c1307 664ccd 746661 53a042 b294e7 8af2e6 fce66e'),
  /** Red, green, blue, yellow. */
  strand: list('cd373a 4ac19a 526fc1 fcd63c'),
};

/** With few colours, those that are farthest apart (smallest CIEDE2000 of any pair with any kind of vision: 73, 43, 36, 27, 23, 18). */
const FEW: Lookup<readonly number[]> = {
  1: [2],
  2: [1, 11],
  3: [2, 7, 11],
  4: [2, 5, 10, 11],
  5: [1, 2, 6, 10, 11],
  6: [1, 2, 4, 6, 10, 11],
  7: [1, 2, 4, 5, 9, 10, 11],
  8: [1, 2, 4, 5, 9, 10, 11, 12],
};

/** Which of the twelve is the n-th of this many, from 0. */
export const chosenLabel = (count: number, nth: number): number => FEW[count]?.[nth] ?? nth + 1;

type Tone = (colour: string, theme: ThemeId) => string;

const same: Tone = (colour) => colour;
const by =
  (lightness: number): Tone =>
  (colour) =>
    shade(colour, lightness);

/** Black where contrast or ink matters; else the colour itself, darkened until it stands out. */
const outline =
  (ground: 'well' | 'slab'): Tone =>
  (colour, theme) =>
    theme === 'contrast' || theme === 'print' ? '#000000' : edgeOn(colour, themes[theme][ground]);

const FAINT = '2e'; // 18 %

const tones: Readonly<Record<Palette, readonly [from: BasePalette, tone: Tone]>> = {
  label: ['label', same],
  'label-edge': ['label', outline('well')],
  letter: ['letter', same],
  'letter-edge': ['letter', outline('well')],
  body: ['body', same],
  'body-glaze': ['body', same],
  'body-lit': ['body', by(0.1)],
  'body-dim': ['body', by(-0.055)],
  'body-side': ['body', by(-0.13)],
  'body-hole': ['body', by(-0.2)],
  'body-dish': ['body', by(-0.07)],
  'body-edge': ['body', outline('slab')],
  'body-faint': ['body', (colour) => `${colour}${FAINT}`],
  strand: ['strand', same],
  'strand-edge': ['strand', (colour, theme) => shade(colour, theme === 'print' ? -0.3 : -0.1)],
  'strand-lit': ['strand', by(0.12)],
};

export const palettes = Object.keys(paletteSizes) as Palette[];

/** A palette in a theme, after any choice of base colours. */
export function coloursOf(
  palette: Palette,
  theme: ThemeId,
  base: BaseColours = baseColours,
): readonly string[] {
  const [from, tone] = tones[palette];
  return base[from].map((colour) => tone(colour, theme));
}

const known = new Map<string, string>();

/** One of the engine's own colours: pictures need the same few again and again. */
export function paletteColour(role: PaletteRole, theme: ThemeId): string {
  const key = `${theme} ${role}`;
  const [palette, index] = splitRole(role);
  const [from, tone] = tones[palette];
  const colour = known.get(key) ?? tone(baseColours[from][index], theme);
  known.set(key, colour);
  return colour;
}

/** `label-13` begins the palette again. */
export function splitRole(role: PaletteRole): readonly [palette: Palette, index: number] {
  const cut = role.lastIndexOf('-');
  const palette = role.slice(0, cut) as Palette;
  return [palette, (Number(role.slice(cut + 1)) - 1) % paletteSizes[palette]];
}

/** What is legible on a colour: white if possible, else dark, else black. */
export function inkOn(role: PaletteRole): NamedRole {
  const ground = paletteColour(role, 'light');
  if (contrast(ground, '#ffffff') >= 4.5) return 'glyph-light';
  return contrast(ground, themes.light.dark) >= 4.5 ? 'glyph' : 'glyph-black';
}
