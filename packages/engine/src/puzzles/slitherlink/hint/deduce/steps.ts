/**
 * The steps that a position offers, easiest first, from the lowest level that offers any. Every step
 * rests on marks and clues alone: findings do not feed on each other.
 */
import { CHAINS, CONNECTIVITY, COUNTS, SECTORS } from '../../solve/level-numbers.ts';
import type { Task } from '../../../../task.ts';
import { CROSS, LINE, OPEN, type Board } from '../../rules/rules.ts';
import { Trial } from './trial.ts';
import { between, isComplete, restOfThrees, threesOf, type Threes } from './loops.ts';
import { COLOUR, opposite, Position, RING, THREES, type Conflict, type Finding } from './position.ts';
import { reasonOfConflict, reasonOfFinding, sizeOf, type Reason } from './reasons.ts';
import { Deduction } from './rounds.ts';
import { nameOf, type Technique } from './techniques.ts';

export interface Step {
  readonly code: Technique;
  readonly edges: readonly { readonly edge: number; readonly value: number }[];
  readonly reason: Reason;
  /** Of a supposition: where it ended. */
  readonly end?: End;
}

export interface End {
  readonly kind: 'clue' | 'dot' | 'loop' | 'colours' | 'inside' | 'outside' | 'none';
  readonly cell?: number;
}

interface Candidate {
  readonly step: Step;
  readonly size: number;
  readonly distance: number;
}

const EXPLAINED_PER_REPORT = 4;

/** None when solved. `near`: edges that were marked last; of two steps equally easy the nearer comes first. */
export function* stepsOf(board: Board, marks: ArrayLike<number>, near: readonly number[] = []): Task<Step[]> {
  const position = new Position(board, marks);
  position.feeds = false;
  if (isComplete(position)) return [];
  const deduction = new Deduction(position);
  for (let level = COUNTS; level <= CONNECTIVITY; level++) {
    deduction.raise(level);
    while (!position.found.length && deduction.step()) yield { done: level };
    const patterns = level === SECTORS ? threesSteps(position) : [];
    if (position.conflict) return [];
    if (position.found.length + patterns.length) return yield* explainAll(position, patterns, near);
    yield { done: level };
  }
  return yield* supposeAll(position, near);
}

function* explainAll(position: Position, patterns: readonly Step[], near: readonly number[]): Task<Step[]> {
  const candidates = patterns.map((step) => candidateOf(position.board, step, near));
  for (const finding of position.found) {
    if (finding.kind === THREES) continue; // the patterns hold them, each pair in one piece
    const reason = reasonOfFinding(position, finding);
    const step = { code: nameOf(position, finding, reason), edges: [finding], reason };
    candidates.push(candidateOf(position.board, step, near));
    if (candidates.length % EXPLAINED_PER_REPORT === 0) yield { done: candidates.length };
  }
  return group(candidates);
}

function candidateOf(board: Board, step: Step, near: readonly number[]): Candidate {
  const distance = near.length ? Math.min(...near.map((edge) => apart(board, edge, step.edges[0].edge))) : 0;
  return { step, size: sizeOf(step.reason), distance };
}

function apart({ mesh }: Board, a: number, b: number): number {
  const ends = (edge: number): Int32Array => mesh.edgeDots.subarray(2 * edge, 2 * edge + 2);
  return between(mesh, ends(a), ends(b));
}

/** What follows from the same things, or from part of them, is one step. */
function group(candidates: Candidate[]): Step[] {
  candidates.sort(
    (a, b) => a.size - b.size || a.distance - b.distance || a.step.edges[0].edge - b.step.edges[0].edge,
  );
  const taken = new Set<number>();
  const steps: Step[] = [];
  for (const { step } of candidates) {
    if (step.edges.every(({ edge }) => taken.has(edge))) continue;
    const fresh = withSameReason(step, candidates).filter(({ edge }) => !taken.has(edge));
    for (const { edge } of fresh) taken.add(edge);
    steps.push({ ...step, edges: fresh });
  }
  return steps;
}

function withSameReason(step: Step, candidates: readonly Candidate[]): Step['edges'] {
  if (step.end) return step.edges;
  const along = candidates.filter(
    ({ step: other }) => other.code === step.code && rests(other.reason, step.reason),
  );
  const edges = along.flatMap(({ step: other }) => other.edges);
  return [...new Map([...step.edges, ...edges].map((each) => [each.edge, each])).values()];
}

const rests = (a: Reason, b: Reason): boolean =>
  a.cells.size <= b.cells.size &&
  isSubset(a.cells, b.cells) &&
  isSubset(a.marks, b.marks) &&
  isSubset(a.dots, b.dots);

function isSubset(a: ReadonlySet<number>, b: ReadonlySet<number>): boolean {
  if (a.size > b.size) return false;
  for (const item of a) if (!b.has(item)) return false;
  return true;
}

/**
 * Two threes side by side, as everybody draws them at once: the line between, the lines on the far
 * sides, and crosses where the line between would run on.
 */
function threesSteps(position: Position): Step[] {
  return threesOf(position.board).flatMap((threes) => {
    const between = lineBetween(position, threes);
    const rest = restOfThrees(position.board, threes).filter(({ edge }) => position.edges[edge] === OPEN);
    const reason = between ? reasonOfFinding(position, between) : plainReason(threes.faces);
    const edges = between ? [between, ...rest] : rest;
    return edges.length ? [{ code: 'adjacent-threes' as const, edges, reason }] : [];
  });
}

function lineBetween(position: Position, { edge }: Threes): Finding | undefined {
  if (position.edges[edge] !== OPEN) return undefined;
  const finding = { edge, value: LINE, kind: THREES, why: edge, round: position.now + 1 };
  return reasonOfFinding(position, finding).left ? finding : undefined;
}

const plainReason = (cells: readonly number[]): Reason => ({
  cells: new Set(cells),
  marks: new Set(),
  dots: new Set(),
  steps: 2,
  usesColours: false,
  usesLoop: false,
  cut: undefined,
  left: undefined,
});

const MORE_TRIALS = 30; // after the first that fails: perhaps a shorter one is near
const TRIALS_PER_REPORT = 4;

/** One edge at a time; short chains are looked for before the rules for the whole board are used. */
function* supposeAll(position: Position, near: readonly number[]): Task<Step[]> {
  const edges = openEdges(position, near);
  const suppositions = edges.flatMap((edge) => [LINE, CROSS].map((value) => ({ edge, value })));
  for (const level of [CHAINS, CONNECTIVITY]) {
    const found = yield* supposeEach(new Trial(position, level), suppositions, near);
    if (found.length) return group(found);
  }
  return [];
}

/** Each finding has a smaller reason than the one before, so the last is the best. */
function* supposeEach(
  trial: Trial,
  suppositions: readonly { readonly edge: number; readonly value: number }[],
  near: readonly number[],
): Task<Candidate[]> {
  const found: Candidate[] = [];
  let until = suppositions.length;
  for (let i = 0; i < until; i++) {
    const { edge, value } = suppositions[i];
    if (i % TRIALS_PER_REPORT === 0) yield { done: i, of: until };
    if (!trial.fails(edge, value) || !trial.position.conflict) continue;
    if (!found.length) until = Math.min(until, i + MORE_TRIALS);
    const best = found.at(-1)?.size ?? Infinity;
    const step = supposition(trial.position, trial.position.conflict, edge, value, best);
    if (step) found.push(candidateOf(trial.position.board, step, near));
    yield { done: i, of: until };
  }
  return found;
}

/** The most hemmed in first, then the nearest to the last marks. */
export function openEdges({ edges, board, rings }: Position, near: readonly number[]): number[] {
  const { mesh } = board;
  const known = (edge: number): number => {
    let count = 0;
    for (let i = 2 * edge; i < 2 * edge + 2; i++) {
      for (const each of mesh.dotEdges[mesh.edgeDots[i]]) if (edges[each] !== OPEN) count++;
      if (rings.edgeFaces[i] !== rings.outer)
        for (const each of rings.faceEdges[rings.edgeFaces[i]]) if (edges[each] !== OPEN) count++;
    }
    return count;
  };
  const distance = (edge: number): number =>
    near.length ? Math.min(...near.map((each) => apart(board, each, edge))) : 0;
  return Array.from(edges.keys())
    .filter((edge) => edges[edge] === OPEN)
    .map((edge) => ({ edge, known: known(edge), distance: distance(edge) }))
    .sort((a, b) => b.known - a.known || a.distance - b.distance || a.edge - b.edge)
    .map(({ edge }) => edge);
}

function supposition(
  position: Position,
  conflict: Conflict,
  edge: number,
  value: number,
  smallerThan: number,
): Step | undefined {
  const reason = reasonOfConflict(position, conflict, smallerThan);
  return (
    reason && {
      code: value === LINE ? 'suppose-line' : 'suppose-cross',
      edges: [{ edge, value: opposite(value) }],
      reason,
      end: endOf(position, conflict),
    }
  );
}

export function endOf(position: Position, conflict: Conflict): End {
  if (conflict.kind === 'ring') {
    const ring = position.rings.rings[conflict.ring];
    if (ring.kind === 'dot') return { kind: 'dot' };
    return position.board.clues[ring.index] >= 0 ? { kind: 'clue', cell: ring.index } : { kind: 'none' };
  }
  if (conflict.kind === 'clash') return endOfClash(position, conflict.finding);
  if (conflict.kind === 'loop') return { kind: 'loop' };
  if (conflict.kind === 'cut') return { kind: conflict.side ? 'inside' : 'outside' };
  return { kind: 'colours' };
}

/** Two rules want opposite things of an edge: the one that came too late is where it ends. */
function endOfClash(position: Position, { kind, why, round }: Finding): End {
  if (kind === RING) return endOf(position, { kind: 'ring', ring: why, round });
  return { kind: kind === COLOUR ? 'colours' : 'loop' };
}
