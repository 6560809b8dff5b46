/** Shortest chains of known relations between faces, as they were before a round. */
import { LINE, OPEN } from '../../rules/rules.ts';
import { MARK, type Position } from './position.ts';

const BY_MARK = 1;
const BY_FACT = 3; // a derived edge or a link: it needs reasons of its own

/** Every face that is related to `root`: how, by which fact, and how far. */
export interface Tree {
  readonly parity: Int8Array; // -1 when unrelated
  readonly distance: Int32Array;
  readonly from: Int32Array;
  readonly fact: Int32Array;
}

/** Facts: edges, then pairs, then links. */
export const linkFact = (position: Position, link: number): number => position.round.length + link;

export function treeFrom(position: Position, root: number, before: number, banned = -1): Tree {
  const count = position.rings.outer + 1;
  const tree: Tree = {
    parity: new Int8Array(count).fill(-1),
    distance: new Int32Array(count).fill(0x7fffffff),
    from: new Int32Array(count).fill(-1),
    fact: new Int32Array(count).fill(-1),
  };
  const links = linksBefore(position, before);
  const settled = new Uint8Array(count);
  const buckets: number[][] = [[root]];
  tree.parity[root] = 0;
  tree.distance[root] = 0;
  for (let d = 0; d < buckets.length; d++)
    for (const face of buckets[d] ?? []) {
      if (settled[face]) continue;
      settled[face] = 1;
      const reach = (to: number, parity: number, fact: number, weight: number): void => {
        if (tree.distance[to] <= d + weight) return;
        tree.distance[to] = d + weight;
        tree.parity[to] = tree.parity[face] ^ parity;
        tree.from[to] = face;
        tree.fact[to] = fact;
        (buckets[d + weight] ??= []).push(to);
      };
      acrossEdges(position, face, before, banned, reach);
      for (const index of links.get(face) ?? []) {
        const { from, to, parity } = (position.colours?.links ?? [])[index];
        reach(from === face ? to : from, parity, linkFact(position, index), BY_FACT);
      }
    }
  return tree;
}

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

/** The facts on the way from the root of a tree to a face. */
export function factsTo(tree: Tree, face: number): number[] {
  const facts: number[] = [];
  for (let at = face; tree.from[at] >= 0; at = tree.from[at]) facts.push(tree.fact[at]);
  return facts;
}
