/** What Steps must reach: all solutions, random starts, sequences; against a plain search in the same run. */
import { popcount } from '../../packages/engine/src/bits.ts';
import { performance } from 'node:perf_hooks';
import { finish, makeRng, shuffle } from 'edgewise';
import { getMasks, WORDS } from '../../packages/engine/src/puzzles/steps/rules/masks.ts';
import { canFollow } from '../../packages/engine/src/puzzles/steps/rules/order.ts';
import type { Placement } from '../../packages/engine/src/puzzles/steps/rules/pieces.ts';
import { domainAfter, Search, shapesLeft } from '../../packages/engine/src/puzzles/steps/solve/search.ts';
import {
  allSolutions,
  solutionsWith,
  type Table,
} from '../../packages/engine/src/puzzles/steps/solve/all-solutions.ts';
import { suffices } from '../../packages/engine/src/puzzles/steps/hint/suffices.ts';
import { FEW_TRAPS } from '../../packages/engine/src/puzzles/steps/make/generator.ts';
import { measure } from '../../packages/engine/src/puzzles/steps/make/grade.ts';
import type { Level } from '../../packages/engine/src/puzzles/steps/make/levels.ts';
import { placementsOf } from '../../packages/engine/src/puzzles/steps/rules/rules.ts';
import { steps } from 'edgewise/steps';
import { benchHints, costOf } from './hints.ts';
import { oneOf, timeOf, number, summary, table, timeEach } from './measure.ts';
import { benchReasons } from './piece-reasons.ts';
import { besideOnly, countPackings, inSomeOrder } from './yardsticks/steps-packings.ts';
import { countPlainly } from './steps-plain.ts';
import { benchStepsProofs } from './steps-proofs.ts';

function countBySearch(start: readonly Placement[]): number {
  const search = new Search(domainAfter(start), shapesLeft(start));
  let count = 0;
  while (search.next() === 'found') count++;
  return count;
}

/** Two to four pieces of a random solution, the rest of which can be played after them. */
function randomStarts(count: number): Placement[][] {
  const rng = makeRng('bench-steps');
  const { solutions } = finish(allSolutions());
  const starts: Placement[][] = [];
  while (starts.length < count) {
    const mixed = [...oneOf(solutions, rng)];
    shuffle(rng, mixed);
    const size = 2 + (starts.length % 3);
    if (canFollow(mixed.slice(0, size), mixed.slice(size))) starts.push(mixed.slice(0, size));
  }
  return starts;
}

/** Legal sequences of three: for every legal pair, what both allow. */
function threes(): number {
  const { slots, after } = getMasks();
  let count = 0;
  for (let p = 0; p < slots.length; p++)
    for (let q = 0; q < slots.length; q++) {
      if ((((after[p * WORDS + (q >> 5)] ?? 0) >>> q) & 1) === 0) continue;
      for (let word = 0; word < WORDS; word++)
        count += popcount((after[p * WORDS + word] ?? 0) & (after[q * WORDS + word] ?? 0));
    }
  return count;
}

function timed(work: () => number, expected: number): number {
  const start = performance.now();
  const answer = work();
  if (answer !== expected) throw new Error(`expected ${expected}, not ${answer}`);
  return performance.now() - start;
}

const row = (what: string, ours: number, plain: number | undefined, wanted: number): string[] => [
  what,
  number(ours),
  plain === undefined ? '' : number(plain),
  plain === undefined ? '' : `${number(plain / ours)}×`,
  `${wanted}`,
  ours <= wanted ? 'yes' : 'NO',
];

export function benchSteps(): void {
  const fresh = performance.now();
  getMasks();
  const tables = performance.now() - fresh;
  const all = Math.min(...[0, 1].map(() => timed(() => countBySearch([]), 8374)));
  const half = performance.now();
  const known = finish(allSolutions());
  const built = performance.now() - half;
  const starts = randomStarts(29);
  const expected = starts.map((start) => solutionsWith(known, start).length);
  const sum = expected.reduce((a, b) => a + b);
  /** The median of five rounds: one round is a few milliseconds, which a busy machine doubles. */
  const total = (count: (start: readonly Placement[]) => number): number => {
    const round = (): number => timed(() => starts.reduce((all, start) => all + count(start), 0), sum);
    return summary(Array.from({ length: 5 }, round)).median;
  };
  table(
    'Steps, milliseconds',
    ['what', 'ours', 'plain', 'faster', 'wanted', 'met'],
    [
      row('tables of the search, once', tables, undefined, 150),
      row(
        'all 8,374 solutions by search',
        all,
        timed(() => countPlainly([]), 8374),
        1500,
      ),
      row('all solutions as a table, by symmetry', built, undefined, 1500),
      row('29 starts of 2–4 pieces by search', total(countBySearch), total(countPlainly), 10),
      row(
        '29 starts from the table',
        total((start) => solutionsWith(known, start).length),
        undefined,
        10,
      ),
      row('35,326,448 sequences of three', timed(threes, 35_326_448), undefined, 1000),
      row(
        '15,558 packings without two that overhang each other',
        timed(() => countPackings(inSomeOrder), 15_558),
        undefined,
        3000,
      ),
      row(
        '1,291,126 packings whatever the order',
        timed(() => countPackings(besideOnly), 1_291_126),
        undefined,
        60_000,
      ),
    ],
  );
  const times = summary(timeEach(starts, (start) => void countBySearch(start)));
  table(
    'A start by search, milliseconds',
    ['median', 'worst'],
    [[number(times.median), number(times.worst)]],
  );
  benchShares();
  benchHardest(known);
  benchSuffices();
  benchStepsProofs();
  benchHints(steps);
  benchReasons(steps, suffices); // last: it keeps many puzzles, and the rows of hints measure memory
}

/** What the README says about levels and dead ends: `few` must be drawn as often as stated there. */
const SAID: Readonly<Record<string, number>> = {
  starter: 74,
  junior: 60,
  expert: 59,
  master: 52,
  wizard: 40,
};
const SEVEN = 60;
const NEAR = 8; // per cent of random deviation

function benchShares(): void {
  const rows = Object.entries(SAID).map(([level, said]) => {
    const puzzles = Array.from({ length: 200 }, (_, seed) => {
      const made = finish(steps.generate({ level, traps: 'any' } as never, makeRng(`share ${seed}`)));
      if (!made.ok) throw new Error(made.error.code);
      return made.value;
    });
    const seven = puzzles.filter(({ puzzle }) => puzzle.start.length === 7).length / 2;
    const few =
      puzzles.filter(({ puzzle, solution }) => {
        const first = placementsOf(puzzle.start);
        const rest = placementsOf(solution?.placed.slice(first.length) ?? []);
        return measure(first, rest).traps <= FEW_TRAPS[level as Level];
      }).length / 2;
    const good = Math.abs(few - said) <= NEAR && (level !== 'starter' || Math.abs(seven - SEVEN) <= NEAR);
    return [level, number(seven), number(few), String(said), good ? 'yes' : 'NO'];
  });
  table('Starts of 200 seeds, per cent', ['level', 'seven pieces', 'few dead ends', 'said', 'met'], rows);
}

/** The witness for hints, on the starts that are hardest for it. */
function benchSuffices(): void {
  const rows = ['EHn', 'EAo', 'BEc', 'DFc'].map((text) => {
    const read = steps.native.parse(`steps:${text}`);
    if (!read.ok) throw new Error(read.error.code);
    const { puzzle } = read.value;
    const state = steps.start(puzzle);
    const hint = finish(steps.hint(puzzle, state));
    const took = timeOf(() => {
      if (!hint || !suffices(puzzle, state, hint)) throw new Error('a reason that is none');
    });
    return [text, hint?.code ?? '', number(took), '1000', took <= 1000 ? 'yes' : 'NO'];
  });
  table('Is a reason enough? Milliseconds', ['start', 'hint', 'ms', 'wanted', 'met'], rows);
}

/** Hints with one piece given and one solution left: nothing in the game is harder to prove. */
function benchHardest(known: Table): void {
  const rows = [...known.having.keys()]
    .filter((piece) => solutionsWith(known, [piece]).length === 1)
    .map(({ text }) => {
      const puzzle = { start: [text] };
      const state = steps.start(puzzle);
      const { ms, gap } = costOf(steps.hint(puzzle, state));
      const links = finish(steps.hint(puzzle, state))?.proof?.links.length;
      const isMet = ms <= 500 && gap <= 50 && links !== undefined;
      return [text, number(ms), number(gap), String(links ?? 'none'), isMet ? 'yes' : 'NO'];
    });
  table(
    'The hardest hints: ms of the processor (wanted 500), between two steps (50)',
    ['start', 'ms', 'gap', 'links', 'met'],
    rows,
  );
}
