/** What one pearl says, given the marks on the eight links around it. */
import {
  DIRECTIONS,
  farLink,
  nearLink,
  opposite,
  STRAIGHT,
  waysThrough,
  type Board,
} from '../rules/board.ts';
import { BLACK, CROSS, LINE, OPEN, pearlCells, type State } from '../rules/rules.ts';
import { PEARLS } from '../solve/level-numbers.ts';
import { isMarked, isOpen, type Forced, type Position, type Step } from './step.ts';

export function* pearlSteps(position: Position): Generator<Step> {
  for (const cell of pearlCells(position.puzzle)) {
    const byCode = new Map<string, Step>();
    for (const forced of forcedBy(position.board, position.state, position.puzzle.pearls[cell], cell)) {
      if (!isOpen(position, forced.link)) continue;
      const step = stepOf(position, cell, forced);
      const other = byCode.get(step.code);
      byCode.set(step.code, other ? joined(other, step) : step);
    }
    yield* byCode.values();
  }
}

const joined = (a: Step, b: Step): Step => ({
  ...a,
  forced: [...a.forced, ...b.forced],
  links: [...new Set([...a.links, ...b.links])],
});

/** Everything that holds in every way through the pearl that the marks allow. */
function forcedBy(board: Board, state: State, pearl: number, cell: number): readonly Forced[] {
  const ways = waysThrough(board, state, pearl, cell);
  if (!ways.length) return [];
  const [some, every] = [ways.reduce((a, b) => a | b, 0), ways.reduce((a, b) => a & b, 15)];
  return DIRECTIONS.flatMap((direction): Forced[] => {
    const near = nearLink(board, cell, direction);
    const isSure = (every >> direction) & 1;
    if (near < 0) return [];
    if (!((some >> direction) & 1)) return [{ link: near, to: CROSS }];
    if (!isSure) return [];
    const beyond = farForced(board, state, pearl, cell, direction);
    return [{ link: near, to: LINE }, ...(beyond ? [beyond] : [])];
  });
}

/** The line leaves a black pearl straight; where it comes straight into a white one, it turns on the other side. */
function farForced(
  board: Board,
  state: State,
  pearl: number,
  cell: number,
  direction: number,
): Forced | undefined {
  const far = farLink(board, cell, direction);
  if (far < 0) return undefined;
  if (pearl === BLACK) return { link: far, to: LINE };
  const across = farLink(board, cell, opposite(direction));
  return across >= 0 && state.edges[across] === LINE ? { link: far, to: CROSS } : undefined;
}

function stepOf(position: Position, cell: number, forced: Forced): Step {
  const pearl = position.puzzle.pearls[cell];
  const links = neededMarks(position, cell, forced);
  const code = `${pearl === BLACK ? 'black' : 'white'}-${kindOf(position, cell, forced, links)}`;
  return { code, forced: [forced], cells: [cell], links, level: PEARLS };
}

/** Drops one mark after another as long as the rest still forces it. */
function neededMarks({ board, puzzle, state }: Position, cell: number, forced: Forced): number[] {
  const around = DIRECTIONS.flatMap((direction) => [
    nearLink(board, cell, direction),
    farLink(board, cell, direction),
  ]);
  const edges = new Uint8Array(state.edges.length);
  const marked = around.filter((link) => isMarked({ board, puzzle, state }, link));
  for (const link of marked) edges[link] = state.edges[link];
  return marked.filter((link) => {
    edges[link] = OPEN;
    const still = forcedBy(board, { edges }, puzzle.pearls[cell], cell).some(
      (each) => each.link === forced.link && each.to === forced.to,
    );
    if (!still) edges[link] = state.edges[link];
    return !still;
  });
}

function kindOf(position: Position, cell: number, forced: Forced, marks: readonly number[]): string {
  const { board, puzzle, state } = position;
  const near = DIRECTIONS.map((direction) => nearLink(board, cell, direction));
  const isFar = !near.includes(forced.link);
  if (isFar && forced.to === CROSS) return 'turn';
  if (!marks.length) return 'border';
  if (marks.some((link) => near.includes(link) && state.edges[link] === LINE)) return 'line';
  const pearl = puzzle.pearls[cell];
  return pearl !== BLACK && marks.every((link) => state.edges[link] === LINE) ? 'sides' : 'blocked';
}

/** Pearls that settle each other without any mark. */
export function* pearlPatterns(position: Position): Generator<Step> {
  const { board, puzzle } = position;
  for (const cell of pearlCells(puzzle)) {
    for (const direction of [1, 2]) {
      const row = [cell, ...inRow(board, cell, direction)];
      if (puzzle.pearls[cell] === BLACK) yield* twoBlacks(position, row, direction);
      else yield* threeWhites(position, row, direction);
    }
  }
}

function inRow({ next }: Board, cell: number, direction: number): readonly number[] {
  const second = next[4 * cell + direction];
  return second < 0 ? [] : [second, next[4 * second + direction]].filter((each) => each >= 0);
}

/** Neither black pearl could be left straight through the other. */
function* twoBlacks(
  position: Position,
  [first, second]: readonly number[],
  direction: number,
): Generator<Step> {
  const link = nearLink(position.board, first, direction);
  if (second === undefined || position.puzzle.pearls[second] !== BLACK || !isOpen(position, link)) return;
  const forced = [{ link, to: CROSS }];
  yield { code: 'two-blacks', forced, cells: [first, second], links: [], level: PEARLS };
}

/** A line along the row could not turn beside the middle one. */
function* threeWhites(position: Position, row: readonly number[], direction: number): Generator<Step> {
  const { board, puzzle } = position;
  if (row.length < 3 || row.some((cell) => puzzle.pearls[cell] !== puzzle.pearls[row[0]])) return;
  const [across] = STRAIGHT.filter((way) => !((way >> direction) & 1));
  const forced = row.flatMap((cell) =>
    DIRECTIONS.map((each) => ({
      link: nearLink(board, cell, each),
      to: (across >> each) & 1 ? LINE : CROSS,
    })),
  );
  const open = [...new Map(forced.map((each) => [each.link, each])).values()].filter(({ link }) =>
    isOpen(position, link),
  );
  if (open.length) yield { code: 'three-whites', forced: open, cells: row, links: [], level: PEARLS };
}
