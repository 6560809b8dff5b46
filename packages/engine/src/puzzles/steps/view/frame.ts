/** Where locations are on the page: 10 × 5, or turned a quarter clockwise to 5 × 10. */
import { COLUMNS, columnOf, ROWS, rowOf } from '../rules/pieces.ts';

export const SLAB = 0.78; // from the outermost places to the edge of the slab
export const EDGE_ROOM = 0.1; // around the slab
const FOOT = 0.25; // more below, for its side and shadow

export class Frame {
  readonly tall: boolean;
  readonly across: number;
  readonly down: number;

  constructor(tall: boolean) {
    this.tall = tall;
    [this.across, this.down] = tall ? [ROWS, COLUMNS] : [COLUMNS, ROWS];
  }

  get width(): number {
    return this.across - 1 + 2 * (SLAB + EDGE_ROOM);
  }

  get height(): number {
    return this.down - 1 + 2 * (SLAB + EDGE_ROOM) + FOOT;
  }

  at(location: number): { readonly x: number; readonly y: number } {
    const [row, column] = [rowOf(location), columnOf(location)];
    const [across, down] = this.tall ? [ROWS - 1 - row, column] : [column, row];
    return { x: across + SLAB + EDGE_ROOM, y: down + SLAB + EDGE_ROOM };
  }
}
