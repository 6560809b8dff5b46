/** What Slitherlink must reach: solving against cadical-wasm, generating, hints. */
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { certain, finish, makeRng, slitherlink, type Task } from 'edgewise';
import { squareGrid } from '../../packages/engine/src/grid/square.ts';
import { randomInside } from '../../packages/engine/src/loops/random-loop.ts';
import type { Params } from '../../packages/engine/src/puzzles/slitherlink/params.ts';
import { levels } from '../../packages/engine/src/puzzles/slitherlink/make/levels.ts';
import { BLANK, type Puzzle } from '../../packages/engine/src/puzzles/slitherlink/rules/rules.ts';
import { countWith } from './yardsticks/cadical.ts';
import { benchHints as benchPresets } from './hints.ts';
import { hintsOf, proofRows } from './proofs.ts';
import { cadicalTimer, uniqueSolver } from './against-cadical.ts';
import { number, rate, summary, table, timeEach, timeEachAsync, verdict, warmUp } from './measure.ts';

const solveUnique = uniqueSolver(slitherlink);
const timeCadical = cadicalTimer(countWith);

const like = (wishes: Partial<Params>): Params => ({
  ...slitherlink.params.presets[0].params,
  symmetry: 'none',
  ...wishes,
});

/** Boards of the levels up to `sides`, in turn. */
function deducible(size: number, count: number): Puzzle[] {
  const rng = makeRng(`bench-${size}`);
  const puzzles: Puzzle[] = [];
  while (puzzles.length < count) {
    const made = finish(
      slitherlink.generate(
        like({ width: size, height: size, level: certain(levels[puzzles.length % 4]) }),
        rng,
      ),
    );
    if (made.ok) puzzles.push(made.value.puzzle);
  }
  return puzzles;
}

function minimal(size: number): Puzzle[] {
  const text = readFileSync(`bench/boards/minimal-${size}.txt`, 'utf8');
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const read = slitherlink.native.parse(line);
      return read.ok ? [read.value.puzzle] : [];
    });
}

/** Rounds over different boards. */
function timeOurs(puzzles: readonly Puzzle[], rounds: number): number[] {
  warmUp(puzzles, solveUnique);
  return Array.from({ length: rounds }, () => timeEach(puzzles, solveUnique)).flat();
}

async function solvingRow(
  size: number,
  puzzles: readonly Puzzle[],
  yardsticks: number,
  wanted: number,
): Promise<string[]> {
  const ours = summary(timeOurs(puzzles, Math.max(2, Math.ceil(400 / puzzles.length))));
  const theirs = summary(await timeEachAsync(puzzles.slice(0, yardsticks), timeCadical));
  const ratio = theirs.mean / ours.mean;
  return [
    `${size}×${size}`,
    String(puzzles.length),
    number(ours.mean),
    number(ours.p99),
    number(ours.worst),
    number(theirs.mean),
    `${number(ratio)}×`,
    `${wanted}×`,
    verdict(ratio, wanted),
  ];
}

const SOLVING = ['board', 'boards', 'mean ms', 'p99', 'worst', 'cadical-wasm', 'faster', 'wanted', 'met'];

export async function benchSolving(): Promise<void> {
  const easy: string[][] = [];
  for (const [size, count, yardsticks] of [
    [10, 250, 60],
    [20, 80, 30],
    [30, 40, 20],
    [50, 15, 10],
  ] as const)
    easy.push(await solvingRow(size, deducible(size, count), yardsticks, 100));
  table('Solve and prove unique: boards up to the level of sides', SOLVING, easy);
  const hard: string[][] = [];
  for (const [size, yardsticks] of [
    [10, 100],
    [15, 100],
    [20, 60],
    [30, 30],
  ] as const)
    hard.push(await solvingRow(size, minimal(size), yardsticks, 10));
  table('Solve and prove unique: clue-minimal boards', SOLVING, hard);
  const large = deducible(100, 1);
  table('The largest', SOLVING.slice(0, 4), [['100×100', '1', number(summary(timeOurs(large, 3)).mean), '']]);
}

/** A board of the largest size that files may contain, with every clue of a random loop. */
function everyClue(size: number): Puzzle {
  const inside = randomInside(size, size, makeRng(`every-clue-${size}`));
  const { mesh } = squareGrid(size, size);
  const side = (face: number): number => inside[face] ?? 0; // none beyond the board
  const isLine = (edge: number): boolean => {
    const [one = -1, other = -1] = mesh.edgeFaces.subarray(2 * edge, 2 * edge + 2);
    return side(one) !== side(other);
  };
  const clues = Int8Array.from(mesh.faceEdges, (edges) => edges.filter(isLine).length);
  return { width: size, height: size, clues, rule: 'loop' };
}

/** Every other clue: many solutions, with much left to the search. */
function halfOf(puzzle: Puzzle): Puzzle {
  const rng = makeRng('half');
  return { ...puzzle, clues: Int8Array.from(puzzle.clues, (clue) => (rng.below(2) ? clue : BLANK)) };
}

/** The total time of a task, and the longest between two yields. */
function drive(task: Task<unknown>): { total: number; gap: number } {
  const start = performance.now();
  let gap = 0;
  for (;;) {
    const before = performance.now();
    const { done } = task.next();
    gap = Math.max(gap, performance.now() - before);
    if (done) return { total: performance.now() - start, gap };
  }
}

/** Whether a screen stays responsive: on each preset, and on the largest boards. */
function gapRows(): string[][] {
  // The first run counts for the gap: a screen also waits for code that has not run yet.
  const row = (name: string, make: () => Task<unknown>, most: number): string[] => {
    const cold = drive(make());
    const warm = drive(make());
    const [total, gap] = [warm.total, Math.max(cold.gap, warm.gap)];
    return [name, number(total), String(most), number(gap), '50', total <= most && gap <= 50 ? 'yes' : 'NO'];
  };
  const rows = slitherlink.params.presets.flatMap(({ id, params }) => {
    const made = finish(slitherlink.generate(params, makeRng('gaps')));
    if (!made.ok) return [];
    const { puzzle } = made.value;
    return [row(`${id}: hint`, () => slitherlink.hint(puzzle, slitherlink.start(puzzle)), 500)];
  });
  for (const size of [100, 200]) {
    const puzzle = everyClue(size);
    rows.push(row(`${size}×${size}: solve`, () => slitherlink.solve(puzzle, { limit: 2 }), 5000));
    const sparse = halfOf(puzzle);
    rows.push(
      row(`${size}×${size}, half the clues: solve`, () => slitherlink.solve(sparse, { limit: 2 }), 5000),
    );
    rows.push(row(`${size}×${size}: hint`, () => slitherlink.hint(puzzle, slitherlink.start(puzzle)), 5000));
  }
  const params = like({ width: 100, height: 100, level: 'sides' });
  const { total, gap } = drive(slitherlink.generate(params, makeRng('gaps')));
  rows.push(['100×100 sides: generate', number(total), '–', number(gap), '50', gap <= 50 ? 'yes' : 'NO']);
  return rows;
}

const GENERATING = [
  [10, 'corners', 'none', 400],
  [20, 'corners', 'none', 30],
  [30, 'corners', 'none', 5],
  [50, 'corners', 'none', 0.5],
  [10, 'supposition', 'none', 30],
  [10, 'corners', 'half-turn', 200],
  [20, 'corners', 'quarter-turn', 15],
  [10, 'supposition', 'half-turn', 15],
] as const;

export function benchGenerating(): void {
  const rows = GENERATING.map(([size, level, symmetry, wanted]) => {
    const rng = makeRng(`rate-${size}`);
    const one = (): void =>
      void finish(slitherlink.generate(like({ width: size, height: size, level, symmetry }), rng));
    for (let i = 0; i < Math.min(50, 500 / size); i++) one();
    const reached = rate(size >= 50 ? 6 : 3, one);
    return [
      `${size}×${size} ${level}, ${symmetry}`,
      number(reached),
      String(wanted),
      verdict(reached, wanted),
    ];
  });
  table('Generate, a second', ['what', 'reached', 'wanted', 'met'], rows);
}

/** Every hint from the empty board to the end. */
const hintTimes = (puzzle: Puzzle): number[] => [...hintsOf(puzzle)].map(({ ms }) => ms);

export function benchHints(): void {
  benchPresets(slitherlink);
  const rows = [
    ['30×30, levels 1–4', deducible(30, 5), 100, 500],
    ['30×30, clue-minimal', minimal(30).slice(0, 4), 100, 500],
    ['10×10, clue-minimal', minimal(10).slice(0, 20), 100, 500],
  ] as const;
  table(
    'A hint, milliseconds',
    ['board', 'hints', 'median', 'p99', 'worst', 'wanted typical / worst', 'met'],
    rows.map(([name, puzzles, typical, most]) => {
      const { count, median, p99, worst } = summary(puzzles.flatMap(hintTimes));
      const met = median <= typical && worst <= most;
      return [
        name,
        String(count),
        number(median),
        number(p99),
        number(worst),
        `${typical} / ${most}`,
        met ? 'yes' : 'NO',
      ];
    }),
  );
  table(
    'Hints that can be followed: sentences that say nothing in particular, and links of a proof',
    ['level', 'boards', 'hints', 'general', 'wanted', 'longest', 'over 12 links', 'met'],
    levels.flatMap(proofRows),
  );
  table(
    'Long work, milliseconds',
    ['what', 'whole', 'wanted', 'longest between yields', 'wanted', 'met'],
    gapRows(),
  );
}
