/**
 * Neighbouring shapes of one colour as one path: a browser styles, lays out and paints one element instead of
 * hundreds. Painting order is kept, so only shapes that follow one another are joined.
 */
import type { Shape } from 'edgewise';
import { circlePath, classOf, n } from './elements.ts';

export function joinRuns(shapes: readonly Shape[]): Shape[] {
  const joined: Shape[] = [];
  let run: string[] = [];
  let first: Shape | undefined;
  let ink = '';
  const flush = () => {
    if (first) joined.push(asPath(first, run));
    first = undefined;
  };
  for (const shape of shapes) {
    const stroke = strokeOf(shape);
    if (first && stroke?.ink === ink) {
      run.push(stroke.d);
      continue;
    }
    flush();
    if (stroke) [first, ink, run] = [shape, stroke.ink, [stroke.d]];
    else joined.push(shape);
  }
  flush();
  return joined;
}

/** Even alone: a path joined with its neighbours stays the same path when they go. */
function asPath(like: Shape, run: readonly string[]): Shape {
  const { role, layer, pen } = like;
  const made = { kind: 'path', role, layer, d: run.join(''), filled: isFilled(like) } as const;
  return pen === undefined ? made : { ...made, pen };
}

const isFilled = (shape: Shape): boolean => classOf(shape).startsWith('f-');

interface Stroke {
  readonly d: string;
  readonly ink: string;
}

/** Games return the same shapes again and again: each is converted once. */
const strokes = new WeakMap<Shape, Stroke | 'none'>();

function strokeOf(shape: Shape): Stroke | undefined {
  let stroke = strokes.get(shape);
  if (!stroke) {
    const d = pathOf(shape);
    stroke = d === undefined ? 'none' : { d, ink: `${classOf(shape)} ${shape.pen ?? ''} ${shape.layer}` };
    strokes.set(shape, stroke);
  }
  return stroke === 'none' ? undefined : stroke;
}

/** Filled outlines stay separate: where two overlap, one path could have a hole. Discs all run the same way round. */
function pathOf(shape: Shape): string | undefined {
  switch (shape.kind) {
    case 'line':
      return `M${n(shape.x1)} ${n(shape.y1)}L${n(shape.x2)} ${n(shape.y2)}`;
    case 'disc':
      return circlePath(shape.x, shape.y, shape.r);
    case 'polygon':
      return isFilled(shape) ? undefined : `M${shape.points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
    case 'path':
      return isFilled(shape) || !shape.d.startsWith('M') ? undefined : shape.d;
    case 'text':
      return undefined;
  }
}
