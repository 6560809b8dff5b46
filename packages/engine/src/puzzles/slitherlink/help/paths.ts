/** The piece of line through an edge. */
import type { PathThrough } from '../../../game.ts';
import { partThrough } from '../../../loops/part-through.ts';
import type { Spot } from '../../../vocabulary.ts';
import { edgeSpot, meshOf, parseSpot, type Puzzle, type State } from '../rules/rules.ts';
import { layoutOf } from '../view/layout.ts';

export function pathsThrough(puzzle: Puzzle, state: State, at: Spot): readonly PathThrough[] {
  const mesh = meshOf(puzzle);
  const pointed = parseSpot(mesh, at);
  if (pointed?.kind !== 'edge') return [];
  const { edges } = layoutOf(mesh);
  return partThrough(mesh, state, pointed.index, {
    spot: edgeSpot,
    ends: (edge) => [edges[edge][0], edges[edge][1]],
  });
}
