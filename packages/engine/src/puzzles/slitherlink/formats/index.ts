/** The ways of writing a Slitherlink board; the order is the order in which a text without a name is tried. */
import { documentFile } from './document.ts';
import { janko } from './janko.ts';
import { loopy } from './loopy.ts';
import { puzzleLoop } from './puzzle-loop.ts';
import { puzzlink } from './puzzlink.ts';
import { pzpr } from './pzpr.ts';
import type { BoardFormat } from './reading.ts';
import { rows } from './rows.ts';

export type { Board, BoardFormat } from './reading.ts';
export { native } from './native.ts';
export const foreign: readonly BoardFormat[] = [puzzlink, pzpr, janko, loopy, documentFile, puzzleLoop, rows];
