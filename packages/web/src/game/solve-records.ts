/** What a player has solved: best times, how far a series has come, and the album of different solutions. */
import type { AnyGame } from 'edgewise';
import { solveRecords, gameStore, refreshSolveRecords } from './store/saved-games.ts';
import type { SolveRecord } from './store/records.ts';
import type { OpenGame } from './open-game.ts';

/** A solve counts when a hand had a part in it. */
export async function recordSolve(now: OpenGame): Promise<void> {
  const { game, session, record } = now;
  const { puzzle, state } = session;
  const byHand = session.log.some((line) => line.startsWith('step '));
  if (!session.solved || !byHand) return refreshSolveRecords();
  const text = game.native.format({ puzzle, state });
  const find = game.identity?.(puzzle, state) ?? text;
  const feat: SolveRecord = {
    key: `${record.id} ${find}`,
    game: game.id,
    puzzle: record.puzzle,
    params: record.params,
    find,
    state: text,
    time: session.movedAt,
    moves: session.moves.length,
    own: session.given === 0,
    at: Date.now(),
  };
  await (await gameStore()).recordSolve(feat);
  await refreshSolveRecords();
}

/** Different solutions of one puzzle, the first find of each, oldest first. */
export function albumOf(game: AnyGame, puzzle: string): readonly SolveRecord[] {
  const seen = new Map<string, SolveRecord>();
  const all = solveRecords.value.filter((feat) => feat.game === game.id && feat.puzzle === puzzle);
  for (const feat of [...all].sort((a, b) => a.at - b.at))
    if (!seen.has(feat.find)) seen.set(feat.find, feat);
  return [...seen.values()];
}

export interface Standing {
  readonly solved: number;
  readonly best: number | undefined; // milliseconds, of solves without help
}

/** How it stands with one choice of parameters. */
export function standingOf(game: AnyGame, params: string): Standing {
  const all = solveRecords.value.filter((feat) => feat.game === game.id && feat.params === params);
  const times = all.filter(({ own }) => own).map(({ time }) => time);
  return {
    solved: new Set(all.map(({ key }) => key.split(' ')[0])).size,
    best: times.length ? Math.min(...times) : undefined,
  };
}
