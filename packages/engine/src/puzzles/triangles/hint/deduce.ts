/** What follows from the position: one cell or one piece that leaves no choice, then what the levels decide. */
import { nextStep, type Reason, type Step } from '../../../kernel/explain.ts';
import type { Task } from '../../../task.ts';
import { reasonsOf, type Hint, type Spot, type StepHint } from '../../../vocabulary.ts';
import { levels } from '../make/levels.ts';
import {
  type Puzzle,
  type State,
  type Move,
  cellSpot,
  boardOf,
  pieceSpot,
  SHELF,
  wallSpot,
  parseSpot,
} from '../rules/rules.ts';
import { Domains } from '../solve/domains.ts';
import { kernelOf, type Kernel, wayOf } from '../solve/model.ts';
import {
  seen,
  waysInto,
  restrictTo,
  nearestFirst,
  waysFor,
  type Laying,
  fewest,
} from './partial-position.ts';

export function* onlyFit(
  puzzle: Puzzle,
  state: State,
  cells: readonly number[],
): Task<Hint<Move> | undefined> {
  const everything = seen(puzzle, state);
  const all = { puzzle, state };
  for (const cell of cells) {
    const ways = waysInto(all, cell);
    if (ways.length !== 1) continue;
    const enough = (spots: readonly Spot[]): boolean =>
      waysInto(restrictTo(puzzle, state, spots), cell).length === 1;
    const because = yield* fewest(nearestFirst(puzzle, everything, cell), enough);
    return step(puzzle, 'only-fit', 'fits', ways[0], [...because, cellSpot(boardOf(puzzle), cell)]);
  }
  return undefined;
}

export function* onlyPlace(puzzle: Puzzle, state: State): Task<Hint<Move> | undefined> {
  for (let piece = 0; piece < puzzle.pieces.length; piece++) {
    if (state.at[piece] !== SHELF) continue;
    const ways = waysFor({ puzzle, state }, piece);
    if (ways.length !== 1) continue;
    const enough = (spots: readonly Spot[]): boolean =>
      waysFor(restrictTo(puzzle, state, spots), piece).length === 1;
    const because = yield* fewest(seen(puzzle, state), enough);
    return step(puzzle, 'only-place', 'places', ways[0], [...because, pieceSpot(piece)]);
  }
  return undefined;
}

/** What the levels decide, the lowest level first. */
export function* narrowed(
  puzzle: Puzzle,
  state: State,
  cells: readonly number[],
): Task<Hint<Move> | undefined> {
  const domains = new Domains(puzzle);
  domains.load(state);
  for (const level of levels) {
    yield* domains.narrow(level);
    yield { done: levels.indexOf(level), of: levels.length };
    const certain = cells.flatMap((cell) => domains.certain(cell) ?? []);
    if (certain.length) return yield* explained(puzzle, state, certain, level);
  }
  return undefined;
}

const TARGETS = 8; // steps to look for a short reason among
const LONGEST = 5; // rules that a sentence can bear
const PATIENCE = 250_000; // propagations, some 0.15 s

/** Cells near by first; the rule that a piece must be used is of the whole board and comes later. */
export function* explained(
  puzzle: Puzzle,
  state: State,
  certain: readonly Laying[],
  level: string,
): Task<Hint<Move>> {
  const kernel = yield* kernelOf(puzzle);
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
  const because = spotsOf(puzzle, state, kernel, found);
  const unfilled = unfillableCells(puzzle, found.groups, aim);
  if (!unfilled) return step(puzzle, codeOf(found.groups, aim), level, aim, because);
  const [other, third = ''] = unfilled.map((cell) => board.names[cell]);
  const made = step(puzzle, 'what-if', level, aim, because);
  return { ...made, with: { ...made.with, other, third } };
}

/**
 * One or two cells that cannot be filled, or not both, once this cell is filled in another way: that is
 * what it means when filling all of them forces the step. More are too many for the eye.
 */
function unfillableCells(
  puzzle: Puzzle,
  groups: readonly string[],
  { cell }: Laying,
): readonly number[] | undefined {
  const cells = groups.flatMap((name) => {
    const pointed = parseSpot(puzzle, name);
    return pointed?.kind === 'cell' ? [pointed.cell] : [];
  });
  const others = cells.filter((each) => each !== cell);
  const canBeSaid =
    cells.length === groups.length && cells.includes(cell) && others.length > 0 && others.length < 3;
  return canBeSaid ? others : undefined;
}

/** What a reason of the kernel speaks of: placed pieces and walls it rests on, cells to fill and pieces to use. */
export function spotsOf(puzzle: Puzzle, state: State, kernel: Kernel, reason: Reason): readonly Spot[] {
  const board = boardOf(puzzle);
  const facts = new Set(reason.facts);
  const placed = state.at.filter(
    (cell) => cell !== SHELF && kernel.laid(state, (each) => each === cell).some((lit) => facts.has(lit)),
  );
  const walls = puzzle.walls.flatMap((_, i) =>
    kernel.walls((each) => each === i).some((lit) => facts.has(lit)) ? [wallSpot(i)] : [],
  );
  return [...placed.map((cell) => cellSpot(board, cell)), ...walls, ...reason.groups];
}

function codeOf(groups: readonly string[], { piece }: Laying): string {
  if (groups.length > 1) return 'reason';
  return groups[0] === pieceSpot(piece) ? 'only-place' : 'only-fit';
}

/** All that can be said: every cell is to be filled, every piece used, everything seen holds. */
function everything(puzzle: Puzzle, state: State): readonly Spot[] {
  const board = boardOf(puzzle);
  return [
    ...board.names.map((_, cell) => cellSpot(board, cell)),
    ...seen(puzzle, state).filter((spot) => spot.startsWith('wall:')),
    ...state.at.flatMap((cell, piece) => (cell === SHELF ? [pieceSpot(piece)] : [])),
  ];
}

export function step(
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
