/** Where a contradiction ends: what the sentence about it mentions. */
import { COLOUR, RING, type Conflict, type Finding, type Position } from './position.ts';

export interface End {
  readonly kind: 'clue' | 'dot' | 'loop' | 'colours' | 'inside' | 'outside' | 'none';
  readonly cell?: number;
}

/** `about`: the edge that is wrong or supposed. */
export function endOf(position: Position, conflict: Conflict, about: number): End {
  if (conflict.kind === 'ring') return endOfRing(position, conflict.ring);
  if (conflict.kind === 'clash') return endOfClash(position, conflict.finding, about);
  if (conflict.kind === 'loop') return { kind: 'loop' };
  if (conflict.kind === 'cut') return { kind: conflict.side ? 'inside' : 'outside' };
  return { kind: 'colours' };
}

function endOfRing({ rings, board }: Position, index: number): End {
  const ring = rings.rings[index];
  if (ring.kind === 'dot') return { kind: 'dot' };
  return board.clues[ring.index] >= 0 ? { kind: 'clue', cell: ring.index } : { kind: 'none' };
}

/**
 * Two rules want opposite values for an edge. If one of them looks at the edge in question, that is the
 * broken one (a cross at a 3 breaks the 3, not the 0 beside it); otherwise the one that came later is.
 */
function endOfClash(position: Position, { edge, kind, why }: Finding, about: number): End {
  const early = position.kind[edge] === RING ? position.why[edge] : -1;
  const late = kind === RING ? why : -1;
  const looksAtIt = (ring: number): boolean => ring >= 0 && position.rings.rings[ring].edges.includes(about);
  if (looksAtIt(early) && !looksAtIt(late)) return endOfRing(position, early);
  if (late >= 0) return endOfRing(position, late);
  return { kind: kind === COLOUR ? 'colours' : 'loop' };
}
