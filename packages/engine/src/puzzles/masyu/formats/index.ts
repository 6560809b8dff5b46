/** The ways of writing a Masyu board; the order is the order in which a text without a name is tried. */
import { pearl } from './pearl.ts';
import { puzzlink } from './puzzlink.ts';
import type { MasyuFormat } from './reading.ts';

export { native } from './native.ts';
export const foreign: readonly MasyuFormat[] = [puzzlink, pearl];
