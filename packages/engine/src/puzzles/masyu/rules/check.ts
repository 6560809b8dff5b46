/** What is wrong and what is left: pearls first, then the line as a loop. */
import { components, type Component } from '../../../loops/components.ts';
import { dotIssue, partIssues } from '../../../loops/drawing-issues.ts';
import type { Issue, Report } from '../../../vocabulary.ts';
import { boardOf, DIRECTIONS, farLink, linesAt, markOf, nearLink, waysThrough, type Board } from './board.ts';
import { BLACK, cellSpot, LINE, linkSpot, pearlCells, type Puzzle, type State } from './rules.ts';

const names = { edge: linkSpot, dot: cellSpot };

export function check(puzzle: Puzzle, state: State): Report {
  const board = boardOf(puzzle);
  const pearls = pearlCells(puzzle);
  const unmet = pearls.flatMap((cell) => pearlIssue(board, state, puzzle.pearls[cell], cell) ?? []);
  const cells = board.mesh.dotEdges.flatMap((_, cell) => dotIssue(board.mesh, state, cell, names) ?? []);
  const parts = components(board.mesh, state);
  const issues = [...unmet, ...cells, ...partIssues(parts, names), ...missed(board, state, parts, pearls)];
  // The loop itself is one more thing to do.
  const progress = { done: pearls.length - unmet.length + (issues.length ? 0 : 1), of: pearls.length + 1 };
  return { issues: wrongFirst(issues), progress };
}

const wrongFirst = (issues: readonly Issue[]): Issue[] => [
  ...issues.filter(({ kind }) => kind === 'wrong'),
  ...issues.filter(({ kind }) => kind === 'todo'),
];

export function pearlIssue(board: Board, state: State, pearl: number, cell: number): Issue | undefined {
  const at = [cellSpot(cell)];
  if (isBroken(board, state, pearl, cell))
    return { kind: 'wrong', code: brokenRule(board, state, pearl, cell), at };
  if (isMet(board, state, pearl, cell)) return undefined;
  return { kind: 'todo', code: pearl === BLACK ? 'black-open' : 'white-open', at };
}

/** No way is left; or the line turns next to a black pearl, which only a branch could put right. */
const isBroken = (board: Board, state: State, pearl: number, cell: number): boolean =>
  !waysThrough(board, state, pearl, cell).length ||
  (pearl === BLACK && along(linesAt(board, state, cell)).some((way) => turnsNext(board, state, cell, way)));

const isStraight = (lines: number): boolean => lines === 5 || lines === 10;
const isTurn = (lines: number): boolean => lines === 3 || lines === 6 || lines === 12 || lines === 9;
const along = (lines: number): readonly number[] =>
  DIRECTIONS.filter((direction) => (lines >> direction) & 1);

/** Which rule of the pearl is broken: by its lines alone where they suffice. */
function brokenRule(board: Board, state: State, pearl: number, cell: number): string {
  const lines = linesAt(board, state, cell);
  if (pearl === BLACK) {
    if (isStraight(lines)) return 'black-straight';
    return along(lines).some((way) => turnsNext(board, state, cell, way))
      ? 'black-next-turns'
      : 'pearl-blocked';
  }
  if (isTurn(lines)) return 'white-turns';
  const straightOn = along(lines).filter((way) => markOf(state, farLink(board, cell, way)) === LINE);
  return isStraight(lines) && straightOn.length === 2 ? 'white-next-straight' : 'pearl-blocked';
}

/** Whether the line turns in the next cell that way. */
function turnsNext(board: Board, state: State, cell: number, way: number): boolean {
  const beside = board.next[4 * cell + way];
  return beside >= 0 && isTurn(linesAt(board, state, beside));
}

function isMet(board: Board, state: State, pearl: number, cell: number): boolean {
  const lines = linesAt(board, state, cell);
  if (pearl === BLACK)
    return isTurn(lines) && along(lines).every((way) => markOf(state, farLink(board, cell, way)) === LINE);
  return isStraight(lines) && along(lines).some((way) => turnsNext(board, state, cell, way));
}

/** One closed loop that leaves pearls out: nothing can be added any more. */
function missed(board: Board, state: State, parts: readonly Component[], pearls: readonly number[]): Issue[] {
  if (parts.length !== 1 || !parts[0].closed) return [];
  const out = pearls.filter((cell) =>
    DIRECTIONS.every((direction) => markOf(state, nearLink(board, cell, direction)) !== LINE),
  );
  return out.length
    ? [{ kind: 'wrong', code: 'pearl-missed', at: out.map(cellSpot), with: { pearls: out.length } }]
    : [];
}
