/** Which facts a ring really needed for what it concluded. */
import { minimiseSets } from '../../../../kernel/minimise.ts';
import { LINE, OPEN } from '../../rules/rules.ts';
import { factsTo, treeFrom } from './paths.ts';
import { MARK, type Position } from './position.ts';
import type { Link } from './colours.ts';
import type { Ring } from './rings.ts';

/** One thing a ring knows: the configurations it leaves, what it costs to explain, and the facts behind it. */
interface Input {
  readonly set: Int32Array;
  readonly cost: number;
  readonly facts: readonly number[];
  readonly clue: boolean;
}

interface Premises {
  readonly facts: readonly number[];
  readonly clue: boolean;
  /** Whether relations between the faces around were needed. */
  readonly coloured: boolean;
}

const TIE = 1; // two edges that depend on each other are harder to see than a line or a cross
const RELATION = 1 << 20; // a chain of colours is the last resort

/** The configurations that a conclusion allows: no input may leave others. */
export const allowedByEdge = ({ shape, edges }: Ring, edge: number, value: number): Int32Array =>
  shape.byValue[2 * edges.indexOf(edge) + (value === LINE ? 1 : 0)];

export const allowedByLink = ({ shape }: Ring, { places, parity }: Link): Int32Array =>
  parity ? shape.unequal[places] : complement(shape.unequal[places]);

export function allowedByPair({ shape, corners, size }: Ring, corner: number, pair: number): Int32Array {
  for (let c = 0; c < corners.length; c += 3)
    if (corners[c] === corner)
      return complement(shape.byPair[4 * (corners[c + 1] * size + corners[c + 2]) + pair]);
  throw new Error(`corner ${corner} is not on this ring`);
}

function complement(set: Int32Array): Int32Array {
  const other = set.slice();
  for (let w = 0; w < other.length; w++) other[w] = ~other[w];
  return other;
}

/** A small set of what the ring knew before the round that leaves only allowed configurations. */
export function premisesOf(position: Position, index: number, allowed: Int32Array, before: number): Premises {
  const ring = position.rings.rings[index];
  const { any } = ring.shape;
  const inputs = [
    ...ownInputs(position, ring, index),
    ...edgeInputs(position, ring, before),
    ...pairInputs(position, ring, before),
  ];
  const refused = any.slice();
  for (let w = 0; w < refused.length; w++) refused[w] &= ~allowed[w];
  const kept =
    neededOf(inputs, refused) ??
    neededOf([...inputs, ...relationInputs(position, ring, before)], refused) ??
    inputs;
  return {
    facts: kept.flatMap(({ facts }) => facts),
    clue: kept.some(({ clue }) => clue),
    coloured: kept.some(({ cost }) => cost >= RELATION),
  };
}

/** Those that leave no configuration that is refused, the cheapest first; undefined if all together leave one. */
function neededOf(inputs: readonly Input[], refused: Int32Array): readonly Input[] | undefined {
  const cheapestFirst = inputs.toSorted((a, b) => b.cost - a.cost).reverse();
  const needed = minimiseSets(
    refused,
    cheapestFirst.map(({ set }) => set),
  );
  return needed?.map((i) => cheapestFirst[i]);
}

const ownInputs = (position: Position, ring: Ring, index: number): Input[] => [
  { set: position.bases[index], cost: 0, facts: [], clue: ring.kind === 'face' },
];

const costOf = (position: Position, fact: number): number =>
  position.kind[fact] === MARK && position.round[fact] === 0 ? 1 : 2 + position.round[fact];

function edgeInputs(position: Position, ring: Ring, before: number): Input[] {
  const inputs: Input[] = [];
  ring.edges.forEach((edge, i) => {
    const value = position.valueBefore(edge, before);
    if (value === OPEN) return;
    const set = ring.shape.byValue[2 * i + (value === LINE ? 1 : 0)];
    inputs.push({ set, cost: costOf(position, edge), facts: [edge], clue: false });
  });
  return inputs;
}

function pairInputs(position: Position, { corners, shape, size }: Ring, before: number): Input[] {
  const inputs: Input[] = [];
  for (let c = 0; c < corners.length; c += 3)
    for (let pair = 0; pair < 4; pair++) {
      const fact = position.pairFact(corners[c], pair);
      if (!((position.ruledOut[corners[c]] >> pair) & 1) || position.round[fact] >= before) continue;
      const set = complement(shape.byPair[4 * (corners[c + 1] * size + corners[c + 2]) + pair]);
      inputs.push({ set, cost: costOf(position, fact) + TIE, facts: [fact], clue: false });
    }
  return inputs;
}

function relationInputs(position: Position, { beyond, shape, size }: Ring, before: number): Input[] {
  const inputs: Input[] = [];
  for (let b = 0; b < beyond.length; b++) {
    const tree = treeFrom(position, beyond[b], before);
    for (let a = b + 1; a < size; a++) {
      if (tree.parity[beyond[a]] < 0) continue;
      const unequal = shape.unequal[a * size + b];
      const set = tree.parity[beyond[a]] ? unequal : complement(unequal);
      const cost = RELATION + tree.distance[beyond[a]];
      inputs.push({ set, cost, facts: factsTo(tree, beyond[a]), clue: false });
    }
  }
  return inputs;
}
