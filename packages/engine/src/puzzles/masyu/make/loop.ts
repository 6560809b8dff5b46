/**
 * Loops that make puzzles. A random loop has places where even all its pearls leave several ways, and on
 * a large board there is always one: there the loop is changed a little, as long as that leaves less open.
 */
import { OUTSIDE } from '../../../grid/mesh.ts';
import { randomInside } from '../../../loops/random-loop.ts';
import { isSimpleFace } from '../../../loops/simple-cell.ts';
import type { Rng } from '../../../rng.ts';
import type { Task } from '../../../task.ts';
import { boardOf, DIRECTIONS, linesAt, STRAIGHT, TURN, type Board } from '../rules/board.ts';
import { BLACK, BLANK, meshOf, OPEN, stateOfLines, WHITE, type Puzzle, type State } from '../rules/rules.ts';
import { CONNECTIVITY } from '../solve/level-numbers.ts';
import { Propagation } from '../solve/propagation.ts';

export interface Full {
  readonly puzzle: Puzzle; // with every pearl that the loop allows
  readonly solution: State;
}

/** Changes to try before starting another loop. */
const changesFor = (width: number, height: number): number => 20 + width * height;

/** A loop that the level solves from all its pearls; undefined when this one could not be changed into such a loop. */
export function* solvableLoop(
  width: number,
  height: number,
  level: number,
  rng: Rng,
): Task<Full | undefined> {
  const inside = randomInside(width - 1, height - 1, rng);
  const position = new Propagation(boardOf({ width, height }));
  let full = pearled(width, height, inside);
  let open = leftOpen(position, full, level);
  for (let change = changesFor(width, height); open.length && change > 0; change--) {
    const face = faceNear(position.board, open[rng.below(open.length)], rng);
    if (face === undefined || !isSimpleFace(inside, width - 1, height - 1, face)) continue;
    yield { done: 0 };
    inside[face] ^= 1;
    const next = pearled(width, height, inside);
    const rest = leftOpen(position, next, level);
    if (rest.length <= open.length) [full, open] = [next, rest];
    else inside[face] ^= 1;
  }
  return open.length ? undefined : full;
}

/** One of the points around a link, or one further away. */
function faceNear({ mesh }: Board, link: number, rng: Rng): number | undefined {
  const dot = mesh.edgeDots[2 * link + rng.below(2)];
  const faces = mesh.dotFaces[dot].filter((face) => face !== OUTSIDE);
  return faces.length ? faces[rng.below(faces.length)] : undefined;
}

function leftOpen(position: Propagation, { puzzle }: Full, level: number): readonly number[] {
  position.load(puzzle, Math.min(level, CONNECTIVITY));
  position.run();
  if (position.closed) return [];
  return Array.from({ length: position.board.mesh.edgeCount }, (_, link) => link).filter(
    (link) => position.valueOf(link) === OPEN,
  );
}

/** The border of a region of points, with every pearl. */
function pearled(width: number, height: number, inside: Uint8Array): Full {
  const { edgeFaces } = meshOf({ width, height });
  const sideOf = (face: number): number => (face === OUTSIDE ? 0 : inside[face]);
  const solution = stateOfLines(
    { width, height, pearls: [] },
    (link) => sideOf(edgeFaces[2 * link]) !== sideOf(edgeFaces[2 * link + 1]),
  );
  return { puzzle: { width, height, pearls: allPearls(boardOf({ width, height }), solution) }, solution };
}

const isTurn = (lines: number): boolean => TURN.some((way) => way === lines);
const isStraight = (lines: number): boolean => STRAIGHT.some((way) => way === lines);

function allPearls(board: Board, solution: State): Uint8Array {
  const lines = Array.from({ length: board.cells }, (_, cell) => linesAt(board, solution, cell));
  return Uint8Array.from(lines, (way, cell) => {
    const beside = DIRECTIONS.filter((direction) => (way >> direction) & 1).map(
      (direction) => lines[board.next[4 * cell + direction]],
    );
    if (isTurn(way) && beside.every(isStraight)) return BLACK;
    return isStraight(way) && beside.some(isTurn) ? WHITE : BLANK;
  });
}
