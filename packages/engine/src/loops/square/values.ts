/** What the kernel's values mean for edges and cells. */
import { perObject } from '../../cache.ts';
import type { Layout } from './layout.ts';
import { level, position, shareFew, SITE_COUNT, size, value } from './memory.ts';

export const cellVariable = (x: number): number => 2 * size[SITE_COUNT] + x;

/** May this site be inside (1) or outside (0)? Off the board it is outside. */
export const mayBe = (x: number, inside: number): boolean =>
  value[2 * (2 * size[SITE_COUNT] + x) + inside] <= 0;

const outsideOf = perObject(({ sites, meshEdge, isCell }: Layout): Int32Array => {
  const variables: number[] = [];
  for (let e = 0; e < 2 * sites; e++) if (meshEdge[e] < 0) variables.push(e);
  for (let x = 0; x < sites; x++) if (isCell[x] === 0) variables.push(2 * sites + x);
  return Int32Array.from(variables);
});

/** Edges off the board are crosses and sites off it outside, whatever happens: the trail need not say so. */
export function knowOutside(layout: Layout): void {
  const outside = outsideOf(layout);
  for (let i = 0; i < outside.length; i++) {
    const variable = outside[i];
    value[2 * variable] = -1;
    value[2 * variable + 1] = 1;
    level[variable] = 0;
    position[variable] = BEFORE_ALL;
  }
}

/** Before the trail begins. */
const BEFORE_ALL = -1;

export const isLine = (edge: number): boolean => value[2 * edge] > 0;

/** From twice a site to the edges in its rings: of the cell, clockwise from the top, and of the dot, counter-clockwise from above. */
const ringStep = shareFew(8);

export function loadRings(stride: number): void {
  ringStep.set([0, 3, 2 * stride, 1, 1 - 2 * stride, -2, 1, 0]);
}

/** The edge with a number in a node's ring. */
export function edgeAt(node: number, ring: number): number {
  const sites = size[SITE_COUNT];
  return node < sites ? 2 * node + ringStep[ring] : 2 * (node - sites) + ringStep[4 + ring];
}

/**
 * An edge's number in the rings of its two dots and two cells, four bits each. To the right: the first dot, the one
 * after it, the cell below, the one above; downwards: the first dot, the one below, the cell to the right, to the left.
 */
export const ringsBeside = (edge: number): number => ((edge & 1) === 0 ? 0x2013 : 0x1302);

/** The same nodes by their place in that order. */
export function nodeBeside(edge: number, at: number, sites: number, stride: number): number {
  const x = edge >> 1;
  if (at === 0) return sites + x;
  if (at === 1) return sites + x + (edge & 1 ? stride : 1);
  return at === 2 ? x : x - (edge & 1 ? 1 : stride);
}
