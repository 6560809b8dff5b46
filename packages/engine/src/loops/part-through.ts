/** The connected part that a line belongs to, highlighted along its whole length. */
import type { Mesh } from '../grid/mesh.ts';
import { openPath, type Point } from '../draw/paths.ts';
import type { PathThrough } from '../game.ts';
import type { Spot } from '../vocabulary.ts';
import { components } from './components.ts';
import { LINE, type Drawing } from './marks.ts';

interface DrawnEdges {
  readonly spot: (edge: number) => Spot;
  readonly ends: (edge: number) => readonly [Point, Point];
}

export function partThrough(
  mesh: Mesh,
  drawing: Drawing,
  edge: number,
  { spot, ends }: DrawnEdges,
): readonly PathThrough[] {
  if (drawing.edges[edge] !== LINE) return [];
  const part = components(mesh, drawing).find(({ edges }) => edges.includes(edge));
  if (!part) return [];
  const [[x1, y1], [x2, y2]] = ends(edge);
  return [
    {
      shapes: [
        {
          kind: 'path',
          role: 'loop',
          layer: 'live',
          d: part.edges.map((each) => openPath(ends(each))).join(''),
        },
      ],
      note: {
        code: part.closed ? 'line-closed' : 'line-open',
        at: part.edges.map(spot),
        with: { count: part.edges.length },
      },
      near: [[(x1 + x2) / 2, (y1 + y2) / 2]],
    },
  ];
}
