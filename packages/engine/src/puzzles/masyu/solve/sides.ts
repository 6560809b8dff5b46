/**
 * Inside and outside. The points where four cells meet are on one side of the loop or the other: across a
 * line the side changes, across a cross it does not. What two points are known to be to each other decides
 * every link between them.
 */
import { OUTSIDE } from '../../../grid/mesh.ts';
import { Parities } from '../../../loops/parities.ts';
import { CROSS, LINE, OPEN, WHITE } from '../rules/rules.ts';
import type { Propagation } from './propagation.ts';

/** False when no assignment of sides agrees with what is drawn. */
export function sidesAgree(position: Propagation): boolean {
  const { mesh } = position.board;
  const outside = mesh.faceCount;
  const sides = new Parities(mesh.faceCount + 1);
  const open: number[] = [];
  const faceOf = (index: number): number =>
    mesh.edgeFaces[index] === OUTSIDE ? outside : mesh.edgeFaces[index];
  for (let link = 0; link < mesh.edgeCount; link++) {
    const value = position.valueOf(link);
    if (value === OPEN) open.push(link);
    else if (!sides.relate(faceOf(2 * link), faceOf(2 * link + 1), value === LINE ? 1 : 0)) return false;
  }
  for (let cell = 0; cell < position.board.cells; cell++)
    if (position.pearls[cell] === WHITE && !relateCorners(position, sides, cell)) return false;
  for (const link of open) {
    const relation = sides.relation(faceOf(2 * link), faceOf(2 * link + 1));
    if (relation !== undefined && !position.decide(link, relation ? LINE : CROSS)) return false;
  }
  return true;
}

/** The loop goes straight through a white pearl, so opposite corners of its cell are on different sides. */
function relateCorners({ board }: Propagation, sides: Parities, cell: number): boolean {
  const row = Math.floor(cell / board.width);
  const column = cell % board.width;
  const corner = (down: number, right: number): number => {
    const [r, c] = [row - 1 + down, column - 1 + right];
    const onBoard = r >= 0 && c >= 0 && r < board.height - 1 && c < board.width - 1;
    return onBoard ? r * (board.width - 1) + c : board.mesh.faceCount;
  };
  return sides.relate(corner(0, 0), corner(1, 1), 1) && sides.relate(corner(0, 1), corner(1, 0), 1);
}
