/**
 * Every issue of a position with its culprits, the most important first. What more tiles may still put right is
 * `todo`; what only moving or taking back can put right is `wrong`. Where the cells are given, turning continues and
 * takes nothing back, so what a turn can put right is `todo` there.
 */
import type { Issue, Report, Spot } from '../../../vocabulary.ts';
import { type Cell, cellKey, neighbour, neighbours, opposite } from '../../../grid/hex.ts';
import { holesOf, islandsOf } from './holes.ts';
import {
  type Board,
  boardOf,
  hexSpot,
  inHand,
  onShelf,
  type Placed,
  type Puzzle,
  type State,
  tileSpot,
} from './rules.ts';
import { type Line, linesOf, metersOf, scoreOf } from './lines.ts';
import { type Colour, colourAt, colours, hasColour } from './tiles.ts';

export function check(puzzle: Puzzle, state: State): Report {
  const board = boardOf(state);
  const left = onShelf(puzzle, state).length;
  const kind = left > 0 ? 'todo' : 'wrong';
  const turnable = [...mismatches(puzzle, board), ...lineIssues(puzzle, board, kind)];
  const found = [
    ...(puzzle.cells ? turnable.map((issue): Issue => ({ ...issue, kind: 'todo' })) : turnable),
    ...looseTiles(puzzle, board, kind),
    ...holeIssues(puzzle, board, kind),
    ...tilesLeft(puzzle, state),
  ];
  const issues = [...found].sort((a, b) => Number(a.kind === 'todo') - Number(b.kind === 'todo'));
  const of = puzzle.tiles.length;
  const open = puzzle.cells && issues.length > 0;
  const progress = { done: open ? Math.min(inPlace(puzzle, board), of - 1) : state.placed.length, of };
  return puzzle.mode === 'solitaire'
    ? { issues, progress, score: scoreOf(metersOf(puzzle, state)), mostScore: 2 * of }
    : { issues, progress };
}

/** Where tiles only turn: how many agree with all their neighbours, or how long the line is where only that must. */
function inPlace(puzzle: Puzzle, board: Board): number {
  if (mustMatch(puzzle)) {
    const astray = clashes(board).flatMap(({ a, b }) => [a.tile, b.tile]);
    return board.size - new Set(astray).size;
  }
  const lines = goalColours(puzzle).flatMap((colour) => linesOf(board, colour));
  return Math.max(0, ...lines.map((line) => line.length));
}

/** Colours a wanted line may have, a suggested one first. */
export const goalColours = ({ colour, suggested, tiles }: Puzzle): readonly Colour[] =>
  colour !== 'any'
    ? [colour]
    : colours
        .filter((each) => tiles.every((tile) => hasColour(tile, each)))
        .toSorted((a, b) => Number(b === suggested) - Number(a === suggested));

const spots = (cells: readonly Cell[]): readonly Spot[] => cells.map(hexSpot);

/** Sides where two tiles touch in different colours; each pair once. */
export function clashes(board: Board): readonly { readonly a: Placed; readonly b: Placed; side: number }[] {
  return [...board.values()].flatMap((a) =>
    [0, 1, 2].flatMap((side) => {
      const b = board.get(cellKey(neighbour(a, side)));
      const same = !b || colourAt(a.tile, a.turn, side) === colourAt(b.tile, b.turn, opposite(side));
      return same ? [] : [{ a, b, side }];
    }),
  );
}

export const mustMatch = ({ mode, match, rules }: Puzzle): boolean =>
  match === 'all' && !(mode === 'solitaire' && rules === 'lax');

function mismatches(puzzle: Puzzle, board: Board): readonly Issue[] {
  if (!mustMatch(puzzle)) return [];
  return clashes(board).map(({ a, b, side }) => ({
    kind: 'wrong',
    code: 'mismatch',
    at: spots([a, b]),
    with: {
      tile: a.tile,
      colour: colourAt(a.tile, a.turn, side),
      other: b.tile,
      otherColour: colourAt(b.tile, b.turn, opposite(side)),
    },
  }));
}

/** Solitaire requires no line: its score says it all. */
function lineIssues(puzzle: Puzzle, board: Board, kind: Issue['kind']): readonly Issue[] {
  if (puzzle.mode === 'solitaire' || board.size === 0) return [];
  const wanted = goalColours(puzzle).map((colour) => ({ colour, lines: linesOf(board, colour) }));
  const whole = (line: Line): boolean => line.length === puzzle.tiles.length;
  const done = (line: Line): boolean => whole(line) && (puzzle.goal === 'line' || line.closed);
  if (wanted.some(({ lines }) => lines.some(done))) return [];
  if (puzzle.colour === 'any') return kind === 'todo' ? [] : [freeIssue(puzzle, board, wanted)];
  const other = colours.find(
    (colour) => colour !== puzzle.colour && linesOf(board, colour).some((line) => done(line)),
  );
  const astray: Issue[] = other
    ? [
        {
          kind,
          code: 'wrong-colour',
          at: spots([...board.values()]),
          with: { colour: other, wanted: puzzle.colour },
        },
      ]
    : [];
  return [...astray, ...colourIssues(puzzle, puzzle.colour, wanted[0].lines, kind)];
}

/** One colour is asked for: loops closed too early, and where the line stops. */
function colourIssues(
  { goal, tiles }: Puzzle,
  colour: Colour,
  lines: readonly Line[],
  kind: Issue['kind'],
): readonly Issue[] {
  const loops = lines.filter((line) => line.closed);
  const open = lines.filter((line) => !line.closed);
  const issues: Issue[] = [];
  if (loops.length > 1)
    issues.push({
      kind: 'wrong',
      code: 'several-loops',
      at: spots(loops.flatMap((line) => line.cells)),
      with: { colour, count: loops.length },
    });
  else if (loops.length === 1)
    issues.push({
      kind: 'wrong',
      code: 'closed-early',
      at: spots(loops[0].cells),
      with: { colour, length: loops[0].length, wanted: tiles.length },
    });
  if (goal === 'line' && open.length > 1) issues.push(separate(colour, open, kind));
  if (goal === 'loop' && open.length > 0) issues.push(broken(colour, open, kind));
  return issues;
}

const broken = (colour: Colour, open: readonly Line[], kind: Issue['kind']): Issue => ({
  kind,
  code: 'loop-broken',
  at: spots(uniqueCells(open.flatMap((line) => line.ends))),
  with: { colour, ends: 2 * open.length },
});

const separate = (colour: Colour, open: readonly Line[], kind: Issue['kind']): Issue => ({
  kind,
  code: 'line-broken',
  at: spots(uniqueCells(open.flatMap((line) => line.ends))),
  with: { colour, parts: open.length },
});

const uniqueCells = (cells: readonly Cell[]): readonly Cell[] => [
  ...new Map(cells.map((cell) => [cellKey(cell), cell])).values(),
];

/** Any colour would do, all tiles are placed, and none does: the nearest colour is named. */
function freeIssue(
  puzzle: Puzzle,
  board: Board,
  wanted: readonly { readonly colour: Colour; readonly lines: readonly Line[] }[],
): Issue {
  const longest = (lines: readonly Line[]): number => Math.max(0, ...lines.map((line) => line.length));
  const best = wanted.toSorted((a, b) => longest(b.lines) - longest(a.lines))[0];
  const at = best ? best.lines.flatMap((line) => line.ends) : [];
  return {
    kind: 'wrong',
    code: puzzle.goal === 'loop' ? 'no-loop' : 'no-line',
    at: spots(uniqueCells(at.length > 0 ? at : [...board.values()])),
    with: {
      colour: best?.colour ?? 'any',
      length: best ? longest(best.lines) : 0,
      wanted: puzzle.tiles.length,
    },
  };
}

function looseTiles(puzzle: Puzzle, board: Board, kind: Issue['kind']): readonly Issue[] {
  if (puzzle.mode === 'solitaire' && puzzle.rules === 'lax') return [];
  return islandsOf(board)
    .slice(1)
    .map((island) => ({ kind, code: 'not-touching', at: spots(island), with: { count: island.length } }));
}

/** A hole is shown by its cells that have a tile beside them. */
function holeIssues({ holes, mode }: Puzzle, board: Board, kind: Issue['kind']): readonly Issue[] {
  if (holes === 'allowed' || mode === 'solitaire') return [];
  return holesOf(board).map((hole) => ({
    kind,
    code: 'hole',
    at: spots(hole.filter((cell) => neighbours(cell).some((next) => board.has(cellKey(next))))),
    with: { count: hole.length },
  }));
}

function tilesLeft(puzzle: Puzzle, state: State): readonly Issue[] {
  const count = onShelf(puzzle, state).length;
  if (count === 0) return [];
  return [{ kind: 'todo', code: 'tiles-left', at: inHand(puzzle, state).map(tileSpot), with: { count } }];
}
