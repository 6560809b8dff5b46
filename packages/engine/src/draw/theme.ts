/** What a role looks like in each theme. Puzzles name roles, so a new theme is one table of colours. */
import { paletteColour, splitRole } from './palettes.ts';
import { isPaletteRole, type NamedRole, type Palette, type Role } from './scene.ts';
import { themes, type ThemeId, type Tokens } from './tokens.ts';

/** How a role is drawn. `width` is of a stroke, in cells; `hollow` shapes are outlines. */
export interface Ink {
  readonly colour: string; // 'none' is not drawn at all
  readonly width: number;
  readonly hollow: boolean;
  readonly weight: number; // of text
  readonly dash?: readonly [drawn: number, left: number];
}

export function inkOf(theme: ThemeId, role: Role): Ink {
  const { width = 0.04, boldWidth = width, hollow = false, weight = 400, dash } = entryOf(role);
  const stroke = theme === 'contrast' ? boldWidth : width;
  return { colour: colourOf(theme, role), width: stroke, hollow, weight, ...(dash && { dash }) };
}

/** Whether a role is an outline: the same in every theme. */
export const isHollow = (role: Role): boolean => entryOf(role).hollow ?? false;

function colourOf(theme: ThemeId, role: Role): string {
  if (isPaletteRole(role)) return paletteColour(role, theme);
  const { token, alpha, paint = 'none', isForContrast } = named[role];
  if (isForContrast && theme !== 'contrast' && theme !== 'print') return 'none';
  return token === undefined ? paint : withAlpha(themes[theme][token], alpha);
}

const withAlpha = (colour: string, alpha = ''): string => (colour === 'none' ? colour : colour + alpha);

interface Entry {
  readonly width?: number;
  readonly boldWidth?: number; // where contrast matters
  readonly hollow?: boolean;
  readonly weight?: number;
  readonly dash?: readonly [number, number];
}

/** One of the theme's colours, or the same paint in all. */
interface NamedEntry extends Entry {
  readonly token?: keyof Tokens;
  readonly alpha?: string; // two hexadecimal digits
  readonly paint?: string;
  readonly isForContrast?: true; // left out where colours are enough
}

const entryOf = (role: Role): Entry =>
  isPaletteRole(role) ? (ofPalettes[splitRole(role)[0]] ?? {}) : named[role];

/** Of a line, in cells. */
export const LINE_PEN = 0.115;

const SIGN = 600; // the weight of symbols on pieces

const named: Readonly<Record<NamedRole, NamedEntry>> = {
  guide: { width: 0.03 },
  dot: { token: 'dot' },
  'dot-rest': { token: 'dot-rest' },
  line: { token: 'line', width: LINE_PEN },
  'line-tried': { token: 'ember', width: 0.08 }, // thinner, so that it shows without colour
  loop: { token: 'accent', width: LINE_PEN },
  glow: { token: 'glow-2' },
  'glow-start': { token: 'glow-1' },
  'glow-middle': { token: 'glow-2' },
  'glow-end': { token: 'glow-3' },
  cross: { token: 'cross', width: 0.035, boldWidth: 0.045 },
  'cross-tried': { token: 'ember', width: 0.035, boldWidth: 0.045 },
  clue: { token: 'ink', weight: 550 },
  'clue-done': { token: 'done', weight: 450 },
  'clue-solved': { token: 'ink', alpha: 'bf', weight: 550 },
  'clue-wrong': { token: 'wrong', width: 0.045, boldWidth: 0.06, hollow: true, weight: 700 },
  wrong: { token: 'wrong', width: 0.115, hollow: true },
  'wrong-wash': { token: 'wrong-wash' },
  inside: { token: 'inside' },
  outside: { token: 'outside' },
  cell: { token: 'board' },
  grid: { token: 'hairline', width: 0.016 },
  side: { token: 'hairline', width: 0.035 },
  outline: { token: 'control', width: 0.03, boldWidth: 0.06, hollow: true },
  label: { token: 'ink' },
  pearl: { token: 'pearl' },
  'pearl-rim': { token: 'pearl-rim', width: 0.055, hollow: true },
  'pearl-dark': { token: 'pearl-dark' },
  fixed: { token: 'seam' },
  well: { token: 'well' },
  'well-rim': { token: 'well-rim', width: 0.018, boldWidth: 0.03 },
  'place-rim': { token: 'well-rim', width: 0.011, boldWidth: 0.02, dash: [0.03, 0.035] },
  seam: { token: 'seam', alpha: '80', width: 0.022 },
  tile: { token: 'tile' },
  'tile-rim': { token: 'tile-rim', width: 0.013, boldWidth: 0.02, hollow: true },
  rim: { token: 'ink', width: 0.03, boldWidth: 0.06, hollow: true },
  'tile-ink': { token: 'tile-ink', weight: SIGN },
  glyph: { token: 'dark', weight: SIGN },
  'glyph-light': { token: 'light', weight: SIGN },
  'glyph-black': { paint: '#000000', weight: SIGN },
  pattern: { token: 'dark', alpha: 'cc' },
  'pattern-light': { token: 'light', alpha: 'cc' },
  sheen: { paint: '#ffffff33' },
  gloss: { paint: '#ffffff57', width: 0.022 },
  glint: { paint: '#ffffff8c' },
  core: { paint: '#ffffffb8' },
  mismatch: { token: 'wrong', width: 0.03, hollow: true },
  casing: { token: 'board', width: 0.062 },
  slab: { token: 'slab' },
  'slab-side': { token: 'slab-side' },
  'slab-rim': { token: 'slab-rim', width: 0.024, hollow: true },
  'slab-hole': { token: 'slab-2' },
  'slab-ink': { token: 'slab-ink', weight: 550 },
  peg: { token: 'peg' },
  'peg-side': { token: 'peg-side' },
  dimple: { token: 'dimple' },
  'dimple-rim': { token: 'dimple-rim', width: 0.018 },
  'dimple-ring': { token: 'dimple-rim', width: 0.018, hollow: true, isForContrast: true },
  shadow: { token: 'shadow-1' },
  'shadow-soft': { token: 'shadow-2' },
  target: { token: 'accent', width: 0.05, boldWidth: 0.06, hollow: true },
};

/** Sides of triangles are two units long. */
const ofPalettes: Readonly<Partial<Record<Palette, Entry>>> = {
  'label-edge': { width: 0.02, boldWidth: 0.04, hollow: true },
  'letter-edge': { width: 0.02, boldWidth: 0.04, hollow: true },
  'body-edge': { width: 0.014, boldWidth: 0.025, hollow: true },
};
