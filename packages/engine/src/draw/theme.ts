/** Inks: what a role looks like in each theme. Puzzles name roles, so a new theme is one table here. */
import type { NamedRole, Palette, Role } from './scene.ts';

export const themeIds = ['light', 'dark', 'contrast', 'print'] as const;
export type ThemeId = (typeof themeIds)[number];

/** The colours of a theme; web pages take theirs from here too. */
export interface Tokens {
  readonly ground: string; // the page
  readonly card: string; // the board
  readonly ink: string;
  readonly soft: string; // secondary text, idle marks
  readonly hairline: string; // decoration only, never information
  readonly accent: string;
  readonly wrong: string;
  readonly hint: string;
  readonly good: string;
  readonly inside: string; // two calm tints
  readonly outside: string;
  readonly dark: string; // signs on light pieces
  readonly light: string; // signs on dark pieces
  readonly shadow: string;
}

export const themes: Readonly<Record<ThemeId, Tokens>> = {
  light: {
    ground: '#f6f4ef',
    card: '#ffffff',
    ink: '#1c1e24',
    soft: '#5b606b',
    hairline: '#d9d5cb',
    accent: '#0a6b66',
    wrong: '#b3261e',
    hint: '#1b57c4',
    good: '#2d6a1f',
    inside: '#dcefec',
    outside: '#f5e9d8',
    dark: '#000000',
    light: '#ffffff',
    shadow: '#00000033',
  },
  dark: {
    ground: '#14161a',
    card: '#1d2026',
    ink: '#eceae4',
    soft: '#a6abb6',
    hairline: '#363b45',
    accent: '#5fc9bf',
    wrong: '#ff8a80',
    hint: '#8ab4f8',
    good: '#93cf7f',
    inside: '#1f3634',
    outside: '#383024',
    dark: '#000000',
    light: '#ffffff',
    shadow: '#00000080',
  },
  contrast: {
    ground: '#ffffff',
    card: '#ffffff',
    ink: '#000000',
    soft: '#333333',
    hairline: 'none',
    accent: '#004d49',
    wrong: '#a00000',
    hint: '#00349c',
    good: '#1a4d0f',
    inside: '#c4ece6',
    outside: '#ffe3b8',
    dark: '#000000',
    light: '#ffffff',
    shadow: '#00000033',
  },
  print: {
    ground: '#ffffff',
    card: '#ffffff',
    ink: '#000000',
    soft: '#555555',
    hairline: '#cccccc',
    accent: '#000000',
    wrong: '#000000',
    hint: '#555555',
    good: '#000000',
    inside: '#d9d9d9',
    outside: '#f2f2f2',
    dark: '#000000',
    light: '#ffffff',
    shadow: '#00000033',
  },
};

/** Twelve that stay apart for colour-blind eyes, in order of lightness so that greyscale keeps an order. */
const labelColours = [
  '#5a2d3c',
  '#4b2d78',
  '#1e5a0f',
  '#2d1ef0',
  '#965a69',
  '#e1692d',
  '#a587a5',
  '#3cb487',
  '#b496ff',
  '#e1e11e',
  '#c3e1ff',
  '#2dffb4',
] as const;

const bodyColours = [
  '#002d5a',
  '#78001e',
  '#3c0fff',
  '#786978',
  '#0fa500',
  '#d287ff',
  '#87ffd2',
  '#fff01e',
] as const;
/** Red, green, blue, yellow. */
const strandColours = ['#a50026', '#3fae6a', '#274bdb', '#ffe14d'] as const;

/** How a role is inked. `width` is of a stroke, in cells; `hollow` shapes are outlines. */
export interface Ink {
  readonly colour: string; // 'none' is not drawn at all
  readonly width: number;
  readonly hollow: boolean;
  readonly bold: boolean;
}

export function inkOf(theme: ThemeId, role: Role): Ink {
  const {
    token,
    width = 0.04,
    hollow = false,
    bold = false,
  } = isPaletteRole(role) ? table.label : table[role];
  const stroke = theme === 'contrast' && hollow ? Math.max(width, 0.06) : width;
  return { colour: paletteColour(role) ?? themes[theme][token], width: stroke, hollow, bold };
}

interface Entry {
  readonly token: keyof Tokens;
  readonly width?: number;
  readonly hollow?: boolean;
  readonly bold?: boolean;
}

const table: Readonly<Record<NamedRole, Entry>> = {
  dot: { token: 'ink' },
  guide: { token: 'hairline', width: 0.03 },
  line: { token: 'ink', width: 0.12 },
  cross: { token: 'soft', width: 0.04 },
  clue: { token: 'ink' },
  'clue-done': { token: 'soft' },
  'clue-wrong': { token: 'wrong', width: 0.05, hollow: true, bold: true },
  wrong: { token: 'wrong', width: 0.08, hollow: true },
  inside: { token: 'inside' },
  outside: { token: 'outside' },
  cell: { token: 'card' },
  outline: { token: 'soft', width: 0.03, hollow: true },
  label: { token: 'ink' },
  fixed: { token: 'soft' },
  tile: { token: 'card' },
  rim: { token: 'ink', width: 0.03, hollow: true },
  glyph: { token: 'dark' },
  'glyph-light': { token: 'light' },
  wall: { token: 'soft' },
  mismatch: { token: 'wrong', width: 0.07, hollow: true },
  peg: { token: 'soft' },
  shadow: { token: 'shadow' },
  ghost: { token: 'hint', width: 0.05, hollow: true },
  target: { token: 'accent', width: 0.05, hollow: true },
};

export const paletteColours: Readonly<Record<Palette, readonly string[]>> = {
  label: labelColours,
  body: bodyColours,
  strand: strandColours,
};

export const isPaletteRole = (role: Role): role is `${Palette}-${number}` => /-\d+$/.test(role);

/** `label-13` begins the palette again. */
function paletteColour(role: Role): string | undefined {
  if (!isPaletteRole(role)) return undefined;
  const cut = role.lastIndexOf('-');
  const colours = paletteColours[role.slice(0, cut) as Palette];
  return colours[(Number(role.slice(cut + 1)) - 1) % colours.length];
}
