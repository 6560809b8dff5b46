/** A sketch as text for a terminal, a log or a test. */
import type { Spot } from '../vocabulary.ts';
import { isPaletteRole, type Glyph, type NamedRole, type Role, type Sketch } from './scene.ts';
import { inkOf } from './theme.ts';

export interface AnsiOptions {
  /** `mono` has reverse, bold and underline but no colour; `plain` has only characters. */
  readonly mode?: 'plain' | 'mono' | 'colour';
  /** The terminal's colour depth in bits; other colours are drawn with the nearest it has. */
  readonly depth?: 4 | 8 | 24;
  readonly cursor?: Spot;
  readonly hint?: readonly Spot[];
  readonly wrong?: readonly Spot[];
}

export function ansi(sketch: Sketch, options: AnsiOptions = {}): string {
  const paint = painter(options);
  return sketch.rows.map((row) => (paint ? styled(row, paint) : plain(row))).join('\n');
}

const plain = (row: readonly Glyph[]): string =>
  row
    .map((glyph) => glyph.char)
    .join('')
    .trimEnd();

/** A style is set only where it changes, and every line ends without one. */
function styled(row: readonly Glyph[], paint: (glyph: Glyph) => string): string {
  let current = '';
  let text = '';
  for (const glyph of row) {
    const style = paint(glyph);
    if (style !== current) text += `${escape}[0${style && ';'}${style}m`;
    text += glyph.char;
    current = style;
  }
  return current === '' ? text : `${text}${escape}[0m`;
}

const escape = '\u001B';

/** Styles of a glyph add up: its role, a hint's or a check's mark, the cursor. */
function painter({
  mode = 'plain',
  depth = 24,
  cursor,
  hint = [],
  wrong = [],
}: AnsiOptions): ((glyph: Glyph) => string) | undefined {
  if (mode === 'plain') return undefined;
  const [hinted, blamed] = [new Set(hint), new Set(wrong)];
  const colour = mode === 'colour';
  return ({ role, spot }) => {
    const styles = [role === undefined ? '' : roleStyle(role, colour ? depth : 0)];
    if (spot !== undefined && hinted.has(spot)) styles.push(colour ? '4;1;94' : '4;1');
    if (spot !== undefined && blamed.has(spot)) styles.push(colour ? '4;1;91' : '4;1');
    if (spot !== undefined && spot === cursor) styles.push('7');
    return styles.filter(Boolean).join(';');
  };
}

/** The terminal's own sixteen colours, so that its theme decides; only pieces need exact ones. */
function roleStyle(role: Role, depth: 0 | 4 | 8 | 24): string {
  if (isPaletteRole(role)) return depth ? inkStyle(inkOf('light', role).colour, depth) : '';
  const [style, tint = ''] = roleStyles[role] ?? [''];
  return depth ? [style, tint].filter(Boolean).join(';') : style;
}

const roleStyles: Readonly<Partial<Record<NamedRole, readonly [style: string, tint?: string]>>> = {
  line: ['1'],
  cross: ['2'],
  guide: ['2'],
  dot: ['2'],
  clue: ['1'],
  'clue-done': ['2'],
  'clue-wrong': ['1;4', '91'],
  wrong: ['1;4', '91'],
  inside: ['', '36'],
  outside: ['', '33'],
  outline: ['2'],
  fixed: ['1'],
};

/** A piece's colour as well as the terminal can show it. */
function inkStyle(hex: string, depth: 4 | 8 | 24): string {
  const rgb = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  if (depth === 24) return `38;2;${rgb.join(';')}`;
  if (depth === 8) return `38;5;${cubeIndex(rgb)}`;
  return String(nearest(SIXTEEN, rgb));
}

/** The 6 × 6 × 6 cube of xterm begins at 16; its steps are 0, 95, 135, 175, 215, 255. */
function cubeIndex(rgb: readonly number[]): number {
  const [r, g, b] = rgb.map((value) => (value < 48 ? 0 : value < 115 ? 1 : Math.round((value - 55) / 40)));
  return 16 + 36 * r + 6 * g + b;
}

/** Those of xterm that are neither black nor white: a piece must stand out on either background. */
const SIXTEEN: readonly (readonly [code: number, rgb: readonly number[]])[] = [
  [31, [205, 0, 0]],
  [32, [0, 205, 0]],
  [33, [205, 205, 0]],
  [34, [0, 0, 238]],
  [35, [205, 0, 205]],
  [36, [0, 205, 205]],
  [90, [127, 127, 127]],
  [91, [255, 0, 0]],
  [92, [0, 255, 0]],
  [93, [255, 255, 0]],
  [94, [92, 92, 255]],
  [95, [255, 0, 255]],
  [96, [0, 255, 255]],
];

function nearest(all: typeof SIXTEEN, rgb: readonly number[]): number {
  const far = ([, other]: (typeof SIXTEEN)[number]): number =>
    other.reduce((sum, value, i) => sum + (value - rgb[i]) ** 2, 0);
  return all.reduce((best, each) => (far(each) < far(best) ? each : best))[0];
}
