/** Papers and margins, in millimetres. */
export const PAPERS = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
  a5: { width: 148, height: 210 },
  '6x9': { width: 152.4, height: 228.6 },
} as const;

export type PaperId = keyof typeof PAPERS;
export const paperIds = Object.keys(PAPERS) as readonly PaperId[];
export const isPaper = (id: string): id is PaperId => Object.hasOwn(PAPERS, id);

export interface Paper {
  readonly width: number;
  readonly height: number;
}

/** What a page keeps free: at the spine, at the fore-edge, above and below. */
export interface Margins {
  readonly inner: number;
  readonly outer: number;
  readonly top: number;
  readonly bottom: number;
}

/** More than the minimum of print-on-demand services (9.5, 12.7, 15.9, 19.1, 22.3 mm), so that nothing hides in the fold. */
const INNER = [
  [150, 15],
  [300, 18],
  [500, 21],
  [700, 24],
] as const;
const WIDEST = 28;

export const innerFor = (pages: number): number => INNER.find(([most]) => pages <= most)?.[1] ?? WIDEST;

export const marginsOf = ({ width }: Paper, inner: number): Margins =>
  width < 180 ? { inner, outer: 11, top: 15, bottom: 15 } : { inner, outer: 14, top: 18, bottom: 18 };

/** Unbound sheets: the same on both sides, and as wide as printers can print. */
export const SHEET: Margins = { inner: 12, outer: 12, top: 12, bottom: 12 };
