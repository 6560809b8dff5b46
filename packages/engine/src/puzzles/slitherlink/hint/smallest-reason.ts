/**
 * Smallest reasons from the kernel, for what no technique finds: few clues first, because marks are seen
 * at a glance; then few marks. The search has one budget, counted in work and not in time, so
 * that the same question always ends the same way.
 */
import { nextStep, type ExplainOptions, type Reason } from '../../../kernel/explain.ts';
import { negate, type Lit } from '../../../kernel/literal.ts';
import type { Task } from '../../../task.ts';
import type { Spot } from '../../../vocabulary.ts';
import { boardOf, cellSpot, CROSS, edgeSpot, LINE, OPEN, type Puzzle, type State } from '../rules/rules.ts';
import { cluedCells, LOOP, modelOf, type LoopModel } from '../solve/model.ts';
import { opposite, Position } from './deduce/position.ts';
import { openEdges, type IsPossible } from './deduce/suppose.ts';
import type { WrongMarks } from './wrong-marks.ts';

export interface Forced {
  readonly edge: number;
  readonly value: number;
  readonly because: readonly Spot[];
  /** Few enough to be looked at one by one. */
  readonly short: boolean;
}

const TARGETS = 8;
const FEW = 6; // clues
const SHORT = 24; // clues and marks

/** Nearby clues and what holds at dots first; then the one-loop rule, which involves the whole board. */
const OPTIONS: ExplainOptions = {
  stages: [
    { radius: 4, global: [] },
    { radius: Infinity, global: [LOOP] },
  ],
  budget: 600_000,
  conflictsPerQuestion: 300,
};

/**
 * Of the edges that are forced, one whose reason is small; undefined when none is known to be forced.
 * `solutions`: some that agree with the marks; a single one is the only one.
 */
export function* smallestReason(
  puzzle: Puzzle,
  state: State,
  solutions: readonly State[],
  isPossible: IsPossible,
): Task<Forced | undefined> {
  const [example] = solutions;
  if (!example) return undefined;
  const loopModel = yield* modelOf(puzzle);
  const facts = loopModel.factsOf(state);
  const edges = openEdges(new Position(boardOf(puzzle), state.edges), []);
  const targets = edges
    .filter((edge) => !isPossible(edge, opposite(valueIn(example, edge))))
    .slice(0, TARGETS)
    .map((index) => loopModel.litOf({ on: 'edge', index, to: valueIn(example, index) }));
  const step = yield* nextStep(loopModel.model, facts, targets, OPTIONS);
  if (step) return forced(step.target, step);
  return solutions.length === 1 ? withoutReason(loopModel, edges[0], example, facts) : undefined;
}

const valueIn = (state: State, edge: number): number => (state.edges[edge] === LINE ? LINE : CROSS);

function forced(target: Lit, reason: Reason): Forced {
  const because = spotsOf(reason);
  const clues = because.length - reason.facts.length;
  return {
    edge: target >> 1,
    value: target & 1 ? CROSS : LINE,
    because,
    short: clues <= FEW && because.length <= SHORT,
  };
}

/** It is so in the only solution, and the whole board is the reason. */
const withoutReason = (
  { board }: LoopModel,
  edge: number,
  solution: State,
  facts: readonly Lit[],
): Forced => ({
  edge,
  value: valueIn(solution, edge),
  because: spotsOf({ groups: cluedCells(board).map(cellSpot), facts }),
  short: false,
});

/** Clues and marks that cannot hold with the first wrong mark. */
export function* smallestRefutation(puzzle: Puzzle, state: State, wrong: WrongMarks): Task<Spot[]> {
  const loopModel = yield* modelOf(puzzle);
  const [index] = wrong.edges;
  const mark = loopModel.litOf({ on: 'edge', index, to: state.edges[index] });
  const right = Uint8Array.from(state.edges);
  for (const edge of wrong.edges) right[edge] = OPEN;
  const facts = loopModel.factsOf({ ...state, edges: right });
  const reason = yield* nextStep(loopModel.model, facts, [negate(mark)], OPTIONS);
  const { groups, facts: needed } = reason ?? { groups: cluedCells(loopModel.board).map(cellSpot), facts };
  return spotsOf({ groups, facts: [...needed, mark] });
}

/** Clues in the order of the board, then marks; the rule of the loop is general and is not named. */
function spotsOf({ groups, facts }: Pick<Reason, 'groups' | 'facts'>): Spot[] {
  const clues = groups.filter((name) => name !== LOOP);
  const place = (spot: Spot): number => Number(spot.slice(spot.indexOf(':') + 1));
  return [
    ...clues.toSorted((a, b) => place(a) - place(b)),
    ...facts
      .map((fact) => fact >> 1)
      .sort((a, b) => a - b)
      .map(edgeSpot),
  ];
}
