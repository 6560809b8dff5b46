/** The colours of the themes, for boards and pages alike. A style sheet for the page is made from this table. */
export const themeIds = ['light', 'dark', 'contrast', 'print'] as const;
export type ThemeId = (typeof themeIds)[number];

export interface Tokens {
  readonly ground: string; // the page
  readonly card: string; // cards and panels
  readonly raised: string;
  readonly sunk: string; // quiet buttons, tracks
  readonly ink: string;
  readonly soft: string; // secondary text
  readonly hairline: string; // decoration only, never information
  readonly control: string; // borders that mean something
  readonly accent: string;
  readonly 'accent-hover': string;
  readonly 'on-accent': string;
  readonly 'accent-wash': string;
  readonly ember: string; // streaks, what is in progress
  readonly 'ember-wash': string;
  readonly wrong: string; // everything wrong
  readonly 'wrong-wash': string;
  readonly hint: string; // everything a hint shows
  readonly 'hint-wash': string;
  readonly good: string;
  readonly 'good-wash': string;
  readonly 'shadow-1': string; // flat and offset: no filters
  readonly 'shadow-2': string;
  readonly board: string; // the paper of boards that have one
  readonly dot: string;
  readonly 'dot-rest': string;
  readonly line: string;
  readonly cross: string;
  readonly pearl: string; // white in every theme, and the other black: that is what the rules call them
  readonly 'pearl-dark': string;
  readonly 'pearl-rim': string;
  readonly done: string;
  readonly inside: string; // two calm tints
  readonly outside: string;
  readonly 'glow-1': string; // the inside of a solved loop, from corner to corner
  readonly 'glow-2': string;
  readonly 'glow-3': string;
  readonly tile: string;
  readonly 'tile-rim': string;
  readonly well: string; // where a piece may go
  readonly 'well-rim': string;
  readonly seam: string; // between the parts of a piece
  readonly slab: string;
  readonly 'slab-2': string; // seen through a ring
  readonly 'slab-side': string;
  readonly 'slab-rim': string;
  readonly 'slab-ink': string;
  readonly peg: string;
  readonly 'peg-side': string;
  readonly dimple: string;
  readonly 'dimple-rim': string;
  readonly 'art-slither': string; // behind pictures of the games
  readonly 'art-triangles': string;
  readonly 'art-hexes': string;
  readonly 'art-steps': string;
  readonly 'art-masyu': string;
  readonly dark: string; // symbols on light pieces
  readonly light: string; // symbols on dark pieces
  readonly 'tile-ink': string; // numbers on tiles
}

export const themes: Readonly<Record<ThemeId, Tokens>> = {
  light: {
    ground: '#f4f0e8',
    card: '#fffdf8',
    raised: '#ffffff',
    sunk: '#eae4d8',
    ink: '#23262d',
    soft: '#5c5f67',
    hairline: '#e0d9cb',
    control: '#8b8578',
    accent: '#0e6a62',
    'accent-hover': '#0a5750',
    'on-accent': '#ffffff',
    'accent-wash': '#d9ebe6',
    ember: '#a34711',
    'ember-wash': '#f8e2d0',
    wrong: '#b3261e',
    'wrong-wash': '#fbe3df',
    hint: '#2457c5',
    'hint-wash': '#dfe8fb',
    good: '#2c6a2a',
    'good-wash': '#dfeed8',
    'shadow-1': '#2e241421',
    'shadow-2': '#2e24141a',
    board: '#fffdf8',
    dot: '#6d6a63',
    'dot-rest': '#b9b3a5',
    line: '#23262d',
    cross: '#7d786d',
    pearl: '#fffdf8',
    'pearl-dark': '#23262d',
    'pearl-rim': '#23262d',
    done: '#74716a',
    inside: '#dcece6',
    outside: '#f5e7d3',
    'glow-1': '#cfe9df',
    'glow-2': '#f3e9c9',
    'glow-3': '#f6d3bd',
    tile: '#1c1d23',
    'tile-rim': '#4a4d57',
    well: '#ece6da',
    'well-rim': '#857f72',
    seam: '#fffdf8',
    slab: '#e3d9c6',
    'slab-2': '#cfc3ac',
    'slab-side': '#b5a78c',
    'slab-rim': '#f3ecdd',
    'slab-ink': '#564c3c',
    peg: '#82755e',
    'peg-side': '#5f5545',
    dimple: '#d6cab4',
    'dimple-rim': '#bfb197',
    'art-slither': '#dbe9e3',
    'art-triangles': '#f2e2d1',
    'art-hexes': '#dfe1ea',
    'art-steps': '#e7e0ec',
    'art-masyu': '#e6e7d3',
    dark: '#17181c',
    light: '#ffffff',
    'tile-ink': '#edeae2',
  },
  dark: {
    ground: '#15171b',
    card: '#1e2127',
    raised: '#272b32',
    sunk: '#101216',
    ink: '#edeae2',
    soft: '#a9adb6',
    hairline: '#333841',
    control: '#7b818c',
    accent: '#67cdbf',
    'accent-hover': '#86dccf',
    'on-accent': '#07211e',
    'accent-wash': '#1b3a37',
    ember: '#f0a06a',
    'ember-wash': '#3d2a1d',
    wrong: '#ff8f85',
    'wrong-wash': '#43211f',
    hint: '#8fb5ff',
    'hint-wash': '#1f2f52',
    good: '#97d184',
    'good-wash': '#20361c',
    'shadow-1': '#00000057',
    'shadow-2': '#0000004c',
    board: '#1e2127',
    dot: '#8d929c',
    'dot-rest': '#4a505b',
    line: '#f0ede5',
    cross: '#8d929c',
    pearl: '#f0ede5',
    'pearl-dark': '#090a0c',
    'pearl-rim': '#9aa0ab',
    done: '#8d929c',
    inside: '#1f3834',
    outside: '#3a3126',
    'glow-1': '#1c4b46',
    'glow-2': '#28405c',
    'glow-3': '#4b3859',
    tile: '#0c0d10',
    'tile-rim': '#565b66',
    well: '#23272e',
    'well-rim': '#6c727d',
    seam: '#1e2127',
    slab: '#3a3d44',
    'slab-2': '#2b2e34',
    'slab-side': '#24262b',
    'slab-rim': '#51555e',
    'slab-ink': '#a9adb6',
    peg: '#9aa0ab',
    'peg-side': '#5d626c',
    dimple: '#30333a',
    'dimple-rim': '#26292e',
    'art-slither': '#1f3230',
    'art-triangles': '#382b22',
    'art-hexes': '#272a35',
    'art-steps': '#2f2936',
    'art-masyu': '#2b2f24',
    dark: '#17181c',
    light: '#ffffff',
    'tile-ink': '#edeae2',
  },
  contrast: {
    ground: '#ffffff',
    card: '#ffffff',
    raised: '#ffffff',
    sunk: '#ffffff',
    ink: '#000000',
    soft: '#2b2b2b',
    hairline: '#000000',
    control: '#000000',
    accent: '#004d47',
    'accent-hover': '#003a36',
    'on-accent': '#ffffff',
    'accent-wash': '#d6f0ea',
    ember: '#7a3000',
    'ember-wash': '#ffffff',
    wrong: '#a00000',
    'wrong-wash': '#ffffff',
    hint: '#00349c',
    'hint-wash': '#ffffff',
    good: '#124d0f',
    'good-wash': '#ffffff',
    'shadow-1': 'none',
    'shadow-2': 'none',
    board: '#ffffff',
    dot: '#000000',
    'dot-rest': '#6b6b6b',
    line: '#000000',
    cross: '#4d4d4d',
    pearl: '#ffffff',
    'pearl-dark': '#000000',
    'pearl-rim': '#000000',
    done: '#595959',
    inside: '#c4ece6',
    outside: '#ffe3b8',
    'glow-1': '#c4ece6',
    'glow-2': '#e2f0cf',
    'glow-3': '#ffe3b8',
    tile: '#000000',
    'tile-rim': '#9a9a9a',
    well: '#ffffff',
    'well-rim': '#000000',
    seam: '#ffffff',
    slab: '#ffffff',
    'slab-2': '#ffffff',
    'slab-side': '#000000',
    'slab-rim': '#000000',
    'slab-ink': '#2b2b2b',
    peg: '#3a3a3a',
    'peg-side': '#000000',
    dimple: '#ffffff',
    'dimple-rim': '#000000',
    'art-slither': '#ffffff',
    'art-triangles': '#ffffff',
    'art-hexes': '#ffffff',
    'art-steps': '#ffffff',
    'art-masyu': '#ffffff',
    dark: '#000000',
    light: '#ffffff',
    'tile-ink': '#ffffff',
  },
  print: {
    ground: '#ffffff',
    card: '#ffffff',
    raised: '#ffffff',
    sunk: '#ffffff',
    ink: '#000000',
    soft: '#444444',
    hairline: '#999999',
    control: '#555555',
    accent: '#000000',
    'accent-hover': '#000000',
    'on-accent': '#ffffff',
    'accent-wash': '#f2f2f2',
    ember: '#000000',
    'ember-wash': '#ffffff',
    wrong: '#000000',
    'wrong-wash': '#ffffff',
    hint: '#444444',
    'hint-wash': '#ffffff',
    good: '#000000',
    'good-wash': '#ffffff',
    'shadow-1': 'none',
    'shadow-2': 'none',
    board: '#ffffff',
    dot: '#000000',
    'dot-rest': '#aaaaaa',
    line: '#000000',
    cross: '#555555',
    pearl: '#ffffff',
    'pearl-dark': '#000000',
    'pearl-rim': '#000000',
    done: '#555555',
    inside: '#d9d9d9',
    outside: '#f2f2f2',
    'glow-1': '#ffffff',
    'glow-2': '#ffffff',
    'glow-3': '#ffffff',
    tile: '#ffffff',
    'tile-rim': '#8b8578',
    well: '#ffffff',
    'well-rim': '#999999',
    seam: '#ffffff',
    slab: '#ffffff',
    'slab-2': '#ffffff',
    'slab-side': '#bbbbbb',
    'slab-rim': '#999999',
    'slab-ink': '#444444',
    peg: '#777777',
    'peg-side': '#555555',
    dimple: '#ffffff',
    'dimple-rim': '#999999',
    'art-slither': '#ffffff',
    'art-triangles': '#ffffff',
    'art-hexes': '#ffffff',
    'art-steps': '#ffffff',
    'art-masyu': '#ffffff',
    dark: '#000000',
    light: '#ffffff',
    'tile-ink': '#000000',
  },
};
