/** Shortest chains of known relations between faces, as they were before a round. */
import { LINE, OPEN } from '../../rules/rules.ts';
import { MARK, type Position } from './position.ts';

const BY_MARK = 1;
const BY_FACT = 3; // a derived edge or a link: it needs reasons of its own

/**
 * Every face that is related to `root`: how, by which facts, and how far. Marks of a player may contradict each
 * other; then a face is reached both ways, and each way has its own facts: place 2 × face + parity.
 */
export interface Tree {
  readonly parity: Int8Array; // of the nearest way to a face; -1 when unrelated
  readonly distance: Int32Array; // of that way
  readonly from: Int32Array; // by place
  readonly fact: Int32Array; // by place
}

/** Facts: edges, then pairs, then links. */
export const linkFact = (position: Position, link: number): number => position.round.length + link;

export function treeFrom(position: Position, root: number, before: number, banned = -1): Tree {
  const count = position.rings.outer + 1;
  const tree: Tree = {
    parity: new Int8Array(count).fill(-1),
    distance: new Int32Array(count).fill(FAR),
    from: new Int32Array(2 * count).fill(-1),
    fact: new Int32Array(2 * count).fill(-1),
  };
  const links = linksBefore(position, before);
  const settled = new Uint8Array(2 * count);
  const nearest = new Int32Array(2 * count).fill(FAR);
  const buckets: number[][] = [[2 * root]];
  nearest[2 * root] = 0;
  for (let d = 0; d < buckets.length; d++)
    for (const place of buckets[d] ?? []) {
      if (settled[place]) continue;
      settled[place] = 1;
      const face = place >> 1;
      if (tree.parity[face] < 0) {
        tree.parity[face] = place & 1;
        tree.distance[face] = d;
      }
      const reach = (to: number, parity: number, fact: number, weight: number): void => {
        const next = (2 * to + (place & 1)) ^ parity;
        if (nearest[next] <= d + weight) return;
        nearest[next] = d + weight;
        tree.from[next] = place;
        tree.fact[next] = fact;
        (buckets[d + weight] ??= []).push(next);
      };
      acrossEdges(position, face, before, banned, reach);
      for (const index of links.get(face) ?? []) {
        const { from, to, parity } = (position.colours?.links ?? [])[index];
        reach(from === face ? to : from, parity, linkFact(position, index), BY_FACT);
      }
    }
  return tree;
}

const FAR = 0x7fffffff;

type Reach = (to: number, parity: number, fact: number, weight: number) => void;

function acrossEdges(position: Position, face: number, before: number, banned: number, reach: Reach): void {
  const edges = position.rings.faceEdges[face];
  for (let k = 0; k < edges.length; k++) {
    const value = position.valueBefore(edges[k], before);
    if (value === OPEN || edges[k] === banned) continue;
    const weight = position.kind[edges[k]] === MARK ? BY_MARK : BY_FACT;
    reach(position.rings.faceSides[face][k], value === LINE ? 1 : 0, edges[k], weight);
  }
}

function linksBefore({ colours }: Position, before: number): Map<number, number[]> {
  const links = new Map<number, number[]>();
  colours?.links.forEach(({ from, to, round }, index) => {
    if (round >= before) return;
    for (const face of [from, to]) {
      const known = links.get(face);
      if (known) known.push(index);
      else links.set(face, [index]);
    }
  });
  return links;
}

/** The facts on the way from the root of a tree to a face, the nearest way or the one that gives this parity. */
export function factsTo(tree: Tree, face: number, parity = tree.parity[face]): number[] {
  const facts = new Set<number>();
  for (let at = 2 * face + parity; tree.from[at] >= 0; at = tree.from[at]) facts.add(tree.fact[at]);
  return [...facts];
}
