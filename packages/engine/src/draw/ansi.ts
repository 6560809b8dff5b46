/** A sketch as text for a terminal, a log or a test. */
import type { Spot } from '../vocabulary.ts';
import type { Glyph, NamedRole, Role, Sketch } from './scene.ts';
import { isPaletteRole } from './palettes.ts';
import { inkOf } from './theme.ts';

export interface AnsiOptions {
  /** `mono` has reverse, bold and underline but no colour; `plain` has nothing but characters. */
  readonly mode?: 'plain' | 'mono' | 'colour';
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

/** What sets a glyph apart adds up: its role, what a hint or a check says of it, the cursor. */
function painter({
  mode = 'plain',
  cursor,
  hint = [],
  wrong = [],
}: AnsiOptions): ((glyph: Glyph) => string) | undefined {
  if (mode === 'plain') return undefined;
  const [hinted, blamed] = [new Set(hint), new Set(wrong)];
  const colour = mode === 'colour';
  return ({ role, spot }) => {
    const styles = [role === undefined ? '' : roleStyle(role, colour)];
    if (spot !== undefined && hinted.has(spot)) styles.push(colour ? '4;1;94' : '4;1');
    if (spot !== undefined && blamed.has(spot)) styles.push(colour ? '4;1;91' : '4;1');
    if (spot !== undefined && spot === cursor) styles.push('7');
    return styles.filter(Boolean).join(';');
  };
}

/** The terminal's own sixteen colours, so that its theme decides; only pieces need exact ones. */
function roleStyle(role: Role, colour: boolean): string {
  if (isPaletteRole(role)) return colour ? exact(inkOf('light', role).colour) : '';
  const [style, tint = ''] = roleStyles[role] ?? [''];
  return colour ? [style, tint].filter(Boolean).join(';') : style;
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

const exact = (hex: string): string =>
  `38;2;${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(';')}`;
