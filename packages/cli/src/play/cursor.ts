/** Moving among the targets of a scene by direction, for any geometry. */
import type { Spot } from 'edgewise';
import type { Target } from 'edgewise/draw';

export const directions = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] } as const;
export type Direction = keyof typeof directions;

export const isDirection = (name: string): name is Direction => Object.hasOwn(directions, name);

/** The nearest target that way; what lies aside counts double, so that rows and columns are kept. */
export function nextSpot(
  targets: readonly Target[],
  from: Spot,
  direction: Direction,
  sameKind = false,
): Spot | undefined {
  const here = targets.find((each) => each.spot === from);
  if (!here) return targets[0]?.spot;
  const [dx, dy] = directions[direction];
  let best: Spot | undefined;
  let least = Infinity;
  for (const { spot, kind, x, y } of targets) {
    const ahead = (x - here.x) * dx + (y - here.y) * dy;
    const aside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx);
    const cost = ahead + 2 * aside;
    if (ahead < 0.01 || cost >= least || aside > ahead * 1.5 || (sameKind && kind !== here.kind)) continue;
    [best, least] = [spot, cost];
  }
  return best;
}

/** Where the cursor begins: the middle of what can be changed most, which is the first kind of the scene. */
export function firstSpot(targets: readonly Target[]): Spot {
  const kind = targets[0]?.kind;
  const [x, y] = [mean(targets.map((each) => each.x)), mean(targets.map((each) => each.y))];
  const far = (each: Target): number => Math.hypot(each.x - x, each.y - y);
  const [middle] = targets.filter((each) => each.kind === kind).sort((a, b) => far(a) - far(b));
  return middle?.spot ?? '';
}

const mean = (values: readonly number[]): number =>
  values.reduce((a, b) => a + b, 0) / Math.max(1, values.length);
