/** How two edges that meet in a corner are tied to each other, by the pairs of values that are ruled out there. */
import type { Position } from './position.ts';
import type { Lookup } from '../../../../vocabulary.ts';

type Tie = 'exactly-one' | 'both-or-neither' | 'at-least-one' | 'at-most-one' | 'one-needs-other';

/** Pairs are numbered first edge + 2 × second edge, and a set of them has a bit for each. */
const BY_RULED_OUT: Lookup<Tie> = {
  0b0001: 'at-least-one',
  0b1000: 'at-most-one',
  0b1001: 'exactly-one',
  0b0110: 'both-or-neither',
  0b0010: 'one-needs-other',
  0b0100: 'one-needs-other',
};

/** The second needs the first. */
export const isBackwards = (ruledOut: number): boolean => ruledOut === 0b0100;

export const tieOf = (ruledOut: number): Tie | undefined => BY_RULED_OUT[ruledOut];

/** Of a fact about a pair. */
export const cornerOf = ({ edges }: Position, fact: number): number => (fact - edges.length) >> 2;
export const pairOf = ({ edges }: Position, fact: number): number => (fact - edges.length) & 3;

/** The pairs that these facts rule out at one corner. */
export const ruledOutBy = (position: Position, facts: readonly number[]): number =>
  facts.reduce((set, fact) => set | (1 << pairOf(position, fact)), 0);

const STRONGEST_FIRST: readonly Tie[] = [
  'exactly-one',
  'both-or-neither',
  'at-least-one',
  'at-most-one',
  'one-needs-other',
];

/** The most informative tie among these facts; undefined if none is about a corner. */
export function strongestTie(position: Position, facts: readonly number[]): Tie | undefined {
  const pairs = facts.filter((fact) => fact >= position.edges.length && fact < position.round.length);
  const byCorner = new Map<number, number>();
  for (const fact of pairs) {
    const corner = cornerOf(position, fact);
    byCorner.set(corner, (byCorner.get(corner) ?? 0) | (1 << pairOf(position, fact)));
  }
  const ties = [...byCorner.values()].map(tieOf);
  return STRONGEST_FIRST.find((tie) => ties.includes(tie));
}
