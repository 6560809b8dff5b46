/** The scene turned a quarter clockwise, for a page that is higher than wide: 5 × 10, letters upright. */
import type { Scene, Shape } from '../../draw/scene.ts';

export function portrait(scene: Scene): Scene {
  const turn = (x: number, y: number): { x: number; y: number } => ({ x: scene.height - y, y: x });
  return {
    ...scene,
    width: scene.height,
    height: scene.width,
    shapes: scene.shapes.map((shape) => turnedShape(shape, turn)),
    targets: scene.targets.map((target) => ({ ...target, ...turn(target.x, target.y) })),
  };
}

function turnedShape(shape: Shape, turn: (x: number, y: number) => { x: number; y: number }): Shape {
  if (shape.kind === 'disc' || shape.kind === 'text') return { ...shape, ...turn(shape.x, shape.y) };
  if (shape.kind !== 'line') return shape; // this game draws none
  const [from, to] = [turn(shape.x1, shape.y1), turn(shape.x2, shape.y2)];
  return { ...shape, x1: from.x, y1: from.y, x2: to.x, y2: to.y };
}
