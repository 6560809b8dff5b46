/**
 * Inside and outside. The points where four cells meet are on one side of the loop or the other: across a
 * line the side changes, across a cross it does not. What two points are known to be to each other decides
 * every link between them.
 */
import { perObject } from '../../../cache.ts';
import { OUTSIDE } from '../../../grid/mesh.ts';
import { Parities } from '../../../loops/parities.ts';
import type { Board } from '../rules/board.ts';
import { CROSS, LINE, OPEN, WHITE } from '../rules/rules.ts';
import type { Propagation } from './propagation.ts';

/** What is the same for all positions on a board; the outer face comes after all others. */
interface Around {
  readonly sides: Parities;
  readonly ofLink: Int32Array; // the two faces beside a link
  readonly ofCell: Int32Array; // the four faces at a cell's corners, opposite ones together
  readonly open: Int32Array; // links, during one query
}

const aroundOf = perObject((board: Board): Around => {
  const { mesh, width, height, cells } = board;
  const outside = mesh.faceCount;
  const ofCell = new Int32Array(4 * cells);
  for (let cell = 0; cell < cells; cell++) {
    const row = Math.floor(cell / width);
    const column = cell % width;
    const corner = (down: number, right: number): number => {
      const [r, c] = [row - 1 + down, column - 1 + right];
      return r >= 0 && c >= 0 && r < height - 1 && c < width - 1 ? r * (width - 1) + c : outside;
    };
    ofCell.set([corner(0, 0), corner(1, 1), corner(0, 1), corner(1, 0)], 4 * cell);
  }
  return {
    sides: new Parities(mesh.faceCount + 1),
    ofLink: mesh.edgeFaces.map((face) => (face === OUTSIDE ? outside : face)),
    ofCell,
    open: new Int32Array(mesh.edgeCount),
  };
});

/** False when no assignment of sides agrees with what is drawn. */
export function sidesAgree(position: Propagation): boolean {
  const { board, pearls } = position;
  const { sides, ofLink, ofCell, open } = aroundOf(board);
  sides.clear();
  let count = 0;
  for (let link = 0; link < open.length; link++) {
    const value = position.valueOf(link);
    if (value === OPEN) open[count++] = link;
    else if (!sides.relate(ofLink[2 * link], ofLink[2 * link + 1], value === LINE ? 1 : 0)) return false;
  }
  // The loop goes straight through a white pearl, so opposite corners of its cell are on different sides.
  for (let cell = 0; cell < pearls.length; cell++) {
    if (pearls[cell] !== WHITE) continue;
    const at = 4 * cell;
    if (!sides.relate(ofCell[at], ofCell[at + 1], 1) || !sides.relate(ofCell[at + 2], ofCell[at + 3], 1))
      return false;
  }
  for (let i = 0; i < count; i++) {
    const link = open[i];
    const relation = sides.relation(ofLink[2 * link], ofLink[2 * link + 1]);
    if (relation !== undefined && !position.decide(link, relation ? LINE : CROSS)) return false;
  }
  return true;
}
