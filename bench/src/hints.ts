/**
 * What a hint may cost on every preset of a game, its proof included: the median, the 99th percentile, the worst, the
 * longest wait between two of its steps, memory. In processor time: waiting for other programs is not the hint's fault.
 */
import { finish, makeRng, type AnyGame, type Task } from 'edgewise';
import { oneOf, number, summary, table } from './measure.ts';

const MEDIAN_MS = 20;
const P99_MS = 200;
const MOST_MS = 500;
const MOST_GAP = 50;
const MOST_MB = 200;

interface Cost {
  ms: number;
  gap: number;
}

export function costOf(task: Task<unknown>): Cost {
  const clock = (): number => process.cpuUsage().user / 1000;
  const began = clock();
  let [last, gap] = [began, 0];
  for (;;) {
    const { done } = task.next();
    const now = clock();
    gap = Math.max(gap, now - last);
    last = now;
    if (done) return { ms: now - began, gap };
  }
}

interface Position {
  readonly puzzle: unknown;
  readonly state: unknown;
  readonly past: readonly unknown[];
}

/** Part of the way to the solution, then some aimless drags: mostly mistakes. */
function positionsOf(
  game: AnyGame,
  params: AnyGame['params']['presets'][0]['params'],
  seed: number,
): Position[] {
  const made = finish(game.generate(params, makeRng(seed)));
  if (!made.ok) return [];
  const { puzzle, solution } = made.value;
  const rng = makeRng(`hints ${seed}`);
  const way = solution === undefined ? [] : game.plan(puzzle, game.start(puzzle), solution);
  return [0, 0.3, 0.6, 0.85].flatMap((part) => {
    let state = game.start(puzzle);
    const past: unknown[] = [];
    const play = (move: unknown): void => {
      const next = game.apply(puzzle, state, move);
      if (!next.ok) return;
      past.push(state);
      state = next.value;
    };
    way.slice(0, Math.floor(way.length * part)).forEach(play);
    const good = { puzzle, state, past: [...past] };
    const spots = game.scene(puzzle, state).targets.map(({ spot }) => spot);
    for (let i = 0; i < 60 && past.length < good.past.length + 2; i++) {
      const path = [oneOf(spots, rng), oneOf(spots, rng)];
      const meant = game.interpret(puzzle, state, { verb: 'drag', path });
      if (meant.ok) play(meant.value);
    }
    return [good, { puzzle, state, past }];
  });
}

export function benchHints(game: AnyGame, seeds = 3): void {
  const rows = game.params.presets.map(({ id, params }) => {
    const positions = Array.from({ length: seeds }, (_, seed) => positionsOf(game, params, seed)).flat();
    const ask = ({ puzzle, state, past }: Position): Cost => costOf(game.hint(puzzle, state, past));
    positions.slice(0, 4).forEach(ask); // the first ones warm up the machine
    const costs = positions.map(ask);
    const { median, p99, worst } = summary(costs.map((each) => each.ms));
    const gap = Math.max(...costs.map((each) => each.gap));
    const mb = process.memoryUsage().rss / 1e6;
    const quick = median <= MEDIAN_MS && p99 <= P99_MS && worst <= MOST_MS;
    const good = quick && gap <= MOST_GAP && mb <= MOST_MB + 100; // a third of that is Node itself
    const times = [median, p99, worst, gap, mb].map(number);
    return [id, String(positions.length), ...times, good ? 'yes' : 'NO'];
  });
  table(
    `Hints of ${game.id}, ms: median ${MEDIAN_MS}, 99 % ${P99_MS}, worst ${MOST_MS}, ${MOST_GAP} between two steps`,
    ['preset', 'hints', 'median', '99 %', 'worst', 'longest gap', 'MB in all', 'met'],
    rows,
  );
}
