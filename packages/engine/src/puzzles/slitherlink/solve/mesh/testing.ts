/** For tests only: random boards of every tiling, and what a level of the mesh propagator forces. */
import { tilingMesh, tilingOf, type TilingName } from '../../../../grid/tilings/tilings.ts';
import { randomRegion } from '../../../../loops/random-region.ts';
import type { Rng } from '../../../../rng.ts';
import { finish } from '../../../../task.ts';
import { BLANK, meshOf, type Puzzle } from '../../rules/rules.ts';
import { RULES, SUPPOSITION } from '../level-numbers.ts';
import { supposing } from '../suppose.ts';
import { MeshPropagation } from './propagate.ts';

/** A board of this tiling without clues, as small as it may be and a little more. */
export function blankBoard(tiling: TilingName, rng: Rng, more = 2): Puzzle {
  const { least, randomPatch } = tilingOf(tiling);
  const smallest = Math.max(least[1], tiling.startsWith('penrose') ? 6 : 0);
  const [width, height] = [smallest + rng.below(more), smallest + rng.below(more)];
  if (tiling === 'squares') return { width, height, clues: [], rule: 'loop' };
  const patch = randomPatch?.(width, height, rng);
  const mesh = tilingMesh(tiling, width, height, patch ?? '');
  if (!mesh) throw new Error(`no board of ${tiling}`);
  return { width, height, clues: [], rule: 'loop', tiling, ...(patch && { patch }), mesh };
}

/** Some clues of a random loop, a few of them wrong: boards with no, one and many solutions. */
export function randomTiled(tiling: TilingName, rng: Rng, wrongOneIn = 60): Puzzle {
  const blank = blankBoard(tiling, rng);
  const mesh = meshOf(blank);
  const inside = randomRegion(mesh, rng);
  const side = (face: number): number => (face < 0 ? 0 : inside[face]);
  const keep = 200 + rng.below(700);
  const clues = Int8Array.from(mesh.faceEdges, (edges) => {
    const clue = edges.filter(
      (edge) => side(mesh.edgeFaces[2 * edge]) !== side(mesh.edgeFaces[2 * edge + 1]),
    ).length;
    return rng.below(1000) >= keep ? BLANK : rng.below(wrongOneIn) ? clue : rng.below(edges.length);
  });
  return { ...blank, clues, rule: rng.below(10) ? 'loop' : 'every-dot' };
}

/** What a level forces: edges, or a contradiction. */
export function meshClosure(puzzle: Puzzle, level: number): Uint8Array | undefined {
  const board = new MeshPropagation(meshOf(puzzle));
  const sound = board.load(puzzle, RULES[level]) && board.run();
  if (!sound || (level >= SUPPOSITION && !finish(supposing(board)))) return undefined;
  return board.edges();
}
