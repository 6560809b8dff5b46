/** The position after a hint's moves, as a picture: what the board shows before anything is done. */
import type { Scene } from 'edgewise';
import type { PlainHint } from './job-server.ts';
import { sceneWith, type OpenGame } from './open-game.ts';

/** Moves that came from the worker as texts. One that does not read is left out: then less is shown and done. */
export const movesOf = (now: OpenGame, { moves }: Pick<PlainHint, 'moves'>): readonly unknown[] =>
  moves.flatMap((text) => {
    const read = now.game.moves.parse(text);
    return read.ok ? [read.value] : [];
  });

export function sceneAfter(now: OpenGame, hint: PlainHint): Scene | undefined {
  const { game, session } = now;
  const moves = movesOf(now, hint);
  if (!moves.length) return undefined;
  let state: unknown = session.state;
  for (const move of moves) {
    const next = game.apply(session.puzzle, state, move);
    if (!next.ok) return undefined;
    state = next.value;
  }
  return sceneWith(now, state);
}
