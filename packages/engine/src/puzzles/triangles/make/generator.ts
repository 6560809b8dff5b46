/** Colour the edges at random, until no two pieces are alike unless twins are asked for; take the board apart, keep what is as hard as asked. */
import type { Note, Saved } from '../../../vocabulary.ts';
import { fail, ok, type Result } from '../../../result.ts';
import { type Rng, shuffle } from '../../../rng.ts';
import type { Task } from '../../../task.ts';
import { Domains } from '../solve/domains.ts';
import { type Level, levels } from './levels.ts';
import { params as paramSet, type Params } from '../params.ts';
import {
  boardOf,
  FREE,
  labelCount,
  leastRotation,
  mate,
  plainPiece,
  start,
  turnFor,
  type Piece,
  type Place,
  type Puzzle,
  type State,
} from '../rules/rules.ts';
import { Arranger } from './arrange/arranger.ts';
import { agreeingWith } from '../rules/kinds.ts';
import { solve } from '../solve/solver.ts';

type Made = Saved<Puzzle, State> & { readonly solution: State };

const ATTEMPTS = 600;

export function* generate(wish: Params, rng: Rng): Task<Result<Saved<Puzzle, State>, Note>> {
  const problem = paramSet.check?.(wish);
  if (problem) return fail(problem);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const made = wish.set === 'full' ? yield* arrangeAll(wish, rng) : colourEdges(wish, rng);
    if (made && (yield* isAsAsked(made.puzzle, wish.level))) return ok(made);
    yield { done: attempt, of: ATTEMPTS };
  }
  return fail({ code: 'none-found', at: [], with: { attempts: ATTEMPTS } });
}

/** Labels by 3 · cell + side. */
type Sides = Int32Array;

const REPAIRS = 60; // for each cell

/** Twins get another label on one of their edges until there are none. */
export function colourEdges(wish: Params, rng: Rng): Made | undefined {
  const board = boardOf(wish);
  const count = labelCount(wish.match, wish.colours);
  const sides = new Int32Array(3 * board.cellCount);
  const one = rng.below(count);
  const paint = (at: number): void => {
    const border = board.borderOf[at];
    if (border < 0) {
      sides[at] = rng.below(count);
      sides[board.opposite[at]] = mate(wish.match, sides[at]);
    } else if (wish.border === 'one') sides[at] = one;
    else {
      const label = rng.below(count);
      // One wall that touches two cells has one colour.
      board.border.forEach((each, i) => {
        if (board.wallOf[i] === board.wallOf[border]) sides[each] = label;
      });
    }
  };
  for (let at = 0; at < sides.length; at++) paint(at);
  if (wish.set === 'repeats') return takeApart(wish, sides, rng);
  for (let repair = 0; repair < REPAIRS * board.cellCount; repair++) {
    const twin = twinCell(sides);
    if (twin < 0) return takeApart(wish, sides, rng);
    paint(3 * twin + rng.below(3));
  }
  return undefined;
}

function twinCell(sides: Sides): number {
  const seen = new Set<number>();
  for (let cell = 0; 3 * cell < sides.length; cell++) {
    const [a, b, c] = leastRotation(pieceIn(sides, cell)).piece;
    const key = (a * 32 + b) * 32 + c;
    if (seen.has(key)) return cell;
    seen.add(key);
  }
  return -1;
}

const pieceIn = (sides: Sides, cell: number): Piece => [
  sides[3 * cell],
  sides[3 * cell + 1],
  sides[3 * cell + 2],
];

/** The shelf in random order; the fixed pieces last, in the order of their cells. */
function takeApart(wish: Params, sides: Sides, rng: Rng): Made {
  const board = boardOf(wish);
  const loose = Array.from({ length: board.cellCount }, (_, cell) => cell);
  const fixedCells = chooseFixed(wish, rng);
  const shelf = loose.filter((cell) => !fixedCells.includes(cell));
  shuffle(rng, shelf);
  const order = [...shelf, ...fixedCells];
  const plain = order.map((cell) => plainPiece(pieceIn(sides, cell), turnFor(board.up[cell], 0)));
  const places = order.map((cell, i): Place => ({ cell, turn: plain[i].turn }));
  const puzzle: Puzzle = {
    board: wish.board,
    match: wish.match,
    pieces: plain.map(({ piece }) => piece),
    fixed: places.slice(shelf.length),
    walls: board.border.map((at) => (wish.border === 'free' ? FREE : sides[at])),
  };
  const solution = { at: order, turn: plain.map(({ turn }) => turn), locked: order.map(() => false) };
  return { puzzle, solution: agreeingWith(puzzle, solution, start(puzzle)) };
}

/** Up to two in the middle, as in the second document; any others anywhere. */
function chooseFixed({ board: name, fixed }: Params, rng: Rng): readonly number[] {
  const board = boardOf({ board: name });
  const middle = (values: readonly number[]): number =>
    values.reduce((sum, each) => sum + each, 0) / values.length;
  const height = (cell: number): number => Math.sqrt(3) * (board.row[cell] + (board.up[cell] ? 2 : 1) / 3);
  const cells = board.names.map((_, cell) => cell);
  const [x, y] = [middle(board.x), middle(cells.map(height))];
  const distance = (cell: number): number => (board.x[cell] - x) ** 2 + (height(cell) - y) ** 2;
  const aside = (cell: number): number => Math.abs(board.x[cell] - x);
  const central = cells.toSorted(
    (a, b) => Math.round(1e6 * (distance(a) - distance(b))) || aside(a) - aside(b) || a - b,
  );
  const rest = central.slice(2);
  shuffle(rng, rest);
  return [...central.slice(0, 2), ...rest].slice(0, fixed).sort((a, b) => a - b);
}

const SLICE = 2000; // nodes
const PATIENCE = 100; // slices

/** The full set: every piece there is, so a filling has to be searched for. */
function* arrangeAll(wish: Params, rng: Rng): Task<Made | undefined> {
  const board = boardOf(wish);
  const count = labelCount(wish.match, wish.colours);
  const pieces: Piece[] = [];
  for (let i = 0; i < count ** 3; i++) {
    const piece: Piece = [Math.floor(i / count / count), Math.floor(i / count) % count, i % count];
    if (leastRotation(piece).moved === 0) pieces.push(piece);
  }
  const order = pieces.map((_, i) => i);
  shuffle(rng, order);
  const one = rng.below(count);
  const walls = board.border.map(() => (wish.border === 'one' ? one : FREE));
  const bare: Puzzle = { board: wish.board, match: wish.match, pieces, fixed: [], walls };
  const search = new Arranger(bare);
  if (!search.begin(start(bare), order)) return undefined;
  for (let slice = 0; slice < PATIENCE; slice++) {
    const outcome = search.run(SLICE);
    if (outcome === 'none') return undefined;
    if (outcome === 'found') return takeApart(wish, sidesOf(bare, search.solution()), rng);
    yield { done: slice, of: PATIENCE };
  }
  return undefined;
}

function sidesOf(puzzle: Puzzle, { at, turn }: Pick<State, 'at' | 'turn'>): Sides {
  const sides = new Int32Array(3 * at.length);
  at.forEach((cell, piece) => {
    for (let side = 0; side < 3; side++)
      sides[3 * cell + side] = puzzle.pieces[piece][(side + 6 - ((turn[piece] + 1) >> 1)) % 3];
  });
  return sides;
}

/** Certified by solving within a budget; for the levels, also that there is exactly one solution. */
function* isAsAsked(puzzle: Puzzle, level: Params['level']): Task<boolean> {
  if (level === 'any') return (yield* solutionsWithin(puzzle, 1)) === 1;
  const domains = new Domains(puzzle);
  domains.load(start(puzzle));
  const goal = level === 'beyond' ? levels.length : levels.indexOf(level);
  for (const easier of levels.slice(0, goal)) {
    // Supposing is expensive, and only worth it where there is one solution.
    if (easier === 'what-if' && (yield* solutionsWithin(puzzle, 2)) !== 1) return false;
    yield* domains.narrow(easier);
    if (domains.complete) return false;
  }
  if ((yield* solutionsWithin(puzzle, 2)) !== 1) return false;
  if (level === 'beyond') return true;
  yield* domains.narrow(level satisfies Level);
  return domains.complete;
}

/** The number of solutions, up to the limit; undefined when the budget ran out. */
function* solutionsWithin(puzzle: Puzzle, limit: number): Task<number | undefined> {
  const { found, exhausted } = yield* solve(puzzle, { limit, most: PATIENCE * SLICE });
  return exhausted || found.length === limit ? found.length : undefined;
}
