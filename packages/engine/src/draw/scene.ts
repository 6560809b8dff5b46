/**
 * Pictures as data. A scene is vector shapes with roles (SVG, print, thumbnails); a sketch is
 * character cells (terminal, logs, tests). No puzzle knows a colour or a pixel: themes map roles.
 */
import type { Label, Spot } from '../vocabulary.ts';

/** What a shape means; a theme gives it its colours. */
export const namedRoles = [
  'guide', // where something could be drawn: invisible, but the screen's marks follow it
  'dot',
  'dot-rest', // of a solved board, beside the loop
  'line',
  'line-tried', // drawn while trying something out
  'loop', // the line of a solved board
  'glow', // what it encloses
  'glow-start', // the colours of that, from corner to corner
  'glow-middle',
  'glow-end',
  'cross',
  'cross-tried',
  'clue',
  'clue-done',
  'clue-solved', // once the whole board is
  'clue-wrong',
  'wrong',
  'wrong-wash', // the background of what is wrong
  'inside',
  'outside',
  'cell',
  'grid', // between cells
  'side', // of a cell that dots alone do not show
  'outline',
  'label',
  'pearl', // a white one
  'pearl-rim',
  'pearl-dark',
  'fixed', // what cannot be moved
  'well', // an empty place for a piece
  'well-rim',
  'place-rim', // of a place beside pieces, where the board may grow
  'seam', // between the parts of a piece
  'tile', // the body of a piece
  'tile-rim',
  'rim', // of any other piece
  'tile-ink', // what is written on it
  'glyph', // a symbol on a piece: dark, light or black as its background needs
  'glyph-light',
  'glyph-black',
  'pattern', // distinguishes lines without colour: dark or light as its background needs
  'pattern-light',
  'sheen', // light on what is glossy, from broad and faint to small and bright
  'gloss',
  'glint',
  'core', // of a line that is followed
  'mismatch', // a zigzag where two sides disagree
  'casing', // background on both sides of it
  'slab', // what pegs stand on
  'slab-side',
  'slab-rim',
  'slab-hole', // seen through a ring
  'slab-ink',
  'peg',
  'peg-side',
  'dimple', // a place without a peg
  'dimple-rim',
  'dimple-ring', // all round, where tints are not enough
  'shadow',
  'shadow-soft', // of the slab itself
  'target', // where something must go next
] as const;

export type NamedRole = (typeof namedRoles)[number];

/**
 * Palettes, by what their colours distinguish: `label` the labels on the sides of pieces, `letter` those of letters
 * that match in pairs (capitals, then small ones), `body` whole pieces, `strand` lines that run through pieces.
 * The others are tones of these. `label-1` is the first colour of its palette.
 */
export const paletteSizes = {
  label: 12,
  'label-edge': 12,
  letter: 8,
  'letter-edge': 8,
  body: 8,
  'body-glaze': 8, // lit from the upper left
  'body-lit': 8, // the colours of that
  'body-dim': 8,
  'body-side': 8,
  'body-hole': 8,
  'body-dish': 8,
  'body-edge': 8,
  'body-faint': 8, // of what is shown through
  strand: 4,
  'strand-edge': 4,
  'strand-lit': 4,
} as const;
export type Palette = keyof typeof paletteSizes;

export type PaletteRole = `${Palette}-${number}`;
export type Role = NamedRole | PaletteRole;

export const isPaletteRole = (role: Role): role is PaletteRole => /-\d+$/.test(role);

interface Drawn {
  readonly role: Role;
  readonly spot?: Spot;
  /** `still` shapes never change while a puzzle is played: a screen draws them once. */
  readonly layer: 'still' | 'live';
  /** Whose it is: what the player drew or placed, what the rules say about it now, or (if absent) the board's own. */
  readonly by?: 'player' | 'verdict';
  /** Drawn with a pen this wide, in cells, instead of as the role says. */
  readonly pen?: number;
}

export type Shape = Drawn &
  (
    | {
        readonly kind: 'line';
        readonly x1: number;
        readonly y1: number;
        readonly x2: number;
        readonly y2: number;
      }
    | { readonly kind: 'disc'; readonly x: number; readonly y: number; readonly r: number }
    | { readonly kind: 'polygon'; readonly points: readonly (readonly [number, number])[] }
    | { readonly kind: 'path'; readonly d: string; readonly filled?: boolean } // SVG path data in scene units
    | {
        readonly kind: 'text';
        readonly x: number;
        readonly y: number;
        readonly size: number;
        readonly text: string;
      }
  );

/** A spot as a person encounters it: where it is, what it is called, what the pointer may hit. */
export interface Target {
  readonly spot: Spot;
  readonly kind: string; // 'edge', 'cell', 'dot': cursors move among one kind or all
  readonly x: number;
  readonly y: number;
  readonly label: Label; // "edge right of row 3 column 4, line"
  /** Its outline, where places are not squares: a screen's marks follow it. In units of the scene. */
  readonly outline?: readonly (readonly [x: number, y: number])[];
  /** What people call it when they type: 'c3' (third row, third place), 'r30c4' on large boards, '7'. */
  readonly name?: string;
  /** The piece that is here, by its spot: on the board its slot's spot, in the shelf its own. */
  readonly piece?: Spot;
  readonly pose?: Pose;
  /** Something must still go here: when nothing fits any more, it is a dead end. */
  readonly mustBeFilled?: boolean;
}

export interface Scene {
  readonly width: number; // in units of one cell, margins included
  readonly height: number;
  readonly shapes: readonly Shape[];
  /** The whole picture once the puzzle is solved, if it differs: shown in place of `shapes`, at a screen's own pace. */
  readonly solved?: readonly Shape[];
  /** It is drawn on paper of its own; other boards are directly on the page. */
  readonly onPaper?: true;
  readonly targets: readonly Target[];
  /** The main kind of target: a cursor starts there. */
  readonly mainKind: string;
  readonly shelf?: Shelf;
}

/** The visible part of a scene. A scene may make its targets only on demand, and copying it would demand them. */
export type Picture = Omit<Scene, 'targets' | 'mainKind' | 'solved'>;

/** As it should be shown: the finished picture if there is one. */
export const pictureOf = ({ width, height, shapes, solved, onPaper, shelf }: Scene): Picture => ({
  width,
  height,
  shapes: solved ?? shapes,
  ...(onPaper && { onPaper }),
  ...(shelf && { shelf }),
});

/** Pieces that are not on the board, in fixed slots: a gap stays where a piece was. */
export interface Shelf {
  /** Where a piece may be dropped without aiming at a slot. */
  readonly spot: Spot;
  readonly slots: readonly (Slot | undefined)[];
}

/** How a player wants to see a board; a game uses the options it understands. */
export interface ViewOptions {
  /** Symbols on coloured pieces; by default a game shows what is easiest to distinguish. */
  readonly symbols?: 'letters' | 'shapes' | 'both' | 'none';
  /** One of `Game.views`. */
  readonly view?: string;
  /** The page is taller than wide: a board that can be turned is shown upright. */
  readonly portrait?: boolean;
  /** Each connected part of a line in a colour of its own. */
  readonly colourParts?: boolean;
  /** What was drawn while trying something out: shown in a colour of its own. */
  readonly tried?: ReadonlySet<Spot>;
  /** `false`: notes of the kind `Game.shading` are not drawn. */
  readonly shading?: boolean;
}

/** How a piece is turned, so that a screen can show it turning: degrees clockwise, and which side is up. */
export interface Pose {
  readonly turn: number;
  readonly flipped?: boolean;
}

/** A piece on the shelf: a small picture of its own, with one spot, 'piece:7'. */
export interface Slot {
  readonly spot: Spot;
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
  readonly label: Label;
  readonly pose?: Pose;
  /** Sorting by this text groups similar pieces together. */
  readonly groupKey?: string;
}

export interface Glyph {
  readonly char: string;
  readonly role?: Role;
  readonly spot?: Spot;
}

/** Rows of character cells, all of the same length. */
export interface Sketch {
  readonly rows: readonly (readonly Glyph[])[];
}
