/**
 * The easiest next step and why. A mistake comes first; then one cell or one piece that leaves no choice;
 * then what the levels of `domains.ts` decide, explained by the kernel's smallest reason; at last, where
 * several ways lead on, one of them, which claims no more than that.
 */
import { reasonsOf, type Hint, type Spot, type StepHint } from '../../../vocabulary.ts';
import { nextStep, type Step } from '../../../kernel/explain.ts';
import type { Task } from '../../../task.ts';
import { check } from '../rules/check.ts';
import { Domains, levels } from './domains.ts';
import {
  leastOf,
  nearestFirst,
  restrictTo,
  seen,
  waysFor,
  waysInto,
  type Laying,
} from './partial-position.ts';
import { mistake } from './mistake.ts';
import { kernelOf, wayOf, type Kernel } from '../solve/model.ts';
import type { Move } from '../rules/moves.ts';
import {
  boardOf,
  cellSpot,
  parseSpot,
  pieceSpot,
  SHELF,
  start,
  wallSpot,
  type Puzzle,
  type State,
} from '../rules/rules.ts';
import { finishing, solve } from '../solve/solver.ts';

/** Undefined: solved. */
export function* hint(
  puzzle: Puzzle,
  state: State,
  past: readonly State[] = [],
): Task<Hint<Move> | undefined> {
  if (!check(puzzle, state).issues.length) return undefined;
  const end = yield* finishing(puzzle, state);
  if (!end) return yield* mistake(puzzle, state, past);
  const cells = openCells(puzzle, state, past);
  return (
    onlyFit(puzzle, state, cells) ??
    onlyPlace(puzzle, state) ??
    (yield* narrowed(puzzle, state, cells)) ??
    (yield* forced(puzzle, state, end, cells)) ??
    choice(puzzle, state, end, cells)
  );
}

/** Empty cells: those beside the latest move first, then those with most neighbours. */
function openCells(puzzle: Puzzle, state: State, past: readonly State[]): readonly number[] {
  const board = boardOf(puzzle);
  const before = past.at(-1) ?? start(puzzle);
  const fresh = new Set(state.at.filter((cell, piece) => cell !== SHELF && cell !== before.at[piece]));
  const laid = new Set(state.at);
  const beside = (cell: number, set: ReadonlySet<number>): number =>
    [0, 1, 2].filter((side) => {
      const near = board.neighbours[3 * cell + side];
      return near >= 0 && set.has(near);
    }).length;
  const rank = (cell: number): number => 4 * Math.min(1, beside(cell, fresh)) + beside(cell, laid);
  return Array.from({ length: board.cellCount }, (_, cell) => cell)
    .filter((cell) => !laid.has(cell))
    .sort((a, b) => rank(b) - rank(a) || a - b);
}

function onlyFit(puzzle: Puzzle, state: State, cells: readonly number[]): Hint<Move> | undefined {
  const everything = seen(puzzle, state);
  const all = { puzzle, state };
  for (const cell of cells) {
    const ways = waysInto(all, cell);
    if (ways.length !== 1) continue;
    const enough = (spots: readonly Spot[]): boolean =>
      waysInto(restrictTo(puzzle, state, spots), cell).length === 1;
    const because = leastOf(nearestFirst(puzzle, everything, cell), enough);
    return step(puzzle, 'only-fit', 'fits', ways[0], [...because, cellSpot(boardOf(puzzle), cell)]);
  }
  return undefined;
}

function onlyPlace(puzzle: Puzzle, state: State): Hint<Move> | undefined {
  for (let piece = 0; piece < puzzle.pieces.length; piece++) {
    if (state.at[piece] !== SHELF) continue;
    const ways = waysFor({ puzzle, state }, piece);
    if (ways.length !== 1) continue;
    const enough = (spots: readonly Spot[]): boolean =>
      waysFor(restrictTo(puzzle, state, spots), piece).length === 1;
    const because = leastOf(seen(puzzle, state), enough);
    return step(puzzle, 'only-place', 'places', ways[0], [...because, pieceSpot(piece)]);
  }
  return undefined;
}

/** What the levels decide, the lowest level first. */
function* narrowed(puzzle: Puzzle, state: State, cells: readonly number[]): Task<Hint<Move> | undefined> {
  const domains = new Domains(puzzle);
  domains.load(state);
  for (const level of levels) {
    domains.narrow(level);
    yield { done: levels.indexOf(level), of: levels.length };
    const certain = cells.flatMap((cell) => domains.certain(cell) ?? []);
    if (certain.length) return yield* explained(puzzle, state, certain, level);
  }
  return undefined;
}

const TARGETS = 8; // steps to look for a short reason among
const LONGEST = 5; // rules that a sentence can bear
const PATIENCE = 400_000; // propagations, some 0.2 s

/** Cells near by first; the rule that a piece must be used is of the whole board and comes later. */
function* explained(
  puzzle: Puzzle,
  state: State,
  certain: readonly Laying[],
  level: string,
): Task<Hint<Move>> {
  const kernel = kernelOf(puzzle);
  const facts = [...kernel.walls(), ...kernel.laid(state)];
  const aims = certain.slice(0, TARGETS);
  const targets = aims.map((aim) => litOf(kernel, aim));
  const pieces = puzzle.pieces.flatMap((_, piece) => (state.at[piece] === SHELF ? [pieceSpot(piece)] : []));
  const stages = [
    { radius: 4, global: [] },
    { radius: 2, global: pieces },
  ];
  const options = { stages, maxSize: LONGEST, budget: PATIENCE };
  const found = yield* nextStep(kernel.model, facts, targets, options);
  if (!found) return step(puzzle, 'forced', level, certain[0], everything(puzzle, state));
  return hintOf(puzzle, state, kernel, found, aims[targets.indexOf(found.target)], level);
}

const litOf = (kernel: Kernel, { piece, cell, turn }: Laying): number =>
  kernel.placeLit(piece, cell, wayOf(kernel.puzzle, piece, turn));

function hintOf(
  puzzle: Puzzle,
  state: State,
  kernel: Kernel,
  found: Step,
  aim: Laying,
  level: string,
): Hint<Move> {
  const board = boardOf(puzzle);
  const facts = new Set(found.facts);
  const because = [
    ...state.at.flatMap((cell) =>
      cell !== SHELF && kernel.laid(state, (each) => each === cell).some((lit) => facts.has(lit))
        ? [cellSpot(board, cell)]
        : [],
    ),
    ...puzzle.walls.flatMap((_, i) =>
      kernel.walls((each) => each === i).some((lit) => facts.has(lit)) ? [wallSpot(i)] : [],
    ),
    ...found.groups,
  ];
  const starved = starvedCells(puzzle, found.groups, aim);
  if (!starved) return step(puzzle, codeOf(found.groups, aim), level, aim, because);
  const [other, third = ''] = starved.map((cell) => board.names[cell]);
  const made = step(puzzle, 'what-if', level, aim, because);
  return { ...made, with: { ...made.with, other, third } };
}

/**
 * One or two cells that cannot be filled, or not both, once this cell is filled in another way: that is
 * what it means when filling all of them forces the step. More are too many for the eye.
 */
function starvedCells(
  puzzle: Puzzle,
  groups: readonly string[],
  { cell }: Laying,
): readonly number[] | undefined {
  const cells = groups.flatMap((name) => {
    const pointed = parseSpot(puzzle, name);
    return pointed?.kind === 'cell' ? [pointed.cell] : [];
  });
  const others = cells.filter((each) => each !== cell);
  const told =
    cells.length === groups.length && cells.includes(cell) && others.length > 0 && others.length < 3;
  return told ? others : undefined;
}

function codeOf(groups: readonly string[], { piece }: Laying): string {
  if (groups.length > 1) return 'reason';
  return groups[0] === pieceSpot(piece) ? 'only-place' : 'only-fit';
}

/** One way to finish, and no technique finds it: any of its pieces follows. */
function* forced(
  puzzle: Puzzle,
  state: State,
  end: State,
  cells: readonly number[],
): Task<Hint<Move> | undefined> {
  const { found, exhausted } = yield* solve(puzzle, { limit: 2, from: state });
  if (found.length !== 1 || !exhausted) return undefined;
  return yield* explained(
    puzzle,
    state,
    cells.map((cell) => layingIn(end, cell)),
    'beyond',
  );
}

const layingIn = (end: State, cell: number): Laying => {
  const piece = end.at.indexOf(cell);
  return { piece, cell, turn: end.turn[piece] };
};

/** Not forced: it keeps the board solvable, and says no more. */
function choice(puzzle: Puzzle, state: State, end: State, cells: readonly number[]): Hint<Move> {
  const because = seen(puzzle, state);
  const { kind: _, ...made } = step(puzzle, 'choice', 'beyond', layingIn(end, cells[0]), because);
  return { ...made, kind: 'advice', because, offers: { code: 'offer.solvable' } };
}

/** All that can be said: every cell is to be filled, every piece used, everything seen holds. */
export function everything(puzzle: Puzzle, state: State): readonly Spot[] {
  const board = boardOf(puzzle);
  return [
    ...board.names.map((_, cell) => cellSpot(board, cell)),
    ...seen(puzzle, state).filter((spot) => spot.startsWith('wall:')),
    ...state.at.flatMap((cell, piece) => (cell === SHELF ? [pieceSpot(piece)] : [])),
  ];
}

function step(
  puzzle: Puzzle,
  code: string,
  level: string,
  { piece, cell, turn }: Laying,
  because: readonly Spot[],
): StepHint<Move> {
  const { names } = boardOf(puzzle);
  return {
    kind: 'step',
    code,
    level,
    at: [`cell:${names[cell]}`, pieceSpot(piece)],
    because: reasonsOf(because, `cell:${names[cell]}`),
    with: { piece: piece + 1, cell: names[cell] },
    moves: [{ piece, act: '@', cell: names[cell], turn }],
  };
}
