/** All 56 tiles in rows, those of the puzzle bright and ticked: where a set is put together. */
import type { Scene, Shape, Target, ViewOptions } from '../../../draw/scene.ts';
import { hexRadius } from '../../../grid/hex.ts';
import { hexPath, hexPoints } from '../view/bands.ts';
import { tileShapes, tileStyle } from '../view/ribbons.ts';
import { tileSpot, type Puzzle } from '../rules/rules.ts';
import { sidesAt, tileCount } from '../rules/tiles.ts';

const COLUMNS = 8;
const STEP = 1.3;
const MARGIN = 0.2;

const centreOf = (tile: number): { readonly x: number; readonly y: number } => ({
  x: MARGIN + STEP * (((tile - 1) % COLUMNS) + 0.5),
  y: MARGIN + STEP * (Math.floor((tile - 1) / COLUMNS) + 0.5),
});

const TILES = Array.from({ length: tileCount }, (_, i) => i + 1);

export function chart({ tiles }: Puzzle, options?: ViewOptions): Scene {
  const ticked = new Set(tiles);
  let shapes: readonly Shape[] | undefined;
  let targets: readonly Target[] | undefined;
  return {
    width: 2 * MARGIN + COLUMNS * STEP,
    height: 2 * MARGIN + (tileCount / COLUMNS) * STEP,
    mainKind: 'tile',
    get shapes() {
      return (shapes ??= TILES.flatMap((tile) => shapesOf(tile, ticked.has(tile), options)));
    },
    get targets() {
      return (targets ??= TILES.map((tile) => targetOf(tile, ticked.has(tile))));
    },
  };
}

function shapesOf(tile: number, isTicked: boolean, options?: ViewOptions): readonly Shape[] {
  const at = centreOf(tile);
  const spot = tileSpot(tile);
  const { body, ribbons } = tileShapes(at, tile, 0, { ...tileStyle(options), numbers: true }, spot);
  const still = [...body, ...ribbons].map(({ by: _by, ...shape }): Shape => ({ ...shape, layer: 'still' }));
  if (!isTicked) return still;
  const rim = { kind: 'path', layer: 'live', by: 'player', spot } as const;
  return [
    ...still,
    { ...rim, role: 'target', d: hexPath(at, hexRadius * 1.06) },
    { ...rim, role: 'line', pen: 0.06, d: `M${at.x + 0.3} ${at.y - 0.42}l0.08 0.1 0.16 -0.2` },
  ];
}

function targetOf(tile: number, isTicked: boolean): Target {
  const at = centreOf(tile);
  return {
    spot: tileSpot(tile),
    kind: 'tile',
    name: String(tile),
    ...at,
    outline: hexPoints(at, hexRadius),
    label: {
      code: isTicked ? 'edit-tile-in' : 'edit-tile-out',
      with: { tile, sides: sidesAt(tile, 0).join('') },
    },
  };
}
