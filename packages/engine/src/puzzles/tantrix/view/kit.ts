/** The tiles of a puzzle at real size; they are played on any table, so there is no board. */
import type { Kit, KitPart } from '../../../game.ts';
import { hexRadius } from '../../../grid/hex.ts';
import { tileSpot, type Puzzle } from '../rules/rules.ts';
import { straightHexPath } from './bands.ts';
import { tileShapes, tileStyle } from './ribbons.ts';

const ROOM = 0.03;
const CENTRE = { x: hexRadius + ROOM, y: 0.5 + ROOM };

export const kit = ({ tiles }: Puzzle): Kit => ({
  millimetres: 36, // across, as tiles of the trade are
  measure: 1,
  parts: tiles.map(partOf),
});

function partOf(tile: number): KitPart {
  const { body, ribbons } = tileShapes(CENTRE, tile, 0, tileStyle(), tileSpot(tile));
  return {
    name: String(tile),
    width: 2 * CENTRE.x,
    height: 2 * CENTRE.y,
    outline: [straightHexPath(CENTRE)],
    shapes: [...body.filter(({ role }) => role !== 'tile-rim'), ...ribbons],
  };
}
