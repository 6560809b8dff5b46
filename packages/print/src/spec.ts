/** What is to be printed, as plain data: from a file, from flags, or from the app's form. */
import type { AnyGame, Language } from 'edgewise';
import type { InkMode } from './pdf/inks.ts';
import type { PaperId } from './paper.ts';

export const KINDS = ['book', 'worksheet', 'kit'] as const;
export type Kind = (typeof KINDS)[number];

/** Puzzles to be made: number n of a section has the seed `<seed>-<n>`, the first the seed itself. */
export interface MadeSection {
  readonly title?: string;
  readonly game: string;
  readonly preset?: string;
  readonly params?: string; // 'width=12 level=chains', over the preset
  readonly count: number;
  readonly seed?: string;
}

/** Existing puzzles: the text of a file in any format Edgewise reads. */
export interface FileSection {
  readonly title?: string;
  readonly file: string;
}

export type SectionSpec = MadeSection | FileSection;

export interface BookSpec {
  readonly kind: Kind;
  readonly title?: string;
  readonly author?: string;
  readonly note?: string;
  readonly seed: string;
  readonly language: Language;
  readonly paper: PaperId;
  readonly perPage: number;
  readonly ink: InkMode;
  readonly large: boolean;
  readonly titlePage: boolean; // with contents and pages that explain the games
  readonly solutions: boolean;
  readonly hints: boolean;
  /** The address of the app: then every puzzle has a QR code that opens it there. */
  readonly qr?: string;
  /** Puzzles with more than one solution are printed too; their answer is one of several. */
  readonly many: boolean;
  /** Kits: millimetres of a side of a piece, sides without tabs, no backs. */
  readonly pieceSize?: number;
  readonly tabs: boolean;
  readonly backs: boolean;
  readonly sections: readonly SectionSpec[];
}

export const MOST_PER_PAGE = 12;
export const MOST_PUZZLES = 10_000;
export const MOST_TITLE = 200; // characters
export const MOST_NOTE = 1000;

export const DEFAULTS: Omit<BookSpec, 'seed' | 'language' | 'sections'> = {
  kind: 'book',
  paper: 'a4',
  perPage: 4,
  ink: 'mono',
  large: false,
  titlePage: true,
  solutions: true,
  hints: false,
  many: false,
  tabs: true,
  backs: true,
};

export const isMade = (section: SectionSpec): section is MadeSection => 'game' in section;

const WORKSHEET_LEVELS = 3;

/** The easiest levels of a game, each number of dots once: a class starts there. */
export function worksheetSections(game: AnyGame, count: number): readonly MadeSection[] {
  const byDots = new Map<number, string>();
  for (const { id, dots } of game.params.presets)
    if (dots !== undefined && !byDots.has(dots)) byDots.set(dots, id);
  const levels = [...byDots].sort(([a], [b]) => a - b).slice(0, WORKSHEET_LEVELS);
  const presets = levels.length ? levels.map(([, id]) => id) : [game.params.presets[0].id];
  return presets.map((preset) => ({ game: game.id, preset, count }));
}
