/** Boards of other tilings in texts: sizes that they have, and which part of the plane is meant. */
import type { Mesh } from '../../../grid/mesh.ts';
import { ok } from '../../../result.ts';
import { tilingMesh, tilingOf, type TilingName } from '../../../grid/tilings/tilings.ts';
import { readSides, refuse, type Piece, type Shape } from '../../../text/pieces.ts';
import type { Read } from '../../../vocabulary.ts';
import type { Puzzle } from '../rules/rules.ts';

/** Longer sides than any board that can be played: hats fill 64 × 64 with some 2,900 faces, kites with 24,576. */
const LONGEST = 64;

export type Tiled = Pick<Puzzle, 'width' | 'height' | 'patch'> & {
  readonly tiling: NonNullable<Puzzle['tiling']>;
  readonly mesh: Mesh;
};

export const EXAMPLES: Readonly<Partial<Record<TilingName, string>>> = {
  triangular: '0',
  'penrose-kites': '01ABUUAA',
  'penrose-rhombs': '01CCXYCCCX',
  hats: '6,0,3,8,2,1,P',
  spectres: '80221F',
};

/** A size that the tiling has. */
export function readTiledShape(size: Piece, tiling: Tiled['tiling'], loneIsSquare = false): Read<Shape> {
  const [both, one] = tilingOf(tiling).least;
  const shape = readSides(size, { min: both, max: LONGEST }, loneIsSquare);
  if (!shape.ok || Math.max(shape.value.width, shape.value.height) >= one) return shape;
  return refuse('tiling-size', size, { expected: `${both}x${one}`, found: size.text.slice(0, 9) });
}

/** `patch` as the engine writes it, '' for none; `at` is its place in the text. */
export function tiledBoard(tiling: Tiled['tiling'], shape: Shape, patch: string, at: Piece): Read<Tiled> {
  const mesh = tilingMesh(tiling, shape.width, shape.height, patch);
  if (!mesh)
    return refuse('tiling-patch', at, { expected: EXAMPLES[tiling] ?? '', found: at.text.slice(0, 16) });
  return ok({ ...shape, tiling, ...(patch && { patch }), mesh });
}
