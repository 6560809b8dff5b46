/** What the library shows of a game, drawn up from its session. */
import type { AnySession } from 'edgewise';
import type { GameRecord } from './store/records.ts';

export function recordOf(session: AnySession, id: string, created: number, puzzleText?: string): GameRecord {
  const { game, puzzle, state } = session;
  const { done, of } = session.report().progress;
  return {
    id,
    game: game.id,
    puzzle: puzzleText ?? game.native.format({ puzzle }),
    now: game.native.format({ puzzle, state }),
    params: '',
    level: '',
    created,
    played: Date.now(),
    done,
    of,
    solved: session.solved,
    elapsed: session.elapsed,
  };
}
