/**
 * Results of the daily puzzles. Nothing is taken on trust: the engine replays the certificate. What it says about
 * time can only be compared with this server's own clock, and what does not look human is listed separately, not
 * removed: solvers exist, and so do fast players.
 */
import { Refusal } from '../http/refusal.ts';
import type { Player } from '../identity/players.ts';
import type { Services } from '../services.ts';
import { OverBudget } from '../work/pool.ts';
import type { Judgement, JudgeRequest } from '../work/judge.ts';
import type { Judges } from '../work/judging.ts';
import { isContinued, type Attempt, type WhichAttempt } from './attempts.ts';
import { isOver } from './days.ts';
import type { Result } from './result-store.ts';

export const VERIFY_BUDGET = 5_000; // milliseconds; a board of 50 × 50 takes a hundred
const FASTEST = 60; // milliseconds per step: anything faster is a program, or a very lucky hand
const SLACK = 2_000; // milliseconds by which clocks may differ
const LONGEST = 2 ** 31 - 1;

interface Submission {
  readonly day: string;
  readonly certificate: string;
}

/** The attempt that a submission ends. */
export const attemptEndedBy = ({ day, certificate }: Submission): WhichAttempt => ({
  day,
  game: gameNamedIn(certificate),
});

export async function submit(
  { results, dailies, judges, metrics }: Services,
  player: Player,
  attempt: Attempt | undefined,
  { day, certificate }: Submission,
  now: number,
): Promise<{
  readonly day: string;
  readonly game: string;
  readonly result: Result;
  readonly first: boolean;
}> {
  const game = gameNamedIn(certificate);
  const judgement = await judged(judges, { certificate, lines: attempt?.log_lines ?? 0 });
  const daily = await dailies.of(day, judgement.game);
  refuseForeign(judgement, daily.puzzle);
  if (judgement.game !== game || (attempt && !(await isContinued(attempt, judgement.firstLines))))
    throw new Refusal(
      422,
      'log-changed',
      'The certificate leaves out or changes lines of this game that were sent earlier.',
    );
  const result = resultOf(judgement, attempt, day, now);
  const first = await results.add({ player, day, game, certificate, result, now });
  if (first) metrics.count('edgewise_results_total', { verdict: result.verdict });
  const kept = first ? result : await results.kept({ player, day, game });
  return { day, game, result: kept ?? result, first };
}

/** As the certificate's head claims, before any of it is verified. */
const gameNamedIn = (certificate: string): string =>
  /^game (\S{1,40})/m.exec(certificate.slice(0, 200))?.[1] ?? '';

async function judged(judges: Judges, request: JudgeRequest): Promise<Judgement> {
  const judgement = await judges.judge(request).catch((error: unknown) => {
    if (!(error instanceof OverBudget)) throw error;
    throw new Refusal(422, 'certificate-long', 'Replaying this certificate takes too long.');
  });
  if ('refused' in judgement) throw new Refusal(422, 'certificate-wrong', judgement.refused);
  return judgement;
}

function refuseForeign(judgement: Judgement, puzzle: string): void {
  if (judgement.puzzle !== puzzle)
    throw new Refusal(
      422,
      'other-puzzle',
      'The certificate is for another puzzle, not the puzzle of the day.',
    );
  if (!judgement.fromStart)
    throw new Refusal(422, 'not-from-start', 'The certificate does not start from the empty board.');
  if (!judgement.solved)
    throw new Refusal(
      422,
      'not-solved',
      'Every move in the certificate is legal, but the puzzle is not solved.',
    );
}

function resultOf(judgement: Judgement, attempt: Attempt | undefined, day: string, now: number): Result {
  const { activeMs, steps, hints, given, shown } = judgement;
  const wall = attempt?.counts && !isOver(day, now) ? Math.max(0, now - attempt.started_at.getTime()) : null;
  const help = shown ? 'shown' : given > 0 || hints > 0 ? 'helped' : 'clean';
  return {
    verdict: wall === null ? 'unranked' : help,
    unusual: unusual(judgement, wall),
    wall_ms: wall === null ? null : Math.min(LONGEST, wall),
    active_ms: Math.min(LONGEST, activeMs),
    moves: steps,
    hints,
    given,
  };
}

/** More time at the board than has passed, or hardly any at all. */
function unusual({ activeMs, steps, given }: Judgement, wall: number | null): string | null {
  if (wall !== null && activeMs > wall + SLACK) return 'clock';
  return activeMs < FASTEST * Math.max(0, steps - given) ? 'fast' : null;
}
