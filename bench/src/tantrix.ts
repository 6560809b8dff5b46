/** What the hexagons must reach: first loops, counts, completions, against a plain depth-first search. */
import { performance } from 'node:perf_hooks';
import { finish, makeRng } from 'edgewise';
import { check } from '../../packages/engine/src/puzzles/tantrix/rules/check.ts';
import { start, type Puzzle, type State } from '../../packages/engine/src/puzzles/tantrix/rules/rules.ts';
import { Dice } from '../../packages/engine/src/puzzles/tantrix/solve/search/chain.ts';
import { FirstLoop } from '../../packages/engine/src/puzzles/tantrix/solve/search/first.ts';
import { tablesOf } from '../../packages/engine/src/puzzles/tantrix/solve/search/problem.ts';
import { canFinish, countLoops } from '../../packages/engine/src/puzzles/tantrix/solve/solver.ts';
import {
  colours,
  hasColour,
  levelColour,
  type Colour,
} from '../../packages/engine/src/puzzles/tantrix/rules/tiles.ts';
import { tantrix } from 'edgewise/tantrix';
import { benchHints } from './hints.ts';
import { number, summary, table, timeEach } from './measure.ts';
import { plainFirst, plainLoops } from './tantrix-plain.ts';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);
const seeds = upTo(20);

const level = (tiles: readonly number[], colour: Colour): Puzzle => ({
  mode: 'discovery',
  tiles,
  colour,
  goal: 'loop',
  match: 'all',
  holes: 'none',
  rules: 'strict',
  locks: false,
});

const colourOf = (count: number): Colour => levelColour(count) ?? 'R';

/** One hole-free loop from a seed, checked. */
function firstLoop(tiles: readonly number[], colour: Colour, seed: number): State {
  const tables = tablesOf({ tiles, colour, match: 'all', holes: 'none', pins: [] });
  const search = tables && new FirstLoop(tables, new Dice(seed * 7919 + tiles.length));
  while (search && !search.run(10_000)) if (search.steps > 5_000_000) break;
  if (!search?.found) throw new Error('no loop found');
  return { placed: search.found, turns: tiles.map(() => 0), locked: 0 };
}

function timeFirst(tiles: readonly number[], colour: Colour): number[] {
  return seeds.map((seed) => {
    const began = performance.now();
    const state = firstLoop(tiles, colour, seed);
    const took = performance.now() - began;
    if (check(level(tiles, colour), state).issues.length) throw new Error('a loop that is none');
    return took;
  });
}

const met = (yes: boolean): string => (yes ? 'yes' : 'NO');

/** The plain search is given up after so many nodes: at about 10 million a second. */
const PATIENCE = 4_000_000;

function firstRow(count: number): string[] {
  const { median, worst } = summary(timeFirst(upTo(count), colourOf(count)));
  const tries = count > 20 ? [1] : [1, 2, 3];
  let gaveUp = false;
  const plain = summary(
    timeEach(tries, (seed) => {
      gaveUp ||= plainFirst(upTo(count), colourOf(count), seed, PATIENCE) === Infinity;
    }),
  );
  const ratio = `${gaveUp ? '> ' : ''}${number(plain.mean / median)}×`;
  return [
    `${count} ${colourOf(count)}`,
    number(median),
    number(worst),
    number(plain.mean),
    ratio,
    '2 / 50',
    met(median <= 2 && worst <= 50),
  ];
}

function benchFirst(): void {
  timeFirst(upTo(30), 'R');
  const head = ['tiles', 'median ms', 'worst', 'plain', 'faster', 'wanted', 'met'];
  table('First hole-free loop, 20 seeds', head, upTo(30).slice(2).map(firstRow));
  const rows = colours.map((colour) => {
    const times = summary(
      timeFirst(
        upTo(56).filter((tile) => hasColour(tile, colour)),
        colour,
      ),
    );
    return [
      `42 ${colour}`,
      number(times.median),
      number(times.worst),
      '',
      '',
      '100',
      met(times.worst <= 100),
    ];
  });
  table('First loop of all tiles of a colour', head, rows);
}

function benchCounts(): void {
  const rows = (
    [
      [10, 'R', 50],
      [10, 'Y', 50],
      [12, 'R', 200],
      [12, 'Y', 200],
      [14, 'B', 2000],
    ] as const
  ).map(([count, colour, wanted]) => {
    let loops = 0;
    const ours = summary(
      timeEach([1, 2, 3], () => (loops = finish(countLoops(level(upTo(count), colour), colour)))),
    );
    let plain = { count: 0, nodes: 0, finished: false };
    const [took] = timeEach([1], () => (plain = plainLoops(upTo(count), colour, Infinity, 60_000_000)));
    if (plain.finished && plain.count !== loops) throw new Error('the yardstick disagrees');
    const ratio = `${plain.finished ? '' : '> '}${number(took / ours.median)}×`;
    return [
      `${count} ${colour}`,
      String(loops),
      number(ours.median),
      number(took),
      ratio,
      String(wanted),
      met(ours.median <= wanted),
    ];
  });
  table(
    'All loops counted, up to rotation',
    ['tiles', 'loops', 'ms', 'plain', 'faster', 'wanted', 'met'],
    rows,
  );
}

/** Part of a loop stays: a stretch of it or scattered tiles. */
function partOf(puzzle: Puzzle, kept: number, seed: number): State {
  const { placed } = firstLoop(puzzle.tiles, puzzle.colour as Colour, seed);
  const rng = makeRng(`part-${seed}`);
  const order = placed.map((place) => ({ place, key: seed % 2 ? rng.below(1000) : place.q * 3 + place.r }));
  order.sort((a, b) => a.key - b.key);
  return { ...start(puzzle), placed: order.slice(0, kept).map((each) => each.place) };
}

function benchParts(): void {
  const rows = (
    [
      [20, 4],
      [20, 8],
      [20, 12],
      [30, 8],
      [30, 20],
    ] as const
  ).map(([count, kept]) => {
    const puzzle = level(upTo(count), colourOf(count));
    let failed = 0;
    const times = summary(
      timeEach(seeds, (seed) => {
        if (typeof finish(canFinish(puzzle, partOf(puzzle, kept, seed))) === 'string') failed++;
      }),
    );
    const good = failed === 0 && (count > 20 ? times.median : times.worst) <= 1000;
    return [
      `${kept} of ${count}`,
      number(times.median),
      number(times.worst),
      String(failed),
      '1000',
      met(good),
    ];
  });
  table('Completing a part of a loop', ['tiles', 'median ms', 'worst', 'not found', 'wanted', 'met'], rows);
}

export function benchTantrix(): void {
  benchFirst();
  benchCounts();
  benchParts();
  benchHints(tantrix);
}
