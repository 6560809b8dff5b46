/** One text for a board, its turns and its mirror images. */
import { squareTurns } from '../../../grid/square-turns.ts';
import { native } from '../formats/index.ts';
import type { Puzzle } from '../rules/rules.ts';

export const likeness = ({ width, height, pearls }: Puzzle): string =>
  squareTurns(width, height, pearls)
    .map(({ cells, ...size }) => native.format({ puzzle: { ...size, pearls: cells } }))
    .sort()[0];
