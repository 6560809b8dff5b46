/**
 * What a hint would do to the picture, seen beforehand. The game itself draws the position after the
 * hint's moves; what is new there is shown as it would look, what is gone is struck out. So a cross is
 * announced as a cross and a piece as a piece, and no file here knows either.
 */
import type { Scene, Shape, Spot } from 'edgewise';
import { classOf, makeElement, svgElement } from './elements.ts';

export interface Preview {
  readonly come: readonly Shape[];
  readonly gone: readonly Shape[];
  /** From the later picture to the present one: a board without bounds may have moved in its frame. */
  readonly shift: readonly [dx: number, dy: number];
}

export function diffScenes(before: Scene, after: Scene): Preview {
  const shift = shiftOf(before, after);
  const still = shift[0] === 0 && shift[1] === 0;
  const written = (scene: Scene) => scene.shapes.filter(({ by }) => by === 'player');
  const [old, fresh] = [written(before), written(after)];
  const name = still ? (shape: Shape) => JSON.stringify(shape) : roughly;
  return { come: without(fresh, old, name), gone: without(old, fresh, name), shift };
}

/** Most games hand out the same objects again: only what is left is written out and compared. */
function without(all: readonly Shape[], others: readonly Shape[], name: (shape: Shape) => string): Shape[] {
  const same = new Set(others);
  const rest = all.filter((shape) => !same.has(shape));
  if (!rest.length) return rest;
  const mine = new Set(all);
  const counts = new Map<string, number>();
  for (const shape of others)
    if (!mine.has(shape)) counts.set(name(shape), (counts.get(name(shape)) ?? 0) + 1);
  return rest.filter((shape) => {
    const count = counts.get(name(shape)) ?? 0;
    if (count > 0) counts.set(name(shape), count - 1);
    return count === 0;
  });
}

const roughly = ({ kind, role, spot = '' }: Shape): string => `${kind} ${role} ${spot}`;

/** Places that nothing lies on keep their names, so most of them tell how far the picture has moved. */
export function shiftOf(before: Scene, after: Scene): readonly [number, number] {
  const there = new Map(after.targets.map((target) => [target.spot, target]));
  const votes = new Map<string, { count: number; by: readonly [number, number] }>();
  for (const { spot, x, y } of before.targets) {
    const later = there.get(spot);
    if (!later) continue;
    const by = [round(x - later.x), round(y - later.y)] as const;
    const vote = votes.get(by.join()) ?? { count: 0, by };
    vote.count++;
    votes.set(by.join(), vote);
  }
  let best: { count: number; by: readonly [number, number] } = { count: 0, by: [0, 0] };
  for (const vote of votes.values()) if (vote.count > best.count) best = vote;
  return best.by;
}

const round = (value: number): number => Math.round(value * 1e6) / 1e6 || 0;

export const spotsOf = ({ come, gone }: Preview): ReadonlySet<Spot> =>
  new Set([...come, ...gone].flatMap(({ spot }) => spot ?? []));

/** `tone` says why something goes: it makes way for something else, or it was wrong. */
export function drawPreview(
  host: SVGElement,
  seen: Preview | undefined,
  tone: 'hint' | 'wrong' = 'hint',
): void {
  host.replaceChildren();
  if (!seen) return;
  const moved = svgElement('g', { transform: `translate(${seen.shift.join(' ')})` });
  const groups = [...bySpot(seen.come).values()];
  // All halos in one translucent group: where they overlap they do not darken.
  moved.append(collect('p-halo', groups.filter((shapes) => !shapes.some(isBody)).flatMap(halo)));
  moved.append(...groups.map((shapes) => (shapes.some(isBody) ? piece(shapes) : mark(shapes))));
  host.append(...[...bySpot(seen.gone).values()].map((shapes) => struck(shapes, tone)), moved);
}

function bySpot(shapes: readonly Shape[]): Map<Spot, Shape[]> {
  const groups = new Map<Spot, Shape[]>();
  for (const shape of shapes) {
    const group = groups.get(shape.spot ?? '');
    if (group) group.push(shape);
    else groups.set(shape.spot ?? '', [shape]);
  }
  return groups;
}

const isBody = (shape: Shape): boolean => shape.kind !== 'text' && classOf(shape).startsWith('f-');

function collect(name: string, parts: readonly SVGElement[]): SVGElement {
  const group = svgElement('g', { class: name });
  group.append(...parts);
  return group;
}

const SMALL = 0.5; // units: below this a halo is simply round

function halo(shapes: readonly Shape[]): SVGElement[] {
  const { x, y, size } = extent(shapes);
  return size < SMALL
    ? [svgElement('circle', { class: 'p-round', cx: x, cy: y, r: size / 2 + 0.14 })]
    : outlines(shapes);
}

/** Marks of the pen are drawn in the hint's ink. */
const mark = (shapes: readonly Shape[]): SVGElement => collect('p-come p-mark', shapes.map(makeElement));

/** Bodies keep their own inks and turn translucent, over plain ground, within a dashed contour. */
const piece = (shapes: readonly Shape[]): SVGElement =>
  collect('p-piece', [
    collect('p-contour', outlines(shapes)),
    collect('p-ground', outlines(shapes)),
    collect('p-come', shapes.map(makeElement)),
  ]);

const struck = (shapes: readonly Shape[], tone: 'hint' | 'wrong'): SVGElement =>
  collect(`p-gone p-gone-${tone}`, [
    collect('p-contour', outlines(shapes)),
    collect('p-faded', outlines(shapes)),
    ...slashes(shapes, tone),
  ]);

/** The shapes without their roles: ink comes from the group. Texts have no outline worth drawing. */
function outlines(shapes: readonly Shape[]): SVGElement[] {
  return shapes
    .filter(({ kind }) => kind !== 'text')
    .map((shape) => {
      const element = makeElement(shape);
      element.setAttribute('class', isBody(shape) ? 'p-body' : 'p-pen');
      element.style.strokeWidth = '';
      return element;
    });
}

const SLASH = 0.2;

/** One stroke across what makes way; two, like a cut, across what was wrong. */
function slashes(shapes: readonly Shape[], tone: 'hint' | 'wrong'): SVGElement[] {
  const [line] = shapes.filter((shape) => shape.kind === 'line');
  const { x, y } = extent(shapes);
  const angle = line ? Math.atan2(line.y2 - line.y1, line.x2 - line.x1) : 0;
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  const [sx, sy] = [Math.cos(angle - 1.05) * SLASH, Math.sin(angle - 1.05) * SLASH];
  const offsets = tone === 'wrong' ? [-0.08, 0.08] : [0];
  return offsets.map((by) => {
    const [cx, cy] = [x + ux * by, y + uy * by];
    return svgElement('line', {
      class: tone === 'wrong' ? 'm-wrong p-slash' : 'p-slash',
      x1: cx - sx,
      y1: cy - sy,
      x2: cx + sx,
      y2: cy + sy,
    });
  });
}

/** Middle and greater side of all that is drawn, near enough. */
function extent(shapes: readonly Shape[]): { x: number; y: number; size: number } {
  const points = shapes.flatMap(pointsOf);
  if (!points.length) return { x: 0, y: 0, size: 0 };
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { x: (left + right) / 2, y: (top + bottom) / 2, size: Math.max(right - left, bottom - top) };
}

function pointsOf(shape: Shape): readonly (readonly [number, number])[] {
  switch (shape.kind) {
    case 'line':
      return [
        [shape.x1, shape.y1],
        [shape.x2, shape.y2],
      ];
    case 'disc':
    case 'text':
      return [[shape.x, shape.y]];
    case 'polygon':
      return shape.points;
    case 'path':
      return pathPoints(shape.d);
  }
}

/** Absolute moves and lines; what else a path does stays near them. */
const pathPoints = (d: string): [number, number][] =>
  [...d.matchAll(/[ML]\s*(-?[\d.]+)[\s,]+(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
