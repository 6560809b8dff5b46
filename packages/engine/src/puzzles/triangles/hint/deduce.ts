/** What follows from the position: one cell or one piece that leaves no choice, then what the levels decide. */
import type { Reason } from '../../../kernel/explain.ts';
import { minimiseFacts, minimiseGroups } from '../../../kernel/minimise.ts';
import { proofCost } from '../../../kernel/proof-cost.ts';
import { Query } from '../../../kernel/query.ts';
import type { Task } from '../../../task.ts';
import { reasonsOf, type Hint, type Proof, type Spot, type StepHint } from '../../../vocabulary.ts';
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
import { kindsOf, twinsOnShelf } from '../rules/kinds.ts';
import { levels, type Level } from '../make/levels.ts';
import { fewestBySearch, isOnlyWay } from './by-search.ts';
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
import { nameOf, type Name } from './naming.ts';
import type { Only, Possible } from './possible.ts';
import { proofOfStep } from './proof.ts';
import { Strikes, type StruckValues } from './strike.ts';

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
    const made = step(puzzle, 'only-fit', 'fits', ways[0], [...because, cellSpot(boardOf(puzzle), cell)]);
    const twins = twinsOnShelf(puzzle, state, ways[0].piece).length - 1;
    return { ...made, with: { ...made.with, twins } };
  }
  return undefined;
}

export function* onlyPlace(puzzle: Puzzle, state: State): Task<Hint<Move> | undefined> {
  for (let piece = 0; piece < puzzle.pieces.length; piece++) {
    if (state.at[piece] !== SHELF || twinsOnShelf(puzzle, state, piece).length > 1) continue;
    const ways = waysFor({ puzzle, state }, piece);
    if (ways.length !== 1) continue;
    const enough = (spots: readonly Spot[]): boolean =>
      waysFor(restrictTo(puzzle, state, spots), piece).length === 1;
    const because = yield* fewest(seen(puzzle, state), enough);
    return step(puzzle, 'only-place', 'places', ways[0], [...because, pieceSpot(piece)]);
  }
  return undefined;
}

const TARGETS = 24; // certain cells to choose the easiest from

/** What these levels decide, the lowest first; of the certain cells, the one that is easiest to follow. */
export function* narrowed(
  puzzle: Puzzle,
  state: State,
  strikes: Strikes,
  through: readonly Level[],
): Task<Hint<Move> | undefined> {
  const level = yield* strikes.run(through);
  if (!level) return undefined;
  const all: Shown[] = [];
  for (const cell of strikes.certain.slice(0, TARGETS)) {
    all.push(shownBy(strikes, cell));
    yield { done: all.length, of: TARGETS };
  }
  const easiest = all.reduce((a, b) => (b.cost < a.cost ? b : a));
  const name = nameOf(strikes.possible, easiest.struck, easiest.target);
  return (
    (yield* reasonedStep(puzzle, state, easiest, name, level)) ??
    (yield* searchedStep(puzzle, state, easiest, name, level))
  );
}

/** By the fewest cells, pieces and facts for which the kernel sees it; undefined when that takes too long. */
export function* reasonedStep(
  puzzle: Puzzle,
  state: State,
  shown: Shown,
  name: Name,
  level: Level,
): Task<Hint<Move> | undefined> {
  const { target } = shown;
  const spots = nearFirst(puzzle, spotsIn(shown.proof), target.cell);
  const because = yield* kernelReason(puzzle, state, spots, target);
  if (!because) return undefined;
  const shorter = yield* shortened(puzzle, state, shown, because, level);
  const { proof, struck } = shorter ?? shown;
  const named = shorter ? nameOf(shorter.possible, struck, target) : name;
  const made = step(puzzle, named.code, level, target, because);
  return {
    ...made,
    with: { ...named.with, ...made.with },
    ...(named.tones && { tones: named.tones }),
    ...(struck.length > 0 && { proof }),
  };
}

/** By the fewest pieces and walls with which a search rules out every other way. */
export function* searchedStep(
  puzzle: Puzzle,
  state: State,
  { target, proof }: Shown,
  name: Name,
  level: string,
): Task<Hint<Move>> {
  const because = yield* seenBySearch(puzzle, state, target);
  const made = step(puzzle, name.code, level, target, because);
  const { tones } = name;
  return { ...made, with: { ...name.with, ...made.with, by: 'search' }, ...(tones && { tones }), proof };
}

export interface Shown {
  readonly target: Laying;
  readonly struck: readonly StruckValues[];
  readonly proof: Proof<Move>;
  readonly cost: number;
}

function shownBy(strikes: Strikes, cell: number): Shown {
  const { possible } = strikes;
  const target = possible.layingOf(possible.of(cell)[0]);
  const struck = strikes.neededFor(cell);
  const proof = proofOfStep(possible, struck, target);
  return { target, struck, proof, cost: proofCost(proof) };
}

/** The same with nothing in sight but what the reason names, if that is easier to follow. */
function* shortened(
  puzzle: Puzzle,
  state: State,
  shown: Shown,
  because: readonly Spot[],
  level: Level,
): Task<(Shown & { readonly possible: Possible }) | undefined> {
  const { cell } = shown.target;
  const only = namedIn(puzzle, because, [cell]);
  const strikes = new Strikes(puzzle, state, [cell, ...only.cells], only);
  yield* strikes.run(levels.slice(0, levels.indexOf(level) + 1));
  if (strikes.wrong || !strikes.certain.includes(cell)) return undefined;
  const again = shownBy(strikes, cell);
  return again.cost < shown.cost ? { ...again, possible: strikes.possible } : undefined;
}

/** The cells and pieces of a reason, and some cells more. */
export function namedIn(puzzle: Puzzle, because: readonly Spot[], more: readonly number[] = []): Only {
  const pointed = because.map((spot) => parseSpot(puzzle, spot));
  return {
    cells: new Set([...more, ...pointed.flatMap((each) => (each?.kind === 'cell' ? [each.cell] : []))]),
    kinds: new Set(
      pointed.flatMap((each) => (each?.kind === 'piece' ? [kindsOf(puzzle).of[each.piece]] : [])),
    ),
  };
}

/** Distant ones are left out first. */
function nearFirst(puzzle: Puzzle, spots: readonly Spot[], from: number): readonly Spot[] {
  const { neighbours } = boardOf(puzzle);
  const distance = new Map([[from, 0]]);
  for (const [cell, far] of distance)
    for (let side = 0; side < 3; side++) {
      const next = neighbours[3 * cell + side];
      if (next >= 0 && !distance.has(next)) distance.set(next, far + 1);
    }
  const rank = (spot: Spot): number => {
    const pointed = parseSpot(puzzle, spot);
    return pointed?.kind === 'cell' ? (distance.get(pointed.cell) ?? Infinity) : Infinity;
  };
  return spots.toSorted((a, b) => rank(a) - rank(b));
}

const litOf = (kernel: Kernel, { piece, cell, turn }: Laying): number =>
  kernel.placeLit(piece, cell, wayOf(kernel.puzzle, piece, turn));

const spotsIn = ({ links }: Proof<Move>): readonly Spot[] => [
  ...new Set(links.flatMap(({ because }) => because)),
];

const PATIENCE = 400_000; // propagations, some 0.2 s
const CONFLICTS = 300; // for one question

/** Of the cells and pieces that a proof names, and of all that is seen, the fewest that force it; without a target, that clash. */
export function* kernelReason(
  puzzle: Puzzle,
  state: State,
  spots: readonly Spot[],
  target?: Laying,
): Task<readonly Spot[] | undefined> {
  const kernel = yield* kernelOf(puzzle);
  const { model } = kernel;
  const facts = [...kernel.walls(), ...kernel.laid(state)];
  const names = spots.map((spot) => {
    const pointed = parseSpot(puzzle, spot);
    return pointed?.kind === 'piece' ? kernel.useName(pointed.piece) : spot;
  });
  const groups = [...new Set(names)].flatMap((name) => model.find(name) ?? []);
  const against = target ? [litOf(kernel, target) ^ 1] : [];
  const query = new Query(model, { budget: PATIENCE, conflictsPerQuestion: CONFLICTS });
  try {
    const found = yield* minimiseGroups(query, [...facts, ...against], groups, Infinity);
    if (!found) return undefined;
    const needed = yield* minimiseFacts(query, against, found.groups, facts);
    return spotsOf(puzzle, state, kernel, {
      groups: found.groups.map(({ name }) => name),
      facts: needed.facts,
      minimal: found.minimal && needed.minimal,
    });
  } finally {
    model.sat.decideOnly(undefined);
  }
}

/** What a reason of the kernel names: placed pieces and walls it rests on, cells to fill and pieces to use. */
export function spotsOf(puzzle: Puzzle, state: State, kernel: Kernel, reason: Reason): readonly Spot[] {
  const board = boardOf(puzzle);
  const facts = new Set(reason.facts);
  const placed = state.at.filter(
    (cell) => cell !== SHELF && kernel.laid(state, (each) => each === cell).some((lit) => facts.has(lit)),
  );
  const walls = puzzle.walls.flatMap((_, i) =>
    kernel.walls((each) => each === i).some((lit) => facts.has(lit)) ? [wallSpot(i)] : [],
  );
  return [
    ...placed.map((cell) => cellSpot(board, cell)),
    ...walls,
    ...reason.groups.map((name) => onShelf(puzzle, state, name)),
  ];
}

/** A rule about a kind of piece is shown by a piece of the shelf. */
function onShelf(puzzle: Puzzle, state: State, name: string): Spot {
  const pointed = parseSpot(puzzle, name);
  if (pointed?.kind !== 'piece') return name;
  return pieceSpot(twinsOnShelf(puzzle, state, pointed.piece)[0] ?? pointed.piece);
}

const seenBySearch = (puzzle: Puzzle, state: State, aim: Laying): Task<readonly Spot[]> =>
  fewestBySearch(puzzle, state, seen(puzzle, state), (known, patience) => isOnlyWay(known, aim, patience));

/** Every other way fails in the end: what is seen and needed for that. */
export function* forcedStep(puzzle: Puzzle, state: State, level: string, aim: Laying): Task<Hint<Move>> {
  const made = step(puzzle, 'forced', level, aim, yield* seenBySearch(puzzle, state, aim));
  return { ...made, with: { ...made.with, by: 'search' } };
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
