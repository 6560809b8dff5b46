/**
 * Pictures as data. A scene is vector shapes with roles (SVG, print, thumbnails); a sketch is
 * character cells (terminal, logs, tests). No puzzle knows a colour or a pixel: themes map roles.
 */
import type { Note, Spot } from '../game.ts';

/** What a shape means; a theme gives it ink. `piece-1` … `piece-12` are the palette's colours. */
export type Role =
  | 'dot'
  | 'guide' // where something could be drawn
  | 'line'
  | 'cross'
  | 'clue'
  | 'clue-done'
  | 'clue-wrong'
  | 'wrong'
  | 'inside'
  | 'outside'
  | 'cell'
  | 'outline'
  | 'label'
  | 'fixed'
  | `piece-${number}`;

interface Drawn {
  readonly role: Role;
  readonly spot?: Spot;
  /** `still` shapes never change while a puzzle is played: a screen draws them once. */
  readonly layer: 'still' | 'live';
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
    | { readonly kind: 'path'; readonly d: string } // SVG path data in scene units
    | {
        readonly kind: 'text';
        readonly x: number;
        readonly y: number;
        readonly size: number;
        readonly text: string;
      }
  );

/** A spot as a person meets it: where it is, how it is spoken, what the pointer may hit. */
export interface Target {
  readonly spot: Spot;
  readonly kind: string; // 'edge', 'cell', 'dot': cursors move among one kind or all
  readonly x: number;
  readonly y: number;
  readonly label: Pick<Note, 'code' | 'with'>; // "edge right of row 3 column 4, line"
}

export interface Scene {
  readonly width: number; // in units of one cell, margins included
  readonly height: number;
  readonly shapes: readonly Shape[];
  readonly targets: readonly Target[];
}

export interface Glyph {
  readonly char: string;
  readonly role?: Role;
  readonly spot?: Spot;
}

/** Rows of character cells, all rows of one length. */
export interface Sketch {
  readonly rows: readonly (readonly Glyph[])[];
}
