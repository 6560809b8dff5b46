/** What Masyu must reach: solving against cadical-wasm, generating, hints. */
import { performance } from 'node:perf_hooks';
import { certain, finish, makeRng, masyu } from 'edgewise';
import { levels, type Level } from '../../packages/engine/src/puzzles/masyu/make/levels.ts';
import type { Puzzle } from '../../packages/engine/src/puzzles/masyu/rules/rules.ts';
import { countMasyuWith } from './yardsticks/cadical-masyu.ts';
import { cadicalTimer, uniqueSolver } from './against-cadical.ts';
import { number, rate, summary, table, timeEach, timeEachAsync, verdict, warmUp } from './measure.ts';

const solveUnique = uniqueSolver(masyu);
const timeCadical = cadicalTimer(countMasyuWith);

function made(size: number, count: number, of: readonly Level[]): Puzzle[] {
  const rng = makeRng(`bench-masyu-${size}`);
  const puzzles: Puzzle[] = [];
  while (puzzles.length < count) {
    const level = certain(of[puzzles.length % of.length]);
    const next = finish(masyu.generate({ width: size, height: size, level }, rng));
    if (next.ok) puzzles.push(next.value.puzzle);
  }
  return puzzles;
}

/** How many times as fast as cadical-wasm. */
const WANTED = 20;

async function solvingRow(name: string, puzzles: readonly Puzzle[]): Promise<string[]> {
  warmUp(puzzles, solveUnique);
  const ours = summary(Array.from({ length: 10 }, () => timeEach(puzzles, solveUnique)).flat());
  const theirs = summary(await timeEachAsync(puzzles, timeCadical));
  const ratio = theirs.mean / ours.mean;
  return [
    name,
    String(puzzles.length),
    number(ours.mean),
    number(ours.p99),
    number(ours.worst),
    number(theirs.mean),
    `${number(ratio)}×`,
    `${WANTED}×`,
    verdict(ratio, WANTED),
  ];
}

async function solving(): Promise<void> {
  const deducible = levels.slice(0, 3);
  await timeEachAsync(made(10, 40, levels), timeCadical); // the yardstick is not at its speed from the start either
  const rows = [
    await solvingRow('10×10, all levels', made(10, 40, levels)),
    await solvingRow('20×20, all levels', made(20, 20, levels)),
    await solvingRow('10×10, levels 1–3', made(10, 40, deducible)),
    await solvingRow('20×20, levels 1–3', made(20, 20, deducible)),
    await solvingRow('10×10, contradiction', made(10, 80, ['contradiction'])),
    await solvingRow('15×15, contradiction', made(15, 30, ['contradiction'])),
    await solvingRow('20×20, contradiction', made(20, 12, ['contradiction'])),
  ];
  table(
    'Masyu: solve and prove unique',
    ['board', 'boards', 'mean ms', 'p99', 'worst', 'cadical-wasm', 'faster', 'wanted', 'met'],
    rows,
  );
}

const GENERATING = [
  [10, 'pearls', 50],
  [10, 'loops', 50],
  [10, 'connectivity', 50],
  [10, 'contradiction', 5],
  [20, 'loops', 5],
] as const;

function generating(): void {
  const rows = GENERATING.map(([size, level, wanted]) => {
    const rng = makeRng(`rate-masyu-${size}`);
    const one = (): void => void finish(masyu.generate({ width: size, height: size, level }, rng));
    for (let i = 0; i < 5; i++) one();
    const reached = rate(3, one);
    return [`${size}×${size} ${level}`, number(reached), String(wanted), verdict(reached, wanted)];
  });
  table('Masyu: generate, a second', ['what', 'reached', 'wanted', 'met'], rows);
}

/** Every hint from the empty board to the end: its time, and the longest time without a yield. */
function hintTimes(puzzle: Puzzle): { time: number; gap: number }[] {
  const times: { time: number; gap: number }[] = [];
  let state = masyu.start(puzzle);
  for (;;) {
    const start = performance.now();
    let last = start;
    let gap = 0;
    const task = masyu.hint(puzzle, state);
    let step = task.next();
    for (; ; step = task.next()) {
      const now = performance.now();
      gap = Math.max(gap, now - last);
      last = now;
      if (step.done) break;
    }
    if (!step.value) return times;
    times.push({ time: last - start, gap });
    for (const move of step.value.moves) {
      const next = masyu.apply(puzzle, state, move);
      if (!next.ok) throw new Error(`hint ${step.value.code} cannot be played`);
      state = next.value;
    }
  }
}

function hints(): void {
  const rows = masyu.params.presets.map(({ id, params }) => {
    const times = made(params.width, 2, [params.level]).flatMap(hintTimes);
    const { count, median, worst } = summary(times.map(({ time }) => time));
    const gap = Math.max(...times.map((each) => each.gap));
    const met = worst <= 500 && gap <= 50 ? 'yes' : 'NO';
    return [id, String(count), number(median), number(worst), number(gap), '500 / 50', met];
  });
  table(
    'Masyu: a hint, milliseconds',
    ['preset', 'hints', 'median', 'worst', 'longest step', 'wanted worst / step', 'met'],
    rows,
  );
}

export async function benchMasyu(): Promise<void> {
  await solving();
  generating();
  hints();
}
