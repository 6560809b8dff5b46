/** One look at a position, its possible results, and when two looks are the same. */

export type Look =
  | { readonly is: 'show'; readonly cell: number; readonly by: number }
  | { readonly is: 'used'; readonly cell: number; readonly by: readonly number[]; readonly kind: number }
  | { readonly is: 'place'; readonly cell: number; readonly kind: number }
  | { readonly is: 'supposed'; readonly cell: number }
  | WhatIf;

/** A piece that is tried: what it settles on the way, where it ends, and the cells and pieces that it takes. */
export interface WhatIf {
  readonly is: 'what-if';
  readonly cell: number;
  readonly settled: readonly number[]; // values
  readonly end: Contradiction;
  readonly cells: readonly number[];
  readonly kinds: readonly number[];
  /** Where nothing more follows: each value of the cell at the end, tried on top of it. */
  readonly cases: readonly Case[];
}

export interface Case {
  readonly value: number;
  readonly rule: WhatIf;
}

export type Contradiction =
  | { readonly is: 'cell'; readonly cell: number } // nothing fits it
  | { readonly is: 'piece'; readonly kind: number } // too few cells can take it
  | { readonly is: 'twice'; readonly kind: number; readonly cells: readonly number[] }; // all of them need it

export const lookedAt = (look: Look): readonly number[] =>
  look.is === 'show' ? [look.by] : look.is === 'used' ? look.by : [];

export const endCells = (end: Contradiction): readonly number[] =>
  end.is === 'cell' ? [end.cell] : end.is === 'twice' ? end.cells : [];

export const endKinds = (end: Contradiction): readonly number[] => (end.is === 'piece' ? [end.kind] : []);

/** The same sentence would say it. */
export const isAlike = (a: Look, b: Look): boolean => keyOf(a) === keyOf(b) && !isByCases(a) && !isByCases(b);

const isByCases = (rule: Look): boolean => rule.is === 'what-if' && rule.cases.length > 0;

function keyOf(rule: Look): string {
  switch (rule.is) {
    case 'show':
      return `show ${rule.cell} ${rule.by}`;
    case 'used':
      return `used ${rule.cell} ${rule.kind}`;
    case 'place':
    case 'supposed':
      return `${rule.is} ${rule.cell}`;
    case 'what-if':
      return `what-if ${rule.cell} ${rule.settled.join()} ${JSON.stringify(rule.end)}`;
  }
}

/** Two that are alike may have looked at other cells on the way to the same end: a link for both names them all. */
export function bothOf<L extends Look>(a: L, b: Look): L {
  if (a.is !== 'what-if' || b.is !== 'what-if') return a;
  return {
    ...a,
    cells: [...new Set([...a.cells, ...b.cells])],
    kinds: [...new Set([...a.kinds, ...b.kinds])],
  };
}
