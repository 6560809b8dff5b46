/**
 * The steps that a position offers, easiest first, from the lowest level that offers any. Every step
 * rests on marks and clues alone: findings do not feed on each other.
 */
import type { Task } from '../../../../task.ts';
import type { Proof, Toned } from '../../../../vocabulary.ts';
import { LINE, OPEN, type Board, type Move } from '../../rules/rules.ts';
import { CORNERS, COUNTING, LEVEL_NAMES, SIDES, type Level } from '../../solve/level-numbers.ts';
import { candidateOf, distanceTo, easiestOf, groupAll, type Candidate, type Step } from './candidates.ts';
import { placesCost, ruleCost } from './human-cost.ts';
import { isComplete, restOfThrees, threesOf, type Threes } from './loops.ts';
import { proofOfMarks, tonesOfReason } from '../proof/proof.ts';
import { Position, THREES, type Finding } from './position.ts';
import { prepareRings } from './rings.ts';
import { ASKED, type Reason } from './reason.ts';
import { reasonOfFinding } from './reasons.ts';
import { Deduction } from './rounds.ts';
import { supposeAll, type IsPossible } from './suppose.ts';
import { supposeTwice } from './suppose-twice.ts';
import { nameOf } from './techniques.ts';

interface StepOptions {
  /** Edges that were marked last; of two steps equally easy the nearer comes first. */
  readonly near?: readonly number[];
  readonly isPossible?: IsPossible;
}

/** How much of a large board to consider for one step: the nearest findings, each of which must be explained. */
const MOST_EXPLAINED = 1500;
const EXPLAINED_PER_REPORT = 4;

/** Undefined when solved, and when no technique helps. */
export function* easiestStep(
  board: Board,
  marks: ArrayLike<number>,
  options: StepOptions = {},
): Task<Step | undefined> {
  return easiestOf(yield* candidatesOf(board, marks, options, MOST_EXPLAINED));
}

/** All that the lowest level offers; none when solved. */
export function* stepsOf(board: Board, marks: ArrayLike<number>, options: StepOptions = {}): Task<Step[]> {
  return yield* groupAll(yield* candidatesOf(board, marks, options, Infinity));
}

function* candidatesOf(
  board: Board,
  marks: ArrayLike<number>,
  { near = [], isPossible = () => false }: StepOptions,
  most: number,
): Task<Candidate[]> {
  if (isComplete(board, marks)) return [];
  yield* prepareRings(board.mesh);
  const position = new Position(board, marks);
  position.feeds = false;
  const deduction = new Deduction(position);
  for (let level: number = COUNTING; level <= SIDES; level++) {
    deduction.raise(level);
    yield { done: level };
    while (!position.found.length && (yield* deduction.step())) yield { done: level };
    const patterns = level === CORNERS ? yield* threesSteps(position, near, most) : [];
    if (position.conflict) return [];
    const found = nearestOf(board, position.found, near, most, ({ edge }) => edge);
    if (found.length + patterns.length)
      return yield* explainAll(position, found, patterns, near, LEVEL_NAMES[level - 1]);
  }
  const supposed = yield* supposeAll(position, near, isPossible);
  return supposed.length ? supposed : yield* supposeTwice(position, near, isPossible);
}

/** At most this many: the nearest, or the first on the board. */
function nearestOf<T>(
  board: Board,
  items: readonly T[],
  near: readonly number[],
  most: number,
  edgeOf: (item: T) => number,
): readonly T[] {
  if (items.length <= most) return items;
  return items
    .map((item) => ({ item, distance: distanceTo(board, edgeOf(item), near) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ item }) => item);
}

function* explainAll(
  position: Position,
  found: readonly Finding[],
  patterns: readonly Step[],
  near: readonly number[],
  level: Level,
): Task<Candidate[]> {
  const candidates = patterns.map((step) => candidateOf(position.board, step, near));
  for (const finding of found) {
    if (finding.kind === THREES) continue; // the patterns hold them, each pair in one piece
    const reason = yield* reasonOfFinding(position, finding);
    const proof = (): Proof<Move> | undefined => proofOfMarks(position, reason, [finding]);
    const tones = (): readonly Toned[] | undefined => tonesOfReason(position, reason).tones;
    const step = { code: nameOf(position, finding, reason), level, edges: [finding], reason, proof, tones };
    candidates.push(candidateOf(position.board, step, near));
    if (candidates.length % EXPLAINED_PER_REPORT === 0) yield { done: candidates.length, of: found.length };
  }
  return candidates;
}

/**
 * Two adjacent threes, the way players draw them at once: the line between, the lines on the far
 * sides, and crosses where the line between would run on.
 */
function* threesSteps(position: Position, near: readonly number[], most: number): Task<Step[]> {
  const steps: Step[] = [];
  const open = threesOf(position.board).filter(
    (threes) => position.edges[threes.edge] === OPEN || openAt(position, threes).length > 0,
  );
  for (const threes of nearestOf(position.board, open, near, most, ({ edge }) => edge)) {
    const between = yield* lineBetween(position, threes);
    const edges = [...(between ? [between] : []), ...openAt(position, threes)];
    const reason = between ? yield* reasonOfFinding(position, between) : plainReason(threes.faces);
    if (edges.length) steps.push({ code: 'adjacent-threes', level: 'corners', edges, reason });
    if (steps.length % EXPLAINED_PER_REPORT === 0) yield { done: steps.length, of: open.length };
  }
  return steps;
}

const openAt = (position: Position, threes: Threes): Step['edges'] =>
  restOfThrees(position.board, threes).filter(({ edge }) => position.edges[edge] === OPEN);

function* lineBetween(position: Position, { edge }: Threes): Task<Finding | undefined> {
  if (position.edges[edge] !== OPEN) return undefined;
  const finding = { edge, value: LINE, kind: THREES, why: edge, round: position.now + 1 };
  return (yield* reasonOfFinding(position, finding)).left ? finding : undefined;
}

const plainReason = (cells: readonly number[]): Reason => ({
  cost: ruleCost({ kind: 'threes', faces: cells }, false) + placesCost(cells.length),
  derivations: [{ gave: ASKED, rule: { kind: 'threes', faces: cells }, took: [] }],
  cells: new Set(cells),
  marks: new Set(),
  dots: new Set(),
  steps: 2,
  usesColours: false,
  usesLoop: false,
  cut: undefined,
  left: undefined,
});
