/** All the ways in and out. A text without a named format is tried in this order. */
import { colourBoard } from './colours.ts';
import { compact } from './compact.ts';
import { letters } from './letters.ts';
import type { BoardFormat } from './reading.ts';

export { native } from './native.ts';
export const foreign: readonly BoardFormat[] = [letters, colourBoard, compact];
