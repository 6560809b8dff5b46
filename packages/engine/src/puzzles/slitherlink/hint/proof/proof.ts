/**
 * A reason as a chain that a person can follow: every rule that was at work becomes a link, the earliest
 * first. Facts that one ring gives in one round are seen together and make one link.
 */
import type { Proof, ProofLink } from '../../../../vocabulary.ts';
import { edgeSpot, LINE, type Move } from '../../rules/rules.ts';
import { SUPPOSED, type Conflict, type Position } from '../deduce/position.ts';
import { ASKED, type Derivation, type Reason, type Rule } from '../deduce/reason.ts';
import { cornerOf } from '../deduce/ties.ts';
import { changeOf, isEdge, isLink, linkAt, roundOf, spotsOf, type Marked } from './facts.ts';
import { tonesOf } from './tones.ts';
import { breakSentence, cornerSentence, edgeSentence, sideSentence } from './sentences.ts';

/** Of marks that follow; undefined when one rule gives them, for then the hint says it all. */
export function proofOfMarks(
  position: Position,
  { derivations }: Reason,
  edges: readonly Marked[],
): Proof<Move> | undefined {
  const links = innerLinks(position, derivations);
  return links.length
    ? chained(position, links, conclusion(position, askedOf(derivations), edges))
    : undefined;
}

/** Of a contradiction: from what was supposed or is wrong to the place where it breaks. */
export function proofOfBreak(position: Position, { derivations }: Reason, conflict: Conflict): Proof<Move> {
  const asked = askedOf(derivations);
  const took = new Set(asked.flatMap((each) => each.took));
  const because = [...new Set(asked.flatMap(({ rule }) => spotsOf(position, rule, took)))];
  const tones = asked.length === 1 ? tonesOf(position, asked[0].rule, asked[0].took) : {};
  const end = { ...breakSentence(position, conflict, asked), because, ...tones };
  return chained(position, innerLinks(position, derivations), end);
}

const askedOf = (derivations: readonly Derivation[]): Derivation[] =>
  derivations.filter(({ gave }) => gave === ASKED);

function chained(position: Position, links: readonly ProofLink<Move>[], last: ProofLink<Move>): Proof<Move> {
  const [first, ...rest] = [...links, last];
  const supposed = supposedIn(position);
  return { ...(supposed && { supposes: supposition(supposed) }), links: [first, ...rest] };
}

const supposition = (marked: Marked): ProofLink<Move> => ({
  code: marked.value === LINE ? 'suppose.line' : 'suppose.cross',
  because: [],
  ...placed([marked]),
});

function supposedIn({ kind, edges }: Position): Marked | undefined {
  const edge = kind.subarray(0, edges.length).indexOf(SUPPOSED);
  return edge < 0 ? undefined : { edge, value: edges[edge] };
}

/** Facts of one kind that one rule gave in one round. */
interface Group {
  readonly round: number;
  readonly rule: Rule;
  readonly facts: number[];
  readonly took: Set<number>;
}

const innerLinks = (position: Position, derivations: readonly Derivation[]): ProofLink<Move>[] =>
  groupsOf(position, derivations).map((group) => linkOf(position, group));

function groupsOf(position: Position, derivations: readonly Derivation[]): Group[] {
  const groups = new Map<string, Group>();
  for (const { gave, rule, took } of derivations) {
    if (gave === ASKED) continue;
    const key = keyOf(position, gave, rule);
    const group = groups.get(key) ?? { round: roundOf(position, gave), rule, facts: [], took: new Set() };
    group.facts.push(gave);
    for (const fact of took) group.took.add(fact);
    groups.set(key, group);
  }
  return inOrder([...groups.values()], derivations);
}

/** What a rule uses comes right before it, so that nobody has to keep it in mind for long. */
function inOrder(groups: readonly Group[], derivations: readonly Derivation[]): Group[] {
  const groupOf = new Map(groups.flatMap((group) => group.facts.map((fact) => [fact, group] as const)));
  const ordered = new Set<Group>();
  const visit = (facts: Iterable<number>): void => {
    const needed = [...new Set([...facts].flatMap((fact) => groupOf.get(fact) ?? []))];
    for (const group of needed.sort((a, b) => a.round - b.round)) {
      if (ordered.has(group)) continue;
      visit(group.took);
      ordered.add(group);
    }
  };
  visit(askedOf(derivations).flatMap(({ took }) => took));
  return [...ordered];
}

/** Edges that become the same go together; so do the pairs ruled out at one corner. */
function keyOf(position: Position, fact: number, rule: Rule): string {
  const source = rule.kind === 'ring' ? `${rule.ring}` : `of ${fact}`;
  const kind = isEdge(position, fact)
    ? `edge ${position.edges[fact]}`
    : isLink(position, fact)
      ? `link ${fact}`
      : `corner ${cornerOf(position, fact)}`;
  return `${roundOf(position, fact)}/${kind}/${source}`;
}

function linkOf(position: Position, { rule, facts, took }: Group): ProofLink<Move> {
  const because = spotsOf(position, rule, took);
  const [fact] = facts;
  if (isEdge(position, fact)) {
    const value = position.edges[fact];
    const marked = facts.map((edge) => ({ edge, value }));
    const tones = tonesOf(position, rule, took);
    return { ...edgeSentence(position, rule, value, [...took]), ...placed(marked), because, ...tones };
  }
  if (!isLink(position, fact)) return { ...cornerSentence(position, rule, facts), because };
  const link = linkAt(position, fact);
  return { ...sideSentence(position, rule, link), because, ...tonesOf(position, rule, took, link) };
}

const placed = (edges: readonly Marked[]): Pick<ProofLink<Move>, 'at' | 'marks'> => ({
  at: edges.map(({ edge }) => edgeSpot(edge)),
  marks: edges.map(changeOf),
});

/** The last link of a step: what the hint says. */
function conclusion(
  position: Position,
  asked: readonly Derivation[],
  edges: readonly Marked[],
): ProofLink<Move> {
  const took = [...new Set(asked.flatMap((each) => each.took))];
  const [{ rule }] = asked;
  return {
    ...edgeSentence(position, rule, edges[0].value, took),
    ...placed(edges),
    because: spotsOf(position, rule, took),
    ...tonesOf(position, rule, took),
  };
}

/** Of the argument that a step turns on: where a side would be cut, else its last rule. */
export function tonesOfReason(position: Position, { derivations }: Reason): Pick<ProofLink<Move>, 'tones'> {
  const asked = askedOf(derivations);
  const turning = derivations.find(({ rule }) => rule.kind === 'cut') ?? asked[0];
  if (!turning || (turning === asked[0] && asked.length > 1)) return {};
  const claim = isLink(position, turning.gave) ? linkAt(position, turning.gave) : undefined;
  return tonesOf(position, turning.rule, turning.took, claim);
}
