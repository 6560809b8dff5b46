/** What a level requires of a puzzle while it is being made: the rules that must solve it, and those that must not. */
import type { Task } from '../../../task.ts';
import { CROSS, LINE, OPEN, type Puzzle } from '../rules/rules.ts';
import {
  ALL_RULES,
  FORMER_LEVEL_NAMES,
  FORMER_RULES,
  LEVEL_NAMES,
  LOOPS,
  PAIRS,
  PARITY,
  RULES,
  type FormerLevel,
  type Level,
} from '../solve/level-numbers.ts';
import { supposing, supposingTwice } from '../solve/suppose.ts';
import type { LevelEngine } from '../solve/level-engine.ts';

/** Rules, and how many suppositions come on top of each other. */
export interface Needs {
  readonly rules: number;
  readonly suppositions: 0 | 1 | 2;
}

export const isFormer = (level: Level | FormerLevel): level is FormerLevel =>
  (FORMER_LEVEL_NAMES as readonly string[]).includes(level);

/** What the level needs, and all that is weaker, the weakest first. */
export function needsOf(level: Level | FormerLevel): readonly Needs[] {
  const all = isFormer(level) ? FORMER : CURRENT;
  const names: readonly string[] = isFormer(level) ? FORMER_LEVEL_NAMES : LEVEL_NAMES;
  return all.slice(0, names.indexOf(level) + 1);
}

const plain = (rules: number): Needs => ({ rules, suppositions: 0 });
const CURRENT: readonly Needs[] = [
  ...RULES.slice(1, 5).map(plain),
  { rules: ALL_RULES, suppositions: 1 },
  { rules: ALL_RULES, suppositions: 2 },
];
const FORMER: readonly Needs[] = [
  ...FORMER_RULES.slice(1, 6).map(plain),
  { rules: ALL_RULES, suppositions: 1 },
];

/** Do these clues decide every edge? */
export function* decides(
  board: LevelEngine,
  puzzle: Puzzle,
  units: readonly (readonly number[])[],
  needs: Needs,
  truth?: Uint8Array,
): Task<boolean> {
  board.loadBlank(puzzle, needs.rules);
  for (const unit of units) for (const cell of unit) board.addClue(cell);
  if (!(yield* board.running())) return false;
  return board.complete || (yield* supposesAll(board, needs, truth));
}

function* supposesAll(board: LevelEngine, { suppositions }: Needs, truth?: Uint8Array): Task<boolean> {
  if (!suppositions || !(yield* supposing(board, truth))) return false;
  if (!board.complete && suppositions > 1 && !(yield* supposingTwice(board, truth))) return false;
  return board.complete;
}

/** A second solution found by luck settles the question at once; otherwise every edge must be supposed. */
export function* finishBySupposing(board: LevelEngine, needs: Needs, truth: Uint8Array): Task<boolean> {
  return !(yield* findsAnother(board, truth)) && (yield* supposesAll(board, needs, truth));
}

/** Dives to try before the thorough way: each begins at another edge. */
const DIVES = 16;

/** Leaves the known solution at one edge and stays close to it otherwise; true when that ends in another one. */
function* findsAnother(board: LevelEngine, truth: Uint8Array): Task<boolean> {
  const before = board.at.save();
  const { rules } = board;
  const { edges } = board.at.layout;
  const open = Array.from(edges.keys()).filter((i) => board.at.edge[edges[i]] === OPEN);
  board.rules = LOOPS | PAIRS | PARITY; // what closes properly is a solution by any rules, and these are quick
  let found = false;
  for (let dive = 0; dive < DIVES && !found; dive++) {
    const first = open[Math.floor((dive * open.length) / DIVES)];
    const begun = board.decide(edges[first], opposite(truth[first])) && board.run();
    found = begun && (yield* diveHome(board, open, truth));
    board.at.restore(before);
  }
  board.rules = rules;
  return found;
}

const EDGES_PER_REPORT = 16;

function* diveHome(board: LevelEngine, open: readonly number[], truth: Uint8Array): Task<boolean> {
  const { edge, layout } = board.at;
  for (const [done, i] of open.entries()) {
    if (edge[layout.edges[i]] !== OPEN) continue;
    if (done % EDGES_PER_REPORT === 0) yield { done, of: open.length };
    const saved = board.at.save();
    if (board.decide(layout.edges[i], truth[i]) && board.run()) continue;
    board.at.restore(saved);
    if (!board.decide(layout.edges[i], opposite(truth[i])) || !board.run()) return false;
  }
  return board.complete && board.solved;
}

const opposite = (value: number): number => (value === LINE ? CROSS : LINE);
