/** What a player has solved: best times, how far a series has come, and the album of different solutions. */
import type { AnyGame, AnySession } from 'edgewise';
import { solveRecords, gameStore, refreshSolveRecords } from './store/saved-games.ts';
import type { SolveRecord } from './store/records.ts';
import type { OpenGame } from './open-game.ts';

/** The program has played something, even if it was undone: the player has seen it. */
export const wasHelped = ({ log }: AnySession): boolean => log.some((line) => line.startsWith('given '));

/** A solve counts if the player made at least one move. */
export async function recordSolve(now: OpenGame): Promise<void> {
  const { game, session, record } = now;
  const { puzzle, state } = session;
  const byHand = session.log.some((line) => line.startsWith('step '));
  if (!session.solved || !byHand) return refreshSolveRecords();
  const text = game.native.format({ puzzle, state });
  const { score } = session.report();
  const find = game.identity?.(puzzle, state) ?? text;
  const solve: SolveRecord = {
    key: `${record.id} ${find}`,
    game: game.id,
    puzzle: record.puzzle,
    params: record.params,
    find,
    state: text,
    time: session.movedAt,
    moves: session.stepCount,
    own: !wasHelped(session),
    ...(score !== undefined && { score }),
    at: Date.now(),
    ...(record.origin !== undefined && { origin: record.origin }),
  };
  // Solved again after playing on: the first solve is the one that counts.
  if (!solveRecords.value.some(({ key }) => key === solve.key)) await (await gameStore()).recordSolve(solve);
  await refreshSolveRecords();
}

/** Different solutions of one puzzle, the first record of each, oldest first. */
export function albumOf(game: AnyGame, puzzle: string): readonly SolveRecord[] {
  const seen = new Map<string, SolveRecord>();
  const all = solveRecords.value.filter((solve) => solve.game === game.id && solve.puzzle === puzzle);
  for (const solve of [...all].sort((a, b) => a.at - b.at))
    if (!seen.has(solve.find)) seen.set(solve.find, solve);
  return [...seen.values()];
}

export interface Standing {
  readonly solved: number;
  readonly best: number | undefined; // milliseconds, of solves without help
  /** Of solves without help, where the game has points. */
  readonly points?: { readonly best: number; readonly average: number };
}

/** Progress with one choice of parameters. */
export function standingOf(game: AnyGame, params: string): Standing {
  const all = solveRecords.value.filter((solve) => solve.game === game.id && solve.params === params);
  const times = all.filter(({ own }) => own).map(({ time }) => time);
  const scores = all.flatMap(({ own, score }) => (own && score !== undefined ? [score] : []));
  return {
    solved: new Set(all.map(({ key }) => key.split(' ')[0])).size,
    best: times.length ? Math.min(...times) : undefined,
    ...(scores.length && {
      points: {
        best: Math.max(...scores),
        average: scores.reduce((sum, each) => sum + each, 0) / scores.length,
      },
    }),
  };
}
