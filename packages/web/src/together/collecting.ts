/** Pasted puzzles, one after another, in any format of any game. */
import { parseErrorText } from '../library/opening.ts';
import { engine } from '../shell/engine.ts';
import type { SharedPuzzle } from './shared-texts.ts';

type ReadPuzzles =
  | { readonly ok: true; readonly puzzles: readonly SharedPuzzle[] }
  | { readonly ok: false; readonly problem: string };

export function readPuzzles(text: string): ReadPuzzles {
  const puzzles: SharedPuzzle[] = [];
  const { games, readMany } = engine();
  if (text.trim() === '') return { ok: true, puzzles };
  for (const { read, heading } of readMany(games, text.split('\n'))) {
    if (!read.ok) return { ok: false, problem: parseErrorText(read.game, read.error) };
    const { game, saved } = read.value;
    const title = heading?.title?.slice(0, 80) ?? '';
    puzzles.push({ game: game.id, puzzle: game.native.format({ puzzle: saved.puzzle }), title });
  }
  return { ok: true, puzzles };
}
