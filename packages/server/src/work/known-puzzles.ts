/**
 * Games that read a puzzle once: a day's certificates all have the same one, and reading it, with what its rules
 * then work out about it, is a twentieth of what replaying takes. Puzzles and states are values, so they can be shared.
 */
import type { AnyGame } from 'edgewise';

const KEPT = 64; // puzzles per game and thread
const LONGEST = 4000; // characters: what is longer could fill the memory

export const readingOnce = (games: readonly AnyGame[]): readonly AnyGame[] =>
  games.map((game) => ({ ...game, native: { ...game.native, parse: parseOnce(game) } }));

function parseOnce({ native }: AnyGame): AnyGame['native']['parse'] {
  type Known = ReturnType<AnyGame['native']['parse']>;
  const known = new Map<string, Known>(); // the oldest first
  return (text) => {
    const found = known.get(text);
    if (found) return found;
    const read = native.parse(text);
    if (!read.ok || text.length > LONGEST) return read;
    const [oldest] = known.keys();
    if (known.size >= KEPT && oldest !== undefined) known.delete(oldest);
    known.set(text, read);
    return read;
  };
}
