/** All the ways in and out. A text without a named format is tried in this order. */
import { placements } from './placements.ts';

export { native } from './native.ts';
export const foreign = [placements];
