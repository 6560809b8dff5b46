/** All the ways in and out. A text without a named format is tried in this order. */
import { list } from './list.ts';

export { native } from './native.ts';
export const foreign = [list];
