/** The game that was played last: undo at the beginning of a new one leads back there. */
import { records } from './store/saved-games.ts';

export const lastPlayed = (game: string): string | undefined =>
  records.value.find((each) => each.game === game)?.id;
