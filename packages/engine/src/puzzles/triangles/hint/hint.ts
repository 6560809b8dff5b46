/**
 * The easiest next step and why. A mistake comes first; then what follows (deduce.ts); then the only way to
 * finish, which no technique finds; finally, where several ways lead on, one of them as advice. A position
 * too hard to judge gets advice, too: what to take back for one that can be finished.
 */
import type { Hint, Label, Solutions } from '../../../vocabulary.ts';
import type { Task } from '../../../task.ts';
import { check } from '../rules/check.ts';
import { apply } from '../rules/moves.ts';
import { seen, waysInto, type Laying } from './partial-position.ts';
import { mistake, unsure } from './mistake.ts';
import { type Move, boardOf, SHELF, start, type Puzzle, type State } from '../rules/rules.ts';
import { solve, canFinish } from '../solve/solver.ts';
import { levels, type Level } from '../make/levels.ts';
import { Domains } from '../solve/domains.ts';
import { after, isOnlyWay } from './by-search.ts';
import { Strikes } from './strike.ts';
import { tried } from './trial.ts';
import { forcedStep, narrowed, onlyFit, onlyPlace, step } from './deduce.ts';

/** Nodes for deciding whether the position can be finished: about 0.2 s. */
const NODES = 200_000;

/** Cells with few ways to fill them, which a search can confirm when the one that leaves least open takes too long. */
const ASKED = 3;

/** Solutions that are compared: a cell that they fill differently is not forced, and one of them may be advised. */
const COMPARED = 12;
const COMPARING = 40_000; // nodes

/** Undefined: solved. */
export function* hint(
  puzzle: Puzzle,
  state: State,
  past: readonly State[] = [],
): Task<Hint<Move> | undefined> {
  if (!check(puzzle, state).issues.length) return undefined;
  const end = yield* canFinish(puzzle, state, { left: NODES });
  if (end === 'no') return yield* mistake(puzzle, state, past);
  const cells = openCells(puzzle, state, past);
  const strikes = new Strikes(puzzle, state, cells);
  if (end === 'unknown')
    return (
      (yield* unsure(puzzle, state, past)) ??
      (yield* deduced(puzzle, state, cells, strikes, levels)) ??
      undecided(puzzle, state)
    );
  const found = yield* deduced(puzzle, state, cells, strikes, levels.slice(0, 2));
  if (found) return found;
  const some = yield* solve(puzzle, { limit: COMPARED, from: state, most: COMPARING });
  const solutions = some.found.length > 0 ? some : { ...some, found: [end] };
  return (
    (yield* tried(puzzle, state, cells, strikes, solutions)) ??
    (yield* forced(puzzle, state, end, cells)) ??
    choice(puzzle, state, end, cells, solutions)
  );
}

function* deduced(
  puzzle: Puzzle,
  state: State,
  cells: readonly number[],
  strikes: Strikes,
  through: readonly Level[],
): Task<Hint<Move> | undefined> {
  return (
    (yield* onlyFit(puzzle, state, cells)) ??
    (yield* onlyPlace(puzzle, state)) ??
    (yield* narrowed(puzzle, state, strikes, through))
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

/**
 * One way to finish, and no technique finds it: any of its pieces follows, and the one is taken that leaves least
 * open, if a search of its cell alone confirms it. Undefined where other ways exist, or may.
 */
function* forced(
  puzzle: Puzzle,
  state: State,
  end: State,
  cells: readonly number[],
): Task<Hint<Move> | undefined> {
  const { found, exhausted } = yield* solve(puzzle, { limit: 2, from: state, most: NODES });
  if (found.length !== 1 || !exhausted) return undefined;
  const domains = new Domains(puzzle);
  const all: { readonly laying: Laying; readonly left: number }[] = [];
  for (const cell of cells) {
    const laying = layingIn(end, cell);
    domains.load(after({ puzzle, state }, laying));
    yield* domains.narrow('places');
    yield { done: all.length, of: cells.length };
    all.push({ laying, left: domains.left });
  }
  const [best, ...rest] = all.toSorted((a, b) => a.left - b.left).map(({ laying }) => laying);
  const ways = ({ cell }: Laying): number => waysInto({ puzzle, state }, cell).length;
  const tight = rest.toSorted((a, b) => ways(a) - ways(b)).slice(0, ASKED);
  let aim = best;
  for (const laying of [best, ...tight])
    if (yield* isOnlyWay({ puzzle, state }, laying, { left: NODES })) {
      aim = laying;
      break;
    }
  return yield* forcedStep(puzzle, state, 'beyond', aim);
}

const layingIn = (end: State, cell: number): Laying => {
  const piece = end.at.indexOf(cell);
  return { piece, cell, turn: end.turn[piece] };
};

/** Nothing was found in time, which does not mean that there is nothing: the answer says so. */
function undecided(puzzle: Puzzle, state: State): Hint<Move> {
  const because = seen(puzzle, state);
  const offers = { code: 'offer.undecided' };
  return { kind: 'advice', code: 'undecided', level: 'beyond', at: [], because, offers, moves: [] };
}

const FEW = 8; // pieces

/**
 * Not forced: the cell that the fewest pieces fit, filled as in a solution. It says either how few they are, or what
 * the piece leaves for the cell beside it; and how many solutions are left, where that is known.
 */
function choice(
  puzzle: Puzzle,
  state: State,
  end: State,
  cells: readonly number[],
  { found, exhausted }: Solutions<State>,
): Hint<Move> {
  const fitting = (known: State, cell: number): number =>
    new Set(waysInto({ puzzle, state: known }, cell).map(({ piece }) => piece)).size;
  const counts = new Map(cells.map((cell) => [cell, fitting(state, cell)]));
  const [cell] = cells.toSorted((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0));
  const laying = layingIn(end, cell);
  const because = seen(puzzle, state);
  const made = step(puzzle, 'choice', 'beyond', laying, because);
  const after = apply(puzzle, state, made.moves[0]);
  const beside = cells.find((each) =>
    boardOf(puzzle)
      .neighbours.slice(3 * cell, 3 * cell + 3)
      .includes(each),
  );
  const left = found.filter(
    (each) => each.at[laying.piece] === cell && each.turn[laying.piece] === laying.turn,
  ).length;
  const count = counts.get(cell) ?? 0;
  const facts: Label[] = [
    ...(count > 1 && count <= FEW ? [{ code: 'choice', with: { says: 'few', count } }] : []),
    ...(beside !== undefined && after.ok
      ? [
          {
            code: 'choice',
            with: {
              says: 'beside',
              count: fitting(after.value, beside),
              other: boardOf(puzzle).names[beside],
            },
          },
        ]
      : []),
  ];
  const said = facts[cells.length % facts.length] ?? { code: 'choice' };
  const isCounted = exhausted && found.length < COMPARED && left > 0;
  return {
    ...made,
    kind: 'advice',
    code: said.code,
    because,
    with: { ...made.with, ...said.with },
    offers: isCounted
      ? { code: 'offer.solutions', with: { count: left, of: found.length } }
      : { code: 'offer.solvable' },
  };
}
