/** The board in characters, for the terminal. */
import type { AnyGame, Saved } from 'edgewise';
import { ansi } from 'edgewise/draw';
import type { Settings } from '../args/settings.ts';

export const boardPicture = (
  game: AnyGame,
  { puzzle, state }: Saved<unknown, unknown>,
  { drawBoards, style, depth }: Settings,
): string =>
  drawBoards ? ansi(game.sketch(puzzle, state ?? game.start(puzzle)), { mode: style, depth }) : '';
