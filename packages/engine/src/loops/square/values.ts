/** What the kernel's values say of edges and cells. */
import { SITE_COUNT, size, STRIDE, value } from './memory.ts';

export const cellVariable = (x: number): number => 2 * size[SITE_COUNT] + x;

/** May this site be inside (1) or outside (0)? Off the board it is outside. */
export const mayBe = (x: number, inside: number): boolean =>
  value[2 * (2 * size[SITE_COUNT] + x) + inside] <= 0;

export const isLine = (edge: number): boolean => value[2 * edge] > 0;

/** The edge with a number in a node's ring: a cell goes clockwise from the top, a dot counter-clockwise from above. */
export function edgeAt(node: number, ring: number): number {
  const stride = size[STRIDE];
  const sites = size[SITE_COUNT];
  const x = node < sites ? node : node - sites;
  if (node < sites)
    return ring === 0 ? 2 * x : ring === 1 ? 2 * x + 3 : ring === 2 ? 2 * (x + stride) : 2 * x + 1;
  return ring === 0 ? 2 * (x - stride) + 1 : ring === 1 ? 2 * x - 2 : ring === 2 ? 2 * x + 1 : 2 * x;
}
