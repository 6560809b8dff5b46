/**
 * What one clue and a line give: a cell with the four dots around it, each dot by what is known of its own edges.
 * Dots say which pairs the two edges of their corner can have, the clue chooses among them, and tells each dot
 * what is left; no dot hears from two cells, so that every conclusion rests on a single clue.
 */
import { CROSS, LINE, OPEN } from '../../rules/rules.ts';
import type { Propagation } from './propagate.ts';
import {
  BY_CORNER,
  CAN_BE_OFF,
  CAN_BE_ON,
  PROJECT_HIGH,
  PROJECT_LOW,
} from '../../../../loops/square/tables.ts';

/** A node has changed: its own clue, or those of the cells around a dot, may say more. */
export function touchStars(board: Propagation, node: number): void {
  const { hasClue, layout } = board.at;
  const { sites, stride } = layout;
  const isDot = node >= sites;
  const x = isDot ? node - sites : node;
  if (hasClue[x]) board.touch(x);
  if (!isDot) return;
  if (hasClue[x - 1]) board.touch(x - 1);
  if (hasClue[x - stride]) board.touch(x - stride);
  if (hasClue[x - stride - 1]) board.touch(x - stride - 1);
}

const project = (domain: number): number => PROJECT_LOW[domain & 255] | PROJECT_HIGH[domain >> 8];

/**
 * Decides what the star of a clue forces. Corners 0 … 3 of a cell are the dots at x+1, x+S+1, x+S, x; its number
 * there is corner 1, 0, 3, 2.
 */
export function judgeStar(board: Propagation, x: number): boolean {
  const { domain, layout, told, hasClue } = board.at;
  const { sites, stride } = layout;
  if (!hasClue[x]) return true; // taken back since
  if ((told[x] & told[x + 1] & told[x + stride] & told[x + stride + 1]) === ALL_TOLD) return true;
  const cell =
    domain[x] &
    BY_CORNER[pairsAt(project(domain[sites + x + 1]), 1)] &
    BY_CORNER[16 | pairsAt(project(domain[sites + x + stride + 1]), 0)] &
    BY_CORNER[32 | pairsAt(project(domain[sites + x + stride]), 3)] &
    BY_CORNER[48 | pairsAt(project(domain[sites + x]), 2)];
  if (cell === 0) return false;
  const seen = project(cell);
  return (
    (cell === domain[x] || tell(board, 2 * x, 2 * (x + 1) + 1, 2 * (x + stride), 2 * x + 1, seen)) &&
    tellDot(board, x + 1, 16 | pairsAt(seen, 0)) &&
    tellDot(board, x + stride + 1, pairsAt(seen, 1)) &&
    tellDot(board, x + stride, 48 | pairsAt(seen, 2)) &&
    tellDot(board, x, 32 | pairsAt(seen, 3))
  );
}

const ALL_TOLD = 15;

/** What a dot knows from its own edges it has already reported. */
function tellDot(board: Propagation, dot: number, byCorner: number): boolean {
  const { domain, layout } = board.at;
  const { sites, stride } = layout;
  const before = domain[sites + dot];
  const left = before & BY_CORNER[byCorner];
  if (left === before) return true;
  if (left === 0) return false;
  return tell(board, 2 * (dot - stride) + 1, 2 * (dot - 1), 2 * dot + 1, 2 * dot, project(left));
}

/** The four edges of a ring in its order, those that are known now. */
const tell = (board: Propagation, a: number, b: number, c: number, d: number, seen: number): boolean =>
  tellEdge(board, a, seen, 0) &&
  tellEdge(board, b, seen, 1) &&
  tellEdge(board, c, seen, 2) &&
  tellEdge(board, d, seen, 3);

const pairsAt = (seen: number, corner: number): number => (seen >> (4 * corner)) & 15;

function tellEdge(board: Propagation, edge: number, seen: number, place: number): boolean {
  if (board.at.edge[edge] !== OPEN) return true;
  const canBeOn = (seen >> (CAN_BE_ON + place)) & 1;
  if (canBeOn === ((seen >> (CAN_BE_OFF + place)) & 1)) return true;
  return board.decide(edge, canBeOn ? LINE : CROSS);
}
