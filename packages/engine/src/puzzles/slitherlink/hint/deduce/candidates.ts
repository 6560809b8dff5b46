/** Steps to choose from: the easiest first, with everything that follows from the same reason as one step. */
import type { Task } from '../../../../task.ts';
import type { Proof, Toned } from '../../../../vocabulary.ts';
import type { Board, Move } from '../../rules/rules.ts';
import type { Level } from '../../solve/level-numbers.ts';
import type { End } from './ends.ts';
import { PATTERN, placesCost } from './human-cost.ts';
import { between } from './loops.ts';
import type { Reason } from './reason.ts';
import { isPattern, type Technique } from './techniques.ts';

export interface Step {
  readonly code: Technique;
  readonly level: Level; // at which it was found
  readonly edges: readonly { readonly edge: number; readonly value: number }[];
  readonly reason: Reason;
  /** How to see it link by link, where that takes more than one. */
  readonly proof?: () => Proof<Move> | undefined;
  /** What places mean in its argument; for a supposition its links say so. */
  readonly tones?: () => readonly Toned[] | undefined;
  /** Of a supposition: where it ended. */
  readonly end?: End;
}

export interface Candidate {
  readonly step: Step;
  readonly cost: number;
  readonly distance: number;
}

/** `near`: edges that were marked last. */
export function candidateOf(board: Board, step: Step, near: readonly number[]): Candidate {
  return { step, cost: costOf(step), distance: distanceTo(board, step.edges[0].edge, near) };
}

/** A pattern that is known by heart counts as one rule. */
export function costOf({ code, reason }: Step): number {
  if (!isPattern(code)) return reason.cost;
  const { cells, marks, dots } = reason;
  return PATTERN + placesCost(cells.size + marks.size + dots.size);
}

/** The distance to the nearest of some edges; 0 when there are none. */
export function distanceTo(board: Board, edge: number, near: readonly number[]): number {
  return near.length ? Math.min(...near.map((each) => apart(board, each, edge))) : 0;
}

function apart({ mesh }: Board, a: number, b: number): number {
  const ends = (edge: number): Int32Array => mesh.edgeDots.subarray(2 * edge, 2 * edge + 2);
  return between(mesh, ends(a), ends(b));
}

/** The step that costs a person least comes first; among equals the nearest, then the first on the board. */
const byEase = (a: Candidate, b: Candidate): number =>
  a.cost - b.cost || a.distance - b.distance || a.step.edges[0].edge - b.step.edges[0].edge;

/** The easiest, with all that follows from the same reason or from part of it. */
export function easiestOf(candidates: readonly Candidate[]): Step | undefined {
  if (!candidates.length) return undefined;
  const { step } = candidates.reduce((best, each) => (byEase(each, best) < 0 ? each : best));
  const along = candidates.filter((each) => goesWith(each.step, step));
  return { ...step, edges: edgesOf(step, along.toSorted(byEase)) };
}

const GROUPED_PER_REPORT = 200;

/** All of them, the easiest first; no edge appears twice. */
export function* groupAll(candidates: Candidate[]): Task<Step[]> {
  candidates.sort(byEase);
  const byPart = new ByPart(candidates);
  const taken = new Set<number>();
  const steps: Step[] = [];
  for (const [done, { step }] of candidates.entries()) {
    if (done % GROUPED_PER_REPORT === GROUPED_PER_REPORT - 1) yield { done, of: candidates.length };
    if (step.edges.every(({ edge }) => taken.has(edge))) continue;
    const fresh = edgesOf(step, byPart.within(step)).filter(({ edge }) => !taken.has(edge));
    for (const { edge } of fresh) taken.add(edge);
    steps.push({ ...step, edges: fresh });
  }
  return steps;
}

/** A step that has an end is a chain of its own. */
const goesWith = (other: Step, step: Step): boolean =>
  !step.end && other.code === step.code && rests(other.reason, step.reason);

const edgesOf = (step: Step, along: readonly Candidate[]): Step['edges'] => [
  ...new Map(
    [...step.edges, ...along.flatMap(({ step: { edges } }) => edges)].map((each) => [each.edge, each]),
  ).values(),
];

/** Candidates by one part of their reason: those contained in another reason are found without asking all of them. */
class ByPart {
  readonly #lists = new Map<string, number[]>();
  readonly #all: readonly Candidate[];

  constructor(all: readonly Candidate[]) {
    this.#all = all;
    all.forEach(({ step }, index) => {
      const [part] = partsOf(step.reason);
      const key = part ?? '';
      const list = this.#lists.get(key);
      if (list) list.push(index);
      else this.#lists.set(key, [index]);
    });
  }

  /** In their order. */
  within(step: Step): Candidate[] {
    if (step.end) return [];
    const places = ['', ...partsOf(step.reason)].flatMap((part) => this.#lists.get(part) ?? []);
    return places
      .filter((place) => goesWith(this.#all[place].step, step))
      .sort((a, b) => a - b)
      .map((place) => this.#all[place]);
  }
}

const partsOf = ({ cells, marks, dots }: Reason): string[] => [
  ...[...cells].map((cell) => `c${cell}`),
  ...[...marks].map((edge) => `m${edge}`),
  ...[...dots].map((dot) => `d${dot}`),
];

const rests = (a: Reason, b: Reason): boolean =>
  isSubset(a.cells, b.cells) && isSubset(a.marks, b.marks) && isSubset(a.dots, b.dots);

function isSubset(a: ReadonlySet<number>, b: ReadonlySet<number>): boolean {
  if (a.size > b.size) return false;
  for (const item of a) if (!b.has(item)) return false;
  return true;
}
