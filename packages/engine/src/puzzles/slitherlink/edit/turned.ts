/** A board of any tiling turned or mirrored onto itself, where it can be: then every clue and mark has a new place. */
import { perObject } from '../../../cache.ts';
import type { Mesh } from '../../../grid/mesh.ts';
import { movedEdges, moveValues } from '../../../grid/rearrange.ts';
import { imagesOf, type Point } from '../../../grid/symmetry.ts';
import type { Edit, Lookup, Saved } from '../../../vocabulary.ts';
import { BLANK, meshOf, type Puzzle, type State } from '../rules/rules.ts';
import { middlesOf } from './cells.ts';

/** By edit: which symmetry of the board it is, and which of that symmetry's images. */
const IMAGES: Lookup<readonly [symmetry: string, image: number]> = {
  'turn=right': ['quarter-turn', 0],
  'turn=half': ['half-turn', 0],
  'turn=left': ['quarter-turn', 2],
  'mirror=across': ['mirror', 0],
  'mirror=down': ['mirror-down', 0],
  'mirror=diagonal': ['diagonal', 0],
};

const dotsOf = perObject((mesh: Mesh): readonly Point[] =>
  Array.from(mesh.dotX, (x, dot) => [x, mesh.dotY[dot]] as const),
);

interface Places {
  readonly faces: Int32Array;
  readonly edges: Int32Array;
}

/** Where everything goes; undefined for any other edit, or where the board lacks that symmetry. */
export function placesAfter(mesh: Mesh, { on, to }: Edit): Places | undefined {
  const [symmetry, image] = IMAGES[`${on}=${to}`] ?? [];
  if (symmetry === undefined || image === undefined) return undefined;
  const faces = imagesOf(middlesOf(mesh)).get(symmetry)?.[image];
  const dots = imagesOf(dotsOf(mesh)).get(symmetry)?.[image];
  if (!faces || !dots) return undefined;
  const edges = movedEdges(mesh, mesh, dots);
  return edges.includes(-1) ? undefined : { faces, edges };
}

export function turned({ puzzle, state }: Saved<Puzzle, State>, to: Places): Saved<Puzzle, State> {
  const { faceCount, edgeCount } = meshOf(puzzle);
  const next = { ...puzzle, clues: moveValues(puzzle.clues, to.faces, faceCount, BLANK) };
  if (!state) return { puzzle: next };
  return {
    puzzle: next,
    state: {
      edges: Uint8Array.from(moveValues(state.edges, to.edges, edgeCount, 0)),
      cells: Uint8Array.from(moveValues(state.cells, to.faces, faceCount, 0)),
    },
  };
}
