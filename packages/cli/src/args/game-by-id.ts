/** Finds a game by its id, or says which games there are. */
import type { AnyGame, Language } from 'edgewise';
import { cliText } from '../words/words.ts';
import { UserError } from './user-error.ts';

export function gameById(games: readonly AnyGame[], id: string | undefined, language: Language): AnyGame {
  const game = games.find((each) => each.id === id);
  if (game) return game;
  throw new UserError(
    cliText(language, 'read-game', { given: id ?? '', known: games.map((each) => each.id).join(', ') }),
  );
}
