/** Statistics of the solve records, level by level. */
import type { SolveRecord } from '../game/store/records.ts';

export interface LevelStatistics {
  readonly params: string;
  readonly solved: number;
  readonly own: number; // without help
  readonly best: number | undefined; // milliseconds, without help
  readonly median: number | undefined;
  readonly trend: readonly number[]; // the last times, oldest first
  readonly points?: { readonly best: number; readonly average: number; readonly solve: SolveRecord };
}

const SHOWN = 20; // solves in a plot

/** One entry for each choice of parameters, most solved first. */
export function statisticsOf(solves: readonly SolveRecord[]): readonly LevelStatistics[] {
  const byParams = new Map<string, SolveRecord[]>();
  for (const solve of [...solves].sort((a, b) => a.at - b.at))
    byParams.set(solve.params, [...(byParams.get(solve.params) ?? []), solve]);
  return [...byParams].map(([params, all]) => levelOf(params, all)).sort((a, b) => b.solved - a.solved);
}

function levelOf(params: string, all: readonly SolveRecord[]): LevelStatistics {
  const times = all.filter(({ own }) => own).map(({ time }) => time);
  const points = pointsOf(all);
  return {
    params,
    solved: all.length,
    own: times.length,
    best: times.length ? Math.min(...times) : undefined,
    median: median(times),
    trend: times.slice(-SHOWN),
    ...(points && { points }),
  };
}

/** Where a game has points, they are what counts, not the time. */
function pointsOf(all: readonly SolveRecord[]): LevelStatistics['points'] {
  const scored = all.flatMap((solve) =>
    solve.own && solve.score !== undefined ? [{ solve, score: solve.score }] : [],
  );
  if (!scored.length) return undefined;
  const best = scored.reduce((most, each) => (each.score > most.score ? each : most));
  const sum = scored.reduce((total, { score }) => total + score, 0);
  return { best: best.score, average: sum / scored.length, solve: best.solve };
}

/** Of an even number, the lower of the middle two: a time that was really played. */
export function median(values: readonly number[]): number | undefined {
  return [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)];
}

/** Points of a plot of width 100 and height 24, the shortest time at the bottom. */
export function plotPoints(times: readonly number[]): string {
  const most = Math.max(...times, 1);
  const step = times.length > 1 ? 100 / (times.length - 1) : 0;
  return times.map((time, i) => `${(i * step).toFixed(1)},${(23 - (21 * time) / most).toFixed(1)}`).join(' ');
}
