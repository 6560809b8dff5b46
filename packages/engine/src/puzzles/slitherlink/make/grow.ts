/**
 * Boards that show as many numbers as hand-made ones do, in their mix and in their symmetry. Taking numbers away from
 * a finished loop leaves some six of a hundred cells more where they go in pairs, for a pair must stay when one of the
 * two is needed. So numbers are added instead, with a loop that is bent in their favour (growth.ts, and
 * counting-growth.ts for the first level); what turns out to be superfluous goes again, and what the mix lacks is added.
 */
import type { Rng } from '../../../rng.ts';
import type { Task } from '../../../task.ts';
import { BLANK } from '../rules/rules.ts';
import { COUNTING, ONE_CLUE, RULES } from '../solve/level-numbers.ts';
import { forSquares } from '../solve/propagators.ts';
import type { Propagation } from '../solve/propagation/propagate.ts';
import { AIM, AIM_OF_COUNTING, AIM_OF_SUPPOSITIONS, orderToGo, orderToReturn } from './clue-mix.ts';
import { Draft } from './draft.ts';
import { CountingGrowth } from './counting-growth.ts';
import { Growth } from './growth.ts';
import { harden } from './harden.ts';
import { decides, type Needs } from './needs.ts';
import { removeClues } from './remove-clues.ts';
import type { Full } from './choose-clues.ts';

type Units = readonly (readonly number[])[];

interface Grown extends Full {
  readonly clues: Int8Array; // those that are shown
}

interface Wish {
  readonly width: number;
  readonly height: number;
  readonly units: Units;
  readonly shown: number; // cells
  readonly needs: Needs;
  readonly below: Needs | undefined;
}

/** Attempts to bend the loop per number, alone or with others. */
interface Effort {
  readonly alone: number;
  readonly together: number;
}

/** The less a level knows, the rarer are boards that it solves by so few numbers, and all the more in pairs. */
const EFFORT: Effort = { alone: 3, together: 13 };
const EFFORT_OF_ONE_CLUE: Effort = { alone: 5, together: 38 };
const EFFORT_OF_COUNTING: Effort = { alone: 60, together: 2000 };

/** Cells: on smaller boards that many bends would find the same few boards again and again. */
const FULL_EFFORT = 100;
/** On boards of fewer cells the best numbers are the same few again and again, so they are chosen at random. */
const LEAST_AIMED = 36;

/** Undefined when a lower level would do, or none does. */
export function* grow(wish: Wish, rng: Rng): Task<Grown | undefined> {
  const pool = forSquares(wish.width, wish.height);
  const board = pool.take();
  try {
    return yield* growOn(board, wish, rng);
  } finally {
    pool.giveBack(board);
  }
}

function* growOn(board: Propagation, wish: Wish, rng: Rng): Task<Grown | undefined> {
  const draft = yield* draftOn(board, wish, rng);
  if (!draft) return undefined;
  const isTooEasy = tooEasy(board, draft, wish);
  const suits = wish.needs.suppositions
    ? yield* harden(draft, board, wish, rng)
    : yield* reduce(draft, board, wish, isTooEasy, rng);
  if (!suits) return undefined;
  yield* addLacking(wish, draft, isTooEasy, rng);
  const clues = Int8Array.from(draft.puzzle.clues, (clue, cell) =>
    draft.shows(draft.unitAt(cell)) ? clue : BLANK,
  );
  return { puzzle: draft.puzzle, solution: draft.solution(), clues };
}

/** A loop with as many numbers as the rules need; undefined when they do not suffice. */
function* draftOn(board: Propagation, wish: Wish, rng: Rng): Task<Draft | undefined> {
  yield { done: 0 };
  const draft = new Draft(wish.width, wish.height, wish.units, aimOf(wish), rng);
  const showNext = growthOf(draft, board, wish, rng);
  while (!board.complete) {
    yield { done: board.known, of: board.at.layout.edges.length };
    if (!showNext()) return undefined;
  }
  return draft;
}

type Question = (more?: number) => Task<boolean>;

/** Would a lower level do, perhaps with one unit more? */
const tooEasy = (board: Propagation, draft: Draft, { units, below }: Wish): Question =>
  function* (more) {
    const shown = Array.from(draft.shownUnits, (unit) => units[unit]);
    if (more !== undefined) shown.push(units[more]);
    const truth = below?.suppositions ? draft.truth() : undefined;
    return !!below && (yield* decides(board, draft.puzzle, shown, below, truth));
  };

/** Hides what is superfluous where that helps; false when a lower level still would do. */
function* reduce(draft: Draft, board: Propagation, wish: Wish, isTooEasy: Question, rng: Rng): Task<boolean> {
  const isEasy = yield* isTooEasy();
  if (isEasy || draft.shownCells > wish.shown) yield* takeAway(wish, draft, board, rng);
  return !isEasy || !(yield* isTooEasy());
}

function aimOf(wish: Wish): readonly number[] {
  if (wish.needs.suppositions) return AIM_OF_SUPPOSITIONS;
  return isCounting(wish) ? AIM_OF_COUNTING : AIM;
}

const isCounting = ({ needs }: Wish): boolean => needs.rules === RULES[COUNTING];

function effortOf(wish: Wish): Effort {
  if (isCounting(wish)) return EFFORT_OF_COUNTING;
  return wish.needs.rules === RULES[ONE_CLUE] ? EFFORT_OF_ONE_CLUE : EFFORT;
}

/** Shows one more unit; false when no hidden one is left. */
function growthOf(draft: Draft, board: Propagation, wish: Wish, rng: Rng): () => boolean {
  const { rules } = wish.needs;
  const cells = draft.puzzle.clues.length;
  if (isCounting(wish) && cells >= LEAST_AIMED) {
    const growth = new CountingGrowth(draft, board, rules, rng);
    return () => growth.showNext();
  }
  const growth = new Growth(draft, board, rules, rng);
  const { alone, together } = effortOf(wish);
  const most = wish.units.length < cells ? together : alone;
  const bends = Math.ceil(most * Math.min(1, cells / FULL_EFFORT) ** 4);
  return () => growth.showNext(bends);
}

/** Of a hundred units, this many of the first are reconsidered: those that come late are hardly ever superfluous. */
const LOOKED_AT = 80;

/** Units that the rest makes superfluous are hidden again. */
function* takeAway({ units, needs }: Wish, draft: Draft, board: Propagation, rng: Rng): Task<void> {
  const shown = Array.from(draft.shownUnits, (unit) => units[unit]);
  const late = Math.ceil((shown.length * LOOKED_AT) / 100);
  const candidates = orderToGo(shown.slice(0, late), draft.puzzle.clues, rng);
  board.loadBlank(draft.puzzle, needs.rules);
  for (const unit of shown.slice(late)) for (const cell of unit) board.addClue(cell);
  const staying = yield* removeClues(board, candidates, function* (each) {
    return (yield* each.running()) && each.complete;
  });
  const stays = new Set(staying);
  candidates.forEach(([cell], i) => {
    if (!stays.has(i)) draft.toggle(draft.unitAt(cell));
  });
}

/** As many as requested, but never so many that a lower level would do. */
function* addLacking({ units, shown }: Wish, draft: Draft, isTooEasy: Question, rng: Rng): Task<void> {
  if (draft.shownCells >= shown) return;
  const [kept, spare] = [draft.shownUnits, draft.hiddenUnits].map((some) =>
    Array.from(some, (unit) => units[unit]),
  );
  for (const [cell] of orderToReturn(spare, kept, draft.puzzle.clues, rng)) {
    const unit = draft.unitAt(cell);
    if (!(yield* isTooEasy(unit))) draft.toggle(unit);
    if (draft.shownCells >= shown) return;
  }
}
