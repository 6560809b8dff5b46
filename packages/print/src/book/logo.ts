/** The mark (five edges of a hexagon that read as E, and a dot still to be reached) and the name beside it. */
import type { Canvas } from '../pdf/canvas.ts';
import { millimetres } from '../pdf/canvas.ts';
import type { Shape } from 'edgewise/draw';

const R = 10;
const corner = (i: number): readonly [number, number] => [
  12 + R * Math.cos((i * Math.PI) / 3),
  12 + R * Math.sin((i * Math.PI) / 3),
];
const edge = (from: readonly [number, number], to: readonly [number, number]): Shape => ({
  kind: 'line',
  role: 'line',
  layer: 'still',
  pen: 3.3,
  x1: from[0],
  y1: from[1],
  x2: to[0],
  y2: to[1],
});

/** Corners go clockwise from the right: lower right 1, lower left 2, left 3, upper left 4, upper right 5. */
const HEXAGON: readonly Shape[] = [
  edge(corner(5), corner(4)),
  edge(corner(4), corner(3)),
  edge(corner(3), corner(2)),
  edge(corner(2), corner(1)),
];
const SPOKE = edge(corner(3), [12, 12]);
const DOT: Shape = { kind: 'disc', role: 'dot', layer: 'still', x: corner(0)[0], y: corner(0)[1], r: 2 };

export function drawLogo(canvas: Canvas, x: number, y: number, height: number): void {
  const unit = height / 24;
  const at = { x, y, unit };
  canvas.shapes([SPOKE], at, canvas.ember);
  canvas.shapes([...HEXAGON, DOT], at, canvas.accent);
  const size = height / 1.3;
  canvas.line('Edgewise', x + height + size * 0.3, y + height * 0.5 + size * 0.34, {
    font: 'head',
    size: size / millimetres(1),
  });
}
