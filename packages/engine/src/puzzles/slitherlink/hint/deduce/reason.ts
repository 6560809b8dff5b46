/** What a reason consists of: rules applied, the facts they used, and what a person has to look at. */
import type { Second } from './position.ts';

type CutKind = 'inside-cut' | 'outside-cut' | 'cut-off';

/** One application of a rule: the fact it gave, or ASKED for the one in question, and the facts it used. */
export interface Derivation {
  readonly gave: number;
  readonly rule: Rule;
  readonly took: readonly number[];
}

export const ASKED = -1;

export type Rule =
  | { readonly kind: 'ring'; readonly ring: number; readonly clue: boolean }
  | { readonly kind: 'threes'; readonly faces: readonly number[]; readonly left?: Witness }
  | { readonly kind: 'closing'; readonly left?: Witness }
  | { readonly kind: 'sides' }
  | ({ readonly kind: 'cut' } & Parting)
  | ({ readonly kind: 'second' } & Second);

/** A side that would be cut in two: by lines around a piece of it, but for a face through which it must pass. */
interface Parting {
  readonly cut: CutKind;
  readonly wall: readonly number[]; // edges
  readonly gap?: number; // a face
}

export interface Reason {
  /** The last rule first. */
  readonly derivations: readonly Derivation[];
  /** For a person who follows it: human-cost.ts. */
  readonly cost: number;
  readonly cells: ReadonlySet<number>; // clues
  readonly marks: ReadonlySet<number>; // edges
  readonly dots: ReadonlySet<number>;
  /** Rules applied on the way. */
  readonly steps: number;
  readonly usesColours: boolean;
  readonly usesLoop: boolean;
  /** The last face that a cut decided, and how. */
  readonly cut: { readonly face: number; readonly kind: CutKind } | undefined;
  /** The clue, dot or line that an early loop would leave out. */
  readonly left: Witness | undefined;
}

export interface Witness {
  readonly cell?: number;
  readonly edge?: number;
  readonly dot?: number;
}
