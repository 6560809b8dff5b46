/** Which sentence says what a rule gave; words/ has them under these codes. */
import type { Lookup, ProofLink } from '../../../../vocabulary.ts';
import { cellSpot, dotSpot, edgeSpot, LINE, type Move } from '../../rules/rules.ts';
import type { Link } from '../deduce/colours.ts';
import { INSIDE_SIDE } from '../deduce/cuts.ts';
import { opposite, type Conflict, type Position } from '../deduce/position.ts';
import type { Derivation, Rule, Witness } from '../deduce/reason.ts';
import type { Ring } from '../deduce/rings.ts';
import { cornerOf, isBackwards, ruledOutBy, tieOf } from '../deduce/ties.ts';
import { cellsOf, cornerEdges, isEdge } from './facts.ts';

type Values = Lookup<string | number>;
type Sentence = Pick<ProofLink<Move>, 'code' | 'with'>;
type Placed = Sentence & Pick<ProofLink<Move>, 'at'>;

/** Edges become lines or crosses. */
export function edgeSentence(
  position: Position,
  rule: Rule,
  value: number,
  took: readonly number[],
): Sentence {
  const isLine = value === LINE;
  switch (rule.kind) {
    case 'ring':
      return ringSentence(position, rule, isLine, took);
    case 'threes':
      return { code: isLine ? 'link.threes' : 'link.threes-ends' };
    case 'closing':
      return { code: 'link.closing', with: leftValues(position, rule.left) };
    case 'sides':
      return { code: isLine ? 'link.other-side' : 'link.same-side' };
    case 'cut':
      return { code: `link.${rule.cut}` };
    case 'second':
      return { code: isLine ? 'link.second-cross' : 'link.second-line' };
  }
}

const leftValues = ({ board }: Position, left: Witness = {}): Values => {
  if (left.cell !== undefined) return { left: 'clue', clue: board.clues[left.cell] };
  return { left: left.dot !== undefined ? 'dot' : left.edge !== undefined ? 'line' : 'none' };
};

type RingRule = Extract<Rule, { kind: 'ring' }>;

function ringSentence(
  position: Position,
  rule: RingRule,
  isLine: boolean,
  took: readonly number[],
): Sentence {
  const ring = position.rings.rings[rule.ring];
  if (ring.kind === 'dot') return { code: `link.${dotCode(position, isLine, took)}` };
  if (!rule.clue) return { code: isLine ? 'link.so-line' : 'link.so-cross' };
  return {
    code: isLine ? 'link.clue-line' : 'link.clue-cross',
    with: { clue: position.board.clues[ring.index] },
  };
}

function dotCode(position: Position, isLine: boolean, took: readonly number[]): string {
  const lines = took.filter((fact) => isEdge(position, fact) && position.edges[fact] === LINE).length;
  const isTied = took.some((fact) => !isEdge(position, fact));
  if (isLine) return lines > 0 && !isTied ? 'dot-on' : 'dot-out';
  if (lines > 1) return 'dot-full';
  return isTied ? 'dot-taken' : 'dot-dead';
}

/** Two edges that meet in a corner are tied to each other. */
export function cornerSentence(position: Position, rule: Rule, facts: readonly number[]): Placed {
  const edges = cornerEdges(position, cornerOf(position, facts[0]));
  const ruledOut = ruledOutBy(position, facts);
  const ordered = isBackwards(ruledOut) ? edges.toReversed() : edges;
  return {
    code: `link.${tieOf(ruledOut) ?? 'tied'}`,
    with: { ...byWhom(position, rule), ruledOut },
    at: ordered.map(edgeSpot),
  };
}

function byWhom(position: Position, rule: Rule): Values {
  if (rule.kind !== 'ring') return { by: 'cell' };
  const { kind, index } = position.rings.rings[rule.ring];
  if (kind === 'dot') return { by: 'dot' };
  return rule.clue ? { by: 'clue', clue: position.board.clues[index] } : { by: 'cell' };
}

/** Two cells are on the same side of the loop or not; beside the world outside, one cell is inside or outside. */
export function sideSentence(position: Position, rule: Rule, link: Link): Placed {
  const at = cellsOf(position, link);
  const to = link.parity ? 'inside' : 'outside';
  if (rule.kind === 'cut') return { code: `link.${rule.cut}`, at, with: { to } };
  if (at.length < 2) return { code: 'link.cell-side', at, with: { ...byWhom(position, rule), to } };
  return {
    code: link.parity ? 'link.cells-differ' : 'link.cells-agree',
    at,
    with: byWhom(position, rule),
  };
}

/** Where a chain breaks. */
export function breakSentence(
  position: Position,
  conflict: Conflict,
  [asked]: readonly Derivation[],
): Placed {
  const { rule } = asked;
  if (conflict.kind === 'clash') return clashSentence(position, rule, conflict.finding.edge);
  if (conflict.kind === 'ring') return brokenRing(position, position.rings.rings[conflict.ring], asked.took);
  if (rule.kind === 'closing')
    return {
      code: 'break.loop',
      at: asked.took.filter((edge) => edge !== rule.left?.edge).map(edgeSpot),
      with: leftValues(position, rule.left),
    };
  if (conflict.kind === 'cut') return { code: conflict.side ? 'break.inside' : 'break.outside', at: [] };
  if (conflict.kind === 'link' && rule.kind === 'cut')
    return {
      code: conflict.link.why === INSIDE_SIDE ? 'break.inside' : 'break.outside',
      at: cellsOf(position, conflict.link),
    };
  return { code: 'break.sides', at: conflict.kind === 'link' ? cellsOf(position, conflict.link) : [] };
}

/** A rule wants an edge to have the other value. */
function clashSentence(position: Position, rule: Rule, edge: number): Placed {
  const wanted = opposite(position.edges[edge]);
  if (rule.kind === 'ring') {
    const ring = position.rings.rings[rule.ring];
    const at = [ring.kind === 'dot' ? dotSpot(ring.index) : cellSpot(ring.index)];
    if (ring.kind === 'dot') return { code: wanted === LINE ? 'break.dead-end' : 'break.branch', at };
    const clue = position.board.clues[ring.index];
    return { code: wanted === LINE ? 'break.clue-few' : 'break.clue-many', at, with: { clue } };
  }
  const code =
    rule.kind === 'closing' ? 'break.loop' : rule.kind === 'threes' ? 'break.threes' : 'break.sides';
  return { code, at: [edgeSpot(edge)], with: rule.kind === 'closing' ? leftValues(position, rule.left) : {} };
}

function brokenRing(position: Position, ring: Ring, took: readonly number[]): Placed {
  const lines = took.filter((fact) => isEdge(position, fact) && position.edges[fact] === LINE).length;
  if (ring.kind === 'dot')
    return { code: lines > 2 ? 'break.branch' : 'break.dead-end', at: [dotSpot(ring.index)] };
  const clue = position.board.clues[ring.index];
  const code = clue < 0 ? 'break.cell' : lines > clue ? 'break.clue-many' : 'break.clue-few';
  return { code, at: [cellSpot(ring.index)], with: { clue } };
}
