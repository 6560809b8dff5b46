/**
 * What places are in the argument of one rule. Relations between faces are walked from the world outside, where it
 * is among them: such faces are inside or outside for all to see. Others are only alike or different.
 */
import { tonesOf as toned, type Spot, type Tone, type Toned } from '../../../../vocabulary.ts';
import { cellSpot, edgeSpot, LINE } from '../../rules/rules.ts';
import { DIFFERENT } from '../deduce/colours.ts';
import type { Position } from '../deduce/position.ts';
import type { Rule } from '../deduce/reason.ts';
import { isEdge, isLink, linkAt } from './facts.ts';

/** Two faces, and whether the loop runs between them. */
interface Relation {
  readonly from: number;
  readonly to: number;
  readonly parity: number;
}

interface Tones {
  readonly tones?: readonly Toned[];
}

/** `claim`: what the rule says of two faces, where it does. */
export function tonesOf(position: Position, rule: Rule, took: Iterable<number>, claim?: Relation): Tones {
  const facts = [...took];
  const related = facts.filter((fact) => relates(position, rule, fact));
  const relations = related.map((fact) => relationOf(position, fact));
  const gap = rule.kind === 'cut' && rule.gap !== undefined ? [rule.gap] : [];
  const claimed = claim && !gap.length ? [claim] : [];
  const sides = sidesOf(position, [...claimed, ...relations]);
  const wall = rule.kind === 'cut' ? rule.wall : [];
  return toned({ ...withoutFaces(sides, gap), wall: wall.map(edgeSpot), gap: gap.map(cellSpot) });
}

/** Around a cell, edges that are not its own say only which of its neighbours are on one side. */
function relates(position: Position, rule: Rule, fact: number): boolean {
  if (isLink(position, fact)) return true;
  if (!isEdge(position, fact)) return false;
  if (rule.kind !== 'ring') return rule.kind === 'sides' || rule.kind === 'cut';
  const { kind, edges } = position.rings.rings[rule.ring];
  return kind === 'face' && !edges.includes(fact);
}

function relationOf(position: Position, fact: number): Relation {
  if (isLink(position, fact)) return linkAt(position, fact);
  const { edgeFaces } = position.rings;
  const parity = position.edges[fact] === LINE ? 1 : 0;
  return { from: edgeFaces[2 * fact], to: edgeFaces[2 * fact + 1], parity };
}

type Sides = Partial<Record<Tone, readonly Spot[]>>;

/** From the world outside, or from any face where all of them are connected without it. */
function sidesOf({ rings }: Position, relations: readonly Relation[]): Sides {
  const near = new Map<number, Relation[]>();
  for (const relation of relations)
    for (const face of [relation.from, relation.to]) near.set(face, [...(near.get(face) ?? []), relation]);
  const known = parityFrom(near, rings.outer);
  const sides: Record<'inside' | 'outside' | 'one' | 'other', Spot[]> = {
    inside: [],
    outside: [],
    one: [],
    other: [],
  };
  const put = (face: number, side: keyof typeof sides): void => {
    if (face !== rings.outer) sides[side].push(cellSpot(face));
  };
  for (const [face, parity] of known) put(face, parity === DIFFERENT ? 'inside' : 'outside');
  const [root = rings.outer] = near.keys();
  const tied = known.size ? known : parityFrom(near, root);
  if (!known.size && tied.size === near.size)
    for (const [face, parity] of tied) put(face, parity === DIFFERENT ? 'other' : 'one');
  return sides;
}

/** Relations that contradict each other end where they meet: the first way to a face counts. */
function parityFrom(near: ReadonlyMap<number, readonly Relation[]>, root: number): Map<number, number> {
  const parity = new Map(near.has(root) ? [[root, 0]] : []);
  for (const [face, own] of parity)
    for (const { from, to, parity: between } of near.get(face) ?? []) {
      const next = from === face ? to : from;
      if (!parity.has(next)) parity.set(next, own ^ between);
    }
  return parity;
}

function withoutFaces(sides: Sides, faces: readonly number[]): Sides {
  const spots = new Set(faces.map(cellSpot));
  return Object.fromEntries(
    Object.entries(sides).map(([tone, all]) => [tone, all.filter((spot) => !spots.has(spot))]),
  );
}
