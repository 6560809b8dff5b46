/**
 * What a move would do to the picture, shown in advance. The game itself draws the later position; what is
 * new there is added, what is missing is removed. So a cross is previewed as a cross and a piece as a piece,
 * and no file here knows either. What the rules say about a position (`by: 'verdict'`) is not a change.
 */
import type { Scene, Shape } from '../draw/scene.ts';
import type { Spot } from '../vocabulary.ts';

export interface SceneDiff {
  readonly come: readonly Shape[];
  readonly gone: readonly Shape[];
  /** From the later picture to the current one: an unbounded board may have moved in its frame. */
  readonly shift: readonly [dx: number, dy: number];
}

export function diffScenes(before: Scene, after: Scene): SceneDiff {
  const shift = shiftOf(before, after);
  const isStill = shift[0] === 0 && shift[1] === 0;
  const [old, fresh] = [before.shapes.filter(isPlayers), after.shapes.filter(isPlayers)];
  const name = isStill ? (shape: Shape): string => JSON.stringify(shape) : roughName;
  return { come: without(fresh, old, name), gone: without(old, fresh, name), shift };
}

/** What the player drew or placed. */
export const isPlayers = ({ by }: Shape): boolean => by === 'player';

/** Most games return the same objects again: only the rest is converted to text and compared. */
function without(all: readonly Shape[], others: readonly Shape[], name: (shape: Shape) => string): Shape[] {
  const same = new Set(others);
  const rest = all.filter((shape) => !same.has(shape));
  if (!rest.length) return rest;
  const own = new Set(all);
  const counts = new Map<string, number>();
  for (const shape of others)
    if (!own.has(shape)) counts.set(name(shape), (counts.get(name(shape)) ?? 0) + 1);
  return rest.filter((shape) => {
    const count = counts.get(name(shape)) ?? 0;
    if (count > 0) counts.set(name(shape), count - 1);
    return count === 0;
  });
}

const roughName = ({ kind, role, spot = '' }: Shape): string => `${kind} ${role} ${spot}`;

/** Places keep their names, so most of them show how far the picture has moved; a board of fixed size has not. */
export function shiftOf(before: Scene, after: Scene): readonly [number, number] {
  if (!before.shelf && before.width === after.width && before.height === after.height) return [0, 0];
  const there = new Map(after.targets.map((target) => [target.spot, target]));
  const votes = new Map<string, { count: number; readonly by: readonly [number, number] }>();
  for (const { spot, x, y } of before.targets) {
    const later = there.get(spot);
    if (!later) continue;
    const by = [rounded(x - later.x), rounded(y - later.y)] as const;
    const vote = votes.get(by.join()) ?? { count: 0, by };
    vote.count++;
    votes.set(by.join(), vote);
  }
  const most = [...votes.values()].reduce((best, vote) => (vote.count > best.count ? vote : best), STILL);
  return most.by;
}

const STILL: { readonly count: number; readonly by: readonly [number, number] } = { count: 0, by: [0, 0] };

const rounded = (value: number): number => Math.round(value * 1e6) / 1e6 || 0;

/** The places that a difference touches. */
export const changedSpots = ({ come, gone }: SceneDiff): readonly Spot[] => [
  ...new Set([...gone, ...come].flatMap(({ spot }) => spot ?? [])),
];
