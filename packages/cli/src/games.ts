/** Finding a game by its id, or saying which there are. */
import type { AnyGame } from 'edgewise';
import type { Language } from 'edgewise/words/words';
import { Complaint } from './complaint.ts';
import { tell } from './words.ts';

export function gameCalled(games: readonly AnyGame[], id: string | undefined, language: Language): AnyGame {
  const game = games.find((each) => each.id === id);
  if (game) return game;
  throw new Complaint(
    tell(language, 'read-game', { given: id ?? '', known: games.map((each) => each.id).join(', ') }),
  );
}
