/** Which mark went wrong first, which others are wrong by now, and why the first cannot stay. */
import { firstUnsolvable } from '../../../kernel/date-mistake.ts';
import { contradiction } from '../../../kernel/explain.ts';
import { literal } from '../../../kernel/literal.ts';
import { ready, type Task } from '../../../task.ts';
import { reasonsOf, type MistakeHint, type Proof, type Spot } from '../../../vocabulary.ts';
import { levelOf } from '../make/levels.ts';
import {
  cellSpot,
  CROSS,
  LINE,
  linkSpot,
  OPEN,
  pearlCells,
  type Move,
  type Puzzle,
  type State,
} from '../rules/rules.ts';
import { CONNECTIVITY, LOOPS, PEARLS } from '../solve/level-numbers.ts';
import { factsOf, keptModel } from '../solve/model.ts';
import { Propagation } from '../solve/propagation.ts';
import { solve } from '../solve/solver.ts';
import { minimalReason } from './derive.ts';
import { proofOfRefutation } from './proof.ts';
import { positionOf } from './steps.ts';

/** Propagations of the kernel: a few tenths of a second. */
export const BUDGET = 400_000;

export function* findMistake(
  puzzle: Puzzle,
  state: State,
  past: readonly State[],
  answers: readonly State[],
): Task<MistakeHint<Move> | undefined> {
  const line = [...past, state];
  const [answer, second] = answers;
  const dated = second
    ? yield* firstUnsolvable(line, (each) => canFinish(puzzle, each))
    : yield* firstUnsolvable(line, (each) => ready(!marksAgainst(each, answer).length));
  if (dated === undefined) return undefined;
  const wrong = second ? yield* addedInVain(puzzle, state, line[dated - 1]) : marksAgainst(state, answer);
  const [first] = [...wrong].sort(
    (a, b) => Number(isIn(line[dated], state, b)) - Number(isIn(line[dated], state, a)),
  );
  return yield* explainMistake(puzzle, state, first, wrong);
}

const isIn = (earlier: State, now: State, link: number): boolean => earlier.edges[link] === now.edges[link];

const links = (state: State): number[] =>
  Array.from(state.edges, (_, link) => link).filter((link) => state.edges[link] !== OPEN);

/** Lines off the solution, and crosses on it. */
const marksAgainst = (state: State, answer: State): number[] =>
  links(state).filter((link) => (state.edges[link] === LINE) !== (answer.edges[link] === LINE));

function* canFinish(puzzle: Puzzle, from: State): Task<boolean> {
  const { found, exhausted } = yield* solve(puzzle, { limit: 1, from });
  return found.length > 0 || !exhausted;
}

/** With several solutions a mark is wrong only in company: those since the last good position that cannot be added. */
function* addedInVain(puzzle: Puzzle, state: State, good: State | undefined): Task<readonly number[]> {
  const edges = Uint8Array.from(state.edges, (mark, link) => (good?.edges[link] === mark ? mark : OPEN));
  const wrong: number[] = [];
  for (const link of links(state)) {
    if (edges[link] !== OPEN) continue;
    edges[link] = state.edges[link];
    if (yield* canFinish(puzzle, { edges })) continue;
    edges[link] = OPEN;
    wrong.push(link);
  }
  return wrong;
}

function* explainMistake(
  puzzle: Puzzle,
  state: State,
  first: number,
  wrong: readonly number[],
): Task<MistakeHint<Move>> {
  const others = new Set(wrong.filter((link) => link !== first));
  const edges = Uint8Array.from(state.edges, (mark, link) => (others.has(link) ? OPEN : mark));
  const { level, because, proof } = yield* reasonAgainst(puzzle, { edges }, first);
  return {
    kind: 'mistake',
    code: state.edges[first] === LINE ? 'mistake-line' : 'mistake-cross',
    level,
    at: [linkSpot(first)],
    because: reasonsOf([linkSpot(first), ...because], linkSpot(first)),
    with: { wrong: wrong.length },
    ...(proof && { proof }),
    moves: [wrong.map((index) => ({ index, to: OPEN }))],
  };
}

interface Against {
  readonly level: string;
  readonly because: readonly Spot[];
  readonly proof?: Proof<Move>;
}

/** The other marks are right, so something must refute this one: a level's rules, or else the kernel. */
function* reasonAgainst(puzzle: Puzzle, state: State, first: number): Task<Against> {
  const position = positionOf(puzzle, state);
  const work = new Propagation(position.board);
  for (const level of [PEARLS, LOOPS, CONNECTIVITY]) {
    yield { done: level, of: CONNECTIVITY };
    if (work.load(puzzle, level, state.edges) && work.run()) continue;
    work.clear(level);
    work.decide(first, state.edges[first]);
    const reason = yield* minimalReason(position, first, work, () => false);
    const proof = proofOfRefutation(position, { ...reason, links: [...reason.links, first] });
    const because = [...reason.cells.map(cellSpot), ...reason.links.map(linkSpot)];
    return { level: levelOf(level), because, ...(proof && { proof }) };
  }
  const found = yield* contradiction(keptModel(puzzle), factsOf(state), { budget: BUDGET });
  const because = found
    ? [...found.groups, ...found.facts.map((lit) => linkSpot(lit >> 1))]
    : everything(puzzle, state);
  return { level: 'beyond', because };
}

export const everything = (puzzle: Puzzle, state: State): Spot[] => [
  ...pearlCells(puzzle).map(cellSpot),
  ...links(state).map(linkSpot),
];

export const literalOf = (link: number, to: number): number => literal(link, to !== CROSS);
