/** The loose pieces at real size, and the board with its walls and the pieces that are given. */
import type { Kit, KitOptions, KitPart } from '../../../game.ts';
import { looseCount, pieceSpot, start, type Puzzle } from '../rules/rules.ts';
import { cornersAt, HEIGHT, outlineOf, pieceShapes } from './drawing.ts';
import { scene } from './scene.ts';

const SIDE = 2; // units
const ROOM = 0.22; // for tabs

export function kit(puzzle: Puzzle, { tabs = true }: KitOptions = {}): Kit {
  const { width, height, shapes } = scene(puzzle, start(puzzle));
  return {
    millimetres: 20,
    measure: SIDE,
    parts: Array.from({ length: looseCount(puzzle) }, (_, piece) => partOf(puzzle, piece, tabs)),
    board: { width, height, shapes },
  };
}

function partOf(puzzle: Puzzle, piece: number, tabs: boolean): KitPart {
  const corners = cornersAt(ROOM, ROOM, true);
  const labels = puzzle.pieces[piece];
  const cut = { pulled: 0, tabs };
  const { body, signs } = pieceShapes(puzzle, labels, 0, corners, pieceSpot(piece), 'letters', cut);
  return {
    name: String(piece + 1),
    width: SIDE + 2 * ROOM,
    height: HEIGHT + 2 * ROOM,
    outline: [outlineOf(puzzle.match, labels, corners, tabs)],
    shapes: [...body.filter(({ role }) => !role.includes('-edge-')), ...signs], // the cut is the edge
  };
}
