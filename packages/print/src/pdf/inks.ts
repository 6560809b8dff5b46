/**
 * What a role looks like on paper. There is no background and no gloss: paper is the background, and sheen and
 * shadow cost ink. In black and white every colour of a palette is a pattern of its own, and symbols are black.
 */
import { certain } from 'edgewise';
import { inkOf, type Ink, type Role } from 'edgewise/draw';

export type InkMode = 'mono' | 'colour';

export interface Paint {
  readonly colour: string; // '#rrggbb'
  readonly pattern?: number; // of PATTERNS, over `colour`
  readonly ink: Ink;
  /** Wider than its usual pen: an edge that is a sliver beside a coloured bar is all that a white one has. */
  readonly thicker?: number;
  /** A symbol that must be legible on a pattern: it gets a white outline. */
  readonly halo?: boolean;
}

/** Left out: light and shade, and where something could be drawn. */
const UNSEEN = /^(guide|shadow|shadow-soft|sheen|gloss|glint|core)$/;

/** What is coloured in a coloured book besides the palettes: the rest is as on any paper. */
const TINTED =
  /^(loop|glow|glow-start|glow-middle|glow-end|slab|slab-side|slab-rim|slab-hole|slab-ink|peg|peg-side|dimple|dimple-rim|well|well-rim|target|inside|outside)$/;

/** A number that is already satisfied, as a 0 is from the start, is as much a clue on paper as any other. */
const READ_AS: Readonly<Record<string, Role>> = { 'clue-done': 'clue' };

const known = new Map<string, Paint | undefined>();

export function paintOf(role: Role, mode: InkMode): Paint | undefined {
  const key = `${mode} ${role}`;
  if (!known.has(key)) known.set(key, made(READ_AS[role] ?? role, mode));
  return known.get(key);
}

function made(role: Role, mode: InkMode): Paint | undefined {
  if (UNSEEN.test(role)) return undefined;
  const ink = inkOf(mode === 'colour' && TINTED.test(role) ? 'light' : 'print', role);
  if (ink.colour === 'none') return undefined;
  // On white a tile is its outline.
  if (role === 'tile-rim') return { colour: '#55524a', ink: { ...ink, width: 0.02 } };
  if (mode === 'colour') return { colour: opaque(ink.colour), ink };
  return { ...inMono(role, opaque(ink.colour)), ink };
}

/** Transparency is flattened on white, for printers and old PDF readers. */
function opaque(colour: string): string {
  if (colour.length < 9) return colour;
  const alpha = Number.parseInt(colour.slice(7), 16) / 255;
  const channel = (at: number): string =>
    Math.round(255 + (Number.parseInt(colour.slice(at, at + 2), 16) - 255) * alpha)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

const WHITE = '#ffffff';

/** Red, green, blue, yellow: as dark as their own symbols need, which are already patterns. */
const STRANDS = ['#4d4d4d', WHITE, '#808080', '#d4d4d4'];

/** A role may have a higher number than there are looks: they start again. */
const inTurn = <T>(looks: readonly T[], index: number): T => certain(looks[index % looks.length]);

function inMono(role: Role, colour: string): Omit<Paint, 'ink'> {
  if (role.startsWith('glyph')) return { colour: '#000000', halo: true };
  if (role === 'seam') return { colour: '#777777' };
  const [, palette, digits] = /^([a-z-]+)-(\d+)$/.exec(role) ?? [];
  if (palette === undefined) return { colour: greyOf(colour) };
  const index = Number(digits) - 1;
  switch (palette) {
    case 'label':
      return { colour: WHITE, pattern: index % PATTERNS.length };
    case 'letter': // four capitals, then the same four paler
      return { colour: WHITE, pattern: inTurn(LETTER_PATTERNS, index) };
    case 'body':
    case 'body-glaze':
      return { colour: WHITE, pattern: index % PATTERNS.length };
    case 'body-dish':
    case 'body-faint':
      return { colour: WHITE };
    case 'body-side':
      return { colour: '#bbbbbb' };
    case 'label-edge':
    case 'letter-edge':
      return { colour: '#000000', thicker: 0.05 };
    case 'strand':
    case 'strand-lit':
      return { colour: inTurn(STRANDS, index) };
    default:
      return { colour: '#000000' };
  }
}

/** As bright as it was. */
function greyOf(colour: string): string {
  const channel = (at: number): number => Number.parseInt(colour.slice(at, at + 2), 16);
  const level = Math.round(0.299 * channel(1) + 0.587 * channel(3) + 0.114 * channel(5));
  const hex = level.toString(16).padStart(2, '0');
  return `#${hex}${hex}${hex}`;
}

export interface Pattern {
  readonly step: number; // points
  readonly drawing: string;
}

const lines = (step: number, width: number, ...ways: readonly string[]): Pattern => ({
  step,
  drawing: `${width} w 2 J ${ways.join(' ')} S`,
});
const rising = (s: number): string =>
  `-1 ${s + 1} m ${s + 1} -1 l -1 1 m 1 -1 l ${s - 1} ${s + 1} m ${s + 1} ${s - 1} l`;
const falling = (s: number): string =>
  `-1 -1 m ${s + 1} ${s + 1} l -1 ${s - 1} m 1 ${s + 1} l ${s - 1} -1 m ${s + 1} 1 l`;
const level = (s: number): string => `0 ${s / 2} m ${s} ${s / 2} l`;
const upright = (s: number): string => `${s / 2} 0 m ${s / 2} ${s} l`;
const dots = (step: number, size: number): Pattern => {
  const at = (step - size) / 2;
  return { step, drawing: `${at} ${at} ${size} ${size} re f` };
};

/** Twelve that can be told apart side by side; thin, so that they cost little ink. */
export const PATTERNS: readonly Pattern[] = [
  lines(2.6, 0.45, rising(2.6)),
  lines(3, 0.4, level(3)),
  dots(2.6, 0.8),
  lines(2.6, 0.45, falling(2.6)),
  lines(3.4, 0.35, level(3.4), upright(3.4)),
  { step: 4, drawing: '' },
  lines(3, 0.4, upright(3)),
  lines(3.4, 0.35, rising(3.4), falling(3.4)),
  dots(4.4, 1.7),
  lines(1.7, 0.4, level(1.7)),
  dots(5.2, 0.7),
  lines(4.8, 0.5, rising(4.8)),
];

const LETTER_PATTERNS = [0, 1, 2, 4, 11, 6, 10, 7];
